/// The kind of statement that begins, or was meant to begin, at a token of a block.
enum StatementOpening {
  case when, on, otherwise, annotation, message, check
  /// A field without the word `field`; there is none to consume.
  case fieldName
  /// A name for a value without the word `let`; there is none to consume.
  case valueName
  case word(StatementWord)
  case declaration(DeclarationWord)
}

extension Parser {
  /// The statement at the current token; a misspelled word is reported and replaced.
  ///
  /// Only words that can't begin a check count as misspelled: a rule can have any name.
  mutating func statementOpening(in block: BlockKind) -> StatementOpening {
    if at(.when) { return .when }
    if at(.on) { return .on }
    if at(.otherwise) { return .otherwise }
    if at(.at) { return .annotation }
    if at(.string) { return .message }
    if let word = StatementWord(at: 0, in: self) { return .word(word) }
    guard at(.name) else { return .check }
    if block == .items, opensTest { return .declaration(.test) }
    if isDeclaration(ahead: 0), let word = DeclarationWord(at: 0, in: self) {
      return .declaration(word)
    }
    if let opening = foreignOpening(in: block) { return opening }
    if block == .items, let opening = foreignBinding() { return opening }
    if block == .items, let opening = foreignField() { return opening }
    if block == .statements, isOptionList || listOfOptions != nil { return .word(.option) }
    if let opening = misspelledOpening(in: block) { return opening }
    if block == .items, looksLikeField {
      reportMissingFieldWord()
      return .fieldName
    }
    return .check
  }

  /// Reports `name: string`, with the type that it is here.
  private mutating func reportMissingFieldWord() {
    let name = text(current)
    if declaration(ofField: name) != nil {
      // Declared again, its name would be taken.
      let field = VisibleText.of(name)
      return report(
        .missingFieldWord(name: field),
        notes: [
          "all checks of a field go in its own block: 'field \(field) { when … { required } }'"
        ]
      )
    }
    var fix = Diagnostic.Fix(
      "write 'field \(VisibleText.of(name))'",
      replace: .at(current.range.start),
      by: "field "
    )
    let next = kind(ahead: 3)
    if kind(ahead: 1) == .colon, kind(ahead: 2) == .name, next != .less, next != .leftBracket,
      next != .leftParenthesis, next != .dot, let type = ForeignTypes.meaning(of: text(ahead: 2))
    {
      let isSecret = ["password", "secret"].contains(text(ahead: 2).lowercased())
      let isAlone = next == .leftBrace || endsStatement(ahead: 3)
      let written =
        type != "text"
        ? "field \(name): \(type)"
        : isSecret && isAlone ? "field \(name) @secret" : "field \(name)"
      let place = current.range.union(token(ahead: 2).range)
      fix = .meant(written, at: place)
      translatedType = index + 2
    }
    report(.missingFieldWord(name: VisibleText.of(name)), fixes: [fix])
  }

  /// `if` and `else` where they can't be rules.
  private mutating func foreignOpening(in block: BlockKind) -> StatementOpening? {
    if at(word: "if") || at(word: "unless") { return reportBranches(in: block) ? .when : nil }
    if at(word: "else") || at(word: "elseif") || at(word: "elif") {
      guard isForeignOtherwise(ahead: 0) else { return nil }
      return .otherwise
    }
    return nil
  }

  /// Whether the token is another language's `otherwise`.
  func isForeignOtherwise(ahead count: Int) -> Bool {
    if at(word: "elseif", ahead: count) || at(word: "elif", ahead: count) {
      return isName(ahead: count + 1)
    }
    guard at(word: "else", ahead: count) else { return false }
    let next = kind(ahead: count + 1)
    return next == .leftBrace || next == .when || at(word: "if", ahead: count + 1)
  }

  mutating func reportForeign(
    meant word: String,
    in block: BlockKind,
    fix: Diagnostic.Fix? = nil,
    hiding places: [SourceRange] = []
  ) {
    report(
      .unknownWord(VisibleText.of(text(current)), place: block.words),
      fixes: [fix ?? .didYouMean(word, at: current.range)],
      hiding: places
    )
  }

  /// `media_type("image/*")` for `accept "image/*"`; nil for another text.
  private var fixOfMediaType: Diagnostic.Fix? {
    let text = text(ahead: 1)
    guard at(word: "accept"), text.contains("/"), !text.contains(" "), endsStatement(ahead: 2)
    else {
      return nil
    }
    return .meant("media_type(\(text))", at: span(to: 1))
  }

  /// Reports `list g { field a }`, whose rows are a form here; whether it is that.
  private mutating func reportListOfFields() -> Bool {
    let words = ["list", "repeat", "repeated", "repeating", "repeatable", "rows"]
    let type =
      words.contains(text(current)) ? "list" : ForeignTypes.meaning(of: text(current))
    guard let type, type.hasPrefix("list"), isName(ahead: 1), opensItems(ahead: 2) else {
      return false
    }
    let name = VisibleText.of(text(ahead: 1))
    report(
      .unknownWord(VisibleText.of(text(current)), place: BlockKind.items.words),
      notes: ["the rows of a list are a form: 'form row { … }' and 'field \(name): list of row'"]
    )
    return true
  }

  private mutating func misspelledOpening(in block: BlockKind) -> StatementOpening? {
    if block == .items, reportListOfFields() { return .word(.group) }
    if let meant = foreignWord(in: block) {
      reportForeign(meant: meant.rawValue, in: block)
      return .word(meant)
    }
    if block == .statements, kind(ahead: 1) == .string,
      ["accept", "reject"].contains(text(current))
    {
      reportForeign(meant: text(current) + "s", in: block, fix: fixOfMediaType)
      return .word(at(word: "accept") ? .accepts : .rejects)
    }
    guard isName(ahead: 1), !diagnostics.isFull else { return nil }
    let words =
      block == .items
      ? ["field", "context", "group", "step", "when", "check"]
      : [
        "normalize", "filter", "mask", "option", "accepts", "rejects", "when", "on", "check",
      ]
    guard let meant = Suggestion.closest(to: text(current), among: words) else { return nil }
    reportForeign(meant: meant, in: block)
    if meant == "when" { return .when }
    if meant == "on" { return .on }
    return StatementWord(rawValue: meant).map { .word($0) }
  }

  /// What another language's word for a part of a form is called here.
  private func foreignWord(in block: BlockKind) -> StatementWord? {
    let word = text(current).lowercased()
    let next = kind(ahead: 1)
    if ["assert", "ensure", "validate", "constraint", "check", "invariant"].contains(word),
      isName(ahead: 1) && kind(ahead: 2).comparison != nil
        || text(current) == "CHECK" && next == .leftParenthesis,
      text(current) != "check"
    {
      return .check
    }
    guard block == .items, isName(ahead: 1) || next == .string,
      kind(ahead: 2) == .leftBrace || kind(ahead: 3) == .leftBrace
    else { return nil }
    switch word {
    case "page", "screen", "wizard", "tab", "stage": return .step
    case "section", "fieldset", "subform", "object", "block", "nested", "panel", "struct":
      return .group
    case _: return isName(ahead: 1) && opensItems(ahead: 2) ? .group : nil
    }
  }

  /// Whether a name that can't begin a check looks like that of a field.
  private var looksLikeField: Bool {
    if beginsMember || beginsKeys || opensItems(ahead: 1) { return false }
    let next = kind(ahead: 1)
    if next == .colon || next == .leftBrace || next == .at { return true }
    let afterNext = kind(ahead: 2)
    return next == .string && (afterNext == .leftBrace || afterNext == .at)
  }
}
