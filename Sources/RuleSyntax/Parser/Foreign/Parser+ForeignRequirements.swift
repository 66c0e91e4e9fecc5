// Rules that apply under a condition: `required_if(country, "GB")`.

extension Parser {
  /// What rules are called that apply under a condition, and what each asks for.
  private static let conditionalRules = [
    "required": "required", "prohibited": "empty", "exclude": "empty", "accepted": "accepted",
    "missing": "empty", "present": "required",
  ]

  /// The rule of `required_if` and its condition, `if`; nil for another name.
  static func conditionalRule(_ name: String) -> (rule: String, word: String)? {
    let plain = ForeignReader.plain(name)
    for (word, rule) in conditionalRules where plain.hasPrefix(word) {
      let rest = String(plain.dropFirst(word.utf8.count))
      if ["if", "when", "unless", "with", "without"].contains(rest) { return (rule, rest) }
    }
    return nil
  }

  /// What `required_if:country,GB` means; nil for anything else.
  func conditionalRequirement(_ call: Call, message: String = "") -> String? {
    guard let (rule, word) = Parser.conditionalRule(call.name.text),
      let first = call.arguments?.first
    else { return nil }
    let field: String
    switch first.value {
    case .path: field = source.written(first)
    case .string(let literal) where Name(literal.value).isPlain: field = literal.value
    case _: return nil
    }
    let values = (call.arguments ?? []).dropFirst().map { argument in
      if case .path(let path) = argument.value { return "\"\(source.text(in: path.range))\"" }
      return source.written(argument)
    }
    let isOne = values.count == 1
    let list = "(\(values.joined(separator: ", ")))"
    let block = "{ \(rule)\(message) }"
    switch word {
    case "if" where !values.isEmpty, "when" where !values.isEmpty:
      return "when \(field) \(isOne ? "== \(values[0])" : "in \(list)") \(block)"
    case "if", "when": return "when \(field) is filled \(block)"
    case "unless" where !values.isEmpty:
      return "when \(field) \(isOne ? "!= \(values[0])" : "not in \(list)") \(block)"
    case "with" where values.isEmpty: return "when \(field) is filled \(block)"
    case "without" where values.isEmpty: return "when \(field) is empty \(block)"
    case _: return nil
    }
  }

  /// Reports `required_if(country, "GB")`, and passes it; nil for anything else.
  mutating func conditionalCheck() -> ForeignItem? {
    guard at(.name), kind(ahead: 1) == .leftParenthesis, !mayBeOwnRule(text(current)),
      let (rule, word) = Parser.conditionalRule(text(current))
    else { return nil }
    let end = endOfParentheses(from: 1)
    let hasMessage = kind(ahead: end) == .string
    let count = hasMessage ? end + 1 : end
    guard kind(ahead: end - 1) == .rightParenthesis, endsStatement(ahead: count) else { return nil }
    let message = hasMessage ? " " + text(token(ahead: end)) : ""
    let name = Name(text(current), range: current.range)
    var reader = ForeignReader(self, at: 1)
    if let values = reader.values(), reader.count == end,
      let written = conditionalRequirement(
        Call(name: name, arguments: values, range: name.range),
        message: message
      )
    {
      replaceForeign(count, by: written, what: "the check", in: "Laravel")
      return .nothing
    }
    let signs: [TokenKind] = [.is, .in, .equals]
    let isCondition = (2..<end).contains {
      kind(ahead: $0).comparison != nil || signs.contains(kind(ahead: $0))
    }
    guard isCondition, word == "if" || word == "when" else { return nil }
    let condition = translatedCondition(from: 2, to: end - 1)
    replaceForeign(count, by: "when \(condition) { \(rule)\(message) }", what: "the check")
    return .nothing
  }

  /// Settings of a whole form that say whether its data may have other members.
  private static let openness: Set = [
    "additionalproperties", "unevaluatedproperties", "allowunknown", "strict",
  ]

  /// Reports `required: ["name"]` or `additionalProperties: false` in a form, and passes it; whether
  /// it is that.
  mutating func reportFormSetting() -> Bool {
    guard kind(ahead: 1) == .colon || kind(ahead: 1) == .equals, !mayBeOwnRule(text(current)) else {
      return false
    }
    let name = ForeignReader.plain(text(current))
    let value = token(ahead: 2)
    let note: String
    if name == "required", value.kind == .leftBracket, kind(ahead: 3) == .string {
      let field = Name(stringLiteral(token(ahead: 3)).value).written
      note = "a required field says so itself: 'field \(VisibleText.of(field)) { required }'"
    } else if Parser.openness.contains(name), ["true", "false"].contains(text(value)) {
      let isOpen = (text(value) == "true") != (name == "strict")
      note =
        isOpen
        ? "a form accepts members that it doesn't declare"
        : "a form that rejects members that it doesn't declare is a 'closed form'"
    } else {
      return false
    }
    reportExpected("a field or a check", notes: [note])
    skipToStatementEnd()
    return true
  }
}
