import RuleEngine
import RuleSyntax

// Texts have no order of their own: comparisons read them as numbers or dates.

extension Checker {
  /// Warns about `age > 17` if no check says that the text `age` is written as a number.
  mutating func doubtOrder(
    of operand: CheckedOperand,
    _ path: Path,
    _ comparison: ComparisonOperator,
    comparedWith type: FieldType?
  ) {
    guard case .field(let reference) = operand, reference.isOwn, reference.inner.isEmpty else {
      return
    }
    let form = reference.form.position
    let declaration = forms[form].table.fieldDeclarations[reference.field.position]
    guard declaration.value == nil else { return }
    let described = forms[form].table.described(ofField: reference.field.position)
    if described == .whole { return }
    if described == .time {
      return report(
        DoubtProblem.orderOfText(comparison.rawValue, field: declaration.name.text, read: "a time"),
        at: path.range,
        notes: ["a time of day has the type 'time', and needs no pattern"]
      )
    }
    let meant: (type: String, words: String)? =
      switch type {
      case .integer, .number: ("number", "a number")
      case .some(let type) where type.isMoment: (type.name, type.words)
      case _: nil
      }
    let name = declaration.name.written
    var fixes: [Diagnostic.Fix] = []
    if let meant, declaration.type == nil, declaration.notation == nil, described == .nothing,
      forms[form].unit == scope.unit
    {
      let written = "\(name): \(meant.type)"
      let text = "write 'field \(VisibleText.of(written))'"
      fixes = [Diagnostic.Fix(text, replace: declaration.name.range, by: written)]
    }
    report(
      DoubtProblem.orderOfText(
        comparison.rawValue,
        field: declaration.name.text,
        read: meant?.words ?? "a number or a date"
      ),
      at: path.range,
      notes: fixes.isEmpty ? ["texts have no order; types such as 'number' and 'date' do"] : [],
      fixes: fixes
    )
  }
}

/// What the checks of a field say about its text.
enum DescribedText {
  /// Nothing, or only whether it is filled.
  case nothing
  case length
  /// That it is a time, by a pattern such as `[0-9]{2}:[0-9]{2}`.
  case time
  case whole
}

extension FormTable {
  /// What the checks of a field say about its text; each field is examined only once.
  fileprivate mutating func described(ofField position: Int) -> DescribedText {
    if let known = fields[position].described { return known }
    let described = fieldDeclarations[position].described
    fields[position].described = described
    return described
  }
}

extension FieldDeclaration {
  fileprivate var described: DescribedText {
    var described = DescribedText.nothing
    for statement in body ?? [] {
      guard case .check(let check) = statement, case .call(let call) = check.expression,
        let rule = BuiltInRule(rawValue: call.name.text)
      else { return .whole }
      switch rule {
      case .required, .present, .filled, .empty: continue
      case .minLength, .maxLength, .length:
        if described == .time { return .whole }
        described = .length
      case .regex where call.hasPatternOfTimes:
        if described == .length { return .whole }
        described = .time
      case _: return .whole
      }
    }
    return described
  }
}

extension Call {
  fileprivate var hasPatternOfTimes: Bool {
    guard case .pattern(let literal)? = arguments?.first?.value else { return false }
    return literal.text.contains(":" as Character)
      && literal.text.allSatisfy { "0123456789[]{}()-:|,?\\d".contains($0) }
  }
}
