import RuleEngine

extension ProgramBuilder {
  /// Code of one field: its checks, those that ask external rules last, then what is in it.
  mutating func emitField(_ index: FieldIndex, _ placed: FormShape.PlacedField) {
    let end = code.makeLabel()
    code.emit(.field(index, end: end))
    let split = ExternalDeferral(of: placed.field.body, facts: facts)
    emitStatements(split.immediate)
    if !split.deferred.isEmpty {
      code.emit(.unlessHeld(end: end))
      emitStatements(split.deferred)
    }
    code.bind(end)
    emitContents(placed.field.type)
  }

  /// A form, or each form of a list, is judged by its own code; other items by their type.
  private mutating func emitContents(_ type: CheckedType) {
    switch type {
    case .form(let form), .list(of: .form(let form)): code.emit(.nested(FormIndex(form)))
    case .list(of: let items):
      code.emit(.itemTypes)
      if case .list = items { emitItems { $0.emitContents(items) } }
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any: break
    }
  }

  /// Statements of a field, each of which is reported by itself.
  private mutating func emitStatements(_ statements: [CheckedStatement]) {
    for statement in statements.withSizesBeforeItems {
      switch statement {
      case .check(let check): emitCheck(check)
      case .when(let condition, let items, let otherwise, let place):
        let otherwiseStart = code.makeLabel()
        let end = code.makeLabel()
        emit(condition)
        code.emit(.branch(otherwise: otherwiseStart, end: end), call: partInfo("when", at: place))
        within(condition) { builder in
          builder.emitStatements(items)
          builder.code.emit(.jump(end))
          builder.code.bind(otherwiseStart)
          builder.emitStatements(otherwise)
        }
        code.bind(end)
      case .moment(let moment, let statements):
        let end = code.makeLabel()
        code.emit(.moment(moment, end: end))
        emitStatements(statements)
        code.bind(end)
      }
    }
  }

  private mutating func emitCheck(_ check: CheckedCheck) {
    if let (statements, places, _) = check.itemStatements {
      emitItems(at: places) { $0.emitStatements(statements) }
      return
    }
    let start = code.next
    emit(check.expression)
    code.emit(.check(checkInfo(of: check, start: start)))
  }

  /// Code that judges each item of the subject's list by itself, as far as its place is among those.
  private mutating func emitItems(
    at places: ItemPlaces = .all,
    _ body: (inout ProgramBuilder) -> Void
  ) {
    let end = code.makeLabel()
    let start = code.makeLabelHere()
    code.emit(.items(places, end: end))
    body(&self)
    code.emit(.nextItem(start))
    code.bind(end)
  }
}

extension CheckedCheck {
  /// What `each` holds where it is the whole check: its items are then reported one by one.
  ///
  /// With a message, or as a warning, the check is one answer about the list.
  var itemStatements: (statements: [CheckedStatement], items: ItemPlaces, place: Place)? {
    guard case .each(let statements, let items, let place) = expression, message == nil,
      !isWarning
    else { return nil }
    return (statements, items, place)
  }
}

extension CheckedType {
  /// Whether there are forms in values of the type.
  var holdsForms: Bool {
    switch self {
    case .form: true
    case .list(of: let items): items.holdsForms
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any: false
    }
  }
}
