import RuleEngine

extension ProgramBuilder {
  /// Lowers a form: its layout, and its code in the order decisions, filters, checks.
  mutating func lowerForm(at position: Int) {
    let form = checked.forms[position]
    let shape = shapes[position]
    frame = .form(subject: nil)
    self.form = position
    defer { self.form = nil }
    lowerComputedValues(of: form, in: shape)
    let decisions = emitDecisions(of: form, in: shape)
    var fields: [FieldLayout] = []
    for (index, field) in form.fields.enumerated() {
      frame = .form(subject: shape.slots[index])
      fields.append(layout(of: field, at: index, in: shape))
    }
    let checks = code.next
    for judged in shape.judged {
      switch judged {
      case .field(let index):
        frame = .form(subject: shape.slots[index.position])
        emitField(index, form[index], shape.checks[index.position])
      case .check(let check, let slot):
        frame = .form(subject: nil)
        emitFormCheck(check, slot: slot)
      }
    }
    code.emit(.stop)
    frame = .declaration
    var layout = FormLayout(
      name: form.name,
      slotCount: shape.slotCount,
      fields: fields,
      objects: shape.objects,
      checks: checks,
      place: checked.sourcePlace(of: form.place)
    )
    layout.isClosed = form.isClosed
    layout.isExact = form.isExact
    layout.label = form.label
    layout.annotations = form.annotations
    layout.decisions = decisions
    layout.names = names(of: form, in: shape)
    if !shape.steps.isEmpty {
      layout.steps = shape.steps.map { step, slots in
        StepLayout(
          name: step.name,
          label: step.label,
          annotations: step.annotations,
          slots: slots,
          place: checked.sourcePlace(of: step.place)
        )
      }
    }
    if !form.contexts.isEmpty { layout.contexts = contexts.indices[position] }
    if !form.parameters.isEmpty {
      frame = .form(subject: nil)
      layout.parameters = zip(form.parameters, shape.parameters).map { lower($0, at: $1) }
      frame = .declaration
    }
    program.forms.append(layout)
  }

  // MARK: Decisions

  /// Emits code that decides all `when`s of the form and computes its values.
  ///
  /// Each comes after the conditions around it and the values that it reads; otherwise in file
  /// order.
  private mutating func emitDecisions(
    of form: CheckedForm,
    in shape: FormShape
  ) -> InstructionIndex? {
    guard !shape.decisions.isEmpty || !form.computed.isEmpty else { return nil }
    for decision in shape.decisions {
      var entry = Decision(
        slot: decision.slot,
        main: decision.main,
        otherwise: decision.otherwise,
        reads: decision.when.reads.filter { !$0.isContext && !$0.isOfPrevious }
          .map { slot(of: $0) },
        place: checked.sourcePlace(of: decision.when.place)
      )
      entry.readsOfPrevious = slotsOfPrevious(decision.when.reads)
      program.decisions.append(entry)
    }
    let start = code.next
    let dependencies = FormDependencies(of: form, in: shape)
    for node in dependencies.order {
      switch node {
      case .decision(let position):
        let when = shape.decisions[position].when
        emit(when.condition)
        code.emit(
          .decide(shape.index(ofDecision: position)),
          call: partInfo(DefaultMessages.when, at: when.place)
        )
      case .computed(let position):
        // A value that reads an item is computed once per item, by the aggregate's code.
        let value = form.computed[position]
        guard !value.isInner else { continue }
        if case .condition(let condition) = value.source {
          // As in a check, a comparison with an empty value asks nothing.
          emit(.condition(condition, place: value.place))
        }
        code.emit(.compute(shape.index(ofComputed: position)))
      }
    }
    code.emit(.stop)
    return start
  }

  // MARK: Fields

  private mutating func layout(
    of field: CheckedField,
    at index: Int,
    in shape: FormShape
  ) -> FieldLayout {
    var layout = FieldLayout(
      name: field.name,
      slot: shape.slots[index],
      type: field.type,
      place: checked.sourcePlace(of: field.place)
    )
    layout.groups = field.groups
    layout.label = field.label
    layout.isSecret = field.isSecret
    layout.annotations = field.annotations
    layout.options = field.options
    layout.normalization = field.normalization.map { lower($0) }
    layout.mask = field.mask
    layout.notation = field.notation
    layout.filter = field.filter.map { emitFilter($0) }
    if let position = shape.fieldComputations[index] {
      layout.computed = shape.index(ofComputed: position)
      // A value computed from a secret would reveal it.
      let isSecret = checked.forms[form ?? 0].computed[position].isSecret
      layout.isSecret = layout.isSecret || isSecret
    }
    layout.decision = shape.fieldDecisions[index].map { shape.index(ofDecision: $0) }
    if !field.arguments.isEmpty {
      layout.arguments = field.arguments.map { argument in
        FormArgument(
          operand: argument.operand.map { lower($0) } ?? .none,
          reads: Set(argument.reads.filter { !$0.isContext }.map { slot(of: $0) }).sorted()
        )
      }
    }
    return layout
  }

  private mutating func lower(_ parameter: CheckedField, at slot: SlotOffset) -> FormParameter {
    FormParameter(
      name: parameter.name,
      slot: slot,
      type: parameter.type,
      isSecret: parameter.isSecret,
      defaultValue: parameter.defaultValue.map { lower($0) }
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

  // MARK: Checks of the form as a whole

  private mutating func emitFormCheck(_ check: CheckedCheck, slot: SlotOffset) {
    let end = code.makeLabel()
    code.emit(.form(slot, end: end))
    emitTargetTests(of: check, otherwise: end)
    let start = code.next
    emit(check.expression)
    code.emit(.check(checkInfo(of: check, start: start)))
    code.bind(end)
  }
}
