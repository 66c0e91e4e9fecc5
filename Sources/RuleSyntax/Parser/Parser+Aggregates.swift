extension Parser {
  /// The list function that is called here; a name in backquotes is not one.
  func aggregateFunction(ahead count: Int = 0) -> AggregateTree.Function? {
    guard kind(ahead: count) == .name, kind(ahead: count + 1) == .leftParenthesis else {
      return nil
    }
    return AggregateTree.Function(rawValue: text(ahead: count))
  }

  /// Where what follows the parentheses begins that open at the token `start` places on.
  func endOfParentheses(from start: Int) -> Int {
    var (open, ahead) = (0, start)
    repeat {
      switch kind(ahead: ahead) {
      case .leftParenthesis: open += 1
      case .rightParenthesis: open -= 1
      case .separator, .leftBrace, .rightBrace, .endOfFile: return ahead
      case _: break
      }
      ahead += 1
    } while open > 0
    return ahead
  }

  /// A list function with its parentheses.
  mutating func aggregate(_ function: AggregateTree.Function) -> Operand? {
    defer { depth -= SyntaxLimits.operandLevels }
    guard enter(levels: SyntaxLimits.operandLevels) else { return nil }
    let start = advance().range
    let opening = advance()
    let value: Operand?
    if function == .count {
      value = nil
    } else {
      guard let operand = sum() else { return nil }
      guard at(word: "of") else {
        reportNoList(of: function, given: operand, from: start)
        return nil
      }
      advance()
      value = operand
    }
    if function == .count, reportCountOfAll() || reportCountOfDifferent() { return nil }
    guard let list = pathOrReport("a list") else { return nil }
    if function == .count, at(word: "of"), case .name(let item)? = list.components.last {
      reportCount(of: item, at: list.range)
      return nil
    }
    var condition: Expression?
    if at(word: "where") || reportForeignWhere() {
      advance()
      guard let expression = self.condition() else { return nil }
      condition = expression
    }
    close(.rightParenthesis, openedBy: opening)
    return .aggregate(
      AggregateTree(
        function: function,
        value: value,
        list: list,
        condition: condition,
        range: range(from: start)
      )
    )
  }

  /// Reports `sum(amount)` or `min(a, b)`, which names no list.
  private mutating func reportNoList(
    of function: AggregateTree.Function,
    given value: Operand,
    from start: SourceRange
  ) {
    let place = SourceRange(start: start.end + 1, end: previous.range.end)
    let given = source.text(in: place)
    let fix = fixOfList(of: function, given: value, at: place)
    var notes = ["the list follows 'of', as in '\(function.rawValue)(amount of lines)'"]
    if at(.comma), function == .sum {
      notes = ["'sum' adds up a value of each item; add single values with '+': 'a + b'"]
    } else if at(.rightParenthesis), Name(given).isPlain, given != "item" {
      notes.append("for a list of plain numbers, write '\(function.rawValue)(item of \(given))'")
    }
    report(
      .aggregateWithoutList(function.rawValue),
      at: range(from: start),
      notes: fix == nil ? notes : [],
      fixes: fix.map { [$0] } ?? []
    )
    passRestOfParentheses()
  }

  /// The fix that writes the list after `of`; nil where there is none.
  private func fixOfList(
    of function: AggregateTree.Function,
    given value: Operand,
    at place: SourceRange
  ) -> Diagnostic.Fix? {
    let name = function.rawValue
    var whole = place
    let prefixes = value.paths.compactMap { path -> SourceRange? in
      guard path.components.count > 1, case .name(let last)? = path.components.last else {
        return nil
      }
      return SourceRange(start: path.range.start, end: last.range.start)
    }
    let hasPrefixes = prefixes.count == value.paths.count
    var list = prefixes.first.map { String(source.text(in: $0).dropLast()) } ?? ""
    let isOne = hasPrefixes && prefixes.allSatisfy { source.text(in: $0).dropLast() == list }
    if at(.rightParenthesis), at(word: "of", ahead: 1), isName(ahead: 2) {
      // `sum(price) of lines`, `sum(lines.price) of lines`
      let outer = span(2, to: endOfPath(ahead: 2))
      let isRepeated = isOne && list == source.text(in: outer)
      let inner = rewritten(place, replacing: isRepeated ? prefixes : []) { _ in "" }
      let start = place.start - UInt32(name.utf8.count) - 1
      let written = "\(name)(\(inner) of \(source.text(in: outer)))"
      return .meant(written, at: SourceRange(start: start, end: outer.end))
    }
    guard isOne, !prefixes.isEmpty else { return nil }
    if at(word: "for"), at(word: list, ahead: 1), kind(ahead: 2) == .in, isName(ahead: 3) {
      // `sum(l.price for l in lines)`
      let end = endOfPath(ahead: 3)
      guard kind(ahead: end + 1) == .rightParenthesis else { return nil }
      whole = place.union(token(ahead: end).range)
      list = excerpt(3, to: end)
    } else if !at(.rightParenthesis), !at(word: "where") {
      return nil
    }
    // `sum(lines.quantity * lines.price)`
    let inner = rewritten(place, replacing: prefixes) { _ in "" }
    let shown = "\(name)(\(VisibleText.of("\(inner) of \(list)")))"
    return .init("write '\(shown)'", replace: whole, by: "\(inner) of \(list)")
  }

  /// Reports `count(*) of lines`; whether it is that.
  private mutating func reportCountOfAll() -> Bool {
    guard at(.times), kind(ahead: 1) == .rightParenthesis else { return false }
    let hasList = at(word: "of", ahead: 2) && isName(ahead: 3)
    let end = hasList ? endOfPath(ahead: 3) : 1
    let whole = span(-2, to: end)
    report(
      .expected("a list", found: "'*'"),
      insteadOfAllIn: whole,
      at: current.range,
      notes: hasList ? [] : ["name the list whose items are counted: 'count(lines)'"],
      fixes: hasList ? [.meant("count(\(excerpt(3, to: end)))", at: whole)] : []
    )
    advance(by: end + 1)
    return true
  }

  /// Reports `count(distinct price of lines)`; whether it is that.
  private mutating func reportCountOfDifferent() -> Bool {
    guard ["distinct", "unique", "different", "DISTINCT"].contains(text(current)),
      isName(ahead: 1), !at(word: "where", ahead: 1), !at(word: "of", ahead: 1)
    else { return false }
    report(
      .expected("a list", found: describe(current)),
      insteadOfAllIn: current.range,
      at: current.range,
      notes: [
        "different values can't be counted; 'unique(price)' in the block of the list checks that all "
          + "are different"
      ]
    )
    passRestOfParentheses()
    return true
  }

  /// Reports `count(price of lines)`.
  private mutating func reportCount(of item: Name, at range: SourceRange) {
    advance()
    var notes: [String] = []
    if kind == .name {
      let list = VisibleText.of(text(ahead: 0))
      notes = [
        "'count(\(list))' counts the items, "
          + "'count(\(list) where \(VisibleText.of(item.written)) is filled)' those that have one"
      ]
    }
    report(.countOfValue, at: range, notes: notes)
    passRestOfParentheses()
  }

  /// How far to look for `of` or a comma in the parentheses of a function.
  private static let longestSearch = 64

  /// Whether `of` or `where` is in the parentheses after the name here, as in `average(price of lines)`.
  func namesList() -> Bool {
    firstInParentheses { parser, ahead in
      let isOf = parser.at(word: "of", ahead: ahead) && parser.isName(ahead: ahead + 1)
      let isWhere = parser.at(word: "where", ahead: ahead) && parser.beginsOperand(ahead: ahead + 1)
      return ahead > 2 && (isOf || isWhere)
        ? true : parser.kind(ahead: ahead) == .comma ? false : nil
    }
  }

  /// Whether `min` or `max` is given several values here, as in `max(weight, volume / 5000)`.
  func choosesOfValues() -> Bool {
    guard at(word: "min") || at(word: "max") else { return false }
    return firstInParentheses { parser, ahead in
      parser.kind(ahead: ahead) == .comma
        ? true : ahead > 2 && parser.at(word: "of", ahead: ahead) ? false : nil
    }
  }

  /// What is found first in the parentheses after the name here, but not in others within; else false.
  private func firstInParentheses(_ decide: (Parser, Int) -> Bool?) -> Bool {
    var open = 0
    for ahead in 1..<Parser.longestSearch {
      switch kind(ahead: ahead) {
      case .leftParenthesis: open += 1
      case .rightParenthesis: open -= 1
      case .separator, .leftBrace, .rightBrace, .endOfFile: return false
      case _: if open == 1, let found = decide(self, ahead) { return found }
      }
      if open == 0 { return false }
    }
    return false
  }

  /// Reports an unknown list function, including its parentheses.
  mutating func reportUnknownListFunction() {
    let name = passName()
    let known = AggregateTree.Function.allCases.map(\.rawValue)
    let note =
      switch name.text.lowercased() {
      case "avg", "average", "mean":
        "divide the sum by the count: 'sum(price of lines) / count(lines)'"
      case "any", "some", "exists":
        "to test whether there is one, count them: 'count(lines where price > 100) > 0'"
      case "all", "every":
        "to test whether all are, count the others: 'count(lines where price <= 100) == 0'"
      case _: "the list functions are \(known.joined(separator: ", "))"
      }
    report(
      .unknownListFunction(VisibleText.of(name.text)),
      at: name.range,
      notes: [note],
      fixes: Suggestion.closest(to: name.text, among: known)
        .map { [.didYouMean($0, at: name.range)] } ?? []
    )
    advance()
    passRestOfParentheses()
  }

  /// Skips the rest of the enclosing parentheses, including the closing one.
  private mutating func passRestOfParentheses() {
    var open = 0
    while ![.separator, .leftBrace, .rightBrace, .endOfFile].contains(kind) {
      let token = advance()
      if token.kind == .leftParenthesis { open += 1 }
      guard token.kind == .rightParenthesis else { continue }
      if open == 0 { return }
      open -= 1
    }
  }
}
