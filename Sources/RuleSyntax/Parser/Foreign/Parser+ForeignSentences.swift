// Checks as sentences say them: `must be at least 18`, `value matches /x+/`, `value.length >= 12`.

extension Parser {
  /// How sentences begin that ask something of a value, in the order of their words.
  ///
  /// The rules have the names of other libraries, which the checker translates by the type.
  private static let phrases: [(words: [Substring], rule: String)] = [
    ("no more than", "max"), ("not more than", "max"), ("no longer than", "max"),
    ("not longer than", "max"), ("no greater than", "max"), ("no less than", "min"),
    ("not less than", "min"), ("no fewer than", "min"), ("not shorter than", "min"),
    ("no shorter than", "min"), ("not be longer than", "max"), ("not be more than", "max"),
    ("not exceed", "max"), ("greater than or equal to", "min"), ("less than or equal to", "max"),
    ("at least", "min"), ("at most", "max"), ("up to", "max"), ("a minimum of", "min"),
    ("a maximum of", "max"), ("minimum of", "min"), ("maximum of", "max"), ("exactly", "len"),
    ("greater than", "gt"), ("more than", "gt"), ("less than", "lt"), ("fewer than", "lt"),
    ("later than", "gt"), ("earlier than", "lt"), ("divisible by", "multipleof"),
    ("a multiple of", "multipleof"), ("multiple of", "multipleof"), ("equal to", "equal"),
    ("in the future", "future"), ("in the past", "past"),
  ].map { ($0.0.split(separator: " "), $0.1) }

  /// The words with which a sentence begins.
  private static let openings = fillers.union(phrases.map { String($0.words[0]) })

  private static let fillers: Set = [
    "must", "should", "shall", "has", "have", "be", "is", "to", "needs", "contain", "a", "with",
  ]

  private static let subjects: Set = ["value", "this", "it", "self", "val", "field"]

  /// Reports a check as a sentence says it, and passes it; nil for anything else.
  mutating func sentence() -> ForeignItem? {
    let word = text(current)
    guard Parser.openings.contains(word), !mayBeOwnRule(word) else { return nil }
    guard let (call, count) = phrase(ahead: 0) else { return nil }
    return replace(call, passing: count)
  }

  /// Reports a check that names its value, `value >= 18`, and passes it; nil for anything else.
  mutating func subjectCheck() -> ForeignItem? {
    let next: [TokenKind] = [.dot, .is, .name, .not, .unknown]
    guard at(.name), next.contains(kind(ahead: 1)) || kind(ahead: 1).comparison != nil,
      Parser.subjects.contains(text(current)) || text(current) == fieldOfBlock,
      !mayBeOwnRule(text(current))
    else { return nil }
    let isLength =
      kind(ahead: 1) == .dot && ["length", "size", "count"].contains(text(ahead: 2))
    let sign = isLength ? 3 : 1
    let operand = token(ahead: sign + 1)
    if let comparison = kind(ahead: sign).comparison {
      let isMoment = operand.kind == .today || operand.kind == .now
      let literals: [TokenKind] = [.integer, .number, .string, .today, .now]
      guard literals.contains(operand.kind), endsCheck(ahead: sign + 2) else { return nil }
      if isLength {
        guard let count = Int(text(operand)), let rule = Parser.lengthRule(comparison, count) else {
          return nil
        }
        return replace(rule, passing: sign + 2)
      }
      let rule = Parser.rule(meantBy: comparison, isMoment: isMoment)
      return replace("\(rule)(\(text(operand)))", passing: sign + 2)
    }
    guard !isLength else { return nil }
    if let factor = remainder(ahead: 1), endsCheck(ahead: 5) {
      return replace("multiple_of(\(factor))", passing: 5)
    }
    let isNegated = kind(ahead: 1) == .is && kind(ahead: 2) == .not
    if kind(ahead: 1) == .is, isName(ahead: isNegated ? 3 : 2) {
      report(
        expected("a rule", at: span(to: 1)),
        notes: ["the checks in a block are about its value"],
        fixes: [removal(upTo: 2)]
      )
      advance(by: 2)
      return nil
    }
    if let (call, count) = phrase(ahead: 1) { return replace(call, passing: count) }
    guard let (call, count) = meantQuestion(ahead: 1), endsCheck(ahead: count) else { return nil }
    return replace(call, passing: count)
  }

