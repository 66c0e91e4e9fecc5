import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a notation after `as`; it also supplies the field's mask and placeholder by default.
  mutating func checkNotation(_ literal: StringLiteral?, of field: inout CheckedField) {
    guard let literal else { return }
    let type = field.type.innermost
    guard let examples = type.notations else {
      report(
        NotationProblem.notationOfNoType(field.type.words),
        at: literal.range,
        notes: ["only numbers, dates, months, times and dates with time have notations"]
      )
      return
    }
    let note = "write \(type.words) like \(examples)"
    let notation: ValueNotation
    do throws(ValueNotationError) {
      notation = try ValueNotation(literal.value)
    } catch {
      report(
        NotationProblem.valueNotation(literal.value, error.problem),
        at: literal.range,
        notes: [note],
        fixes: fixes(error.suggestion, for: type, at: literal.range)
      )
      return
    }
    guard notation.fits(type) else {
      report(
        NotationProblem.notationOfOtherType(literal.value, notation.type?.words, type.words),
        at: literal.range,
        notes: [note]
      )
      return
    }
    field.notation = notation
    guard field.type == type else { return }
    if field.mask == nil { field.mask = notation.mask }
    if !field.annotations.contains(where: { $0.name == "placeholder" }) {
      field.annotations.append(
        AnnotationData(name: "placeholder", arguments: [.text(notation.text)])
      )
    }
  }

  private func fixes(
    _ suggestion: String?,
    for type: FieldType,
    at range: SourceRange
  ) -> [Diagnostic.Fix] {
    guard let suggestion, let meant = try? ValueNotation(suggestion), meant.fits(type) else {
      return []
    }
    return [.didYouMean(StringEscapes.quote(suggestion), at: range)]
  }
}

extension FieldType {
  /// Example notations for the type; nil if it has none.
  fileprivate var notations: String? {
    switch self {
    case .integer: #""1.234", "1,234", "1 234" or "1'234""#
    case .number: #""1.234,56", "1,234.56", "1 234,56" or "1234,56""#
    case .date: #""DD.MM.YYYY", "MM/DD/YYYY" or "D.M.YY""#
    case .month: #""MM/YY", "MM/YYYY" or "YYYY-MM""#
    case .time: #""HH:mm", "HH:mm:ss" or "hh:mm a""#
    case .dateTime: #""DD.MM.YYYY HH:mm" or "MM/DD/YYYY hh:mm a""#
    case .text, .boolean, .choice, .file, .any, .form, .list, .map: nil
    }
  }
}
