import RuleEngine

extension ProgramBuilder {
  /// Code of one field: its checks, those that ask external rules last, then what is in it.
  mutating func emitField(
    _ index: FieldIndex,
    _ field: CheckedField,
    _ statements: [CheckedStatement]
  ) {
    let end = code.makeLabel()
    code.emit(.field(index, end: end))
    if field.isComputed { code.emit(.brought(end: end)) }
    let split = ExternalDeferral(of: statements)
    emit(split.immediate, as: .reports(of: field.type))
    if !split.deferred.isEmpty {
      code.emit(.unlessHeld(end: end))
      emit(split.deferred, as: .reports(of: field.type))
    }
    code.bind(end)
    emitContents(field.type)
  }

  /// A form, or each form of a list, is judged by its own code; other items by their type.
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

  /// A check that is reported by itself, as are those of items in an `each` that is the whole check.
  mutating func emitCheck(_ check: CheckedCheck, of type: FieldType) {
    if let (statements, places, _) = check.itemStatements {
      // Items too are judged by their type before their checks; forms of a list by `nested` alone.
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

  /// Code that runs for items of the subject's list, one after the other.
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
  /// What `each` or `keys` holds where it is the whole check: its items are then reported one by one.
  ///
  /// With a message, or as a warning, the check is one answer about the list.
  var itemStatements: (statements: [CheckedStatement], places: ItemPlaces, place: Place)? {
    guard case .each(let statements, let items, let place) = expression, message == nil,
      !isWarning
    else { return nil }
    return (statements, items, place)
  }
}
