// Declarations as other languages write them.

// MARK: - Enumerations

extension Parser {
  /// Reports `enum Color { red, green }`, and passes it; whether there is one.
  mutating func reportEnumeration() -> Bool {
    guard at(word: "enum") || at(word: "enumeration"), isName(ahead: 1) else { return false }
    var count = 2
    while kind(ahead: count) == .colon || isName(ahead: count) { count += 1 }
    guard kind(ahead: count) == .leftBrace else { return false }
    var reader = ForeignReader(self, at: count)
    guard let options = reader.options() else { return false }
    let (name, end) = (text(ahead: 1), reader.count)
    let written = source.written(options: options)
    let place = span(to: end - 1)
    report(
      .expectedDeclaration(found: "'\(text(current))'"),
      insteadOfAllIn: place,
      at: span(to: 1),
      notes: [
        "options are listed in the block of their field: 'field color: choice { \(written) }'"
      ],
      fixes: moving(options: written, of: name, from: place, after: end)
    )
    enumerations[name] = options.map { .option($0) }
    passForeign(end)
    return true
  }

  /// Reports `type code = text { max_length(3) }`, and passes it; whether there is one.
  mutating func reportTypeName() -> Bool {
    guard at(word: "type") || at(word: "typealias"), isName(ahead: 1), kind(ahead: 2) == .equals,
      kind(ahead: 3) != .leftBrace
    else { return false }
    let name = text(ahead: 1)
    let isChoice = kind(ahead: 3) == .string
    let shown = VisibleText.of(name)
    typeNames[name] =
      isChoice ? "text" : ForeignTypes.meaning(of: text(ahead: 3)) ?? text(ahead: 3)
    replace(
      .expectedDeclaration(found: describe(current)),
      passing: endOfWholeStatement(from: 3),
      at: span(to: 1),
      notes: [
        isChoice
          ? "options are listed in the block of their field: 'field \(shown): choice { option \"…\" }'"
          : "what values of a kind have in common is a rule: 'rule \(shown) { … }' and "
            + "'field a { \(shown) }'; what has several fields is a form"
      ]
    )
    return true
  }

  /// The fix that moves options from an enumeration to the fields of its type; none where there is none.
  private func moving(options: String, of name: String, from place: SourceRange, after end: Int)
    -> [Diagnostic.Fix]
  {
    var written = ""
    var position = token(ahead: end).range.start
    if kind(ahead: end) == .separator { position = token(ahead: end + 1).range.start }
    var last = position
    var count = end
    while kind(ahead: count) != .endOfFile, count < end + 4 * ForeignReader.longest {
      let isType = at(word: "of", ahead: count - 1) || kind(ahead: count - 1) == .colon
      guard isType, at(word: name, ahead: count) else {
        count += 1
        continue
      }
      let type = token(ahead: count).range
      written += source.text(in: SourceRange(start: last, end: type.start)) + "choice"
      last = type.end
      while ![.leftBrace, .rightBrace, .separator, .endOfFile].contains(kind(ahead: count)) {
        count += 1
      }
      let hasBlock = kind(ahead: count) == .leftBrace
      let end = hasBlock ? token(ahead: count).range.end : token(ahead: count - 1).range.end
      written += source.text(in: SourceRange(start: last, end: end))
      written += hasBlock ? " \(options);" : " { \(options) }"
      last = end
    }
    guard last > position else { return [] }
    let range = SourceRange(start: place.start, end: last)
    return [.init("move the options into the fields of the type", replace: range, by: written)]
  }
}

// MARK: - Rules

extension Parser {
  /// Reports `rule strong length {`, and passes the parameters; nil for anything else.
  mutating func bareParameters() -> [Parameter]? {
    var count = 0
    while isName(ahead: count) || kind(ahead: count) == .comma { count += 1 }
    guard kind(ahead: count) == .leftBrace || kind(ahead: count) == .string else { return nil }
    let names = (0..<count).filter { isName(ahead: $0) }.map { token(ahead: $0) }
    let written = "(\(names.map { text($0) }.joined(separator: ", ")))"
    let place = SourceRange(start: previous.range.end, end: token(ahead: count - 1).range.end)
    reportExpected(
      "'{' after the rule's name",
      notes: ["parameters are in parentheses"],
      fixes: [.meant(written, at: place)]
    )
    advance(by: count)
    return names.map { Parameter(name: Name(text($0), range: $0.range), range: $0.range) }
  }

