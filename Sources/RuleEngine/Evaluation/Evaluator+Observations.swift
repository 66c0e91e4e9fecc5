// Values as a trace shows them.

extension Evaluator {
  /// The most characters of a text that a trace shows.
  private static let longestTracedValue = 200

  /// The values that the last test read.
  mutating func testObservation(at instruction: InstructionIndex) -> EvaluationTrace.Observation {
    var observation = observation(at: instruction)
    if case .test(let test) = program.instructions[instruction.position],
      test.patternScope != nil
    {
      observation.pattern = pattern(of: test).map { executable.patternSource($0) }
      observation.isGuarded = answer.now == .notApplicable && isRefused(subject)
      if answer.now == .fails { observation.reach = reach(at: instruction) }
    }
    if answer.now == .unknown { observation.reason = machine.lastUnknown.reason }
    return observation
  }

  /// How far the pattern that just failed got in the subject.
  private mutating func reach(at instruction: InstructionIndex) -> EvaluationTrace.Reach? {
    guard subject.slot.kind == .text,
      case .test(let test) = program.instructions[instruction.position],
      pattern(of: test).flatMap({ compiled($0) })?.tellsProgress ?? false
    else { return nil }
    let text = text(of: subject)
    let bytes = progress(at: instruction)
    let start = String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
    let isHidden = isSecret(subject) || isSubjectSecret && machine.subjects.isEmpty
    if isHidden { return .hidden(characters: start.count) }
    let rest = String(decoding: text.utf8.dropFirst(bytes), as: UTF8.self)
    return .text(start: start, rest: rest)
  }

  /// The values that an instruction reads.
  func observation(at instruction: InstructionIndex) -> EvaluationTrace.Observation {
    if case .test(let test) = program.instructions[instruction.position],
      test.question.comparison != nil
    {
      // A condition compares its operands, not the subject; constants need no explanation.
      let operands = zip(["left", "right"], program.operands[test.operands.range])
        .filter { _, operand in if case .constant = operand { false } else { true } }
      return EvaluationTrace.Observation(
        subject: EvaluationTrace.ShownValue(text: ""),
        arguments: operands.map { traced($0, $1) }
      )
    }
    var arguments = program.call(at: instruction)?.arguments ?? []
    if case .test(let test) = program.instructions[instruction.position],
      program.operands[test.operands.range].contains(where: \.isItemPath)
    {
      // For messages, a field of the items is passed as a constant, its label: nothing to show.
      arguments.removeAll { if case .constant = $0.operand { true } else { false } }
    }
    if arguments.count > Labels.mostListed {
      // Constants are in the text of the check, and there can be many.
      var listed = 0
      arguments.removeAll {
        listed += 1
        if case .constant = $0.operand { return listed > Labels.mostListed }
        return false
      }
    }
    let isSecret = isSubjectSecret && machine.subjects.isEmpty
    return EvaluationTrace.Observation(
      subject: shown(subject, isSecret: isSecret),
      arguments: arguments.map { traced($0.name, $0.operand) }
    )
  }

  private func traced(_ name: String, _ operand: Operand) -> EvaluationTrace.ShownArgument {
    EvaluationTrace.ShownArgument(name: name, value: shown(operand))
  }

  func shown(_ operand: Operand) -> EvaluationTrace.ShownValue {
    if case .computation(let position) = operand,
      case .range(let lower, let upper) = program.computations[Int(position)]
    {
      // A computed range is not a value of its own; only its bounds are.
      return EvaluationTrace.ShownValue(text: bound(lower) + "..." + bound(upper))
    }
    let value = resolve(operand)
    var shown = shown(value, isSecret: isMadeFromSecret(operand))
    if shown.field == nil { (shown.field, shown.computed) = name(of: operand) }
    return shown
  }

  private func shown(
    _ value: Operand.Resolved,
    isSecret: Bool
  ) -> EvaluationTrace.ShownValue {
    let isHidden = isSecret || self.isSecret(value)
    return EvaluationTrace.ShownValue(
      field: field(at: value.position)?.path.description ?? parameter(at: value.position)?.name,
      text: isHidden && !value.isEmpty ? Labels.hiddenValue : literal(value)
    )
  }

