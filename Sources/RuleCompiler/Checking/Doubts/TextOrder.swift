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
      declaration.value == nil, !declaration.describesText || declaration.describesTime
    else { return }
    if declaration.describesTime {
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
    if let meant, declaration.type == nil, declaration.notation == nil, !declaration.limitsText,
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
  /// Whether its only check of the text is a pattern of times such as `[0-9]{2}:[0-9]{2}`.
  fileprivate var describesTime: Bool {
    var isTime = false
    for statement in body ?? [] {
      guard case .check(let check) = statement, case .call(let call) = check.expression else {
        return false
      }
      if call.name.text == "required" { continue }
      guard call.name.text == "regex", case .pattern(let literal)? = call.arguments?.first?.value,
        literal.text.contains(":" as Character),
        literal.text.allSatisfy({ "0123456789[]{}()-:|,?\\d".contains($0) })
      else { return false }
      isTime = true
    }
    return isTime
  }

  /// Whether a check is about the text, and not only about whether it is filled.
  fileprivate var limitsText: Bool {
    (body ?? []).contains { statement in
      guard case .check(let check) = statement, case .call(let call) = check.expression,
        let rule = BuiltInRule(rawValue: call.name.text)
      else { return true }
      return ![.required, .present, .filled, .empty].contains(rule)
    }
  }

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
