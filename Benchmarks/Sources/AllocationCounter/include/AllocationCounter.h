#pragma once

#include <stdint.h>

/// How often the calling thread has asked for memory since it began.
///
/// An executable that links this has glibc's functions for that replaced, for itself and for all
/// libraries that it loads: malloc, calloc, realloc and those for aligned memory. Each call counts
/// once, whether or not it grows what is there.
uint64_t allocations_of_this_thread(void);
