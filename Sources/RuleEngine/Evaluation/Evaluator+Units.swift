// Judges a record unit by unit, as a live form does. The record is prepared once, and again in
// parts where a field changes; then only the units that depend on the change are judged.
//
// Such an evaluator serves a single record. It keeps the record, and the reasons why branches of it
// are undecided, between judgments.

extension Evaluator {
  /// Prepares a new record: normalizes its values and parses them to their types.
  ///
  /// - Parameters:
  ///   - form: the form that the record is an instance of.
  ///   - request: how to read texts.
  package mutating func prepare(as form: FormIndex, _ request: EvaluationRequest) {
    self.request = request
    if program.contexts != nil { layOutContext(of: form) }
    reset()
    context.undecidedBranches.removeAll()
    context.obstacles.removeAll()
    context.aggregates.removeAll()
    context.uniqueItems.removeAll()
    context.changes.removeAll()
    context.isLive = true
    var nobody = Unobserved()
    prepare(form, &nobody)
  }

  /// Replaces the value of a field that holds no forms, and prepares it.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - stack: the instance that holds the field, and those around it.
  ///   - value: the new value; nil for none.
  ///   - isTyping: whether the value is being typed.
  ///   - request: how to read texts.
  /// - Returns: the size of the record's buffer of texts, in bytes.
  package mutating func replaceValue(
    of field: FieldIndex,
    in stack: FrameStack,
    by value: Value?,
    isTyping: Bool,
    _ request: EvaluationRequest
  ) -> Int {
    let form = stack.frame.form
    let plan = executable.fieldPlans[field.position, of: form]
    let position = stack.frame.base + plan.slot.position
    noteChangedItems(around: stack)
    RecordLoader(forms: program.forms).replace(
      by: value,
      as: program.forms[form].fields[field].type,
      isTyping: isTyping,
      at: position,
      in: &record
    )
    if !plan.isReady(record.slots[position]) {
      self.request = request
      reset()
      prepareField(field.position, of: form, at: position)
    }
    return record.bytes.count
  }

  /// Decides again which branches of an instance apply, after some value in it has changed.
  ///
  /// Decisions in items of its lists are kept, because they depend on nothing outside the item.
  ///
  /// - Parameters:
  ///   - stack: the outermost instance, or an item of a list. Instances of nested forms are part of
  ///     the instance that holds them.
  ///   - request: how to read texts.
  package mutating func decideAgain(in stack: FrameStack, _ request: EvaluationRequest) {
    self.request = request
    reset()
    noteChangedItems(around: stack)
    let (form, base) = (stack.frame.form, stack.frame.base)
    // Slots of nested forms are among those of the instance.
    let slots = base..<base + program.forms[form].slotCount
    if !context.undecidedBranches.isEmpty {
      context.undecidedBranches = context.undecidedBranches.filter { !slots.contains($0.key) }
    }
    var oldFlags: [(value: ComputedChange, flags: Slot.Flags)] = []
    collectBranchValues(of: form, base: base, into: &oldFlags)
    // Whether an argument applies is known from the last decisions.
    var binding = ParameterBinding()
    if hasParameters { bindParameters(in: stack.frame, throughLists: false, &binding) }
    let ownParameters = base + 1..<base + 1 + (program.forms[form].parameters?.count ?? 0)
    for slot in slots where !ownParameters.contains(slot) {
      record.slots[slot].flags.subtract(.unapplied)
    }
    for slot in binding.undecided { record.slots[slot].flags.insert(.undecided) }
    if stack.outer.isEmpty {
      decideAgain(form, base: base)
    } else {
      decideNested(form, at: base, follows: stack.frame.follows)
    }
    // A value named in a branch changes with it, even if its result is the same.
    for (value, flags) in oldFlags where unapplied(of: value) != flags {
      context.changes.append(value)
    }
  }

  /// Collects the values that an instance and its nested forms compute in branches, with the flags
  /// that say whether they apply.
  private func collectBranchValues(
    of form: FormIndex,
    base: Int,
    into values: inout [(value: ComputedChange, flags: Slot.Flags)]
  ) {
    if program.computed.isEmpty { return }
    for value in executable.branchValues(of: form) {
      let value = ComputedChange(base: base, value: value)
      values.append((value, unapplied(of: value)))
    }
    for field in program.forms[form].fields.indices {
      guard case .form(let nested) = program.forms[form].fields[field].type else { continue }
      let position = base + program.forms[form].fields[field].slot.position
      guard record.slots[position].kind == .form else { continue }
      collectBranchValues(of: nested, base: position, into: &values)
    }
  }

  private func unapplied(of change: ComputedChange) -> Slot.Flags {
    let position = change.base + program.computed[change.value].slot.position
    return record.slots[position].flags.intersection(.unapplied)
  }

