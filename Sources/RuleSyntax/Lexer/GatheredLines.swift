/// Lines of a text that is entered line by line, and whether the text continues.
///
/// It continues while a bracket is open, or after a word that can't be the last. Each line is lexed
/// once, because tokens end with their lines; those of a block comment of other languages are lexed
/// again when it ends.
package struct GatheredLines: Sendable {
  /// The lines, joined by line ends.
  package private(set) var bytes: [UInt8] = []
  private var isEmpty = true
  private var ending = Ending()
  /// Whether no further line can complete the text.
  private var isHopeless = false
  /// Where the first open block comment begins, and how the text ends before it.
  private var openComment: (start: Int, ending: Ending)?
  private let limits = SyntaxLimits()

  /// How a text ends.
  private struct Ending {
    var openBrackets = 0
    var last: TokenKind?
  }

  package init() {}

  /// Whether the text ends where it can't be complete.
  package var goesOn: Bool {
    !isHopeless && (ending.openBrackets > 0 || ending.last?.continuesAfter ?? false)
  }

  /// Adds a line without its line end.
  package mutating func add(_ line: String) {
    if !isEmpty { bytes.append(0x0A) }
    isEmpty = false
    let start = bytes.count
    bytes += line.utf8
    let isText = !line.utf8.contains(0) && bytes.count <= limits.sourceBytes
    guard isText, !isHopeless else {
      isHopeless = true
      return
    }
    if let comment = openComment, closesComment(from: start) {
      openComment = nil
      ending = comment.ending
      read(from: comment.start)
    } else {
      read(from: start)
    }
  }

  /// Whether the bytes from an offset contain the end of a block comment after a space or line end.
  private func closesComment(from start: Int) -> Bool {
    let ends: [UInt8] = [UInt8(ascii: "*"), UInt8(ascii: "/")]
    return (start..<bytes.count).contains { index in
      bytes[index...].starts(with: ends)
        && (index == start || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09)
    }
  }

  /// Reads the lines from an offset on.
  private mutating func read(from start: Int) {
    let lexer = Lexer(SourceText(name: "", bytes: Array(bytes[start...])), limits: limits)
    for token in lexer.tokens where !token.kind.isTrivia {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: ending.openBrackets += 1
      case _ where token.kind.closesBracket: ending.openBrackets -= 1
      case _: break
      }
      if token.kind != .separator { ending.last = token.kind }
    }
    // The rest of its line belongs to the comment, so the text before it ends like that line.
    if openComment == nil, let comment = lexer.openBlockComment {
      openComment = (start + comment, ending)
    }
    // A text or pattern that is not closed on its line stays invalid.
    isHopeless = !lexer.unclosed.isEmpty
  }
}
