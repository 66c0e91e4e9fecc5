/// What the parser makes of a source text: a tree, however much is wrong with the text.
package struct ParsedFile: Sendable {
  package var source: SourceText
  /// What could be made out; it says what the text says when there are no errors.
  package var tree: FileTree
  /// All tokens in the order of the text, comments included.
  package var tokens: [Token]
  /// In the order of their places.
  package var diagnostics: [Diagnostic]

  /// Whether the tree is not all that the text says.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
