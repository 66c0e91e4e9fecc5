#include "include/CEmbeddedFiles.h"

// Clang has `#embed` in each edition of C, from version 19 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

// One entry of a list is `FILE_NAMED("name")`, a line with `#embed "path" AS_TEXT`, and `END`.
#define FILE_NAMED(name) { name, (const char[]) {
#define AS_TEXT suffix(, 0)
#define END } },
