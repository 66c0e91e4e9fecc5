// Options of choices as other notations write them.

extension Parser {
  /// Whether all options are listed after one word: `options "s", "m"`, `option "s", "m"`.
  var isOptionList: Bool { optionList != nil }

  /// The options that are listed after one word, `options: ["s"]`, and how many tokens that takes.
  private var optionList: (options: [OptionStatement], count: Int)? {
    let isKnown = at(word: "option")
    let words = ["options", "values", "choices", "case", "cases"]
    guard isKnown || words.contains(where: { at(word: $0) }) else { return nil }
    var reader = ForeignReader(self, at: kind(ahead: 1) == .colon ? 2 : 1)
    guard [.string, .leftBracket].contains(reader.kind), let options = reader.options(),
      !isKnown || options.count > 1
    else { return nil }
    return (options, reader.count)
  }

  /// Reports options that are listed after one word, and passes them.
  ///
  /// - Returns: the first of them; nil where there is no such list.
  mutating func reportOptionList() -> OptionStatement? {
    guard let (options, count) = optionList else { return nil }
    if let option = labeledOption(options, count) { return option }
    let word = current
    let isKnown = at(word: "option")
    let written = source.written(options: options)
    let place = word.range.union(token(ahead: count - 1).range)
    report(
      isKnown
        ? .expected("the end of the statement", found: "','")
        : .unknownWord(VisibleText.of(text(word)), place: "in the block of a field or rule"),
      at: isKnown ? token(ahead: 2).range : nil,
      notes: ["each option is a statement of its own"],
      fixes: [.meant(written, at: place, isCertain: true)]
    )
    advance(by: count)
    return options[0]
  }

  /// Reports `option "s", "Small"`, whose second text is a label; nil for a list of options.
  private mutating func labeledOption(_ options: [OptionStatement], _ count: Int)
    -> OptionStatement?
  {
    guard at(word: "option"), options.count == 2, count == 4 else { return nil }
    let (value, label) = (options[0].value, options[1].value)
    let isLabel =
      label.value.contains(" ") && !value.value.contains(" ")
      || label.value.first?.isUppercase == true && value.value.first?.isUppercase == false
    guard isLabel else { return nil }
    let comma = token(ahead: 2).range
    let range = current.range.union(label.range)
    report(.expected("the label of the option", found: "','"), at: comma, fixes: [.remove(comma)])
    advance(by: count)
    return OptionStatement(value: value, label: label, annotations: [], range: range)
  }

  /// Reports the name of an attribute, `value="s"`, and passes it with its sign.
  ///
  /// In `option s: "Small"`, the name is the value.
  mutating func passAttributeName() {
    let names = ["value", "name", "id", "key", "code", "label", "title", "text"]
    guard at(.name), names.contains(text(current).lowercased()),
      kind(ahead: 1) == .equals || kind(ahead: 1) == .colon,
      kind(ahead: 2) == .string
    else { return }
    let rest = SourceRange(start: current.range.start, end: token(ahead: 2).range.start)
    reportExpected("a text in quotes", fixes: [removal(of: span(to: 1), in: rest, isCertain: true)])
    advance(by: 2)
  }

  /// Where the path of `options from countries` or `option in countries` is; nil for anything else.
  var listOfOptions: (first: Int, last: Int)? {
    guard at(word: "option") || at(word: "options") else { return nil }
    let hasWord = at(word: "from", ahead: 1) || at(word: "of", ahead: 1) || kind(ahead: 1) == .in
    let first = hasWord ? 2 : 1
    guard isName(ahead: first), isDeclared(Name(word(ahead: first))), hasWord || at(word: "options")
    else { return nil }
    let last = endOfPath(ahead: first)
    let isWhole = endsStatement(ahead: last + 1) && kind(ahead: last + 1) != .leftBrace
    return isWhole ? (first, last) : nil
  }

