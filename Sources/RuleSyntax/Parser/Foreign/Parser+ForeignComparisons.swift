// Comparisons where a rule is expected, `>= 3`, and what other languages compare.

extension Parser {
  /// The rule that a comparison means where a rule is expected: `>= 3`, `== "x"`.
  var ruleMeantByComparison: (notes: [String], fixes: [Diagnostic.Fix]) {
    guard let comparison = kind.comparison else {
      if at(.in), isNumber(ahead: 1), kind(ahead: 2) == .ellipsis, isNumber(ahead: 3) {
        guard ["integer", "number"].contains(typeOfBlock) else { return ([], []) }
        let written = "between(\(text(ahead: 1)), \(text(ahead: 3)))"
        return ([], [.meant(written, at: span(to: 3))])
      }
      if at(.in) {
        var reader = ForeignReader(self, at: kind(ahead: 1) == .colon ? 2 : 1)
        guard let values = reader.values() else { return ([], []) }
        let written = source.written(Call(name: Name("one_of"), arguments: values, range: .none))
        let place = span(to: reader.count - 1)
        return ([], [.meant(written, at: place)])
      }
      let note = "write a rule alone: 'email'; a condition asks it of a field: 'contact is email'"
      guard at(.is) else { return ([], chainedComparison) }
      let rest = SourceRange(start: current.range.start, end: token(ahead: 1).range.start)
      let isAlone = isName(ahead: 1) || kind(ahead: 1) == .not
      return ([note], isAlone ? [.init("remove 'is'", replace: rest, by: "")] : [])
    }
    let operand = token(ahead: 1)
    let moments = ["date", "month", "time", "datetime"]
    let isMoment =
      operand.kind == .today || operand.kind == .now || typeOfBlock.map(moments.contains) == true
    let rule = Parser.rule(meantBy: comparison, isMoment: isMoment)
    let notes = ["a check names a rule, such as '\(rule)(…)'; conditions compare"]
    let literals: [TokenKind] = [.integer, .number, .string, .today, .now]
    let hasOrder = isMoment || ["integer", "number"].contains(typeOfBlock)
    let isValue =
      literals.contains(operand.kind)
      || operand.kind == .name && (hasOrder || comparison == .equal || comparison == .notEqual)
    guard isValue, endsStatement(ahead: 2) || kind(ahead: 2) == .string else { return (notes, []) }
    let written = "\(rule)(\(text(operand)))"
    let place = current.range.union(operand.range)
    return (notes, [.meant(written, at: place)])
  }

  /// The rule that asks of a value what a comparison with another asks.
  static func rule(meantBy comparison: ComparisonOperator, isMoment: Bool) -> String {
    switch comparison {
    case .equal: "equal"
    case .notEqual: "different"
    case .less: isMoment ? "before" : "not min_value"
    case .lessOrEqual: isMoment ? "not after" : "max_value"
    case .greater: isMoment ? "after" : "not max_value"
    case .greaterOrEqual: isMoment ? "not before" : "min_value"
    }
  }

  /// The rule that asks of a text what a comparison of its length asks.
  static func lengthRule(_ comparison: ComparisonOperator, _ count: Int) -> String? {
    switch comparison {
    case .equal: count == 0 ? "empty" : "length(\(count))"
    case .notEqual: count == 0 ? "required" : "not length(\(count))"
    case .less: count == 1 ? "empty" : count > 1 ? "max_length(\(count - 1))" : nil
    case .lessOrEqual: count == 0 ? "empty" : "max_length(\(count))"
    case .greater: count == 0 ? "required" : count < Int.max ? "min_length(\(count + 1))" : nil
    case .greaterOrEqual:
      count > 1 ? "min_length(\(count))" : count == 1 ? "required" : nil
    }
  }

  /// The rule that `18 <= age <= 65` means where a rule is expected.
  private var chainedComparison: [Diagnostic.Fix] {
    guard isNumber(), kind(ahead: 1) == .lessOrEqual, isName(ahead: 2),
      kind(ahead: 3) == .lessOrEqual, isNumber(ahead: 4),
      endsStatement(ahead: 5) || kind(ahead: 5) == .string
    else { return [] }
    return [.meant("between(\(text(current)), \(text(ahead: 4)))", at: span(to: 4))]
  }

