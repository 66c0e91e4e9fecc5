extension Evaluator {
  /// Finds the test to blame for a check's answer, by running the check's expression again.
  ///
  /// The replay takes steps from the record's budget and leaves everything else unchanged, even if
  /// it is canceled or reaches a limit. In that case the check is reported without the test, and
  /// the evaluation stops at its next step.
  ///
  /// - Returns: nil if the replay was canceled or reached a limit.
  mutating func attributeFailure(of check: CheckIndex) -> Blame? {
    let start = program.checks[check].start
    if case .test = program.instructions[start],
      program.instructions[start.position + 1] == .check(check)
    {
      // A single test takes the blame, and there is no other branch to compare its progress with.
      return blame(ofTestAt: start, progress: 0)
    }
    let saved = machine
    let savedBytes = record.bytes.count
    machine.isReplaying = true
    var attribution = FailureAttribution(of: check)
    run(from: start, &attribution)
    let isComplete = !isHalted
    if !isComplete { budget.pauseAtNextStep() }
    machine = saved
    // The replay may have appended texts that `ignoring` made; no slot refers to them.
    record.bytes.removeLast(record.bytes.count - savedBytes)
    return isComplete ? attribution.blame : nil
  }

  /// The blame on a single test, for the machine's current answer.
  func blame(ofTestAt instruction: InstructionIndex, progress: Int) -> Blame {
    let call = program.call(at: instruction)
    let arguments = call.map { describe($0.arguments) } ?? []
    // There may be as many values in a call as there are violations.
    let leading = call?.arguments.prefix(Labels.mostListed) ?? []
    var blame = Blame(
      builtIn: call?.name ?? "",
      defaults: MessageValues(arguments),
      rule: call?.name ?? "",
      arguments: arguments,
      other: other(leading),
      inherited: externalMessage(at: instruction),
      answer: answer,
      progress: progress,
      cause: answer.now == .unknown ? machine.lastUnknown : nil
    )
    blame.comparesMoments = leading.contains { resolve($0.operand).slot.isMoment }
    return blame
  }

  func resolveMessage(_ index: MessageIndex) -> Blame.ResolvedMessage {
    let message = program.messages[index]
    return Blame.ResolvedMessage(
      index: index,
      source: message.source,
      arguments: MessageValues(describe(message.arguments))
    )
  }

  /// The host's message if it rejected the value, or else the message of the rule's declaration.
  private func externalMessage(at instruction: InstructionIndex) -> Blame.ResolvedMessage? {
    guard case .test(let test) = program.instructions[instruction.position],
      case .external(let index) = test.question
    else { return nil }
    if let hostMessage = machine.hostMessage {
      // The host's text is not a template, so anything that looks like a placeholder is escaped.
      return Blame.ResolvedMessage(source: MessageCatalog.escape(hostMessage))
    }
    // Its placeholders are the external rule's parameters, which the call's arguments give: the
    // blame's `defaults` already name them, and no rule parameters are in scope here.
    return program.externals[index].message.map { message in
      Blame.ResolvedMessage(index: message, source: program.messages[message].source)
    }
  }

  /// Length in bytes of the longest prefix of the subject with which the last test could still have
  /// held.
  mutating func progress(at instruction: InstructionIndex) -> Int {
    guard subject.slot.kind == .text else { return 0 }
    if case .test(let test) = program.instructions[instruction.position],
      case .rule(let rule) = test.question,
      let progress = rule.declaration.progress(of: test, in: &self)
    {
      return progress
    }
    return answer.canHold ? Int(subject.slot.count) : 0
  }

  /// Runs the body on the text of a value, with the scratch memory of pattern matching.
  ///
  /// A span of the evaluator's own bytes can't be held while its scratch is borrowed for writing.
  mutating func withPatternScratch<Result>(
    on value: Operand.Resolved,
    _ body: (borrowing Span<UInt8>, inout PatternScratch) -> Result
  ) -> Result {
    let bytes =
      switch value.storage {
      case .record, .kept: record.bytes
      case .constants: program.constants.bytes
      case .computed: [UInt8]()
      }
    let range = value.storage == .computed ? 0..<0 : value.slot.textRange
    return body(bytes.span.extracting(range), &patterns)
  }
}
