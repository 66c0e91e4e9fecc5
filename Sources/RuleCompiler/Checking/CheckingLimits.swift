/// Limits on a rule file that the checker accepts; each has a diagnostic.
enum CheckingLimits {
  /// Maximum number of files imported by one file, directly or indirectly.
  static let imports = 256
  /// Maximum number of fields of a form, including nested forms but not items of lists.
  ///
  /// Nesting multiplies: forty small forms, each with two fields of the next, would have 2⁴⁰
  /// fields.
  static let formFields = 100_000
  /// Maximum depth of `let` bindings that refer to ones declared later.
  static let bindingDepth = 64
  /// Maximum nesting of forms, so that they can be walked recursively.
  static let formNesting = 64
  /// Maximum number of known comparisons of one operand that a condition is compared with: as many as
  /// a chain of branches has conditions.
  static let knownComparisons = 40
  /// Maximum number of parameters of a rule or form, since each call of the rule, and each field with
  /// the form, holds a value for every one.
  static let parameters = 256
  /// Maximum size of all checks with `at`, and the conditions around them, times the fields that each
  /// names: every one of these fields has a copy.
  static let copiedBytes = 1 << 20
  /// Maximum number of diagnostics shown per file; the rest are only counted.
  static let diagnostics = 100
  /// Maximum number of spelling searches, each of which visits all names in scope.
  static let suggestions = 100
  /// Maximum number of constants of a file that are evaluated by its own checks, and of the steps of
  /// each.
  static let trials = 1000
  static let trialSteps = 10_000
  /// Maximum number of constants that rules compare with parameters of their callers.
  static let selectedValues = 100_000
  /// Maximum number of rules that a field may report, for tests that expect others.
  static let reportedRules = 100
  /// Maximum number of parameters or placeholders that a note lists.
  static let shownNames = 20
  /// Maximum number of retries of an external rule.
  static let retries = 10
}