  /// The name of a value that its slot's position doesn't give.
  private func name(of operand: Operand) -> (field: String?, computed: ComputedIndex?) {
    switch operand {
    case .computed(let slot):
      let values = program.computedValues(of: frame.form)
      return (nil, values.first { program.computed[$0].slot == slot })
    case .previous(let slot):
      return (field(at: base + slot.position).map { "previous." + $0.path.description }, nil)
    case .context(let slot):
      return (contextField(at: slot.position)?.path.description, nil)
    case .computation(let position):
      switch program.computations[Int(position)] {
      case .today: return ("today", nil)
      case .now: return ("now", nil)
      case .key: return ("key", nil)
      case .offset, .operation, .range, .entry: return (nil, nil)
      }
    case .field, .none, .constant, .parameter, .item, .previousItem, .itemPath: return (nil, nil)
    }
  }

  /// Whether it is the value of a secret field, or an item of it.
  private func isSecret(_ value: Operand.Resolved) -> Bool {
    value.isSecret
      || isSecret(at: value.position < base ? positionInFrame(value.position) : value.position)
  }

  private func isSecret(at position: Int) -> Bool {
    field(at: position)?.isSecret ?? parameter(at: position)?.isSecret ?? false
  }

  /// Whether the operand's value would reveal the value of a secret field.
  func isMadeFromSecret(_ operand: Operand) -> Bool {
    switch operand {
    case .field(let offset), .previous(let offset):
      isSecret(at: base + offset.position)
    case .previousItem: isSubjectSecret
    case .computed(let offset): isSecretlyComputed(at: offset)
    case .item(let level, _):
      level < context.aggregateItems.count
        && itemField(at: resolve(operand).position)?.isSecret ?? false
    case .context(let offset): contextField(at: offset.position)?.isSecret ?? false
    case .computation(let position):
      switch program.computations[Int(position)] {
      case .today, .now, .range: false
      case .key: isSubjectSecret
      case .offset(let operand, _): isMadeFromSecret(operand)
      case .entry(let map, let key, let slot):
        isMadeFromSecret(map) || isSecret(slot, ofEntry: key, of: map)
      case .operation(_, let operands): operands.contains { isMadeFromSecret($0) }
      }
    case .parameter(let position): isSecret(machine.calls.argument(Int(position)))
    case .none, .constant, .itemPath: false
    }
  }

  /// Whether the form of a map's entry has a secret field in the slot.
  private func isSecret(_ slot: SlotOffset, ofEntry key: Operand, of map: Operand) -> Bool {
    let entry = entry(of: resolve(map), forKey: resolve(key), SlotOffset(0))
    return entry.slot.describingForm.flatMap { field(at: slot.position, in: $0) }?.isSecret ?? false
  }

  /// Whether the computed value in the slot would reveal the value of a secret field.
  private func isSecretlyComputed(at slot: SlotOffset) -> Bool {
    program.computedValues(of: frame.form).contains { value in
      program.computed[value].slot == slot && program.computed[value].isSecret
    }
  }

  /// The value as a rule file would write it.
  func literal(_ value: Operand.Resolved) -> String {
    switch value.slot.kind {
    // A value that could not be computed is not empty.
    case .missing: return value.slot.flags.contains(.beyondLimit) ? "unknown" : "missing"
    case .null: return "null"
    case .text: return quoted(text(of: value))
    case .form: return "a form"
    case .list: return "a \(value.slot.isMap ? "map" : "list") of \(value.slot.count)"
    case .file: return "a file of \(ByteCount(bytes: UInt64(clamping: value.slot.payload)))"
    case .set: return "a set of characters"
    case .pattern: return "/\(program.patterns[Int(value.slot.payload)].pattern.text)/"
    case .range: return bound(value.slot.start) + "..." + bound(value.slot.count)
    case .boolean, .number, .wideNumber, .date, .month, .time, .dateTime, .duration, .byteCount:
      if value.storage == .computed, value.slot.flags.contains(.beyondLimit) {
        return value.slot.obstacle.description
      }
      return describe(value)
    }
  }

  /// A bound of a computed range.
  private func bound(_ operand: Operand) -> String {
    operand == .none ? "" : shown(operand).text
  }

  /// A bound of a constant range.
  private func bound(_ position: UInt32) -> String {
    position == Slot.noBound ? "" : shown(.constant(position)).text
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.prefix(Evaluator.longestTracedValue) {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\r\n": result += "\\r\\n"
      case _: result.append(character)
      }
    }
    let isCut =
      text.utf8.count > Evaluator.longestTracedValue && text.count > Evaluator.longestTracedValue
    return result + (isCut ? "…\"" : "\"")
  }
}
