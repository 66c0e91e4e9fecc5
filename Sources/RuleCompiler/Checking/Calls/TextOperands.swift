import RuleEngine
import RuleSyntax

extension Checker {
  /// Converts a quoted text to a value for its target.
  mutating func checkText(_ literal: StringLiteral, as target: ValueTarget) -> TypedOperand? {
    let text = literal.value
    let range = literal.range
    switch target {
    case .untyped: return TypedOperand(.value(.text(text)), .text)
    case .comparable(.choice, let options) where !options.isEmpty:
      return checkOption(literal, among: options) ? TypedOperand(.value(.text(text)), .choice) : nil
    case .bound(.text, _), .bound(.any, _): return checkMoment(literal, as: target)
    case .open(true, _):
      guard let moment = checkMoment(literal, as: target) else { return nil }
      narrow(to: (moment.type ?? .text).comparableKinds(isBound: true), at: range)
      return moment
    case .comparable(let type, _), .bound(let type, _): return convert(literal, to: type)
    case .typed(let type): return convert(literal, to: type, isComparison: false)
    case .open(false, _):
      narrow(to: .written, at: range)
      return TypedOperand(.value(.text(text)), .text)
    }
  }

  /// Whether the text is one of the options; reports if it is not.
  mutating func checkOption(_ literal: StringLiteral, among options: ChoiceOptions) -> Bool {
    if options.contains(literal.value) { return true }
    if let value = options.value(labeled: literal.value) {
      report(
        NameProblem.labelOfOption(literal.value),
        at: literal.range,
        notes: ["labels are shown to people; records and rules have the option's value"],
        fixes: [.write(StringEscapes.quote(value), at: literal.range, isCertain: false)]
      )
      return false
    }
    let fixes = didYouMean(literal.value, at: literal.range, written: StringEscapes.quote) { _ in
      options.values
    }
    let problem = NameProblem.unknownOption(literal.value)
    report(problem, at: literal.range, notes: [words(for: options)], fixes: fixes)
    return false
  }

  private func words(for options: ChoiceOptions) -> String {
    let shown = options.values.prefix(8).map { "'\(VisibleText.of($0))'" }
    let rest = options.values.count - shown.count
    return "the options are " + shown.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Converts a text to a value of the type; in a comparison, of any type comparable with it.
  private mutating func convert(
    _ literal: StringLiteral,
    to type: FieldType,
    isComparison: Bool = true
  ) -> TypedOperand? {
    switch type {
    case .text, .choice, .any: return TypedOperand(.value(.text(literal.value)), type)
    case .date, .month, .time, .dateTime:
      if let moment = moment(literal.value), let found = moment.type,
        isComparison ? found.isComparable(with: type) : found == type
      {
        return moment
      }
      report(
        TypeProblem.malformedLiteral(literal.value, expected: type.words),
        at: literal.range,
        notes: type.parameterType?.example.map { ["write it like \($0)"] } ?? [],
        fixes: fieldFix(for: literal) + dateFix(for: literal, type) + wordFix(for: literal, type)
      )
    case .integer, .number: reportQuotedNumber(literal, expected: type.words)
    case .boolean where ["true", "false"].contains(literal.value):
      let fix = Diagnostic.Fix("leave the quotes out", replace: literal.range, by: literal.value)
      reportWrongType(.string(literal), expected: type.words, fixes: [fix])
    case .boolean, .file, .form, .list, .map:
      reportWrongType(.string(literal), expected: type.words)
    }
    return nil
  }

  /// The fix for a day in the notation of a country, where it can be only one: `31.12.2026`.
  private func dateFix(for literal: StringLiteral, _ type: FieldType) -> [Diagnostic.Fix] {
    let parts = literal.value.split { "./- ".contains($0) }.compactMap { Int($0) }
    guard type == .date, parts.count == 3, literal.value.utf8.count <= 10 else { return [] }
    let days: [(year: Int, month: Int, day: Int)] =
      parts[0] > 31
      ? [(parts[0], parts[1], parts[2])]
      : literal.value.contains("." as Character)
        ? [(parts[2], parts[1], parts[0])]
        : [(parts[2], parts[0], parts[1]), (parts[2], parts[1], parts[0])]
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    let written = Set(
      days.filter { $0.year > 999 }.map { day in
        "\(day.year)-\(padded(day.month, 2))-\(padded(day.day, 2))"
      }
    ).filter { CalendarDate($0) != nil }
    guard written.count == 1, let date = written.first else { return [] }
    return [.write("\"\(date)\"", at: literal.range, isCertain: false)]
  }

  /// The date, month or time that a text represents.
  private func moment(_ text: String) -> TypedOperand? {
    if let date = CalendarDate(text) { return TypedOperand(.value(.date(date)), .date) }
    if let dateTime = DateTime(text) { return TypedOperand(.value(.dateTime(dateTime)), .dateTime) }
    if let month = CalendarMonth(text) { return TypedOperand(.value(.month(month)), .month) }
    return TimeOfDay(text).map { TypedOperand(.value(.time($0)), .time) }
  }

  /// Converts a quoted text to the date or time that it represents.
  private mutating func checkMoment(
    _ literal: StringLiteral,
    as target: ValueTarget
  ) -> TypedOperand? {
    if let moment = moment(literal.value) { return moment }
    if Number(literal.value) != nil {
      reportQuotedNumber(literal, expected: target.words)
    } else {
      report(
        TypeProblem.malformedLiteral(literal.value, expected: target.words),
        at: literal.range,
        fixes: fieldFix(for: literal) + wordFix(for: literal)
      )
    }
    return nil
  }

  /// The fix for a word in quotes that is none: `after("today")`.
  private func wordFix(for literal: StringLiteral, _ type: FieldType? = nil) -> [Diagnostic.Fix] {
    MomentWord(literal.value)?.operand(of: type).map { [.meant($0, at: literal.range)] } ?? []
  }

  private mutating func reportQuotedNumber(_ literal: StringLiteral, expected: String) {
    let (text, range) = (literal.value, literal.range)
    let fix = Diagnostic.Fix("leave the quotes out", replace: range, by: text, isCertain: true)
    let fixes = Number(text) == nil ? [] : [fix]
    reportWrongType(.string(literal), expected: expected, fixes: fixes)
  }
}