  /// The rule that `length > 3` means.
  func ruleMeant(byComparing value: Expression) -> (note: String, fix: Diagnostic.Fix)? {
    guard case .call(let call) = value, let comparison = kind.comparison else { return nil }
    let type = isAboutParts ? nil : typeOfBlock
    let isList = type == "list" || type == "map"
    if let fix = functionMeant(by: call, isList: isList) { return (Parser.functionNote, fix) }
    let operand = token(ahead: 1)
    if type == "file", call.name.text == "size", operand.kind == .size,
      let rule = [.lessOrEqual: "max_size", .greaterOrEqual: "min_size"][comparison]
    {
      let written = "\(rule)(\(text(operand)))"
      return (Parser.sizeNote, .meant(written, at: call.range.union(operand.range)))
    }
    guard call.arguments == nil,
      ["length", "len", "size", "count"].contains(call.name.text.lowercased()),
      operand.kind == .integer, endsStatement(ahead: 2) || kind(ahead: 2) == .string,
      let count = Int(text(operand)), 0..<1_000_000 ~= count,
      let written = isList
        ? Parser.sizeRule(comparison, count)
        : ["text", "any", "choice", nil].contains(type)
          ? Parser.lengthRule(comparison, count) : nil
    else { return nil }
    let note =
      isList
      ? "a check names a rule; the number of items has the rule 'size'"
      : "a check names a rule; the length of a text has the rules 'min_length' and 'max_length'"
    return (note, .meant(written, at: call.range.union(operand.range)))
  }

  /// The function of the field's value that is meant by `age >= 16` or `sum(item) == 10`.
  private func functionMeant(by call: Call, isList: Bool) -> Diagnostic.Fix? {
    let name = call.name.text
    guard !isAboutParts, let field = fieldOfBlock, declaration(ofField: name) == nil else {
      return nil
    }
    let type = typeOfBlock
    let written: String
    switch call.arguments {
    case nil where type == "date" && ["age", "year", "month", "weekday"].contains(name):
      written = "\(name)(\(field))"
    case nil where ["length", "size", "count"].contains(name) && kind(ahead: 1) != .integer:
      guard isList || type == "text" else { return nil }
      written = "\(isList ? "count" : "length")(\(field))"
    case .some(let arguments) where ["sum", "min", "max"].contains(name) && type == "list":
      guard arguments.count == 1,
        [field, "item"].contains(source.text(in: arguments[0].range)), arguments[0].label == nil
      else { return nil }
      written = "\(name)(item of \(field))"
    case _: return nil
    }
    return .meant("check \(written)", at: call.range)
  }

  private static let sizeNote =
    "a check names a rule; the size of a file has the rules 'min_size' and 'max_size'"
  private static let functionNote =
    "a check names a rule; a comparison of what is computed comes after 'check'"

  /// The rule that asks of a list what a comparison of the number of its items asks.
  private static func sizeRule(_ comparison: ComparisonOperator, _ count: Int) -> String? {
    switch comparison {
    case .equal: count == 0 ? "empty" : "size(\(count))"
    case .notEqual: count == 0 ? "required" : "not size(\(count))"
    case .less: count == 1 ? "empty" : count > 1 ? "size(...\(count - 1))" : nil
    case .lessOrEqual: count == 0 ? "empty" : "size(...\(count))"
    case .greater: count == 0 ? "required" : "size(\(count + 1)...)"
    case .greaterOrEqual:
      count > 1 ? "size(\(count)...)" : count == 1 ? "required" : nil
    }
  }

  /// Reports `between 1 and 10`; whether there was one, which is passed then.
  mutating func reportBareBounds(of name: Name) -> [Argument]? {
    let joins = kind(ahead: 1) == .and || kind(ahead: 1) == .minus || at(word: "to", ahead: 1)
    guard joins, isNumber(), isNumber(ahead: 2),
      endsStatement(ahead: 3) || kind(ahead: 3) == .string
    else { return nil }
    let written = "\(name.written)(\(text(current)), \(text(ahead: 2)))"
    report(
      .argumentsWithoutParentheses(rule: VisibleText.of(name.text)),
      at: span(to: 2),
      fixes: [.meant(written, at: name.range.union(token(ahead: 2).range))]
    )
    defer { advance(by: 3) }
    return numbers(ahead: 0, 2)
  }
}