  /// Reports `-> bool` or `: Boolean` after a rule's name, and passes it.
  ///
  /// - Returns: its place where `=` follows, with which it is reported.
  mutating func passReturnType() -> SourceRange? {
    let sign = at(.minus) && kind(ahead: 1) == .greater ? 2 : at(.colon) ? 1 : 0
    guard sign > 0, isName(ahead: sign) else { return nil }
    let type = token(ahead: sign)
    let next = kind(ahead: sign + 1)
    let word = text(type).lowercased()
    guard sign == 2 || ForeignTypes.isType(word),
      sign == 2 || [.leftBrace, .equals].contains(next)
        || next == .separator && kind(ahead: sign + 2) == .leftBrace
    else { return nil }
    let place = current.range.union(type.range)
    if next == .equals {
      advance(by: sign + 1)
      return place
    }
    let rest = SourceRange(start: previous.range.end, end: type.range.end)
    let isAnswer = sign == 2 || ForeignTypes.type(meantBy: word) == "boolean"
    report(
      .expected("'{' after the rule's name", found: describe(current)),
      insteadOfAllIn: place,
      notes: [
        isAnswer
          ? "a rule holds or it does not, so it has no type"
          : "a rule has no type: it takes the values that its checks take"
      ],
      fixes: [removal(of: place, in: rest)]
    )
    advance(by: sign + 1)
    return nil
  }
}

// MARK: - Names

extension Parser {
  /// A name that can be the one of what has only a label: `Email address` is `email_address`.
  static func name(meantBy label: String) -> String? {
    var name = ""
    for byte in label.utf8 {
      if byte.isInName {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !name.isEmpty, !name.hasSuffix("_") {
        name += "_"
      }
    }
    name = name.lowercased()
    while name.hasSuffix("_") { name.removeLast() }
    return name.utf8.count <= 40 && Name(name).isPlain ? name : nil
  }

  /// Reports a declaration without a name, `group {` or `field "Email address"`; the name that it gets.
  mutating func nameOfUnnamed(_ thing: NamedThing) -> Name? {
    let what = thing.noun
    if at(.leftBrace), let word = thing.usualName {
      let name = unusedName(word)
      let place = current.range
      report(
        .expectedName(of: thing.words, found: "'{'"),
        notes: ["a \(what) has a name, such as '\(what) \(name) { … }'"],
        fixes: [.init("write '\(what) \(name)'", replace: .at(place.start), by: "\(name) ")]
      )
      return Name(name, range: .at(place.start))
    }
    if at(.integer), thing.usualName != nil {
      // `step 1 "Contact" {`
      let sign = kind(ahead: 1) == .colon && kind(ahead: 2) == .string ? 1 : 0
      let label =
        kind(ahead: sign + 1) == .string ? stringLiteral(token(ahead: sign + 1)).value : ""
      let name = unusedName(Parser.name(meantBy: label) ?? "\(what)\(text(current))")
      report(
        .expectedName(of: thing.words, found: describe(current)),
        notes: thing == .step ? ["steps follow in the order in which they are declared"] : [],
        fixes: [.meant(name, at: span(to: sign))]
      )
      defer { advance(by: sign) }
      return Name(name, range: advance().range)
    }
    guard at(.string), thing.hasLabel, previous.kind != .colon,
      let name = Parser.name(meantBy: stringLiteral(current).value),
      name != stringLiteral(current).value
    else { return nil }
    let place = current.range
    report(
      .expectedName(of: thing.words, found: "a text"),
      notes: ["a name comes first, and then its label"],
      fixes: [.meant("\(name) \(text(current))", at: place)]
    )
    return Name(name, range: .at(place.start))
  }
}

// MARK: - Values

extension Parser {
  /// Reports `let name: text { … }`, which declares a field; whether it is that.
  mutating func reportFieldAfterLet() -> Bool {
    let word = text(ahead: 3)
    let next = kind(ahead: 4)
    guard isName(ahead: 1), kind(ahead: 2) == .colon, isName(ahead: 3),
      next == .string || endsStatement(ahead: 4), ForeignTypes.isType(word) || mayBeForm(Name(word))
    else { return false }
    let type = ForeignTypes.type(meantBy: word) ?? word
    let written = "field \(text(ahead: 1))" + (type == "text" ? "" : ": \(type)")
    report(.expected("'field'", found: "'let'"), fixes: [.meant(written, at: span(to: 3))])
    translatedType = index + 3
    return true
  }

