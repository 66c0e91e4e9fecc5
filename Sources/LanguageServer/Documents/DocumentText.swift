import RuleSyntax

/// A document's text while the changes of one message are applied to it.
///
/// It is kept in lines, so that a change costs as much as the lines that it touches: an editor that replaces
/// every occurrence of a name sends all changes in one message.
struct DocumentText {
  /// The lines with their line ends; the last one has none, and may be empty.
  private var lines: [[UInt8]]
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], encoding: PositionEncoding) {
    lines = SourceText(name: "", bytes: bytes).lines
    self.encoding = encoding
  }

  var bytes: [UInt8] { Array(lines.joined()) }

  /// Replaces the text between two positions, which may be in the wrong order.
  mutating func replace(_ start: TextPosition, _ end: TextPosition, with text: String) {
    var (first, last) = (place(of: start), place(of: end))
    if last < first { swap(&first, &last) }
    var changed = lines[first.line][..<first.offset] + Array(text.utf8)
    changed += lines[last.line][last.offset...]
    var replaced = first.line...last.line
    // A line feed at the beginning would belong to the carriage return before it.
    if first.offset == 0, first.line > 0 {
      replaced = (first.line - 1)...last.line
      changed = lines[first.line - 1] + changed
    }
    var new = SourceText(name: "", bytes: Array(changed)).lines
    // The text of lines before the last one ends with a line end, after which no further line begins.
    if last.line + 1 < lines.count { new.removeLast() }
    lines.replaceSubrange(replaced, with: new)
  }

  /// The line of a position, and the offset in it.
  private func place(of position: TextPosition) -> (line: Int, offset: Int) {
    guard position.line < lines.count else {
      return (lines.count - 1, lines[lines.count - 1].count)
    }
    let line = SourceText(name: "", bytes: lines[position.line])
    let offset = TextPositions(source: line, encoding: encoding)
      .offset(of: TextPosition(line: 0, character: position.character))
    return (position.line, offset)
  }
}
