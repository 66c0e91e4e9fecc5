// Parameters of forms. Each instance has slots for its parameters, filled with the values of
// operands of the enclosing instance, so that reading a parameter reads a slot of the reader's own
// instance.

/// The result of binding parameters to values.
struct ParameterBinding {
  /// Positions of parameters whose values changed.
  var changed: Set<Int> = []
  /// Positions of parameters whose values may not apply.
  var undecided: Set<Int> = []
  /// The number of values bound.
  var count = 0
}

extension Evaluator {
  /// Whether some form has parameters.
  var hasParameters: Bool { !executable.passesParameters.isEmpty }

  /// Binds the parameters of the outermost form to the request's values or their defaults.
  mutating func bindParameters(ofOutermost form: FormIndex) {
    for parameter in program.forms[form].parameters ?? [] {
      let position = parameter.slot.position
      if record.slots[position].kind == .missing, let given = request.context[parameter.name] {
        RecordLoader(forms: program.forms).replace(
          by: given,
          as: parameter.type,
          isTyping: false,
          at: position,
          in: &record
        )
      }
      if record.slots[position].kind == .null { record.slots[position] = .missing }
      if record.slots[position].kind != .missing { convert(at: position, to: parameter.type) }
      if record.slots[position].kind == .missing, let value = parameter.defaultValue {
        var binding = ParameterBinding()
        store(resolve(value), at: position, &binding)
      }
    }
  }

  /// Decides which branches of the prepared instances apply, and binds parameters.
  ///
  /// The two depend on each other: an argument is empty if its field doesn't apply, and a condition
  /// may read a parameter. So both are repeated until no parameter changes. One round is enough if
  /// no field in a branch is passed as an argument. Each round settles at least one more value; if
  /// there are more rounds than values, an argument depends on itself. Such an argument can't be
  /// read, and the branches that depend on it are undecided.
  mutating func decideWithParameters<Observer: RunObserver>(
    of form: FormIndex,
    _ observer: inout Observer
  ) {
    let outermost = FormFrame(form: form, base: 0, firstItem: 0)
    var binding = ParameterBinding()
    bindParameters(in: outermost, throughLists: true, &binding)
    for _ in 0...binding.count {
      runDecisions(&observer)
      if context.undecidedInstances.isEmpty || isHalted { return }
      let undecided = binding.undecided
      binding = ParameterBinding()
      bindParameters(in: outermost, throughLists: true, &binding)
      guard !binding.changed.isEmpty || binding.undecided != undecided else { return }
      for slot in record.slots.indices { record.slots[slot].flags.subtract(.unapplied) }
      for slot in binding.undecided { record.slots[slot].flags.insert(.undecided) }
      context.undecidedBranches.removeAll()
    }
    for slot in binding.changed {
      record.slots[slot] = Slot(kind: .missing, flags: .beyondLimit)
    }
    runDecisions(&observer)
  }

  /// Binds the parameters of all forms nested in an instance.
  mutating func bindParameters(
    in instance: FormFrame,
    throughLists: Bool,
    _ binding: inout ParameterBinding
  ) {
    guard executable.passesParameters[instance.form.position], machine.calls.depth < limits.depth
    else { return }
    machine.calls.depth += 1
    defer { machine.calls.depth -= 1 }
    for field in program.forms[instance.form].fields.indices {
      let type = program.forms[instance.form].fields[field].type
      guard type.holdsForms else { continue }
      let position = instance.base + program.forms[instance.form].fields[field].slot.position
      bindValue(at: position, of: type, field, in: instance, throughLists, &binding)
    }
  }

