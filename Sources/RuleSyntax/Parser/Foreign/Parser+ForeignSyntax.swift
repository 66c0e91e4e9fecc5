// Words and signs of other languages inside of statements.

extension Parser {
  /// Reports `AND` or `OR` between two parts, and passes it; nil for anything else.
  mutating func foreignJoint() -> TokenKind? {
    let isAnd = at(word: "AND")
    guard isAnd || at(word: "OR"),
      isName(ahead: 1) || beginsOperand(ahead: 1) || kind(ahead: 1) == .not
    else { return nil }
    let meant = isAnd ? "and" : "or"
    report(
      .foreignOperator(written: text(current), meant: meant),
      fixes: [.write(meant, at: current.range)]
    )
    advance()
    return isAnd ? .and : .or
  }

  /// Reports `- required`, and passes the sign; all such lines of a block have one message.
  mutating func passListSign() {
    guard at(.minus), isName(ahead: 1), indentation(of: current) != nil else { return }
    if isHidden(current.range) {
      advance()
      return
    }
    var signs = [current.range]
    var count = 1
    while ![.rightBrace, .leftBrace, .endOfFile].contains(kind(ahead: count)),
      count < ForeignReader.longest
    {
      let isNext = kind(ahead: count) == .separator && kind(ahead: count + 1) == .minus
      if isNext, isName(ahead: count + 2) { signs.append(token(ahead: count + 1).range) }
      count += 1
    }
    let gaps = signs.map { sign in
      var gap = sign
      while gap.end < source.bytes.count, source.bytes[Int(gap.end)] == 0x20 { gap.end += 1 }
      return gap
    }
    let place = gaps[0].union(gaps[gaps.count - 1])
    let written = rewritten(place, replacing: gaps) { _ in "" }
    report(
      .expected("a rule", found: "'-'"),
      notes: ["rules are written without a dash, one in each line"],
      fixes: [.init("remove the dash before each", replace: place, by: written, isCertain: true)],
      hiding: signs
    )
    advance()
  }

  /// Reports a text after a block, `{ required } "Enter it."`; whether there is one.
  mutating func reportMessageBehindBlock() -> Bool {
    guard at(.string), previous.kind == .rightBrace else { return false }
    var count = -2
    while ![.leftBrace, .rightBrace, .separator, .string, .endOfFile].contains(kind(ahead: count)),
      count > -ForeignReader.longestLine
    { count -= 1 }
    var fixes: [Diagnostic.Fix] = []
    if kind(ahead: count) == .leftBrace, count < -2 {
      // The block has one check.
      let block = span(count, to: -2)
      fixes = [
        .meant("\(source.text(in: block)) \(text(current)) }", at: block.union(current.range))
      ]
    }
    report(
      .expected("the end of the field", found: "a text"),
      notes: [
        "a message comes right after its check, in the block; a label comes before the block"
      ],
      fixes: fixes
    )
    return true
  }

  /// Reports a check below its message; the fix puts them in order.
  var messageBeforeCheck: [Diagnostic.Fix] {
    let first = kind(ahead: 1) == .separator ? 2 : 1
    guard at(.string), isName(ahead: first) else { return [] }
    let end = endOfStatement(from: first)
    guard endsStatement(ahead: end), kind(ahead: end) != .leftBrace, kind(ahead: end - 1) != .string
    else { return [] }
    return [.meant("\(excerpt(first, to: end - 1)) \(text(current))", at: span(to: end - 1))]
  }

  /// Reports a brace that closes a form too early, by the items that follow it; whether there is one.
  ///
  /// The items are passed, with the brace that is too many at their end.
  mutating func reportSurplusBrace() -> Bool {
    var count = -1
    while kind(ahead: count) == .separator { count -= 1 }
    let brace = token(ahead: count)
    guard brace.kind == .rightBrace, (indentation(of: brace) ?? indentation(of: current) ?? 0) > 0,
      StatementWord(at: 0, in: self)?.beginsItem == true, isName(ahead: 1)
    else { return false }
    let start = startOfSpace(before: brace.range.start)
    let line = SourceRange(start: start, end: brace.range.end)
    report(
      .unexpectedClosing("}"),
      at: brace.range,
      notes: ["it closes the form, and the fields after it belong into it"],
      fixes: [.init("remove it", replace: line, by: "")]
    )
    var progress = LoopProgress()
    while StatementWord(at: 0, in: self)?.beginsItem == true || at(word: "check"),
      progress.hasAdvanced(to: index)
    {
      _ = item()
      skipSeparators()
    }
    _ = take(.rightBrace)
    return true
  }
}

