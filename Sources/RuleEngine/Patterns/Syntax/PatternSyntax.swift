/// A pattern as read: its syntax tree, and whether settings come before it.
///
/// This is the only reader of PCRE2's notation besides PCRE2. Visitors of the tree: `ByteGraph`
/// (the automaton), `PatternTraits` (how PCRE2 has to run it), `PatternReading` (words for people),
/// and the export to ECMA-262.
package struct PatternSyntax: Sendable, Hashable {
  /// The tree; a single `unsupported` node where something in the pattern has no node.
  package let root: PatternNode
  /// Whether the pattern begins with settings such as `(*CRLF)`, which change what line ends are.
  package let hasSettings: Bool

  /// Reads a pattern that PCRE2 accepts; for other texts the tree is of no use, but safe.
  ///
  /// - Complexity: linear in the length of the text. The depth of the tree is bounded, see
  ///   `PatternParser.mostNesting`.
  package init(text: String, flags: PatternFlags) {
    var parser = PatternParser(text: text, flags: flags)
    hasSettings = parser.hasSettings
    do throws(UnsupportedPattern) {
      root = try parser.pattern()
    } catch {
      root = .unsupported(error)
    }
  }
}
