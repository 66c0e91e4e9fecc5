import RuleSyntax

/// An entry of several lines as one line of the history, so it can be recalled as a whole.
enum HistoryLine {
  /// The lines joined to one with the same meaning; nil if a comment needs its own line.
  static func joined(_ lines: [String]) -> String? {
    guard lines.count > 1 else { return lines.first }
    let source = SourceText(name: "", text: lines.joined(separator: "\n"))
    var text = ""
    var end: UInt32 = 0
    for token in RuleParser.parse(source).tokens {
      let isApart = token.range.start > end
      end = token.range.end
      let written = source.text(in: token.range)
      switch token.kind {
      case .comment: return nil
      case .lineEnd: text.endWord()
      case .separator where text.last == "{" || !written.contains(where: \.isNewline):
        text += text.last == "{" ? " " : written
      case .separator: text += "; "
      case .rightBrace:
        if text.hasSuffix("; ") { text.removeLast(2) }
        text.endWord()
        text += written
      case _:
        if isApart { text.endWord() }
        text += written
      }
    }
    return text
  }
}

extension String {
  /// Adds a space, unless there is one.
  fileprivate mutating func endWord() {
    if !isEmpty, last != " " { append(" ") }
  }
}