// MARK: - Types

extension Parser {
  /// A type with what other languages add, `Optional[text]`, `text?` or `varchar(20)`, whose name was
  /// passed; nil for anything else.
  ///
  /// What it says of the value besides is kept as statements of the field's block.
  mutating func decoratedType(after name: Name) -> TypeReference? {
    let sign = text(current)
    guard at(.leftBracket) || at(.leftParenthesis) || sign == "?" else { return nil }
    var reader = ForeignReader(self, at: -1)
    let isBuiltIn =
      ForeignReader.type(name.text)?.type == name.text || ["list", "map"].contains(name.text)
    if isBuiltIn, at(.leftParenthesis), kind(ahead: 2) == .equals || kind(ahead: 2) == .colon {
      // `text(max_length=80)`
      reader.count = 1
      reader.settings()
      guard reader.kind == .rightParenthesis, !reader.rules.calls.isEmpty else { return nil }
      reader.rules.type = name.text
      reader.count += 1
    } else if at(.leftParenthesis) {
      guard !isBuiltIn, !mayBeForm(name), let known = ForeignReader.type(name.text) else {
        return nil
      }
      reader.rules.type = known.type
      if let check = known.check { reader.append(check, at: name.range) }
      reader.count = 0
      reader.limitLength()
      _ = reader.arguments(ofType: true)
    } else if !reader.typeExpression() || !reader.isDecorated {
      return nil
    }
    guard reader.rules.isWhole, let type = reader.rules.type, reader.count > 0 else { return nil }
    let count = reader.count
    let place = name.range.union(token(ahead: count - 1).range)
    let checks = written(reader.rules)
    let hasBlock = kind(ahead: count) == .leftBrace
    guard checks.isEmpty || hasBlock || endsStatement(ahead: count) else { return nil }
    let whole = hasBlock && !checks.isEmpty ? place.union(token(ahead: count).range) : place
    var meant = type
    if !checks.isEmpty { meant += " { " + checks.joined(separator: "; ") + (hasBlock ? ";" : " }") }
    report(
      expected("a type", at: place),
      insteadOfAllIn: place,
      notes: sign == "?" || ForeignReader.plain(name.text) == "optional"
        ? [Parser.optionalNote] : [],
      fixes: [.meant(meant, at: whole)]
    )
    advance(by: count)
    optionsOfType =
      reader.rules.options.map { .option($0) } + reader.rules.calls.map { .check(Check($0)) }
    return ForeignTypes.reference(type, at: place)
  }

  /// Whether the current name may be that of a type, perhaps misspelled.
  var mayBeType: Bool {
    let word = text(current)
    return ForeignTypes.isType(word) || mayBeForm(Name(word)) || at(word: "list") || at(word: "map")
      || Suggestion.closest(to: word, among: ForeignTypes.names) != nil
  }

  /// Whether a type is also the usual last word of names of two words: `birth date`, `phone number`.
  var readsAsName: Bool {
    ["date", "time", "number", "month", "file"].contains(text(current))
      && previous.kind == .name && at(word: "field", ahead: -2)
  }

  /// Whether a form of the name may be known, which takes arguments: `field total: price(true)`.
  func mayBeForm(_ name: Name) -> Bool { imports || forms.contains(name.text) }

  /// Reports `map of text to integer`, and passes the type of the keys; whether it is that.
  mutating func passKeyType() -> Bool {
    guard isName(), at(word: "to", ahead: 1) || kind(ahead: 1) == .comma, isName(ahead: 2),
      kind(ahead: 3) == .leftBrace || endsStatement(ahead: 3)
    else { return false }
    pass(
      2,
      expecting: "the type of the values",
      notes: ["the keys of a map are texts, so only the type of its values is written"],
      fix: removal(upTo: 2)
    )
    return true
  }

  /// Reports the fields of a form where its name must be, `list of { … }`, and passes them.
  mutating func formWithoutName() -> Name? {
    guard at(.leftBrace), previous.kind == .colon || at(word: "of", ahead: -1) else { return nil }
    let place = current.range
    var open = 0
    repeat {
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) { open -= 1 }
      advance()
    } while open > 0 && !at(.endOfFile)
    report(
      .expectedName(of: "a type", found: "'{'"),
      insteadOfAllIn: range(from: place),
      at: place,
      notes: [
        "the items are a form of their own: declare 'form line { … }' outside of this one, "
          + "and write 'list of line'"
      ]
    )
    endOfForeign = previous.range.end
    return nil
  }
}
