/// A parsed pattern: its syntax tree, and whether settings precede it.
///
/// This is the only parser of PCRE2's notation besides PCRE2 itself. Visitors of the tree:
/// `ByteGraph` (the automaton), `PatternTraits` (how PCRE2 has to run it), `PatternReading` (a
/// description in words), and the export to ECMA-262.
package struct PatternSyntax: Sendable, Hashable {
  /// The tree; a single `unsupported` node if some construct of the pattern has no node.
  package let root: PatternNode
  /// Whether the pattern starts with settings such as `(*CRLF)`, which change what a line end is.
  package let hasSettings: Bool

  /// Parses a pattern that PCRE2 accepts; for other texts the tree is meaningless, but safe.
  ///
  /// - Complexity: linear in the length of the text. `PatternParser.mostNesting` bounds the depth
  ///   of the tree.
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
