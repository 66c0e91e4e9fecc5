import RuleEngine
import RuleSyntax

// Constraints between the item fields that one call names.

extension Checker {
  /// Checks that a call's item fields belong to the same items, and can be ordered if it needs
  /// that.
  mutating func checkItemFields(of rule: BuiltInRule, _ checked: CheckedCall, _ call: Call) -> Bool
  {
    let paths = checked.arguments.flatMap(\.operands).compactMap { operand -> [FieldRef]? in
      if case .itemField(let steps) = operand { steps } else { nil }
    }
    if let first = paths.first, paths.contains(where: { $0.dropLast() != first.dropLast() }) {
      report(
        TypeProblem.fieldsOfOtherItems(call.name.text),
        at: call.range,
        notes: ["fields that are compared with each other must be in the same items"]
      )
      return false
    }
    guard rule == .ascending || rule == .noOverlap else { return true }
    let types = paths.isEmpty ? itemType.map { [$0] } ?? [] : paths.compactMap { fieldType(at: $0) }
    if let type = types.first(where: { !$0.canBound($0) }) {
      report(TypeProblem.noOrder(call.name.text, found: type.words), at: call.range)
      return false
    }
    if let first = types.first, let other = types.last, !first.canBound(other) {
      report(TypeProblem.notComparable(first.words, other.words), at: call.range)
      return false
    }
    return true
  }

  /// Whether there is text whose case can be ignored; reports if there is none.
  mutating func checkCase(of checked: CheckedCall, _ call: Call) -> Bool {
    guard checked.ignoresCase else { return true }
    let fields = checked.arguments.flatMap(\.operands).compactMap { operand -> FieldType? in
      if case .itemField(let steps) = operand { fieldType(at: steps) } else { nil }
    }
    let types = fields.isEmpty ? subjectType.map { [$0] } ?? [] : fields
    guard let type = types.first, !types.contains(where: \.hasLetters) else { return true }
    let argument = call.arguments?.first { $0.label?.text == BuiltInRule.ignoringCase }
    report(TypeProblem.caseOfNoText(found: type.words), at: argument?.range ?? call.range)
    return false
  }

  private var subjectType: FieldType? {
    if case .value(let type, _) = scope.subject { type } else { nil }
  }

  /// The item type of the list being checked.
  private var itemType: FieldType? {
    if case .value(.list(let item), _) = scope.subject { item } else { nil }
  }

  /// The type of the field at the end of the steps.
  private func fieldType(at steps: [FieldRef]) -> FieldType? {
    guard let reference = steps.last, reference.isOwn else { return nil }
    var type = forms[reference.form.position].table.fields[reference.field.position].type
    for inner in reference.inner {
      guard case .form(let form)? = type else { return nil }
      type = forms[form.position].table.fields[inner.position].type
    }
    return type
  }
}

extension FieldType {
  /// Whether its values may be or contain texts.
  fileprivate var hasLetters: Bool {
    switch innermost {
    case .text, .choice, .any, .form: true
    case .integer, .number, .boolean, .date, .month, .time, .dateTime, .file, .list, .map: false
    }
  }
}
