// A target needs a source file even where those of PCRE2 were not obtained, as the trait is not enabled.

#ifdef BUNDLED_PCRE2
#include "BundledPCRE2.h"
#endif
