/// Tree to text, in the one canonical layout.
///
/// Four spaces of indentation; lines of 100 columns if words allow it; statements on separate
/// lines, except for short blocks of plain checks; messages of neighboring checks in one column;
/// names in backquotes only where necessary. Linear in the tree.
package enum RulePrinter {
  /// Writes a tree that was not parsed from a text, with comments on separate lines.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - comments: The comments before forms and fields, by the ranges of these; without `#`.
  /// - Returns: The text in the canonical layout.
  package static func print(_ tree: FileTree, comments: [SourceRange: [String]] = [:]) -> String {
    var printer = TreePrinter(comments: AttachedComments())
    printer.file(tree)
    if comments.isEmpty { return Layout.text(of: printer.layout.items) }
    var attached = AttachedComments()
    for (range, lines) in comments {
      guard let token = printer.starts[range] else { continue }
      attached.leading[token] = lines.map { .init(text: "# \($0)", followsBlankLine: false) }
    }
    printer = TreePrinter(comments: attached)
    printer.file(tree)
    return Layout.text(of: printer.layout.items)
  }

  /// The canonical text of a file, or why there is none.
  package static func formatting(of parsed: ParsedFile) -> Formatting {
    if parsed.hasErrors { return .hasErrors }
    let comments = AttachedComments(of: parsed)
    var printer = TreePrinter(comments: comments)
    printer.file(parsed.tree)
    guard printer.layout.tokenCount == comments.tokenCount else {
      return .fault("the formatter would change the number of words")
    }
    let text = Layout.text(of: printer.layout.items)
    // Cheap compared with the harm of a changed rule.
    let reparsed = RuleParser.parse(SourceText(name: parsed.source.name, text: text))
    guard !reparsed.hasErrors, TreeDump.text(reparsed.tree) == TreeDump.text(parsed.tree) else {
      return .fault("the formatter would change the meaning")
    }
    return .text(text)
  }
}

/// The formatter's result for a file.
package enum Formatting: Sendable, Hashable {
  case text(String)
  /// The file has errors, so its meaning is uncertain.
  case hasErrors
  /// A bug in the formatter, which prevented writing the text.
  case fault(String)
}