  /// Reports the brace of `let { total = price * 2 }`, and passes it.
  ///
  /// - Returns: where the block has ended; nil where there is none.
  mutating func passBraceOfBinding() -> Int? {
    guard at(.leftBrace), isName(ahead: 1), kind(ahead: 2) == .equals,
      let end = endOfBraces(from: 0)
    else { return nil }
    let isOne = !(1..<(end - 1)).contains { kind(ahead: $0) == .separator }
    report(
      .expectedName(of: "the value", found: "'{'"),
      notes: isOne ? [] : ["each value has a 'let' of its own: 'let total = price * 2'"],
      fixes: isOne ? [.meant(excerpt(1, to: end - 2), at: span(to: end - 1))] : []
    )
    advance()
    return index - 1 + end
  }

  /// Reports `field total: number { = price * 2 }`, and passes the block; whether it is that.
  mutating func reportValueInBlock() -> Bool {
    guard at(.leftBrace), kind(ahead: 1) == .equals, let end = endOfBraces(from: 0) else {
      return false
    }
    replace(
      .expected("a rule", found: "'='"),
      passing: end,
      at: token(ahead: 1).range,
      notes: ["a computed value comes before the block: 'field total: number = price * 2 { … }'"],
      by: end > 3 ? excerpt(1, to: end - 2) : nil
    )
    return true
  }
}

// MARK: - Blocks

extension Parser {
  /// Whether the lines that follow are the block, as their indentation says: `form f:`.
  var opensIndentedBlock: Bool {
    let first = at(.colon) ? 1 : 0
    guard kind(ahead: first) == .separator, kind(ahead: first + 1) != .rightBrace,
      let next = indentation(of: token(ahead: first + 1))
    else { return false }
    return next > statementIndentation
  }

  /// Reports an indented block, once with all in it, and passes the sign in front of it.
  mutating func passIndentation(after owner: String) {
    var place = endOfPrevious
    if at(.colon) { place.end = current.range.end }
    if !isHidden(place) {
      let blocks = indentedBlocks
      let fix = Diagnostic.Fix(
        "put blocks in braces",
        replace: SourceRange(start: place.start, end: blocks.end),
        by: blocks.written
      )
      report(
        .missingOpeningBrace(after: owner),
        at: endOfPrevious,
        fixes: blocks.isWhole ? [fix] : [],
        hiding: blocks.places
      )
    }
    _ = take(.colon)
  }

  /// The indented block that begins here and those in it, with braces.
  private var indentedBlocks: (written: String, places: [SourceRange], end: UInt32, isWhole: Bool) {
    var written = " {"
    var places: [SourceRange] = []
    var open = [statementIndentation]
    var line = statementIndentation
    var count = at(.colon) ? 1 : 0
    var last = token(ahead: count).range.start
    var isWhole = true
    while kind(ahead: count) != .endOfFile {
      guard kind(ahead: count) == .separator,
        let next = indentation(of: token(ahead: count + 1)) ?? endIndentation(ahead: count + 1)
      else {
        if kind(ahead: count) == .rightBrace { isWhole = false }
        count += 1
        continue
      }
      let hasColon = kind(ahead: count - 1) == .colon
      let end = token(ahead: hasColon ? count - 2 : count - 1).range.end
      written += source.text(in: SourceRange(start: last, end: max(last, end)))
      last = token(ahead: count).range.start
      if next > line, count > 1 {
        written += " {"
        open.append(line)
        let sign = token(ahead: count - 1).range
        places.append(SourceRange(start: end, end: hasColon ? sign.end : end))
      }
      while let outer = open.last, next <= outer {
        written += "\n\(String(repeating: " ", count: outer))}"
        open.removeLast()
      }
      if open.isEmpty { break }
      line = next
      count += 1
    }
    if !open.isEmpty {
      let end = token(ahead: count - 1).range.end
      written += source.text(in: SourceRange(start: last, end: max(last, end)))
      last = max(last, end)
      for outer in open.reversed() { written += "\n\(String(repeating: " ", count: outer))}" }
    }
    return (written, places, last, isWhole)
  }

  /// The end of a file is as far left as can be.
  private func endIndentation(ahead count: Int) -> Int? {
    kind(ahead: count) == .endOfFile ? 0 : nil
  }
}
