// Conditions, settings and tests as other notations write them.

extension Parser {
  /// Words of sentences and other languages for comparisons, by what they mean.
  private static let comparisons: [(words: [String], meant: ComparisonOperator)] = [
    (["equal", "to"], .equal), (["equals"], .equal), (["eq"], .equal), (["same", "as"], .equal),
    (["ne"], .notEqual), (["neq"], .notEqual),
    (["greater", "than"], .greater), (["more", "than"], .greater), (["gt"], .greater),
    (["less", "than"], .less), (["lt"], .less),
    (["at", "least"], .greaterOrEqual), (["gte"], .greaterOrEqual),
    (["at", "most"], .lessOrEqual), (["lte"], .lessOrEqual),
  ]

  /// Words that may follow a value in a condition, here or elsewhere.
  static let comparingWords = Set(comparisons.flatMap(\.words)).union([
    "between", "contains", "includes", "has", "matches", "than", "isnot", "like", "starts", "ends",
    "begins", "with", "match",
  ])

  /// Reports `a equals "x"` and `a is greater than 3`, and passes the words.
  ///
  /// - Parameters:
  ///   - isNegated: whether `not` is before the words.
  ///   - start: the place of the first word, which may be `is`: a single word after that is a rule.
  /// - Returns: the comparison that is meant; nil for anything else.
  mutating func foreignComparison(isNegated: Bool, from start: SourceRange) -> ComparisonOperator? {
    let isAfterIs = start != current.range
    let found = Parser.comparisons.first { entry in
      (!isAfterIs || entry.words.count > 1)
        && entry.words.indices.allSatisfy { at(word: entry.words[$0], ahead: $0) }
        && beginsOperand(ahead: entry.words.count)
        && kind(ahead: entry.words.count) != .leftParenthesis
    }
    guard let found else { return nil }
    let place = start.union(token(ahead: found.words.count - 1).range)
    let comparison = isNegated ? found.meant.opposite : found.meant
    report(
      expected("a comparison", at: place),
      at: place,
      fixes: [.meant(comparison.rawValue, at: place)]
    )
    advance(by: found.words.count)
    return comparison
  }

  /// Reports `1 <= a <= 9`, and passes the second comparison.
  mutating func reportSecondComparison(after value: Operand) {
    guard kind.comparison != nil else { return }
    let middle = source.text(in: value.range)
    pass(
      1,
      expecting: "the end of the comparison",
      notes: ["a comparison has two sides; join two with 'and'"],
      fix: .meant("and \(middle) \(text(current))", at: current.range)
    )
    _ = operand()
  }

  /// The values of `in ["x", "y"]`, whose brackets are reported.
  mutating func valuesInBrackets() -> [Operand] {
    let opening = current
    let values = list(.rightBracket) { $0.operand() }
    let place = range(from: opening.range)
    let written = "(\(source.text(in: place).dropFirst().dropLast()))"
    report(
      .expected("'(' or a list after 'in'", found: "'['"),
      at: opening.range,
      notes: ["write values in parentheses, with commas"],
      fixes: previous.kind == .rightBracket ? [.meant(written, at: place)] : []
    )
    return values
  }

  /// The question that `a.isEmpty` means.
  func emptinessProperty(of path: Path) -> Diagnostic.Fix? {
    guard path.components.count > 1, case .name(let property)? = path.components.last else {
      return nil
    }
    let word = ForeignReader.plain(property.text)
    let isEmpty = ["isempty", "isblank", "isnull", "empty", "blank"].contains(word)
    let isFilled = ["isfilled", "isnotempty", "isnotblank", "ispresent", "present", "exists"]
      .contains(word)
    guard isEmpty || isFilled else { return nil }
    let owner = SourceRange(start: path.range.start, end: property.range.start - 1)
    let written = "\(source.text(in: owner)) is \(isEmpty ? "empty" : "filled")"
    return .meant(written, at: path.range)
  }