  /// Judges one unit of the prepared record, and leaves the record unchanged.
  ///
  /// - Parameters:
  ///   - entry: the instruction that enters the unit.
  ///   - stack: the instance that the unit belongs to, and those around it.
  ///   - request: what to judge and report.
  /// - Returns: the outcome of this unit alone.
  package mutating func judge(
    _ entry: InstructionIndex,
    in stack: FrameStack,
    _ request: EvaluationRequest
  ) -> EvaluationOutcome {
    self.request = request
    reset()
    budget.units = 1
    take(stack)
    if request.tracing {
      var recorder = TraceRecorder()
      run(from: entry, &recorder)
      // Stopping before the next unit is not an event worth recording.
      if machine.halt.undecided != nil { recorder.finish(machine.halt) }
      outcome.trace = recorder.trace
    } else {
      var nobody = Unobserved()
      run(from: entry, &nobody)
    }
    return takeOutcome()
  }

  /// Whether more typing can make a text pass a field's filter.
  ///
  /// - Parameters:
  ///   - text: the field's new text in UTF-8. The prepared record is left unchanged.
  ///   - field: the field.
  ///   - stack: the instance that holds the field, and those around it.
  /// - Returns: true also if that cannot be decided.
  package mutating func canHold(
    _ text: borrowing Span<UInt8>,
    in field: FieldIndex,
    of stack: FrameStack
  ) -> Bool {
    if let fastPath = executable.fieldPlans[field.position, of: stack.frame.form].filterFastPath,
      accepts(typed: text, fastPath)
    {
      return true
    }
    return judgeFilter(text, in: field, of: stack)
  }

  private mutating func judgeFilter(
    _ text: borrowing Span<UInt8>,
    in field: FieldIndex,
    of stack: FrameStack
  ) -> Bool {
    let form = stack.frame.form
    guard let filter = program.forms[form].fields[field].filter else { return true }
    // Typed input is text, so it must be parsed as the field's type.
    request.parsesTexts = true
    request.stepLimit = limits.keystrokeSteps
    reset()
    take(stack)
    context.frame.field = field.position
    let plan = executable.fieldPlans[field.position, of: form]
    let position = base + plan.slot.position
    let slot = record.slots[position]
    var candidate = record.appendText(text.copy(0..<text.count))
    candidate.flags = .typing
    record.slots[position] = candidate
    defer {
      record.slots[position] = slot
      record.bytes.removeLast(record.bytes.count - Int(candidate.start))
    }
    if !plan.isReady(candidate) {
      let layout = program.forms[form].fields[field]
      convert(at: position, to: layout.type, layout.notation)
    }
    machine.subject = valueOfRecord(record.slots[position], at: position)
    if subject.slot.flags.contains(.mistyped) { return subject.slot.flags.contains(.partial) }
    if subject.isEmpty {
      if text.isEmpty { return true }
      // White space counts as empty, but nothing that follows can take it back.
      guard program.forms[form].fields[field].type.plainKind == .text else { return false }
      record.slots[position].markAsKey()
      machine.subject = valueOfRecord(record.slots[position], at: position)
    }
    var nobody = Unobserved()
    run(from: filter, &nobody)
    return isHalted || answer.canHold
  }

  private mutating func take(_ stack: FrameStack) {
    context.frame = stack.frame
    // Copied element by element into memory that the evaluator owns and reuses.
    if !stack.outer.isEmpty { context.outerFrames.append(contentsOf: stack.outer) }
    if !stack.items.isEmpty { context.items.append(contentsOf: stack.items) }
  }

  // MARK: Deciding again

  /// Decides again which branches apply, after some value has changed.
  ///
  /// - Returns: whether all fields of the instance are empty.
  @discardableResult
  private mutating func decideAgain(_ form: FormIndex, base: Int, follows: Bool = false) -> Bool {
    guard machine.calls.depth < limits.depth else { return false }
    machine.calls.depth += 1
    defer { machine.calls.depth -= 1 }
    var isEmptyForm = true
    for field in program.forms[form].fields.indices {
      let position = base + program.forms[form].fields[field].slot.position
      if case .form(let nested) = program.forms[form].fields[field].type {
        decideNested(nested, at: position)
      }
      let isComputed = program.forms[form].fields[field].computed != nil
      if isEmptyForm, !isComputed, !resolveField(at: position).isEmpty { isEmptyForm = false }
    }
    var nobody = Unobserved()
    runDecisions(of: FormFrame(form: form, base: base, firstItem: 0, follows: follows), &nobody)
    return isEmptyForm
  }

  /// Decides again in a nested form or list item, and updates whether it is empty.
  private mutating func decideNested(
    _ form: FormIndex,
    at position: Int,
    follows: Bool = false
  ) {
    let slot = record.slots[position]
    guard slot.kind == .form else { return }
    record.slots[position].flags.remove(.emptyForm)
    if decideAgain(form, base: position, follows: follows), !slot.flags.contains(.asGiven) {
      record.slots[position].flags.insert(.emptyForm)
    }
  }
}
