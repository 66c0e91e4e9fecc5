import RuleSyntax

/// The names of fields as form-encoded records have them: paths.
enum FieldName {
  /// The path in one text, with names that are no identifiers in back-quotes.
  static func joined(_ path: [String]) -> String {
    path.map { Name($0).isPlain ? $0 : "`\($0)`" }.joined(separator: ".")
  }
}
