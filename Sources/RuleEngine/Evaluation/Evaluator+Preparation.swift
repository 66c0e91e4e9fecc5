// Before any check: normalizes values, parses them to their types, and decides which branches
// apply.

extension Evaluator {
  /// Prepares the record as an instance of the form: first its values, then its branches.
  mutating func prepare<Observer: RunObserver>(_ form: FormIndex, _ observer: inout Observer) {
    if contextBase != nil { prepareContext(of: form) }
    prepareForm(form, base: 0)
    if hasParameters {
      bindParameters(ofOutermost: form)
      decideWithParameters(of: form, &observer)
    } else {
      runDecisions(&observer)
    }
    context.undecidedInstances.clear()
  }

  /// Prepares the values of the instance at `base`; marks a nested one as empty if all are.
  mutating func prepareForm(
    _ form: FormIndex,
    base: Int,
    isNested: Bool = false,
    follows: Bool = false
  ) {
    guard machine.calls.depth < limits.depth else { return }
    machine.calls.depth += 1
    defer { machine.calls.depth -= 1 }
    let plans = executable.fieldPlans.range(of: form)
    var field = plans.lowerBound
    while let unready = executable.fieldPlans.firstUnready(
      of: field..<plans.upperBound,
      base: base,
      in: record.slots
    ) {
      let position = base + executable.fieldPlans.fields[unready].slot.position
      prepareField(unready - plans.lowerBound, of: form, at: position)
      field = unready + 1
    }
    if isNested, !record.slots[base].flags.contains(.asGiven), isEmptyForm(form, base: base) {
      record.slots[base].flags.insert(.emptyForm)
    }
    if program.forms[form].decisions != nil, !context.isPreparingContext {
      context.undecidedInstances.append(
        FormFrame(form: form, base: base, firstItem: 0, follows: follows)
      )
    }
  }

  private func isEmptyForm(_ form: FormIndex, base: Int) -> Bool {
    if !record.unknownMembers.isEmpty, holdsUnknownMembers(form, base: base) { return false }
    for field in executable.fieldPlans.range(of: form)
    where !resolveField(at: base + executable.fieldPlans.fields[field].slot.position).isEmpty {
      return false
    }
    return !program.forms[form].objects.dropFirst().contains { group in
      isMistyped(record.slots[base + group.slot.position], asGroupOf: form)
    }
  }

  /// Whether the instance or its groups have members that the form does not name.
  private func holdsUnknownMembers(_ form: FormIndex, base: Int) -> Bool {
    program.forms[form].objects.contains { object in
      let slot = record.slots[base + object.slot.position]
      return slot.isDescribed && slot.count > 0
    }
  }

  /// Decides which branches of the prepared instances apply.
  mutating func runDecisions<Observer: RunObserver>(_ observer: inout Observer) {
    for position in context.undecidedInstances.indices {
      runDecisions(of: context.undecidedInstances[position], &observer)
    }
  }

  /// Decides which branches of the instance apply.
  mutating func runDecisions<Observer: RunObserver>(
    of instance: FormFrame,
    _ observer: inout Observer
  ) {
    guard let decisions = program.forms[instance.form].decisions else { return }
    let outer = frame
    context.frame = instance
    context.isDeciding = true
    if !isHalted { run(from: decisions, &observer) }
    context.isDeciding = false
    if isHalted { leaveUndecided(decisions, &observer) }
    context.frame = outer
  }

  /// Marks all branches undecided because the evaluation stopped before deciding them.
  private mutating func leaveUndecided<Observer: RunObserver>(
    _ decisions: InstructionIndex,
    _ observer: inout Observer
  ) {
    machine.answer = .unknown
    for instruction in program.code(from: decisions) {
      if case .decide(let decision) = instruction {
        decide(decision, &observer)
      } else if case .compute(let value) = instruction {
        leaveUncomputed(value)
      }
    }
  }

  /// Normalizes a field's value and parses it to the field's type.
  mutating func prepareField(_ field: Int, of form: FormIndex, at position: Int) {
    if program.forms[form].fields[field].computed != nil {
      var position = position
      // In a context, a computed value is taken as given.
      if !context.isPreparingContext {
        record.slots[position + 1] = record.slots[position]
        record.slots[position] = .missing
        position += 1
      }
      if program.forms[form].isExact { record.slots[position].flags.insert(.asGiven) }
      let given = record.slots[position]
      // Omitting a computed field is not a conflicting value.
      if given.kind == .missing || given.kind == .null && !given.flags.contains(.asGiven) { return }
      let type = program.forms[form].fields[field].type
      convert(at: position, to: type, program.forms[form].fields[field].notation)
      return
    }
    let type = program.forms[form].fields[field].type
    if program.forms[form].isExact || type == .any {
      record.slots[position].flags.insert(.asGiven)
      if record.slots[position].kind == .missing { return }
    }
    if !program.forms[form].fields[field].normalization.isEmpty, !context.isPreparingContext {
      normalize(at: position, as: type, by: program.forms[form].fields[field].normalization)
    }
    convert(at: position, to: type, program.forms[form].fields[field].notation)
    // While it is being typed, it may still become a text that normalization turns into a valid
    // value.
    if record.slots[position].flags.contains([.typing, .mistyped]),
      executable.fieldPlans[field, of: form].isRewritten
    {
      record.slots[position].flags.insert(.partial)
    }
  }
}