  private mutating func bindValue(
    at position: Int,
    of type: FieldType,
    _ field: Int,
    in holder: FormFrame,
    follows: Bool = false,
    _ throughLists: Bool,
    _ binding: inout ParameterBinding
  ) {
    switch type {
    case .form(let form):
      let instance = FormFrame(form: form, base: position, firstItem: 0, follows: follows)
      bind(instance, in: holder, field: field, &binding)
      bindParameters(in: instance, throughLists: throughLists, &binding)
    case .list(let item), .map(let item):
      let list = record.slots[position]
      guard throughLists, list.isReadList else { return }
      for index in 0..<Int(list.count) where mayStep() {
        bindValue(
          at: list.position(ofItem: index),
          of: item,
          field,
          in: holder,
          follows: index > 0 && !list.isMap,
          throughLists,
          &binding
        )
      }
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      return
    }
  }

  /// Binds one instance's parameters to operands of the instance that holds it.
  private mutating func bind(
    _ instance: FormFrame,
    in holder: FormFrame,
    field: Int,
    _ binding: inout ParameterBinding
  ) {
    guard let parameters = program.forms[instance.form].parameters,
      let arguments = program.forms[holder.form].fields[field].arguments
    else { return }
    let outer = frame
    context.frame = holder
    for (parameter, argument) in zip(parameters, arguments) {
      let operand = argument.operand == .none ? parameter.defaultValue ?? .none : argument.operand
      store(resolve(operand), at: instance.base + parameter.slot.position, &binding)
    }
    context.frame = outer
  }

  /// Binds the parameters of one instance of a live form.
  package mutating func bindParameters(of stack: FrameStack, _ request: EvaluationRequest) {
    guard let holder = stack.outer.last, let field = holder.field else { return }
    self.request = request
    reset()
    var binding = ParameterBinding()
    bind(stack.frame, in: holder, field: field, &binding)
  }

  /// Stores a value in a parameter's slot.
  private mutating func store(
    _ value: Operand.Resolved,
    at position: Int,
    _ binding: inout ParameterBinding
  ) {
    binding.count += 1
    let old = record.slots[position]
    var slot = value.isEmpty ? .missing : value.slot
    // Flags about the value's origin, or that it is being typed, concern only the field itself.
    slot.flags.formIntersection(slot.kind == .text ? [.unreadable, .asGiven] : .unreadable)
    if slot.kind == .missing { slot.flags = [] }
    if slot.flags.contains(.undecided) { binding.undecided.insert(position) }
    if value.storage == .constants, slot.kind == .text {
      let text = withText(of: value) { $0.copy($0.indices) }
      if old.kind == .text,
        withText(of: valueOfRecord(old, at: position), { $0.isEqual(to: text.span) })
      {
        slot = old
      } else {
        let flags = slot.flags
        slot = record.appendText(text)
        slot.flags = flags
      }
    } else if slot.kind == .wideNumber || slot.kind == .number && value.storage != .record,
      let number = number(of: value)
    {
      // A number held elsewhere is copied into the record; each time a wide one is computed, its
      // digits are elsewhere.
      let flags = slot.flags
      slot = record.number(old) == number ? old : record.appendNumber(number)
      slot.flags = flags
    }
    slot.source = old.source
    // Whether its form applies is not part of the value.
    var (before, after) = (old, slot)
    before.flags.subtract(.unapplied)
    after.flags.subtract(.unapplied)
    if before != after { binding.changed.insert(position) }
    record.slots[position] = slot
  }
}

extension Program {
  /// For each form, whether forms nested in it have parameters; empty if no form has any.
  ///
  /// - Complexity: linear in fields.
  var passesParameters: [Bool] {
    var waiting = forms.indices.filter { forms[$0].parameters != nil }
    if waiting.isEmpty { return [] }
    var holders = Array(repeating: [Int](), count: forms.count)
    for (position, form) in forms.enumerated() {
      for field in form.fields {
        if let inner = field.type.innermost.form { holders[inner.position].append(position) }
      }
    }
    var passes = Array(repeating: false, count: forms.count)
    while let form = waiting.popLast() {
      for holder in holders[form] where !passes[holder] {
        passes[holder] = true
        waiting.append(holder)
      }
    }
    return passes
  }
}
