/// One lexeme: its kind and its place.
package struct Token: Sendable, Hashable {
  package var kind: TokenKind
  package var range: SourceRange

  package init(_ kind: TokenKind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
