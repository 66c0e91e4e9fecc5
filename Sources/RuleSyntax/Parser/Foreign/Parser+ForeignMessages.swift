// Messages as other languages put them together.

extension Parser {
  private static let placeholderNote =
    "a message is one text, in which '{label}', '{value}' and arguments such as '{max}' are replaced"

  /// Reports `"At most " + max` and `label + " is required"` after a check; whether it is that.
  mutating func reportJoinedMessage() -> Bool {
    // The first text was read as the message.
    let first = previous.kind == .string && at(.plus) ? -1 : 0
    var count = first
    var message = ""
    var hasText = false
    while true {
      guard let (piece, next) = piece(ahead: count) else { return false }
      hasText = hasText || kind(ahead: count) == .string
      message += piece
      count = next
      guard kind(ahead: count) == .plus else { break }
      count += 1
    }
    guard hasText, count > first + 1, endsStatement(ahead: count) else { return false }
    replace(
      .expected("the end of the statement", found: "'+'"),
      passing: count,
      from: first,
      notes: [Parser.placeholderNote],
      by: "\"\(message)\""
    )
    return true
  }

  /// A part of such a message as it is within quotes, and what follows it.
  private func piece(ahead count: Int) -> (text: String, next: Int)? {
    let token = token(ahead: count)
    switch token.kind {
    case .string: return (String(written(ahead: count).dropFirst().dropLast()), count + 1)
    case .integer, .number: return (text(token), count + 1)
    case .name:
      if kind(ahead: count + 1) == .leftParenthesis, isName(ahead: count + 2),
        kind(ahead: count + 3) == .rightParenthesis
      {
        // `str(max)`
        return ("{\(text(ahead: count + 2))}", count + 4)
      }
      let last = endOfPath(ahead: count)
      let next = last + 1
      if kind(ahead: next) == .leftParenthesis, kind(ahead: next + 1) == .rightParenthesis {
        // `max.toString()`
        return last > count ? ("{\(text(ahead: last - 2))}", next + 2) : nil
      }
      return ("{\(text(ahead: last))}", next)
    case _: return nil
    }
  }

  /// Reports `messages: { required: "Enter it." }`, and passes it; nil for anything else.
  mutating func messagesByRule() -> ForeignItem? {
    guard ["messages", "errors"].contains(text(current)), kind(ahead: 1) == .colon,
      kind(ahead: 2) == .leftBrace, let end = endOfBraces(from: 2)
    else { return nil }
    let first = kind(ahead: 3) == .separator ? 4 : 3
    let rule = token(ahead: first)
    guard isName(ahead: first) || rule.kind == .string, kind(ahead: first + 1) == .colon,
      kind(ahead: first + 2) == .string
    else { return nil }
    let check = VisibleText.of("\(word(ahead: first)) \(written(ahead: first + 2))")
    replace(
      .expected("a rule", found: describe(current)),
      passing: end,
      at: current.range,
      notes: ["a message comes right after its check: '\(check)'"]
    )
    return .nothing
  }

  /// Reports a message in other quotes than those of a text, `` `At most ${max}` `` or `f"…"`;
  /// whether there is one.
  mutating func reportTemplateMessage() -> Bool {
    if at(.quotedName) {
      let content = text(current).dropFirst().dropLast()
      guard content.contains(where: { $0 == " " || $0 == "$" }) else { return false }
      let message = StringEscapes.quote(String(content).replacing("${", with: "{"))
      replace(.foreignQuotes, passing: 1, by: message)
      return true
    }
    guard ["f", "t", "r"].contains(where: { at(word: $0) }), kind(ahead: 1) == .string,
      token(ahead: 1).range.start == current.range.end
    else { return false }
    reportExpected(
      "the end of the statement",
      notes: [Parser.placeholderNote],
      fixes: [removal(of: current.range)]
    )
    passForeign(2)
    return true
  }
}

extension SourceText {
  /// The message that a sum of texts and names was meant to be; nil for any other operand.
  package func message(joining operand: Operand) -> String? {
    guard case .binary(_, .add, _, _) = operand else { return nil }
    var message = ""
    var hasText = false
    func add(_ part: Operand) -> Bool {
      switch part {
      case .binary(let left, .add, let right, _): return add(left) && add(right)
      case .string(let literal):
        hasText = true
        message += written(.string(literal)).dropFirst().dropLast()
      case .path(let path):
        guard case .name(let name)? = path.components.last else { return false }
        message += "{\(name.text)}"
      case .number(let number, _): message += number
      case _: return false
      }
      return true
    }
    return add(operand) && hasText ? "\"\(message)\"" : nil
  }
}
