import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a parameter or field used as a value.
  mutating func checkReference(_ path: Path, as target: ValueTarget) -> TypedOperand? {
    guard let reference = resolveReference(path) else { return nil }
    return checkReference(reference, of: path, as: target)
  }

  /// Checks a value for the target, or a field that holds a list of such values.
  ///
  /// A built-in rule also accepts a path through lists, for all the values it leads to.
  mutating func checkCandidates(
    _ operand: OperandTree,
    for target: ValueTarget,
    of rule: BuiltInRule?
  ) -> CheckedOperand? {
    guard case .path(let path) = operand else { return checkValue(operand, as: target)?.operand }
    guard var reference = resolveReference(path, throughLists: rule != nil) else { return nil }
    // A list is used for its items.
    switch reference {
    case .field(let field, .list(let item), let options):
      reference = .field(field, type: item, options: options)
    case .itemValues(let steps, .list(let item)): reference = .itemValues(steps, type: item)
    case .entry(let entry, .list(let item), let options):
      reference = .entry(entry, type: item, options: options)
    case .parameter, .field, .item, .entry, .bound, .text, .itemValues, .previousItem: break
    }
    return checkReference(reference, of: path, as: target)?.operand
  }

  private mutating func checkReference(
    _ reference: Reference,
    of path: Path,
    as target: ValueTarget
  ) -> TypedOperand? {
    switch reference {
    case .parameter(let index):
      guard let declared = parameters[index].type else {
        let inferred = parameters[index].inferredType
        if let type = target.parameterType { noteUse(of: index, as: type, at: path.range) }
        return TypedOperand(.parameter(index), inferred?.valueType)
      }
      if case .untyped = target { return TypedOperand(.parameter(index), declared.valueType) }
      guard let type = declared.valueType else {
        report(TypeProblem.wrongType(expected: target.words, found: declared.words), at: path.range)
        return nil
      }
      guard agrees(type, with: target, at: path.range) else { return nil }
      return TypedOperand(.parameter(index), type)
    case .field(let field, let type, _):
      if readsOwnField(field) {
        report(
          NameProblem.checkReadsOwnField(field.path.last ?? ""),
          at: path.range,
          fixes: fixOfOwnField(at: path.range)
        )
        return nil
      }
      guard agrees(type, with: target, at: path.range) else { return nil }
      return TypedOperand(.field(field), type)
    case .bound(let operand, let type):
      if let type, !agrees(type, with: target, at: path.range) { return nil }
      return TypedOperand(operand, type)
    case .text(let literal): return checkValue(literal, as: target)
    case .item(let level, let field, let type, _):
      guard agrees(type, with: target, at: path.range) else { return nil }
      return TypedOperand(.item(level, field), type)
    case .entry(let operand, let type, _):
      guard agrees(type, with: target, at: path.range) else { return nil }
      return TypedOperand(operand, type)
    case .previousItem(let field, let type, _):
      if let type, !agrees(type, with: target, at: path.range) { return nil }
      return TypedOperand(.previousItem(field), type)
    case .itemValues(let steps, let type):
      guard agrees(type, with: target, at: path.range) else { return nil }
      return TypedOperand(.itemValues(steps), type)
    }
  }

  private func readsOwnField(_ reference: FieldRef) -> Bool {
    switch scope.purpose {
    case .check, .filter:
      return reference.inner.isEmpty && reference.isOwn
        && reference.field.position == scope.field
    case .condition, .defaultValue: return false
    }
  }

  /// How values of two types can be compared nevertheless.
  private func notes(
    on type: FieldType,
    comparedWith subject: FieldType,
    at range: SourceRange
  ) -> [String] {
    let types: Set = [type, subject]
    guard types.contains(.dateTime),
      let part = [FieldType.date, .time].first(where: types.contains)
    else { return noteOnText(type, comparedWith: subject, at: range) }
    return ["'\(part.name)(x)' is the \(part.name) of a 'datetime' x"]
  }

  /// How a field gets another type, where it is a text that most likely has none.
  private func noteOnText(
    _ type: FieldType,
    comparedWith subject: FieldType,
    at range: SourceRange
  ) -> [String] {
    let name = unit.source.text(in: range)
    let word = ParameterTypeName.types.first { $0.value == subject.parameterType }?.key
    guard type == .text, Name(name).isPlain, isField(name), let word else { return [] }
    return ["a field without a type is a text; declare it 'field \(name): \(word)'"]
  }

  /// Whether values of the type fit the target; reports if they do not.
  private mutating func agrees(
    _ type: FieldType,
    with target: ValueTarget,
    at range: SourceRange
  ) -> Bool {
    switch target {
    case .untyped: return true
    case .comparable(let subject, _):
      if type.isComparable(with: subject) { return true }
      report(
        TypeProblem.notComparable(subject.words, type.words),
        at: range,
        notes: notes(on: type, comparedWith: subject, at: range)
      )
      return false
    case .bound(let subject, let isMoment):
      if type.canBound(subject), !isMoment || !type.isNumeric { return true }
      report(
        TypeProblem.notComparable(subject.words, type.words),
        at: range,
        notes: notes(on: type, comparedWith: subject, at: range)
      )
      return false
    case .typed(let expected):
      if type == expected || (type == .integer && expected == .number) { return true }
      if type == .choice, expected == .text { return true }
      let (wanted, found) =
        expected.words == type.words
        ? (wordsWithForms(of: expected), wordsWithForms(of: type)) : (expected.words, type.words)
      report(TypeProblem.wrongType(expected: wanted, found: found), at: range)
      return false
    case .open(let isBound, let isMoment):
      if isBound, type == .boolean || (isMoment && type.isNumeric) {
        report(TypeProblem.wrongType(expected: target.words, found: type.words), at: range)
        return false
      }
      narrow(to: type.comparableKinds(isBound: isBound), at: range)
      return true
    }
  }

  /// The words for a type, with the names of its forms.
  private func wordsWithForms(of type: FieldType) -> String {
    switch type {
    case .form(let form): "'\(VisibleText.of(forms[form.position].declaration.name.text))'"
    case .list(let item): "a list of \(wordsWithForms(of: item))"
    case .map(let value): "a map of \(wordsWithForms(of: value))"
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      type.words
    }
  }

  /// Infers the type of an undeclared parameter from one of its uses.
  mutating func noteUse(of index: ParameterIndex, as type: ParameterType, at range: SourceRange) {
    let known = parameters[index].inferredType ?? type
    if let joined = known.joined(with: type) {
      parameters[index].inferredType = joined
    } else {
      let name = parameters[index].name.text
      report(TypeProblem.parameterOfTwoTypes(name, known.words, type.words), at: range)
    }
  }
}

extension ParameterType {
  /// The narrower of two types that a parameter is used as; nil if they are incompatible.
  fileprivate func joined(with other: ParameterType) -> ParameterType? {
    if self == other { return self }
    if followsSubject { return other }
    if other.followsSubject { return self }
    let counts: [ParameterType] = [.integer, .number, .countOrRange]
    if counts.contains(self), counts.contains(other) { return .integer }
    return nil
  }
}
