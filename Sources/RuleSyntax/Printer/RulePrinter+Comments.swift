extension RulePrinter {
  /// The text of a tree that was not read from a text, with comments in lines of their own.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - comments: What to say in front of forms and fields, by the ranges of these; without `#`.
  /// - Returns: The text in the canonical layout.
  package static func print(_ tree: FileTree, comments: [SourceRange: [String]]) -> String {
    guard !comments.isEmpty else { return print(tree) }
    var printer = TreePrinter(comments: AttachedComments())
    printer.file(tree)
    var attached = AttachedComments()
    for (range, lines) in comments {
      guard let token = printer.starts[range] else { continue }
      attached.leading[token] = lines.map { .init(text: "# \($0)", followsBlankLine: false) }
    }
    printer = TreePrinter(comments: attached)
    printer.file(tree)
    return Layout.text(of: printer.layout.items)
  }
}
