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
    guard let declaration = forms[form].table.declaration(ofField: reference.field.position),
      declaration.value == nil, !declaration.describesText
    else { return }
    let meant: (type: String, words: String)? =
      switch type {
      case .integer, .number: ("number", "a number")
      case .some(let type) where type.isMoment: (type.name, type.words)
      case _: nil
      }
    let name = declaration.name.written
    var fixes: [Diagnostic.Fix] = []
    if let meant, declaration.type == nil, declaration.notation == nil, declaration.body == nil,
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

extension FieldDeclaration {
  /// Whether a check describes its text, beyond whether it is filled and how long it is.
  fileprivate var describesText: Bool {
    (body ?? []).contains { statement in
      guard case .check(let check) = statement, case .call(let call) = check.expression,
        let rule = BuiltInRule(rawValue: call.name.text)
      else { return true }
      return ![.required, .present, .filled, .empty, .minLength, .maxLength, .length].contains(rule)
    }
  }
}
