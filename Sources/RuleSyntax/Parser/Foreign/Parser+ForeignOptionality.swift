// Settings that say whether a value is needed: `blank=True`, `nullable: true`, `required=False`.

extension Parser {
  /// What is said of a field that may be empty, and of one that must not.
  private static let optionalWords = ForeignReader.optionalWords
    .subtracting(["default", "sometimes"])
    .union(["null", "allowblank", "allownull", "allowempty", "allownil"])
  private static let requiredWords: Set = ["required", "isrequired", "mandatory", "notnull"]

  static let optionalNote = "a field may be empty unless its block says 'required'"

  /// Reports such a setting, and passes it; nil for anything else.
  mutating func optionality() -> ForeignItem? {
    if at(.not), kind(ahead: 1) == .null {
      // `not null`, perhaps with a message
      let end = kind(ahead: 2) == .string ? 3 : 2
      guard endsStatement(ahead: end) else { return nil }
      reportNeed(span(to: 1), passing: end)
      return .nothing
    }
    guard at(.name) || at(.null) else { return nil }
    let isCall = kind(ahead: 1) == .leftParenthesis && kind(ahead: 3) == .rightParenthesis
    let isSetting = isCall || kind(ahead: 1) == .equals || kind(ahead: 1) == .colon
    let value = isSetting ? truth(ahead: 2) : nil
    guard value != nil || at(.null) else { return nil }
    let isTrue = value ?? true
    let end = value == nil ? 1 : isCall ? 4 : 3
    let word = ForeignReader.plain(text(current))
    let isOptional = Parser.optionalWords.contains(word)
    // What says that a value is required is read as the rule.
    guard isOptional || !isTrue && Parser.requiredWords.contains(word), endsStatement(ahead: end),
      kind(ahead: end) != .leftBrace, !mayBeOwnRule(text(current))
    else { return nil }
    let whole = span(to: end - 1)
    if isOptional == isTrue {
      report(
        expected("a rule", at: whole),
        insteadOfAllIn: whole,
        notes: [Parser.optionalNote],
        fixes: [.init("remove it", replace: withSeparator(whole, next: end), by: "")]
      )
      passForeign(end)
    } else {
      reportNeed(whole, passing: end)
    }
    return .nothing
  }

  /// Reports words that say that a value is needed, and passes them and what follows.
  private mutating func reportNeed(_ whole: SourceRange, passing count: Int) {
    report(
      expected("a rule", at: whole),
      insteadOfAllIn: whole,
      fixes: [.write("required", at: whole)]
    )
    passForeign(count)
  }

  /// Reports `= None` after a field's type, and passes it; whether it is that.
  mutating func passEmptyValue() -> Bool {
    let words = ["None", "nil", "NULL", "undefined"]
    let isNothing = kind(ahead: 1) == .null || words.contains(text(ahead: 1))
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
    guard [.true, .false, .name].contains(kind(ahead: count)) else { return nil }
    return switch text(ahead: count).lowercased() {
    case "true", "yes": true
    case "false", "no": false
    case _: nil
    }
  }

  /// A statement with the `;` after it, if another follows on the line.
  private func withSeparator(_ place: SourceRange, next: Int) -> SourceRange {
    guard kind(ahead: next) == .separator, text(ahead: next) == ";" else { return place }
    return SourceRange(start: place.start, end: token(ahead: next + 1).range.start)
  }
}
