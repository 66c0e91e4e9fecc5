// Arguments as other notations write them.

extension Parser {
  /// A rule that is given a list in brackets: `one_of(["x", "y"])`; nil for anything else.
  mutating func callWithList(_ name: Name) -> Call? {
    guard kind(ahead: 1) == .leftBracket else { return nil }
    var reader = ForeignReader(self, at: 1)
    guard let arguments = reader.values(), kind(ahead: reader.count) == .rightParenthesis,
      !arguments.contains(where: { if case .path = $0.value { true } else { false } })
    else { return nil }
    let end = reader.count
    let place = token(ahead: 1).range
    let call = foreignCall(name, arguments, through: token(ahead: end).range)
    report(
      .expected("a value", found: "'['"),
      at: place,
      notes: ["write the values in the parentheses, without brackets"],
      fixes: [fix(of: call)]
    )
    for _ in 0...end { advance() }
    return call
  }

  /// A pattern without its slashes: `regex([A-Z]+)`; nil for anything else.
  mutating func callWithBarePattern(_ name: Name) -> Call? {
    let words = ["regex", "contains", "pattern", "matches", "match", "regexp"]
    guard words.contains(name.text.lowercased()), let content = barePattern else { return nil }
    let rule = name.text == "contains" ? "contains" : "regex"
    let escaped = source.text(in: content).replacing("/", with: "\\/")
    let written = "\(rule)(/\(escaped)/)"
    let range = SourceRange(start: name.range.start, end: content.end + 1)
    // What is in the parentheses was taken for tokens, which it is not.
    report(
      .expected("a pattern", found: "'\(VisibleText.of(source.text(in: content)))'"),
      insteadOfAllIn: range,
      at: content,
      notes: ["a pattern is written between slashes"],
      fixes: [.meant(written, at: range)]
    )
    while current.range.start < range.end, !at(.endOfFile) { advance() }
    var call = Call(name: name, arguments: [], range: range)
    call.lacksArguments = true
    return call
  }

  /// The place of what is in the parentheses here, if it can be no argument but a pattern.
  private var barePattern: SourceRange? {
    let starts: [TokenKind] = [.leftBracket, .unknown, .dot, .times]
    guard starts.contains(kind(ahead: 1)) else { return nil }
    let bytes = source.bytes
    let start = Int(current.range.end)
    var position = start
    // So far alone, as a line may have very many calls.
    let end = min(bytes.count, start + 512)
    var open = 1
    var isInClass = false
    while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "("): open += isInClass ? 0 : 1
      case UInt8(ascii: ")"): open -= isInClass ? 0 : 1
      case UInt8(ascii: "\""): return nil
      default: break
      }
      if open == 0 { break }
      position += 1
    }
    guard open == 0, position > start else { return nil }
    return SourceRange(start: UInt32(start), end: UInt32(position))
  }

  /// Reports `min_length(b == "x" ? 3 : 5)`, which two branches of `when` say; whether it is that.
  mutating func reportChoice(of name: Name) -> Bool {
    var question: Int?
    var colon: Int?
    var open = 0
    var count = 0
    repeat {
      switch kind(ahead: count) {
      case .leftParenthesis: open += 1
      case .rightParenthesis: open -= 1
      case .unknown where open == 1 && text(token(ahead: count)) == "?": question = count
      case .colon where open == 1 && question != nil: colon = colon ?? count
      case .separator, .leftBrace, .rightBrace, .endOfFile: return false
      case _: break
      }
      count += 1
    } while open > 0 && count < ForeignReader.longestLine
    guard let question, let colon, question > 1, colon > question + 1, count > colon + 2 else {
      return false
    }
    func part(_ first: Int, _ last: Int) -> String {
      source.text(in: span(first, to: last))
    }
    let rule = name.written
    let written =
      "when \(part(1, question - 1)) { \(rule)(\(part(question + 1, colon - 1))) } "
      + "otherwise { \(rule)(\(part(colon + 1, count - 2))) }"
    let place = name.range.union(token(ahead: count - 1).range)
    let isWhole = blocks.last?.statementIndex == index - 1 && endsStatement(ahead: count)
    report(
      .expected("an argument", found: "a condition"),
      insteadOfAllIn: place,
      at: span(1, to: count - 2),
      notes: [Parser.conditionNote],
      fixes: isWhole
        ? [.meant(written, at: place)] : []
    )
    passForeign(count)
    return true
  }
}
