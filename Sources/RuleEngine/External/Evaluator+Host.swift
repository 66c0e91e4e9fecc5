// External rules, which the host application answers.
//
// Input: an external rule, the subject and arguments, and the answers so far (`HostAnswers`).
// Output: the rule's answer, and an inquiry in the outcome (`HostInquiry`). Without an answer from
// the host, the rule is unknown. The evaluator never waits: its caller gets pending questions
// answered and judges again. Cost: one look-up by the question, which holds a copy of the value.

extension Evaluator {
  /// The host's answer; unknown while it is pending.
  mutating func answerOfHost(
    _ rule: ExternalIndex,
    _ arguments: OperandList,
    at index: InstructionIndex
  ) -> Answer {
    let given = program.operands[arguments.range].map { resolve($0) }
    for argument in given {
      if let reason = obstacle(in: argument) { return unknown(reason, at: index) }
    }
    let question = HostQuestion(
      rule: rule,
      value: value(of: subject),
      arguments: given.map { value(of: $0) }
    )
    var answer = request.answers[question]
    let isPending = answer == nil
    // Within an `or`, supposing acceptance would short-circuit questions that should be asked now.
    let isSupposed = isPending && request.asking == .supposing && !machine.accumulators.isOpen
    if isSupposed { answer = .accepted }
    machine.inquiries.append(
      HostInquiry(question: question, isPending: isPending, isSupposed: isSupposed)
    )
    machine.hostMessage = nil
    switch answer {
    case nil:
      return unknown(.pending, at: index)
    // The host has judged this exact value; more typing makes another value and another question.
    case .accepted:
      return .holdsForGood
    case .rejected(let message):
      machine.hostMessage = message?.isEmpty == true ? nil : message
      return .failsForGood
    case .cancelled, .timedOut, .failed:
      let reason = answer?.reason ?? .cancelled
      return unknown(reason, at: index, policy: program.externals[rule].undecided)
    }
  }

  /// Moves the questions of a finished check to the outcome; they are pending only if it is
  /// undecided.
  mutating func settleInquiries(isUndecided: Bool) {
    guard !machine.inquiries.isEmpty else { return }
    var settled: [HostInquiry] = []
    swap(&settled, &machine.inquiries)
    if !isUndecided {
      for index in settled.indices { settled[index].isPending = settled[index].isSupposed }
    }
    if outcome.inquiries.isEmpty {
      outcome.inquiries = settled
    } else {
      outcome.inquiries += settled
    }
  }
}

// MARK: Values for the host

extension Evaluator {
  /// The value in the form that hosts get; null if missing.
  private func value(of operand: Operand.Resolved) -> Value {
    let extractor = RecordExtractor(forms: program.forms)
    if operand.storage == .kept {
      return number(of: operand).map { .number($0) }
        ?? extractor.value(in: operand.slot, as: .text, record) ?? .null
    }
    if operand.position >= 0 {
      let type = fieldType(at: operand.position) ?? itemType ?? .text
      return extractor.value(at: operand.position, as: type, record) ?? .null
    }
    return switch operand.storage {
    case .record, .kept: extractor.value(in: operand.slot, as: .text, record) ?? .null
    case .computed:
      operand.slot.computedNumber.map { .number($0) }
        ?? extractor.value(in: operand.slot, as: .text, record) ?? .null
    case .constants: extractor.value(in: operand.slot, as: .text, program.constants) ?? .null
    }
  }

  /// The type of the current item or, outside of items, of the current field.
  var itemType: FieldType? {
    guard let field = frame.field else { return nil }
    var type = program.forms[frame.form].fields[field].type
    for _ in items[frame.firstItem...] {
      if type != .any, let item = type.item { type = item }
    }
    return type
  }
}