  /// Reports `options from countries` and `option in countries`, which is passed; nil for anything else.
  ///
  /// It is read as an option, so that the choice has one.
  mutating func optionsOfList() -> OptionStatement? {
    guard let (first, last) = listOfOptions else { return nil }
    let list = excerpt(first, to: last)
    let place = span(to: last)
    replace(
      .expected("the value of the option in quotes", found: describe(token(ahead: 1))),
      passing: last + 1,
      at: span(1, to: last),
      notes: [
        "the options of a choice are fixed; a text that must be among the items of a list is checked by "
          + "'one_of(\(VisibleText.of(list)))'"
      ]
    )
    return OptionStatement(
      value: StringLiteral(list, range: place),
      label: nil,
      annotations: [],
      range: place
    )
  }

  /// The value of an option without its quotes, which is reported.
  mutating func bareOptionValue() -> StringLiteral? {
    guard at(.name) || at(.integer), !isName(ahead: 1) else { return nil }
    let literal = "\"\(text(current))\""
    let type = typeOfBlock ?? "choice"
    let isNumber = type == "integer" || type == "number"
    if isHidden(current.range) {
      // The first of the block was reported.
    } else if at(.integer), isNumber || type == "text" {
      report(
        expected("the value of the option in quotes", at: current.range),
        notes: [
          isNumber
            ? "only a choice has options, which are texts; the numbers that are allowed are listed by "
              + "'one_of(1, 2)'"
            : "only a choice has options: write ': choice' after the field's name, and the values in "
              + "quotes"
        ],
        hiding: numbersOfOptions
      )
    } else {
      reportExpected(
        "the value of the option in quotes",
        fixes: [.write(literal, at: current.range)]
      )
    }
    return StringLiteral(text(current), range: advance().range)
  }

  /// The numbers that are values of options in the rest of the block.
  private var numbersOfOptions: [SourceRange] {
    var ranges: [SourceRange] = []
    var count = 1
    while ![.leftBrace, .rightBrace, .endOfFile].contains(kind(ahead: count)),
      count < ForeignReader.longest
    {
      if at(word: "option", ahead: count), kind(ahead: count + 1) == .integer {
        ranges.append(token(ahead: count + 1).range)
      }
      count += 1
    }
    return ranges
  }

