// Settings that say whether a value is needed: `blank=True`, `nullable: true`, `required=False`.

extension Parser {
  /// What is said of a field that may be empty, and of one that must not.
  private static let optionalWords: Set = [
    "blank", "null", "nullable", "optional", "isoptional", "allowblank", "allownull", "allowempty",
    "allownil", "notrequired",
  ]
  private static let requiredWords: Set = ["required", "isrequired", "mandatory", "notnull"]

  private static let optionalNote = "a field may be empty unless its block says 'required'"

  /// Reports such a setting, and passes it; nil for anything else.
  mutating func optionality() -> ForeignItem? {
    guard at(.name) || at(.null) else { return nil }
    let word = ForeignReader.plain(text(current))
    let isOptional = Parser.optionalWords.contains(word)
    guard isOptional || Parser.requiredWords.contains(word), !mayBeOwnRule(text(current)) else {
      return nil
    }
    var end = 1
    var isTrue = true
    if let value = truth(ahead: 2), kind(ahead: 1) == .equals || kind(ahead: 1) == .colon {
      (isTrue, end) = (value, 3)
    } else if let value = truth(ahead: 2), kind(ahead: 1) == .leftParenthesis,
      kind(ahead: 3) == .rightParenthesis
    {
      (isTrue, end) = (value, 4)
    }
    // A rule alone is read as one, and so is one that is given what it asks for anyhow.
    guard end > 1 || at(.null), isOptional || !isTrue, endsStatement(ahead: end),
      kind(ahead: end) != .leftBrace
    else { return nil }
    let whole = span(to: end - 1)
    if isOptional == isTrue {
      report(
        expected("a rule", at: whole),
        insteadOfAllIn: whole,
        notes: [Parser.optionalNote],
        fixes: [.init("remove it", replace: withSeparator(whole, next: end), by: "")]
      )
    } else {
      report(
        expected("a rule", at: whole),
        insteadOfAllIn: whole,
        fixes: [.write("required", at: whole)]
      )
    }
    passForeign(end)
    return .nothing
  }

  /// Reports `= None` after a field's type, and passes it; whether it is that.
  mutating func passEmptyValue() -> Bool {
    let words = ["None", "nil", "NULL", "undefined"]
    let isNothing = kind(ahead: 1) == .null || words.contains(text(token(ahead: 1)))
    guard at(.equals), isNothing, endsStatement(ahead: 2) else { return false }
    let rest = SourceRange(start: previous.range.end, end: token(ahead: 1).range.end)
    pass(
      2,
      expecting: "'{' or the end of the field",
      notes: [Parser.optionalNote],
      fix: removal(of: span(to: 1), in: rest)
    )
    return true
  }

  /// Whether the token is a truth value of this or another language; nil for anything else.
  private func truth(ahead count: Int) -> Bool? {
    switch text(token(ahead: count)).lowercased() {
    case "true", "yes": true
    case "false", "no": false
    case _: nil
    }
  }

  /// A statement with the `;` after it, if another follows on the line.
  private func withSeparator(_ place: SourceRange, next: Int) -> SourceRange {
    guard kind(ahead: next) == .separator, text(token(ahead: next)) == ";" else { return place }
    return SourceRange(start: place.start, end: token(ahead: next + 1).range.start)
  }
}
