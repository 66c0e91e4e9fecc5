/// The texts of folders, as parts of the binary: C's `#embed` takes them as they are, at once, where an array literal in
/// Swift takes the compiler half a minute for 150 KB.

#pragma once

#pragma clang assume_nonnull begin

/// A file of text.
typedef struct {
  /// Its name, without folders; empty after the last file of a list.
  const char *name;
  /// Its bytes, then a zero.
  const char *text;
} CEmbeddedFile;

// Lists of files, in the order of their names.
const CEmbeddedFile *embedded_diagnostics(void);
const CEmbeddedFile *embedded_examples(void);
const CEmbeddedFile *embedded_page(void);
const CEmbeddedFile *embedded_preview(void);
const CEmbeddedFile *embedded_reference(void);
const CEmbeddedFile *embedded_runtime(void);
const CEmbeddedFile *embedded_standard_rules(void);

#pragma clang assume_nonnull end
