import RuleEngine

extension ProgramBuilder {
  /// Lowers the form at the position: its layout, and its code in the order decisions, filters, checks.
  mutating func lowerForm(at position: Int) {
    let form = checked.forms[position]
    let shape = shapes[position]
    frame = .form(position, subject: nil)
    let decisions = emitDecisions(of: shape)
    var fields: [FieldLayout] = []
    for placed in shape.fields {
      frame = .form(position, subject: placed.slot)
      fields.append(layout(of: placed))
    }
    let checks = code.next
    for judged in shape.judged {
      switch judged {
      case .field(let index):
        let placed = shape.fields[index.position]
        frame = .form(position, subject: placed.slot)
        emitField(index, placed)
      case .check(let check, let slot):
        frame = .form(position, subject: nil)
        emitFormCheck(check, slot: slot)
      }
    }
    code.emit(.stop)
    frame = .declaration
    var objects = shape.objects
    objects[0].label = form.label
    objects[0].annotations = form.annotations
    program.forms.append(
      FormLayout(
        name: form.name,
        isExact: form.isExact,
        label: form.label,
        annotations: form.annotations,
        slotCount: shape.slotCount,
        fields: fields,
        objects: objects,
        decisions: decisions,
        checks: checks,
        place: places.place(form.place)
      )
    )
  }

  // MARK: Decisions

  /// Code that decides all `when`s of the form, in an order in which each finds its fields decided.
  private mutating func emitDecisions(of shape: FormShape) -> InstructionIndex? {
    guard !shape.decisions.isEmpty else { return nil }
    for decision in shape.decisions {
      program.decisions.append(
        Decision(
          slot: decision.slot,
          main: decision.main,
          otherwise: decision.otherwise,
          reads: Mentions(of: decision.condition).fields.compactMap {
            shape.target(of: $0, shapes: shapes)?.slot
          },
          place: places.place(decision.place)
        )
      )
    }
    let start = code.next
    let order = DecisionOrder.order(
      dependencies: shape.decisions.map { dependencies(of: $0, in: shape) }
    )
    for position in order {
      let decision = shape.decisions[position]
      emit(decision.condition)
      let index = DecisionIndex(shape.firstDecision + position)
      code.emit(.decide(index), call: partInfo("when", at: decision.place))
    }
    code.emit(.stop)
    return start
  }

  /// Positions of the decisions that must come before: the one around, and those of fields read.
  private func dependencies(
    of decision: FormShape.PlacedDecision,
    in shape: FormShape
  ) -> [Int] {
    let read = Mentions(of: decision.condition).fields.compactMap {
      shape.target(of: $0, shapes: shapes)?.decision
    }
    return ([decision.parent].compactMap(\.self) + read).map { $0.position - shape.firstDecision }
  }

  // MARK: Fields

  private mutating func layout(of placed: FormShape.PlacedField) -> FieldLayout {
    let field = placed.field
    return FieldLayout(
      name: field.name,
      groups: placed.groups,
      label: field.label,
      slot: placed.slot,
      type: lower(field.type),
      isSecret: field.isSecret,
      annotations: field.annotations,
      options: field.options,
      normalization: field.normalization.map { lower($0) },
      mask: field.mask,
      filter: field.filter.map { emitFilter($0) },
      decision: placed.decision,
      place: places.place(field.place)
    )
  }

  private mutating func emitFilter(_ expression: CheckedExpression) -> InstructionIndex {
    let start = code.next
    emit(expression)
    code.emit(.stop)
    return start
  }

  private mutating func lower(_ step: CheckedNormalization) -> NormalizationStep {
    switch step {
    case .change(let change): .change(change)
    case .replace(let pattern, let template, let place):
      .replace(self.pattern(pattern, place: place), template: template)
    }
  }

  private func lower(_ type: CheckedType) -> FieldType {
    switch type {
    case .text: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .choice: .choice
    case .file: .file
    case .any: .any
    case .form(let form): .form(FormIndex(form))
    case .list(of: let items): .list(of: lower(items))
    }
  }

  // MARK: Checks of the form as a whole

  private mutating func emitFormCheck(_ check: CheckedCheck, slot: SlotOffset) {
    let end = code.makeLabel()
    code.emit(.form(slot, end: end))
    let start = code.next
    emit(check.expression)
    code.emit(.check(checkInfo(of: check, start: start)))
    code.bind(end)
  }
}
