// Judging a record piece by piece, as a live form does: the record is prepared once, and again where a
// field has changed; then only those units are judged that the change concerns.
//
// An evaluator that does so serves one record, since it remembers why branches are undecided.

extension Evaluator {
  /// Prepares a record all of whose values are new.
  ///
  /// - Parameters:
  ///   - record: as it was read; left with normalised and typed values.
  ///   - form: the form of which it is an instance.
  ///   - request: how texts are to be taken.
  package mutating func prepare(
    _ record: inout RecordBuffer,
    as form: FormIndex,
    _ request: EvaluationRequest
  ) {
    swap(&self.record, &record)
    defer { swap(&self.record, &record) }
    self.request = request
    reset()
    undecidedBranches.removeAll()
    prepareForm(form, base: 0)
  }

  /// Prepares a field of a prepared record once its slot has got a new value.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - stack: the form's instance that holds the field, and those around it, outermost first.
  ///   - record: the record; left prepared.
  ///   - request: how texts are to be taken.
  ///   - decides: whether the program has anything but plain fields, so that whether fields apply may
  ///     change with the value.
  package mutating func prepare(
    _ field: FieldIndex,
    in stack: FrameStack,
    of record: inout RecordBuffer,
    _ request: EvaluationRequest,
    decides: Bool
  ) {
    guard let root = stack.frames.first, let frame = stack.frames.last else { return }
    swap(&self.record, &record)
    defer { swap(&self.record, &record) }
    self.request = request
    reset()
    let position = frame.base + program.forms[frame.form].fields[field].slot.position
    let kind = self.record.slots[position].kind
    if kind != .missing, kind != .null {
      prepareField(field.position, of: frame.form, at: position)
    }
    guard decides else { return }
    undecidedBranches.removeAll()
    decideAgain(root.form, base: root.base)
  }

  /// Judges one unit of a prepared record.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - stack: the form's instance that it belongs to, and those around it, outermost first.
  ///   - record: the record, which is left as it was.
  ///   - request: what to ask of it.
  ///   - judgesWithin: whether forms in the field's value are judged with it.
  /// - Returns: what came of the unit alone.
  package mutating func judge(
    _ unit: JudgedUnit,
    in stack: FrameStack,
    of record: inout RecordBuffer,
    _ request: EvaluationRequest,
    judgesWithin: Bool
  ) -> EvaluationOutcome {
    guard !stack.frames.isEmpty else { return EvaluationOutcome() }
    swap(&self.record, &record)
    defer {
      swap(&self.record, &record)
      unitsLeft = .max
      self.judgesWithin = true
    }
    self.request = request
    reset()
    unitsLeft = 1
    self.judgesWithin = judgesWithin
    take(stack)
    run(from: unit.entry)
    return takeOutcome()
  }

  /// Whether more typing can make a text hold that a field's filter judges.
  ///
  /// - Parameters:
  ///   - text: what the field would hold, in UTF-8.
  ///   - field: the field.
  ///   - stack: the form's instance that holds the field, and those around it, outermost first.
  ///   - record: a prepared record, which is left as it was.
  ///   - request: how texts are to be taken.
  /// - Returns: true also where that cannot be decided.
  package mutating func canHold(
    _ text: String,
    in field: FieldIndex,
    of stack: FrameStack,
    _ record: inout RecordBuffer,
    _ request: EvaluationRequest
  ) -> Bool {
    guard let frame = stack.frames.last else { return true }
    let layout = program.forms[frame.form].fields[field]
    guard let filter = layout.filter else { return true }
    swap(&self.record, &record)
    defer { swap(&self.record, &record) }
    self.request = request
    reset()
    take(stack)
    self.frame.field = field.position
    let position = frame.base + layout.slot.position
    let slot = self.record.slots[position]
    let bytes = self.record.bytes.count
    self.record.slots[position] = self.record.appendText(text.utf8)
    self.record.slots[position].flags = .typing
    defer {
      self.record.slots[position] = slot
      self.record.bytes.removeLast(self.record.bytes.count - bytes)
    }
    convert(at: position, to: layout.type)
    subject = resolveField(at: position)
    if subject.slot.flags.contains(.mistyped) { return subject.slot.flags.contains(.partial) }
    if subject.isEmpty { return true }
    fieldState = FieldState()
    answer = .notApplicable
    run(from: filter)
    return answer.canHold
  }

  private mutating func take(_ stack: FrameStack) {
    // Copied into the evaluator's own memory, which is changed as it runs.
    outerFrames.removeAll(keepingCapacity: true)
    outerFrames.append(contentsOf: stack.frames)
    frame = outerFrames.removeLast()
    items.removeAll(keepingCapacity: true)
    items.append(contentsOf: stack.items)
  }

  // MARK: Deciding again

  /// Decides anew which branches apply, once some value has changed.
  ///
  /// - Returns: whether all fields of the instance are empty.
  @discardableResult
  private mutating func decideAgain(_ form: FormIndex, base: Int) -> Bool {
    guard depth < limits.depth else { return false }
    depth += 1
    defer { depth -= 1 }
    // A nested form's slots are part of its parent's; what was decided for it goes with the rest.
    for slot in base..<base + program.forms[form].slotCount {
      record.slots[slot].flags.subtract(.unapplied)
    }
    var isHollow = true
    for field in program.forms[form].fields.indices {
      let position = base + program.forms[form].fields[field].slot.position
      decideWithin(program.forms[form].fields[field].type, at: position)
      if isHollow, !resolveField(at: position).isEmpty { isHollow = false }
    }
    if let decisions = program.forms[form].decisions {
      runDecisions(decisions, of: form, base: base)
    }
    return isHollow
  }

  private mutating func decideWithin(_ type: FieldType, at position: Int) {
    let slot = record.slots[position]
    switch type {
    case .form(let form):
      guard slot.kind == .form else { return }
      record.slots[position].flags.remove(.hollow)
      if decideAgain(form, base: position), !slot.flags.contains(.asGiven) {
        record.slots[position].flags.insert(.hollow)
      }
    case .list(of: let item):
      guard slot.kind == .list, item.holdsForms else { return }
      for position in 0..<Int(slot.count) {
        decideWithin(item, at: Int(slot.start) + position * Int(slot.payload))
      }
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any:
      return
    }
  }
}

extension FieldType {
  /// Whether there are forms in values of the type.
  package var holdsForms: Bool {
    switch self {
    case .form: true
    case .list(of: let item): item.holdsForms
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any: false
    }
  }
}
