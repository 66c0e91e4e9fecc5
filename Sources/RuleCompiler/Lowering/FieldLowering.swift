import RuleEngine

extension ProgramBuilder {
  /// Emits a field: its checks, deferred external rules last, then its contents.
  mutating func emitField(
    _ index: FieldIndex,
    _ field: CheckedField,
    _ statements: [CheckedStatement]
  ) {
    let end = code.makeLabel()
    code.emit(.field(index, end: end))
    if field.isComputed { code.emit(.recordValue(end: end)) }
    let split = ExternalDeferral(of: statements)
    emit(split.immediate, as: .reports(of: field.type))
    if !split.deferred.isEmpty {
      code.emit(.unlessHeld(end: end))
      emit(split.deferred, as: .reports(of: field.type))
    }
    code.bind(end)
    emitContents(field.type)
  }

  /// Nested forms are checked by their own code; other items are checked against their type.
  private mutating func emitContents(_ type: FieldType) {
    switch type {
    case .form(let form), .list(of: .form(let form)), .map(of: .form(let form)):
      code.emit(.nested(form))
    case .list(of: let item), .map(of: let item):
      code.emit(.itemTypes)
      if item != .any, item.item != nil {
        emitLoop({ .itemContents(end: $0) }, { $0.emitContents(item) })
      }
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      break
    }
  }

  /// Emits a check that is reported on its own; for a top-level `each`, so is every item.
  mutating func emitCheck(_ check: CheckedCheck, of type: FieldType) {
    if let (statements, places, _) = check.itemStatements {
      // Items are checked against their type before their checks; for a list of forms, `nested`
      // does it.
      if type != .any, !places.areKeys, let item = type.item, !item.isForm {
        code.emit(.itemTypes)
      }
      let inner = places.areKeys ? .text : type.item ?? type
      emitLoop({ .items(places, end: $0) }) { $0.emit(statements, as: .reports(of: inner)) }
      return
    }
    let end = code.makeLabel()
    emitTargetTests(of: check, otherwise: end)
    let start = code.next
    emit(check.expression)
    code.emit(.check(checkInfo(of: check, start: start)))
    code.bind(end)
  }

  /// Jumps to the end of a check unless it is to be judged here: of the fields that it names after `at`, one
  /// in a nested form must not be in a branch that does not apply, and where it is written, all must be.
  mutating func emitTargetTests(of check: CheckedCheck, otherwise end: InstructionIndex) {
    if let target = check.targets.first?.field, !target.inner.isEmpty {
      let applies = code.makeLabel()
      code.emit(.whenInactive(slot(of: target), otherwise: applies))
      code.emit(.jump(end))
      code.bind(applies)
    }
    for target in check.absentTargets {
      code.emit(.whenInactive(slot(of: target.field), otherwise: end))
    }
  }

  /// Emits a loop over the items of the subject's list.
  private mutating func emitLoop(
    _ begin: (InstructionIndex) -> Instruction,
    _ body: (inout ProgramBuilder) -> Void
  ) {
    let end = code.makeLabel()
    let start = code.makeLabelHere()
    code.emit(begin(end))
    body(&self)
    code.emit(.nextItem(start))
    code.bind(end)
  }
}

extension FieldType {
  fileprivate var isForm: Bool { if case .form = self { true } else { false } }
}

extension CheckedCheck {
  /// The body of an `each` or `keys` that is a whole check; its items are reported one by one.
  ///
  /// Nil for a check with a message and for a warning, which have one answer for the whole list.
  var itemStatements: (statements: [CheckedStatement], places: ItemPlaces, place: Place)? {
    guard case .each(let statements, let items, let place) = expression, message == nil,
      !isWarning
    else { return nil }
    return (statements, items, place)
  }
}