  /// Reports options after a type, `enum("a", "b") "Label"` or `choice "a", "b"`; whether there are
  /// any, which are passed then.
  mutating func reportOptions(afterType name: Name) -> Bool {
    let isOpened = at(.leftParenthesis) || at(.leftBracket)
    guard isOpened || at(.string) && kind(ahead: 1) == .comma && kind(ahead: 2) == .string,
      name.text == "choice" || ForeignTypes.meaning(of: name.text) == "choice"
        || ["oneof", "anyof"].contains(ForeignReader.plain(name.text))
    else { return false }
    var reader = ForeignReader(self, at: 0)
    guard let options = reader.options() else { return false }
    let end = reader.count + (kind(ahead: reader.count) == .string ? 1 : 0)
    guard endsStatement(ahead: end) else { return false }
    let hasBlock = kind(ahead: end) == .leftBrace
    // `choice "Size", "s" { … }` may begin with a label.
    guard isOpened || !hasBlock else { return false }
    let place = name.range.union(token(ahead: reader.count - 1).range)
    let whole = name.range.union(token(ahead: hasBlock ? end : end - 1).range)
    let label = end > reader.count ? " " + text(ahead: reader.count) : ""
    let written = source.written(options: options)
    report(
      expected("a type", at: place),
      insteadOfAllIn: place,
      fixes: [.meant("choice\(label) { \(written)\(hasBlock ? ";" : " }")", at: whole)]
    )
    advance(by: reader.count)
    optionsOfType = options.map { .option($0) }
    return true
  }

  /// Reports `{ "s" => "Small", m: "Medium" }`, and passes it; nil for anything else.
  private mutating func optionsWithLabels() -> [Statement]? {
    var options: [OptionStatement] = []
    var count = 1
    while kind(ahead: count) != .rightBrace {
      if [.comma, .separator].contains(kind(ahead: count)) {
        count += 1
        continue
      }
      let key = token(ahead: count)
      let isSign =
        [.colon, .equals].contains(kind(ahead: count + 1)) || text(ahead: count + 1) == "=>"
      guard [.name, .string, .integer].contains(key.kind), isSign,
        kind(ahead: count + 2) == .string, count < ForeignReader.longest
      else { return nil }
      let value =
        key.kind == .string ? stringLiteral(key) : StringLiteral(text(key), range: key.range)
      let label = stringLiteral(token(ahead: count + 2))
      options.append(OptionStatement(value: value, label: label, annotations: [], range: key.range))
      count += 3
    }
    guard !options.isEmpty else { return nil }
    let place = span(1, to: count - 1)
    let written = source.written(options: options)
    report(
      .expected("'option'", found: describe(token(ahead: 1))),
      insteadOfAllIn: place,
      notes: ["each option is a statement of its own"],
      fixes: [.meant(written, at: place)]
    )
    advance(by: count + 1)
    return options.map { .option($0) }
  }

  /// Reports options without their word in the block of a choice: `choice { "a"; "b" }`.
  ///
  /// - Returns: the block, which is passed then; nil where it is none of that sort.
  mutating func optionsWithoutWord(of type: inout TypeReference?) -> [Statement]? {
    guard at(.leftBrace), let name = type?.name else { return nil }
    let isForeign = ForeignTypes.meaning(of: name.text) == "choice"
    guard isForeign || name.text == "choice" else { return nil }
    if let options = optionsWithLabels() { return options }
    var reader = ForeignReader(self, at: 0)
    // A name alone is a rule.
    guard let options = reader.options(needsCommas: !isForeign) else { return nil }
    let written = source.written(options: options)
    let whole =
      isForeign
      ? name.range.union(token(ahead: reader.count - 1).range)
      : wordOfFirstOption.union(options[options.count - 1].range)
    report(
      isForeign
        ? expected("a type", at: name.range)
        : .expected("'option'", found: describe(token(ahead: 1))),
      insteadOfAllIn: whole,
      at: isForeign ? name.range : options[0].range,
      notes: [
        "each option is a statement of its own, with a label perhaps: 'option \"s\" \"Small\"'"
      ],
      fixes: [.meant(isForeign ? "choice { \(written) }" : written, at: whole)]
    )
    if isForeign { type = .named(Name("choice", range: name.range)) }
    advance(by: reader.count)
    return options.map { .option($0) }
  }

  /// What the first option after the current token begins with: `case "s"`, `"s"`.
  private var wordOfFirstOption: SourceRange {
    token(ahead: kind(ahead: 1) == .separator ? 2 : 1).range
  }

  /// Reports texts in lines of their own in the block of a choice, after a check whose message the
  /// first seemed to be; whether there are any.
  mutating func reportOptionsWithoutWord() -> Bool {
    guard typeOfBlock == "choice", previous.kind == .string, indentation(of: previous) != nil,
      indentation(of: current) != nil
    else { return false }
    var literals = [previous.range]
    var count = 0
    while kind(ahead: count) == .string, literals.count < ForeignReader.longestLine {
      literals.append(token(ahead: count).range)
      count += kind(ahead: count + 1) == .separator ? 2 : 1
    }
    let place = literals[0].union(literals[literals.count - 1])
    let written = literals.map { "option " + source.text(in: $0) }
    report(
      .expected("'option'", found: describe(previous)),
      insteadOfAllIn: place,
      at: previous.range,
      notes: ["each option is a statement of its own"],
      fixes: [
        .init(
          "write '\(VisibleText.of(written.joined(separator: "; "), limit: VisibleText.longestLine))'",
          replace: place,
          by: rewritten(place, replacing: literals) { "option " + source.text(in: $0) }
        )
      ]
    )
    optionsOfType = literals.map { place in
      .option(
        OptionStatement(
          value: StringLiteral(source.text(in: place), range: place),
          annotations: [],
          range: place
        )
      )
    }
    while current.range.start < place.end { advance() }
    return true
  }
}
