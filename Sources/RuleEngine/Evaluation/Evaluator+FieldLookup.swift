// Finds fields and parameters by the positions of their slots.

extension Evaluator {
  /// The parameter of the current instance at an absolute position.
  func parameter(at position: Int) -> FormParameter? {
    guard position >= 0 else { return nil }
    return program.forms[frame.form].parameters?.first { base + $0.slot.position == position }
  }

  /// The field at an absolute position; nil if there is no field.
  func field(at position: Int) -> FieldLayout? {
    guard position >= 0 else { return nil }
    if let contextBase, position >= contextBase,
      let field = contextField(at: position - contextBase)
    {
      return field
    }
    return field(at: position - frame.base, in: frame.form)
  }

  /// The type of the field at the position, without copying a layout unless it is a context's.
  func fieldType(at position: Int) -> FieldType? {
    if let contextBase, position >= contextBase { return field(at: position)?.type }
    guard let place = program.field(at: position - frame.base, in: frame.form) else { return nil }
    return program.forms[place.form].fields[place.field].type
  }

  /// The field at an absolute position within the items that aggregates currently visit.
  func itemField(at position: Int) -> FieldLayout? {
    for case .some(let item) in context.aggregateItems.reversed() {
      guard let form = item.form, item.position < position,
        position < item.position + program.forms[form].slotCount
      else { continue }
      return field(at: position - item.position, in: form)
    }
    return nil
  }

  /// The context, or field in a context, at an offset from the first slot of all contexts.
  ///
  /// A field in a secret context is secret, too.
  func contextField(at offset: Int) -> FieldLayout? {
    guard let contexts = program.contexts,
      let index = contexts.lastLeadingIndex(where: { $0.field.slot.position <= offset })
    else { return nil }
    let context = contexts[index]
    let inner = offset - context.field.slot.position
    if inner == 0 { return context.field }
    guard case .form(let form) = context.field.type, var field = field(at: inner, in: form) else {
      return nil
    }
    if context.field.isSecret { field.isSecret = true }
    field.groups.insert(context.field.name, at: 0)
    return field
  }

  func field(at offset: Int, in form: FormIndex) -> FieldLayout? {
    program.field(at: offset, in: form).map { program.forms[$0.form].fields[$0.field] }
  }
}

extension Program {
  /// The field at an offset from a form's first slot, perhaps in a nested form; nil if there is none.
  ///
  /// - Complexity: logarithmic in the number of fields, for each level of nested forms.
  package func field(
    at offset: Int,
    in form: FormIndex
  ) -> (form: FormIndex, field: FieldIndex)? {
    let index = forms[form].fields.lastLeadingIndex { $0.slot.position <= offset }
    guard let index else { return nil }
    let start = forms[form].fields[index].slot.position
    if start == offset { return (form, FieldIndex(index)) }
    guard let nested = forms[form].fields[index].type.form else { return nil }
    return field(at: offset - start, in: nested)
  }
}
