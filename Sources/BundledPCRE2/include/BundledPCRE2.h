#if !__has_include("../pcre2/include/pcre2.h")
#error "the trait BundledPCRE2 needs PCRE2's sources: run Scripts/pcre2_sources.sh in this package"
#endif

#define PCRE2_CODE_UNIT_WIDTH 8
#ifndef PCRE2_STATIC
#define PCRE2_STATIC
#endif
#include "../pcre2/include/pcre2.h"
