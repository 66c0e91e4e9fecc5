// External rules, which the app that runs the form answers.
//
// Input: an external rule, the subject and arguments, and the answers so far (`HostAnswers`). Output: the
// rule's answer, unknown while the host has not decided, and an inquiry in the outcome for what was asked
// (`HostInquiry`). The evaluator never waits: its caller has pending questions answered and judges
// again. Cost: a look-up by the question, which holds a copy of the value.

extension Evaluator {
  /// The host's answer; unknown while it has not decided.
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
    // An acceptance would settle an `or`, whose other questions are to be asked at the same time.
    let isSupposed = isPending && request.supposesAcceptance && !machine.accumulators.isOpen
    if isSupposed { answer = .accepted }
    machine.inquiries.append(
      HostInquiry(question: question, isPending: isPending, isSupposed: isSupposed)
    )
    machine.hostMessage = nil
    switch answer {
    case nil:
      return unknown(.pending, at: index)
    // The host has judged this value; what comes of typing on is another question.
    case .accepted:
      return .holdsForGood
    case .rejected(let message):
      machine.hostMessage = message
      return .failsForGood
    case .cancelled, .timedOut, .failed:
      let reason = answer?.reason ?? .cancelled
      return unknown(reason, at: index, policy: program.externals[rule].undecided)
    }
  }

  /// Hands on the questions of a check that has ended; they matter only while it is undecided.
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
  /// The value as hosts are given it; null where there is none.
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

  /// The type of the item that is judged, or of the field where it is no item.
  var itemType: FieldType? {
    guard let field = frame.field else { return nil }
    var type = program.forms[frame.form].fields[field].type
    for _ in items[frame.firstItem...] {
      if type != .any, let item = type.item { type = item }
    }
    return type
  }
}
