// Values that the caller passes in addition to the record. Their slots follow the record's.

extension Evaluator {
  /// Appends slots for the request's context to a record that is already laid out.
  mutating func layOutContext(of form: FormIndex) {
    guard let contexts = program.contexts, let own = program.forms[form].contexts else {
      contextBase = nil
      return
    }
    let base = record.slots.count
    contextBase = base
    let slotCount = contexts.last?.field.endSlot(in: program.forms) ?? 0
    record.slots.append(contentsOf: repeatElement(.missing, count: slotCount))
    let loader = RecordLoader(forms: program.forms)
    for index in own {
      let context = contexts[index].field
      loader.replace(
        by: request.context[context.name],
        as: context.type,
        isTyping: false,
        at: base + context.slot.position,
        in: &record
      )
    }
  }

  /// Parses the values of the form's contexts to their types.
  mutating func prepareContext(of form: FormIndex) {
    guard let contexts = program.contexts, let contextBase else { return }
    context.isPreparingContext = true
    defer { context.isPreparingContext = false }
    for index in program.forms[form].contexts ?? [] {
      let field = contexts[index].field
      let position = contextBase + field.slot.position
      if record.slots[position].kind == .missing || isNull(at: position, field.type) { continue }
      convert(at: position, to: field.type)
    }
  }

  /// Finds a context or parameter value of the wrong type; nil if all have the right type.
  ///
  /// - Parameters:
  ///   - form: the form that declares the contexts and parameters.
  ///   - request: the given values, and how to read texts.
  /// - Returns: the path of the first such value, and the expected type or options.
  package mutating func mistypedContext(
    of form: FormIndex,
    _ request: EvaluationRequest
  ) -> (path: FieldPath, expected: String)? {
    self.request = request
    record.reset(for: program.forms[form])
    layOutContext(of: form)
    reset()
    bindParameters(ofOutermost: form)
    for parameter in program.forms[form].parameters ?? [] {
      let path = [FieldPath.Component.name(parameter.name)]
      let position = parameter.slot.position
      if let found = mistyped(at: position, parameter.type, nil, path) { return found }
    }
    guard let contexts = program.contexts, let contextBase else { return nil }
    prepareContext(of: form)
    for index in program.forms[form].contexts ?? [] {
      let field = contexts[index].field
      let position = contextBase + field.slot.position
      let options = Set(field.options.map { ExactText($0.value) })
      let path = [FieldPath.Component.name(field.name)]
      if let found = mistyped(at: position, field.type, (field, options), path) { return found }
    }
    return nil
  }

  /// Finds a value of the wrong type within the value at a position.
  ///
  /// - Parameters:
  ///   - position: the value's slot.
  ///   - type: its type.
  ///   - declared: the context, and its options, as a list can have as many items; nil for a
  ///     parameter and within a form, where any text may be a choice.
  ///   - path: its path.
  /// - Returns: the path of the first such value, and the expected type or options.
  private func mistyped(
    at position: Int,
    _ type: FieldType,
    _ declared: (field: FieldLayout, options: Set<ExactText>)?,
    _ path: [FieldPath.Component]
  ) -> (path: FieldPath, expected: String)? {
    let slot = record.slots[position]
    if !slot.flags.isDisjoint(with: [.mistyped, .beyondLimit]) {
      return (FieldPath(path), type.written { program.forms[$0].name })
    }
    switch (type, slot.kind) {
    case (.form(let form), .form):
      for inner in program.forms[form].fields {
        let position = position + inner.slot.position
        let path = path + inner.path.components
        // The record may have been stored when there were other options.
        if let found = mistyped(at: position, inner.type, nil, path) { return found }
      }
    case (.list(let item), .list), (.map(let item), .list):
      for index in 0..<Int(slot.count) {
        let position = slot.position(ofItem: index)
        let component: FieldPath.Component =
          slot.isMap ? .key(record.text(record.slots[position - 1])) : .index(index)
        if let found = mistyped(at: position, item, declared, path + [component]) { return found }
      }
    case (.choice, .text) where !record.isEmpty(slot):
      if let declared, !declared.options.contains(ExactText(record.text(slot))) {
        let options = declared.field.options.map { DumpText.quoted($0.value) }
        return (FieldPath(path), "one of \(options.joined(separator: ", "))")
      }
    case _: break
    }
    return nil
  }

  /// Forgets the position of the context, because the record is laid out without one.
  package mutating func forgetContext() { contextBase = nil }

  private func isNull(at position: Int, _ type: FieldType) -> Bool {
    record.slots[position].kind == .null && type != .any
  }
}
