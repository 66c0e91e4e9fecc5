// PCRE2: the system's, or with the trait BundledPCRE2 the one that is built from its sources.

#if BundledPCRE2
  @_exported public import BundledPCRE2
#else
  @_exported public import SystemPCRE2
#endif