  /// Reports the sign between a word and its value, `normalize: trim` or `mask("…")`, and passes it.
  ///
  /// - Returns: whether a closing parenthesis is to be passed after the value.
  mutating func passSettingSign(_ what: String) -> Bool {
    if at(.colon) || at(.equals) {
      let rest = SourceRange(start: previous.range.end, end: current.range.end)
      pass(1, expecting: what, fix: removal(of: current.range, in: rest))
      return false
    }
    guard at(.leftParenthesis), kind(ahead: 2) == .rightParenthesis else { return false }
    let written = text(ahead: 1)
    let place = SourceRange(start: previous.range.end, end: token(ahead: 2).range.end)
    reportExpected(
      what,
      fixes: [.init("write it without parentheses", replace: place, by: " \(written)")]
    )
    advance()
    return true
  }

  /// Whether a test is declared in a form: `test { given … }`.
  var opensTest: Bool {
    guard at(word: "test"), kind(ahead: 1) == .leftBrace else { return false }
    let first = kind(ahead: 2) == .separator ? 3 : 2
    return ["given", "expect", "answer"].contains { at(word: $0, ahead: first) }
  }

  /// A field as another language declares it, `var a`, `text a`, `optional field a`; nil for anything else.
  ///
  /// The words in front of the field's name are reported and passed.
  mutating func foreignField() -> StatementOpening? {
    var count = 0
    while count < 3, kind(ahead: count) == .name, kind(ahead: count + 1) == .name,
      Parser.declarers.contains(text(ahead: count).lowercased())
        || ForeignTypes.isType(text(ahead: count))
    { count += 1 }
    guard count > 0, !at(word: "field", ahead: count - 1), !opensItems(ahead: count + 1) else {
      return nil
    }
    let words = (0..<count).map { text(ahead: $0) }
    let place = span(to: count - 1)
    let hasWord = at(word: "field", ahead: count) && isName(ahead: count + 1)
    let name = token(ahead: hasWord ? count + 1 : count)
    let written = text(name)
    let isRequired = words.contains { $0.lowercased() == "required" }
    let next = hasWord ? count + 2 : count + 1
    let type = words.first { ForeignTypes.isType($0) }.flatMap {
      ForeignTypes.meaning(of: $0) ?? $0
    }
    var declaration = "field \(written)"
    if let type, type != "text", kind(ahead: next) != .colon { declaration += ": \(type)" }
    var end = name.range
    if kind(ahead: next) == .colon, kind(ahead: next + 1) == .name,
      ![.less, .leftBracket, .leftParenthesis].contains(kind(ahead: next + 2)),
      let type = ForeignTypes.meaning(of: text(ahead: next + 1))
    {
      if type != "text" { declaration += ": \(type)" }
      end = token(ahead: next + 1).range
      translatedType = index + next + 1
    }
    var isWhole = kind(ahead: next) != .equals
    if isRequired {
      isWhole = endsStatement(ahead: next) && kind(ahead: next) != .leftBrace
      declaration += " { required }"
    }
    report(
      hasWord
        ? .expected("'field'", found: "'\(VisibleText.of(words[0]))'")
        : .missingFieldWord(name: VisibleText.of(written)),
      at: place,
      notes: isRequired && !isWhole ? ["put 'required' in the field's block"] : [],
      fixes: isWhole ? [.meant(declaration, at: place.union(end))] : []
    )
    advance(by: count)
    return hasWord ? .word(.field) : .fieldName
  }

  /// What other languages write in front of a field's name.
  private static let declarers: Set = [
    "var", "val", "const", "public", "private", "protected", "readonly", "final", "static",
    "property", "prop", "column", "attribute", "required", "optional", "nullable",
  ]
}

/// What other tools call the verdicts of tests.
enum ForeignTestWords {
  static func meaning(of word: String, among words: [String]) -> String? {
    meanings[word.lowercased()].flatMap { words.contains($0) ? $0 : nil }
  }

  private static let meanings = [
    "error": "invalid", "errors": "invalid", "fail": "invalid", "fails": "invalid",
    "failure": "invalid", "rejected": "invalid", "wrong": "invalid", "false": "invalid",
    "ok": "valid", "pass": "valid", "passes": "valid", "success": "valid", "accepted": "valid",
    "unknown": "undecided", "pending": "undecided", "record": "given", "input": "given",
    "data": "given", "values": "given", "with": "given", "when": "given", "then": "expect",
    "should": "expect", "assert": "expect", "expected": "expect", "result": "expect",
  ]
}
