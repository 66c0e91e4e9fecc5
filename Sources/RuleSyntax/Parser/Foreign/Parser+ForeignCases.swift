// Cases as other languages write them: `when country { "GB" -> required; else -> email }`.

extension Parser {
  private static let caseWords = ["switch", "match", "when", "case"]
  private static let otherCases: Set = ["else", "default", "otherwise", "_"]

  /// Reports the cases of a value, and passes them; nil for anything else.
  mutating func cases() -> ForeignItem? {
    guard Parser.caseWords.contains(text(current)) else { return nil }
    let hasParentheses = kind(ahead: 1) == .leftParenthesis
    let first = hasParentheses ? 2 : 1
    guard isName(ahead: first) else { return nil }
    var count = endOfPath(ahead: first)
    let path = excerpt(first, to: count)
    count += hasParentheses ? 2 : 1
    guard kind(ahead: count) == .leftBrace else { return nil }
    count += 1
    var branches: [String] = []
    while count < ForeignReader.longest {
      if kind(ahead: count) == .separator { count += 1 }
      guard let (branch, next) = branch(of: path, ahead: count) else { break }
      branches.append(branch)
      count = next
    }
    guard !branches.isEmpty, kind(ahead: count) == .rightBrace else { return nil }
    count += 1
    let chain = branches.joined(separator: " otherwise ")
    let written = chain.replacing("otherwise otherwise", with: "otherwise")
    replace(
      .foreignNotation("the condition", notation: "another language"),
      passing: count,
      at: span(to: first),
      by: written.hasPrefix("when") ? written : nil
    )
    return .nothing
  }

  /// `"GB" -> required`, `case "GB": required` or `else => email` as a branch, and what follows it.
  private func branch(of path: String, ahead first: Int) -> (written: String, next: Int)? {
    var count = first
    if text(ahead: count) == "case" { count += 1 }
    var values: [String] = []
    let isOther = Parser.otherCases.contains(text(ahead: count))
    if isOther { count += 1 }
    while !isOther, kind(ahead: count).isLiteral {
      values.append(written(ahead: count))
      count += 1
      guard kind(ahead: count) == .comma || kind(ahead: count) == .or else { break }
      count += 1
    }
    guard isOther || !values.isEmpty else { return nil }
    if kind(ahead: count) == .minus, kind(ahead: count + 1) == .greater {
      count += 2
    } else if kind(ahead: count) == .colon || text(ahead: count) == "=>" {
      count += 1
    } else {
      return nil
    }
    let header =
      isOther
      ? "otherwise"
      : values.count == 1
        ? "when \(path) == \(values[0])" : "when \(path) in (\(values.joined(separator: ", ")))"
    let start = count
    if kind(ahead: start) == .leftBrace {
      guard let end = endOfBraces(from: start) else { return nil }
      return ("\(header) \(excerpt(start, to: end - 1))", end)
    }
    while !endsForeignStatement(ahead: count), !beginsCase(ahead: count),
      count < ForeignReader.longest
    { count += 1 }
    guard count > start else { return nil }
    let last = kind(ahead: count - 1) == .comma ? count - 2 : count - 1
    return ("\(header) { \(excerpt(start, to: max(start, last))) }", count)
  }

  /// Whether a line begins with the text of another case, rather than with a message.
  private func beginsCase(ahead count: Int) -> Bool {
    kind(ahead: count) == .string && indentation(of: token(ahead: count)) != nil
      && !endsStatement(ahead: count + 1)
  }
}