  /// Reports `email is required` in a form, which declares a field; nil for anything else.
  mutating func sentenceAboutField() -> ForeignItem? {
    let verbs = ["must", "should", "shall", "has", "needs"]
    let name = at(word: "field") && isName(ahead: 1) ? 1 : 0
    guard isName(ahead: name),
      kind(ahead: name + 1) == .is || verbs.contains(text(ahead: name + 1)),
      name == 1 || StatementWord(at: 0, in: self) == nil, !forms.isEmpty
    else { return nil }
    var reader = ForeignReader(self, at: name + 1)
    while reader.kind == .is || Parser.fillers.contains(text(reader.token)) { reader.pass() }
    if let (call, count) = phrase(ahead: name + 1) {
      reader.append(call)
      reader.count = count
    } else if isName(ahead: reader.count), endsStatement(ahead: reader.count + 1) {
      reader.append(Call(name: reader.name, range: reader.token.range))
      reader.pass()
    } else {
      return nil
    }
    return declare(token(ahead: name), with: &reader, in: "a sentence")
  }

  /// The call that words mean, and where they end; nil for anything else.
  private func phrase(ahead first: Int) -> (call: Call, count: Int)? {
    var start = first
    while kind(ahead: start) == .is || Parser.fillers.contains(text(ahead: start)),
      start < first + 4
    { start += 1 }
    for (parts, rule) in Parser.phrases {
      let isHere = parts.indices.allSatisfy { text(ahead: start + $0)[...] == parts[$0] }
      guard isHere else { continue }
      var count = start + parts.count
      if ["future", "past"].contains(rule) {
        let place = span(start, to: count - 1)
        var call = Call(name: Name(rule, range: place), range: place)
        call.isForeign = true
        return endsCheck(ahead: count) ? (call, count) : nil
      }
      let operand = token(ahead: count)
      let literals: [TokenKind] = [.integer, .number, .today, .now, .size]
      guard literals.contains(operand.kind) else { return nil }
      var reader = ForeignReader(self, at: count)
      guard let value = reader.value() else { return nil }
      count += 1
      let units = [
        "characters", "character", "chars", "letters", "digits", "items", "entries", "years", "old",
        "symbols", "long", "in", "length", "of", "age",
      ]
      while isName(ahead: count) || kind(ahead: count) == .in,
        units.contains(text(ahead: count))
      { count += 1 }
      guard endsCheck(ahead: count) else { return nil }
      let place = token(ahead: start).range.union(operand.range)
      var call = Call(name: Name(rule, range: place), arguments: [value], range: place)
      call.isForeign = true
      return (call, count)
    }
    return nil
  }

  /// The number of `% 2 == 0`; nil for anything else.
  func remainder(ahead first: Int) -> String? {
    let factor = token(ahead: first + 1)
    let isZero = kind(ahead: first + 2) == .equalTo && text(ahead: first + 3) == "0"
    let sign = text(ahead: first)
    return sign == "%" && factor.kind == .integer && isZero ? text(factor) : nil
  }

  /// Whether a check ends at the token, perhaps with its message.
  private func endsCheck(ahead count: Int) -> Bool {
    endsForeignStatement(ahead: count)
      || kind(ahead: count) == .string && endsForeignStatement(ahead: count + 1)
  }

  /// Reports tokens as a check that means a call, and passes them.
  private mutating func replace(_ call: Call, passing count: Int) -> ForeignItem {
    var check = call
    check.range = span(to: count - 1)
    let problem = SyntaxProblem.foreignNotation("the check", notation: "a sentence")
    replace(problem, passing: count, by: source.written(call))
    passMessage()
    return .check(Check(check))
  }

  private mutating func replace(_ written: String, passing count: Int) -> ForeignItem {
    let sign = text(ahead: text(ahead: 1) == "." ? 3 : 1)
    replace(
      .comparisonOutsideCondition(sign),
      passing: count,
      notes: ["a check names a rule, and not the value"],
      by: written
    )
    passMessage()
    return .nothing
  }

  /// Passes the message after tokens that were reported.
  mutating func passMessage() {
    _ = take(.string)
    endOfForeign = previous.range.end
  }
}
