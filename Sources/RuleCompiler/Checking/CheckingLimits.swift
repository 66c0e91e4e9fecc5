/// What the checker accepts of one rule file; each limit has a diagnostic.
enum CheckingLimits {
  /// Most files that one file may draw in, those that its imports import among them.
  static let imports = 256
  /// Most fields of one form with those of the forms nested in it, items of lists not counted.
  ///
  /// Nesting multiplies: forty small forms, each with two fields of the next, would have 2⁴⁰ fields.
  static let formFields = 100_000
  /// Most values named by `let` that one leads through before they are declared.
  static let bindingDepth = 64
  /// Most levels of forms in forms, so that they can be walked by recursion.
  static let formNesting = 64
  /// Most parameters of one rule, as each of its calls has a value for every one.
  static let parameters = 256
  /// Most diagnostics of one file; the rest is only counted.
  static let diagnostics = 100
  /// Most searches for the name that was meant, each of which looks at all names in scope.
  static let suggestions = 100
  /// Most parameters or placeholders that a note lists.
  static let shownNames = 20
  /// Most times that an external rule is asked again.
  static let retries = 10
}
