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
    case "if", "when":
      return "when \(field) \(isBoolean(field, before: 0) ? "== true" : "is filled") \(block)"
    case "unless" where !values.isEmpty:
      return "when \(field) \(isOne ? "!= \(values[0])" : "not in \(list)") \(block)"
    case "with" where values.isEmpty: return "when \(field) is filled \(block)"
    case "without" where values.isEmpty: return "when \(field) is empty \(block)"
    case _: return nil
    }
  }

  /// What `country == "GB" and required` means, whose first value is at the place; nil for conditions.
  func checkUnderCondition(from start: SourceRange) -> String? {
    let end = endOfStatement()
    guard let joint = (0..<end).last(where: { kind(ahead: $0) == .and }), isName(ahead: joint + 1),
      !(0..<end).contains(where: { kind(ahead: $0) == .or })
    else { return nil }
    let next = kind(ahead: joint + 2)
    guard next == .leftParenthesis || next == .string || joint + 2 == end else { return nil }
    let condition = source.text(in: start.union(token(ahead: joint - 1).range))
    return "when \(condition) { \(excerpt(joint + 1, to: end - 1)) }"
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
    let message = hasMessage ? " " + text(ahead: end) : ""
    let name = Name(text(current), range: current.range)
    var reader = ForeignReader(self, at: 1)
    if let values = reader.values(), reader.count == end,
      let written = conditionalRequirement(
        Call(name: name, arguments: values, range: name.range),
        message: message
      )
    {
      let notation = name.text.contains("_") ? "Laravel" : "another language"
      replaceForeign(count, by: written, what: "the check", in: notation)
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

  /// Reports `when("kind", { is: "x", then: required, otherwise: empty })`, perhaps without the
  /// braces; nil for anything else.
  mutating func conditionInCall() -> ForeignItem? {
    guard kind(ahead: 1) == .leftParenthesis, kind(ahead: 3) == .comma,
      kind(ahead: 2) == .string || kind(ahead: 2) == .name
    else { return nil }
    let hasBraces = kind(ahead: 4) == .leftBrace
    let end = hasBraces ? endOfBraces(from: 4) ?? 0 : endOfParentheses(from: 1)
    let whole = hasBraces ? end + 1 : end
    guard kind(ahead: whole - 1) == .rightParenthesis else { return nil }
    var parts: [String: String] = [:]
    var count = hasBraces ? 5 : 4
    while count < end - 1 {
      if [.comma, .separator].contains(kind(ahead: count)) {
        count += 1
        continue
      }
      guard kind(ahead: count + 1) == .colon else { return nil }
      let key = text(ahead: count)
      var reader = ForeignReader(self, at: arrowFunction(ahead: count + 2)?.body ?? count + 2)
      if key == "is" {
        parts[key] = written(ahead: count + 2)
        count += 3
        continue
      }
      // `schema => schema.required()`
      if reader.count > count + 2, reader.kind == .name { reader.count += 2 }
      reader.chain()
      guard reader.rules.isWhole, reader.count > count + 2 else { return nil }
      reader.rules.moveMessages()
      parts[key] = written(reader.rules).joined(separator: "; ")
      count = reader.count
    }
    guard let value = parts["is"], let then = parts["then"] else { return nil }
    let other = parts["otherwise"].map { $0.isEmpty ? "" : " otherwise { \($0) }" } ?? ""
    let written = "when \(Name(word(ahead: 2)).written) == \(value) { \(then) }\(other)"
    replaceForeign(whole, by: written, what: "the check", in: "Yup")
    return .nothing
  }

  /// Settings of a whole form that say whether its data may have other members.
  private static let openness: Set = [
    "additionalproperties", "unevaluatedproperties", "allowunknown", "strict",
  ]

  /// Other settings of a whole form or of a step, and what they are here.
  private static let notesOnSettings = [
    "dependentrequired":
      "a field that another one needs says so: 'when card is filled { required }'",
    "dependencies": "a field that another one needs says so: 'when card is filled { required }'",
    "steps": stepNote, "next": stepNote, "nextstep": stepNote, "previousstep": stepNote,
  ]

  private static let stepNote =
    "each step is declared with its fields, 'step address { … }', and steps follow in their order"

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
    } else if let known = Parser.notesOnSettings[name],
      [.string, .leftBracket, .leftBrace].contains(value.kind)
    {
      note = known
    } else {
      return false
    }
    replace(
      .expected("a field or a check", found: describe(current)),
      passing: endOfWholeStatement(from: 2),
      at: current.range,
      notes: [note]
    )
    return true
  }
}
