// Fields that depend on others, as other notations say it: `field state if country == "US" { … }`.

extension Parser {
  private static let dependenceNote =
    "a field that depends on another goes into 'when country == \"GB\" { field … }'"

  /// Words that always begin a condition after a field's name.
  private static let conditionWords: Set = [
    "if", "when", "unless", "only", "depends", "dependson", "requires",
  ]

  /// Words of settings for the display that are given a condition, and whether it hides the field.
  private static let displayWords = [
    "visible": false, "visibleif": false, "visiblewhen": false, "show": false, "showif": false,
    "showwhen": false, "shown": false, "displayif": false, "enabled": false, "enabledif": false,
    "enablewhen": false, "onlyif": false, "relevant": false, "hidden": true, "hiddenif": true,
    "hiddenwhen": true, "hide": true, "hideif": true, "hidewhen": true, "disabledif": true,
  ]

  /// Reports the condition of a field after its name, and passes it; whether there is one.
  mutating func passConditionOfField() -> Bool {
    guard at(.name) || at(.when) else { return false }
    let word = ForeignReader.plain(text(current))
    let signs: [TokenKind] = [.leftParenthesis, .colon, .equals, .when]
    let isDisplayed =
      at(.name) && Parser.displayWords[word] != nil
      && (signs.contains(kind(ahead: 1)) || at(word: "if", ahead: 1))
    guard at(.when) || at(.name) && Parser.conditionWords.contains(word) || isDisplayed,
      !endsStatement(ahead: 1)
    else { return false }
    var first = 1
    if at(word: "if", ahead: 1) || [.on, .when].contains(kind(ahead: 1)) { first += 1 }
    if kind(ahead: first) == .colon || kind(ahead: first) == .equals { first += 1 }
    var end = first
    while !endsStatement(ahead: end), end < ForeignReader.longestLine {
      end = kind(ahead: end) == .leftParenthesis ? endOfParentheses(from: end) : end + 1
    }
    let isNegated = word == "unless" || Parser.displayWords[word] == true
    replaceCondition(from: first, to: end, isNegated: isNegated)
    return true
  }

  /// Reports `visible when a == "x"` in the block of a field, and passes it; nil for anything else.
  mutating func displayCondition() -> ForeignItem? {
    let word = ForeignReader.plain(text(current))
    let isKnown = Parser.displayWords[word] != nil || ["disabled", "readonly"].contains(word)
    guard isKnown, !mayBeOwnRule(text(current)),
      kind(ahead: 1) == .when || at(word: "if", ahead: 1) || at(word: "unless", ahead: 1)
    else { return nil }
    replace(
      .expected("a rule", found: describe(current)),
      passing: endOfStatement(),
      at: current.range,
      notes: [Parser.dependenceNote]
    )
    return .nothing
  }

  /// Reports the condition between the tokens, with the whole field as it is written here.
  private mutating func replaceCondition(from first: Int, to end: Int, isNegated: Bool) {
    let place = span(to: end - 1)
    var fixes: [Diagnostic.Fix] = []
    let start = stride(from: -1, through: -12, by: -1).first { at(word: "field", ahead: $0) }
    let hasBlock = kind(ahead: end) == .leftBrace
    if let start, let last = hasBlock ? endOfBraces(from: end) : end,
      let condition = condition(from: first, to: end, isNegated: isNegated)
    {
      let block = hasBlock ? " " + excerpt(end, to: last - 1) : ""
      let beginning = "when \(condition) { \(excerpt(start, to: -1))"
      let shown = block.contains("\n") ? " { … }" : block
      fixes = [
        .init(
          "write '\(VisibleText.of(beginning + shown, limit: VisibleText.longestLine)) }'",
          replace: span(start, to: last - 1),
          by: "\(beginning)\(block) }"
        )
      ]
    }
    report(
      .expected("a type, a label, annotations or '{'", found: describe(current)),
      insteadOfAllIn: place,
      at: place,
      notes: [Parser.dependenceNote],
      fixes: fixes
    )
    advance(by: end)
  }

  /// A condition as it is written here; nil for the text of an expression.
  private func condition(from first: Int, to end: Int, isNegated: Bool) -> String? {
    let opening = kind(ahead: first) == .leftParenthesis ? first + 1 : first
    guard opening < end, kind(ahead: opening) != .string else { return nil }
    let condition = translatedCondition(from: first, to: end)
    return isNegated ? negated(condition, from: first, to: end) : condition
  }
}
