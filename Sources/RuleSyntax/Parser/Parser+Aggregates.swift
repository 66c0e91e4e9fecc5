extension Parser {
  /// The list function that is called here; a name in backquotes is not one.
  func aggregateFunction(ahead count: Int = 0) -> AggregateTree.Function? {
    guard kind(ahead: count) == .name, kind(ahead: count + 1) == .leftParenthesis else {
      return nil
    }
    return AggregateTree.Function(rawValue: text(token(ahead: count)))
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
        reportNoList(of: function, from: start)
        return nil
      }
      advance()
      value = operand
    }
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
    from start: SourceRange
  ) {
    let list = source.text(in: SourceRange(start: start.end + 1, end: previous.range.end))
    var notes = ["the list follows 'of', as in '\(function.rawValue)(amount of lines)'"]
    if at(.rightParenthesis), Name(list).isPlain {
      notes.append("for a list of plain numbers, write '\(function.rawValue)(item of \(list))'")
    }
    let parts = list.split(separator: ".").map(String.init)
    var fixes: [Diagnostic.Fix] = []
    if at(.rightParenthesis), parts.count > 1, parts.allSatisfy({ Name($0).isPlain }) {
      // `sum(lines.price)`
      let written = "\(parts[parts.count - 1]) of \(parts.dropLast().joined(separator: "."))"
      let place = SourceRange(start: start.end + 1, end: previous.range.end)
      let shown = "\(function.rawValue)(\(VisibleText.of(written)))"
      fixes = [.init("write '\(shown)'", replace: place, by: written)]
    }
    report(
      .aggregateWithoutList(function.rawValue),
      at: range(from: start),
      notes: fixes.isEmpty ? notes : [],
      fixes: fixes
    )
    passRestOfParentheses()
  }

  /// Reports `count(price of lines)`.
  private mutating func reportCount(of item: Name, at range: SourceRange) {
    advance()
    var notes: [String] = []
    if kind == .name {
      let list = VisibleText.of(text(token(ahead: 0)))
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
