import RuleEngine
import RuleSyntax

// Values of a field that are looked for among whole forms: `includes("cv")`, `includes(kind: "cv")`.

extension Checker {
  /// Reports a constant as an item of a list of forms, where a value of their field is meant; whether
  /// it is that.
  mutating func reportValueOfForms(_ rule: BuiltInRule, _ call: Call) -> Bool {
    guard rule == .includes || rule == .exclusive, let arguments = call.arguments,
      case .value(.list(.form(let form)), _) = scope.subject,
      let constant = arguments.first(where: {
        $0.value.isLiteral && $0.label?.text != BuiltInRule.ignoringCase
      })
    else { return false }
    let table = forms[form.position].table
    let label = constant.label?.text
    let field = table.fields.first { label == nil || $0.name.text == label }?.name.written
    let list = scope.field.map { forms[scope.form ?? 0].table.fields[$0].name.written } ?? "list"
    let value = unit.source.written(constant.value)
    let meant = "check \(value) in \(list).\(field ?? "name")"
    // In a longer expression it would be no check.
    let isSure =
      rule == .includes && arguments.count == 1 && field != nil && scope.field != nil
      && (label != nil || table.fields.count == 1) && isWholeCheck(call) && loads(meant)
    let problem: any Problem =
      label.map { NameProblem.unknownLabel($0, rule: call.name.text) }
      ?? TypeProblem.wrongType(expected: "a form", found: constant.value.words)
    report(
      problem,
      at: constant.label?.range ?? constant.range,
      notes: isSure
        ? []
        : [
          "the items are whole forms; whether one has a value is a condition, as in "
            + "'\(VisibleText.of(meant))'"
        ],
      fixes: isSure ? [.meant(meant, at: call.range)] : []
    )
    return true
  }

  /// Whether a call is a check by itself, rather than a part of an expression or condition.
  private func isWholeCheck(_ call: Call) -> Bool {
    guard scope.purpose == .check, scope.block.kind == .field else { return false }
    let bytes = unit.source.bytes
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }
    var (start, end) = (Int(call.range.start), Int(call.range.end))
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    return start > 0 && "{;\n".utf8.contains(bytes[start - 1])
      && (end == bytes.count || "};\n\"".utf8.contains(bytes[end]))
  }
}
