/// Tree to text, in the one canonical layout.
///
/// Four spaces of indentation, lines of 100 columns where words allow it, statements in lines of
/// their own but for short blocks of plain checks, messages of neighboring checks in one column,
/// names in back-quotes only where they must be. Linear in the tree.
package enum RulePrinter {
  /// The text of a tree that was not read from a text, with comments in lines of their own.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - comments: What to say in front of forms and fields, by the ranges of these; without `#`.
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
    // Cheap compared with the harm that a changed rule could do.
    let reparsed = RuleParser.parse(SourceText(name: parsed.source.name, text: text))
    guard !reparsed.hasErrors, TreeDump.text(reparsed.tree) == TreeDump.text(parsed.tree) else {
      return .fault("the formatter would change the meaning")
    }
    return .text(text)
  }
}

/// What the formatter makes of a file.
package enum Formatting: Sendable, Hashable {
  case text(String)
  /// The file has errors, so that it is not certain what it says.
  case hasErrors
  /// A fault of the formatter, which kept the text from being written.
  case fault(String)
}
