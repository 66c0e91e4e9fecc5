extension Parser {
  /// The name of a thing; reports a missing name.
  mutating func name(of thing: NamedThing) -> Name? {
    // Only in a declaration; elsewhere, a '-' can subtract.
    if thing.isDeclared, at(.name), let name = hyphenatedName() { return name }
    if isName() || at(.unknown) { return passName() }
    if kind.isReservedWord { return reservedName(isDeclared: thing.isDeclared) }
    if let name = nameOfUnnamed(thing) { return name }
    if at(.string) {
      let text = stringLiteral(current).value
      var fix = Name(text).isPlain ? Diagnostic.Fix.write(text, at: current.range) : nil
      if previous.kind == .colon {
        if Parser.ruleWords.contains(text) {
          let place = previous.range.union(current.range)
          fix = .init("write '{ \(text) }'", replace: place, by: " { \(text) }")
        } else if !ForeignTypes.isType(text) {
          fix = nil
        }
      }
      report(.expectedName(of: thing.words, found: "a text"), fixes: fix.map { [$0] } ?? [])
      return Name(text, range: advance().range)
    }
    report(.expectedName(of: thing.words, found: describe(current)))
    return nil
  }

  /// Reports `email-address` and consumes it; nil for a name without '-'.
  private mutating func hyphenatedName() -> Name? {
    var count = 0
    let signs: [TokenKind] = [.minus, .dot]
    while signs.contains(kind(ahead: count + 1)), kind(ahead: count + 2) == .name,
      token(ahead: count).range.end == token(ahead: count + 1).range.start,
      token(ahead: count + 1).range.end == token(ahead: count + 2).range.start
    {
      count += 2
    }
    guard count > 0 else { return nil }
    let place = current.range.union(token(ahead: count).range)
    let written = source.text(in: place)
    guard ForeignTypes.meaning(of: written) == nil else { return nil }
    let meant = written.replacing("-", with: "_").replacing(".", with: "_")
    report(
      .expected("a name", found: "'\(VisibleText.of(written))'"),
      at: place,
      notes: ["a name consists of letters a to z, digits and '_'; put any other in backquotes"],
      fixes: [.write(VisibleText.of(meant), at: place, isCertain: false)]
    )
    advance(by: count + 1)
    return Name(meant, range: place)
  }

  /// The name at the current token, whatever it is.
  mutating func passName() -> Name {
    let token = advance()
    guard token.kind == .quotedName else { return Name(text(token), range: token.range) }
    return Name(text(token).filter { $0 != "`" }, range: token.range)
  }

  /// A reserved word in place of a name.
  ///
  /// Whether it names anything is known only where it is declared.
  mutating func reservedName(isDeclared: Bool = false) -> Name {
    let word = text(current)
    report(
      .reservedWord(word),
      fixes: [
        .init(
          "put it in backquotes to use it as a name",
          replace: current.range,
          by: "`\(word)`",
          isCertain: isDeclared
        )
      ]
    )
    return Name(word, range: advance().range)
  }

  /// A path, whose first name is here.
  mutating func path() -> Path? {
    let start = current.range
    var components = [Path.Component.name(passName())]
    while true {
      if take(.dot) != nil {
        guard let name = componentName() else { return nil }
        components.append(.name(name))
      } else if at(.leftBracket) {
        guard let component = bracketComponent() else { return nil }
        components.append(component)
      } else {
        return Path(components: components, range: range(from: start))
      }
    }
  }

  private mutating func componentName() -> Name? {
    if at(.integer) || at(.number) {
      reportExpected("a name after '.'", notes: ["an item of a list is written 'addresses[0]'"])
      return nil
    }
    return name(of: .reference("a field after '.'"))
  }

  /// An item or a key in brackets.
  private mutating func bracketComponent() -> Path.Component? {
    let opening = advance()
    if at(.string) {
      let key = stringLiteral(advance())
      close(.rightBracket, openedBy: opening)
      return .key(key)
    }
    if isName() {
      reportExpected(
        "a key in quotes or the number of an item",
        notes: [
          "a value can't be a key; to look one up, keep a list of forms, "
            + "as in 'max(rate of rates where code == currency)'"
        ]
      )
      return nil
    }
    guard let index = itemNumber() else { return nil }
    close(.rightBracket, openedBy: opening)
    return .index(index, range: range(from: opening.range))
  }

  /// The index of an item in its list; 0 if it is too large, which is reported.
  mutating func itemNumber() -> Int? {
    guard let token = take(.integer) else {
      reportExpected("the number of an item")
      return nil
    }
    if let index = Int(text(token)), index < Path.itemLimit { return index }
    report(.indexTooLarge(VisibleText.of(text(token))), at: token.range)
    return 0
  }

  /// The type after a colon, if there is one.
  mutating func typeAfterColon() -> TypeReference? {
    if take(.colon) == nil {
      guard isName() else { return nil }
      if reportAnnotationWord() { return nil }
      if reportSplitName() { return nil }
      guard mayBeType else {
        reportExpected("a type, a label, annotations or '{'", fixes: fixOfTypeWord)
        while !endsStatement(ahead: 0) { advance() }
        return nil
      }
      let joined = previous.range.union(current.range)
      let name = "\(text(previous))_\(text(current))"
      // `field birth date` may have a type or a name of two words.
      report(
        .missingColon(before: "the type"),
        fixes: readsAsName
          ? [insertion(of: ":", isCertain: false), .meant(name, at: joined)] : [insertion(of: ":")]
      )
    }
    return type()
  }

  /// The fix that inserts `text` between the previous and the current token.
  func insertion(of text: String, isCertain: Bool = true) -> Diagnostic.Fix {
    .init("write '\(text)' before it", replace: endOfPrevious, by: text, isCertain: isCertain)
  }

  /// Whether `as "…"` stands so many tokens on.
  func isNotation(ahead count: Int = 0) -> Bool {
    at(word: "as", ahead: count) && kind(ahead: count + 1) == .string
  }

  private mutating func type() -> TypeReference? {
    var around: [(isMap: Bool, range: SourceRange)] = []
    // A form can have the name `list`; the checker rejects a notation of it.
    while !isNotation(ahead: 1), let container = reportedContainer() {
      around.append((container == "map", advance().range))
      if !take(word: "of") {
        reportExpected(
          "'of' after '\(container)'",
          fixes: [.insert("of", before: current.range)]
        )
      }
    }
    guard depth + around.count <= limits.nesting else {
      report(.nestedTooDeeply(limit: limits.nesting), at: around.first?.range)
      skipToStatementEnd()
      return nil
    }
    if around.last?.isMap == true { _ = passKeyType() }
    if at(.leftBrace), !around.isEmpty { return formWithoutName().map { .named($0) } }
    passTypeModifiers()
    if let type = listInBrackets() { return type }
    if translatedType == index, let meant = ForeignTypes.meaning(of: text(current)) {
      return ForeignTypes.reference(meant, at: advance().range)
    }
    if at(.null), let type = union(after: nil) { return type }
    guard let name = name(of: .reference("a type")) else { return nil }
    if reportChain(afterType: name) { return nil }
    if reportOptions(afterType: name) { return .named(Name("choice", range: name.range)) }
    var type =
      foreignType(after: name) ?? decoratedType(after: name) ?? union(after: name)
      ?? TypeReference.named(name)
    if let options = enumerations[name.text] {
      optionsOfType = options
      type = .named(Name("choice", range: name.range))
    }
    if let meant = typeNames[name.text] { type = ForeignTypes.reference(meant, at: name.range) }
    if at(.leftParenthesis) {
      let arguments = arguments()
      type = .applied(name, arguments: arguments, range: range(from: name.range))
    }
    for outer in around.reversed() {
      let range = outer.range.union(name.range)
      type = outer.isMap ? .map(of: type, range: range) : .list(of: type, range: range)
    }
    return type
  }
}

extension Name {
  /// Whether it is a name without backquotes.
  package var isPlain: Bool {
    let bytes = text.utf8
    guard let first = bytes.first, first.beginsName else { return false }
    return bytes.allSatisfy(\.isInName) && !ReservedWords.contains(text)
  }
}
