/// The comments and empty lines of a text, each with the token that it belongs to.
///
/// Tokens are counted as the printer writes them: without separators, commas before a closing
/// bracket, and empty brackets without a meaning.
struct AttachedComments {
  struct Comment {
    var text: String
    var followsBlankLine: Bool
  }

  /// Comments on separate lines before a token; those at the end of the file come before the token
  /// after the last one.
  var leading: [Int: [Comment]] = [:]
  /// Comments at the end of a token's line.
  var trailing: [Int: String] = [:]
  /// Tokens preceded by an empty line, before their comments.
  var followsBlankLine: Set<Int> = []
  /// How many tokens the printer must write; `nil` if there is no text to compare with.
  var tokenCount: Int?

  /// No comments, for a tree that was not parsed from a text.
  init() {}

  init(of parsed: ParsedFile) {
    let dropped = DroppedTokens(of: parsed)
    var count = 0
    var end = 0
    var isInDroppedParentheses = false
    var held: [Comment] = []
    for (index, token) in parsed.tokens.enumerated() {
      if token.kind == .separator || token.kind == .lineEnd { continue }
      let lines = lineEnds(in: parsed.source.bytes[end..<Int(token.range.start)])
      if token.kind == .comment {
        let comment = Comment(
          text: AttachedComments.trimmed(parsed.source.text(in: token.range)),
          followsBlankLine: lines > 1
        )
        if isInDroppedParentheses || !held.isEmpty {
          held.append(comment)
        } else {
          attach(comment, sharesLine: lines == 0, count)
        }
      } else if dropped.indices.contains(index) {
        isInDroppedParentheses = token.kind == .leftParenthesis
      } else {
        if !held.isEmpty {
          // No line may begin with the brace.
          leading[token.kind == .leftBrace ? count + 1 : count] = held
          held = []
        }
        if lines > 1 { followsBlankLine.insert(count) }
        count += 1
      }
      end = Int(token.range.end)
    }
    if !held.isEmpty { leading[count] = held }
    tokenCount = count
  }

  private mutating func attach(_ comment: Comment, sharesLine: Bool, _ count: Int) {
    if sharesLine, count > 0, leading[count] == nil, trailing[count - 1] == nil {
      trailing[count - 1] = comment.text
    } else {
      leading[count, default: []].append(comment)
    }
  }

  private static func trimmed(_ comment: String) -> String {
    String(comment.dropLast(comment.reversed().prefix { $0 == " " || $0 == "\t" }.count))
  }

  private func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D || byte == 0x0A && previous != 0x0D { count += 1 }
      previous = byte
    }
    return count
  }
}
