import RuleEngine
import RuleSyntax

extension Checker {
  /// Converts a text in quotes to what stands at its place.
  mutating func checkText(
    _ literal: StringLiteral,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    let text = literal.value
    let range = literal.range
    switch target {
    case .untyped: return TypedOperand(.text(text), .text)
    case .comparable(.choice, let options) where !options.isEmpty:
      return checkOption(literal, among: options, in: scope.unit)
        ? TypedOperand(.text(text), .choice) : nil
    case .bound(.text, _), .bound(.any, _):
      return checkMoment(literal, as: target, in: scope)
    case .open(true, _):
      guard let moment = checkMoment(literal, as: target, in: scope) else { return nil }
      let kinds = (moment.type ?? .text).comparableKinds(isBound: true)
      narrow(to: kinds, at: range, in: scope)
      return moment
    case .comparable(let type, _), .typed(let type), .bound(let type, _):
      return convert(literal, to: type, in: scope)
    case .open(false, _):
      narrow(to: .written, at: range, in: scope)
      return TypedOperand(.text(text), .text)
    }
  }

  /// Whether the text is one of the options; reports when it is not.
  mutating func checkOption(
    _ literal: StringLiteral,
    among options: ChoiceOptions,
    in unit: Int
  ) -> Bool {
    if options.contains(literal.value) { return true }
    var fixes: [Diagnostic.Fix] = []
    if canSuggest, let meant = Suggestion.closest(to: literal.value, among: options.values) {
      suggestionsLeft -= 1
      fixes = [
        Diagnostic.Fix(
          "did you mean '\(meant)'?",
          replace: literal.range,
          by: StringEscapes.quote(meant),
          isCertain: false
        )
      ]
    }
    report(
      NameProblem.unknownOption(literal.value),
      at: literal.range,
      in: unit,
      notes: [words(for: options)],
      fixes: fixes
    )
    return false
  }

  private func words(for options: ChoiceOptions) -> String {
    let shown = options.values.prefix(8).map { "'\(VisibleText.of($0))'" }
    let rest = options.values.count - shown.count
    return "the options are " + shown.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private mutating func convert(
    _ literal: StringLiteral,
    to type: CheckedType,
    in scope: Scope
  ) -> TypedOperand? {
    let text = literal.value
    switch type {
    case .text, .choice, .any: return TypedOperand(.text(text), type)
    case .date: if let date = CalendarDate(text) { return TypedOperand(.date(date), .date) }
    case .time: if let time = TimeOfDay(text) { return TypedOperand(.time(time), .time) }
    case .dateTime:
      if let dateTime = DateTime(text) { return TypedOperand(.dateTime(dateTime), .dateTime) }
    case .integer, .number:
      reportQuotedNumber(literal, expected: type.words, in: scope)
      return nil
    case .boolean, .file, .form, .list:
      let problem = TypeProblem.wrongType(expected: type.words, found: "a text")
      report(problem, at: literal.range, in: scope.unit)
      return nil
    }
    report(
      TypeProblem.malformedLiteral(text, expected: type.words),
      at: literal.range,
      in: scope.unit,
      notes: ["it is written like \"\(type.example)\""]
    )
    return nil
  }

  /// Takes a text in quotes as the date or time that it writes.
  private mutating func checkMoment(
    _ literal: StringLiteral,
    as target: ValueTarget,
    in scope: Scope
  ) -> TypedOperand? {
    let text = literal.value
    if let date = CalendarDate(text) { return TypedOperand(.date(date), .date) }
    if let dateTime = DateTime(text) { return TypedOperand(.dateTime(dateTime), .dateTime) }
    if let time = TimeOfDay(text) { return TypedOperand(.time(time), .time) }
    if Number(text) != nil {
      reportQuotedNumber(literal, expected: target.words, in: scope)
    } else {
      report(
        TypeProblem.malformedLiteral(text, expected: target.words),
        at: literal.range,
        in: scope.unit
      )
    }
    return nil
  }

  private mutating func reportQuotedNumber(
    _ literal: StringLiteral,
    expected: String,
    in scope: Scope
  ) {
    var fixes: [Diagnostic.Fix] = []
    if Number(literal.value) != nil {
      fixes = [
        Diagnostic.Fix(
          "leave the quotes out",
          replace: literal.range,
          by: literal.value,
          isCertain: true
        )
      ]
    }
    let problem = TypeProblem.wrongType(expected: expected, found: "a text")
    report(problem, at: literal.range, in: scope.unit, fixes: fixes)
  }
}

extension CheckedType {
  /// A value of the type as rule files write it.
  fileprivate var example: String {
    switch self {
    case .date: "2026-01-31"
    case .time: "09:30"
    case .dateTime: "2026-01-31T09:30"
    case .text, .integer, .number, .boolean, .choice, .file, .form, .list, .any: ""
    }
  }
}
