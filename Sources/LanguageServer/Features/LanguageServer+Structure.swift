import FormData
import FormInterchange
import RuleSyntax

/// A pair of brackets, by the positions of their tokens.
struct BracketPair {
  var opening: Token
  var closing: Token
}

extension Analysis {
  /// The pairs of brackets, inner ones first; unclosed brackets are not included.
  var bracketPairs: [BracketPair] {
    var open: [Token] = []
    var pairs: [BracketPair] = []
    for token in tokens {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(token)
      case .rightBrace, .rightParenthesis, .rightBracket:
        let matching: TokenKind =
          token.kind == .rightBrace
          ? .leftBrace : token.kind == .rightParenthesis ? .leftParenthesis : .leftBracket
        guard let index = open.lastIndex(where: { $0.kind == matching }) else { continue }
        pairs.append(BracketPair(opening: open[index], closing: token))
        open.removeSubrange(index...)
      case _: break
      }
    }
    return pairs
  }
}

extension LanguageServer {
  func foldingRanges(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    var ranges: [JSONNode] = []
    for pair in subject.analysis.bracketPairs {
      let start = subject.positions.position(of: Int(pair.opening.range.start)).line
      let end = subject.positions.position(of: Int(pair.closing.range.start)).line
      guard end > start + 1 else { continue }
      ranges.append(["startLine": .integer(start), "endLine": .integer(end - 1)])
    }
    var comments: (first: Int, last: Int)?
    func close() {
      if let comments, comments.last > comments.first {
        ranges.append([
          "startLine": .integer(comments.first), "endLine": .integer(comments.last),
          "kind": "comment",
        ])
      }
      comments = nil
    }
    for token in subject.analysis.parsed.tokens where token.kind == .comment {
      let position = subject.positions.position(of: Int(token.range.start))
      if let known = comments, known.last + 1 == position.line {
        comments = (known.first, position.line)
      } else {
        close()
        comments = (position.line, position.line)
      }
    }
    close()
    return .list(ranges)
  }

  func selectionRanges(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    let pairs = subject.analysis.bracketPairs
    var answers: [JSONNode] = []
    for position in params?["positions"]?.items ?? [] {
      guard let position = TextPosition(position) else { throw .missing("positions") }
      let offset = UInt32(subject.positions.offset(of: position))
      answers.append(selection(at: offset, in: subject, pairs))
    }
    return .list(answers)
  }

  /// The word, the contents of the enclosing brackets, these with the brackets, their lines, and so
  /// on outward.
  private func selection(
    at offset: UInt32,
    in subject: Subject,
    _ pairs: [BracketPair]
  ) -> JSONNode {
    var ranges: [SourceRange] = []
    if let token = subject.analysis.parsed.tokens.first(where: {
      $0.range.start <= offset && offset <= $0.range.end && $0.kind != .separator
        && $0.kind != .lineEnd
    }) {
      ranges.append(token.range)
    }
    let line = subject.positions.position(of: Int(offset)).line
    let bounds = subject.positions.bounds(ofLine: line)
    ranges.append(SourceRange(start: UInt32(bounds.start), end: UInt32(bounds.end)))
    for pair in pairs where pair.opening.range.end <= offset && offset <= pair.closing.range.start {
      ranges.append(SourceRange(start: pair.opening.range.end, end: pair.closing.range.start))
      let first = subject.positions.position(of: Int(pair.opening.range.start)).line
      let start = subject.positions.bounds(ofLine: first).start
      ranges.append(SourceRange(start: UInt32(start), end: pair.closing.range.end))
    }
    ranges.append(SourceRange(start: 0, end: UInt32(subject.source.bytes.count)))
    ranges.sort { ($0.end - $0.start, $0.start) < ($1.end - $1.start, $1.start) }
    // Each range contains the previous one; others are left out.
    var chain: [SourceRange] = []
    for range in ranges {
      guard let last = chain.last else {
        chain.append(range)
        continue
      }
      if range != last, range.start <= last.start, last.end <= range.end { chain.append(range) }
    }
    var node: JSONNode?
    for range in chain.reversed() {
      var inner: JSONObject = ["range": subject.positions.node(of: range)]
      if let outer = node { inner["parent"] = outer }
      node = .object(inner)
    }
    return node ?? .null
  }
}
