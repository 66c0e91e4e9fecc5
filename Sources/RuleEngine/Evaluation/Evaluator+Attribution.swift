extension Evaluator {
  /// Finds the test that the answer of a check is owed to, by running the check's expression again.
  ///
  /// The run takes steps of the record's budget and leaves everything else as it was, also if it is
  /// cancelled or reaches a limit: then the check is reported without the test, and the evaluation ends
  /// at its next step.
  ///
  /// - Returns: nil if the run was cancelled or reached a limit.
  mutating func attributeFailure(of check: CheckIndex) -> Blame? {
    let start = program.checks[check].start
    if case .test = program.instructions[start],
      program.instructions[start.position + 1] == .check(check)
    {
      // There is but one test, and nothing that it got further than.
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
    // What `ignoring` left of a text was the subject, and no slot holds it.
    record.bytes.removeLast(record.bytes.count - savedBytes)
    return isComplete ? attribution.blame : nil
  }

  /// The blame on a single test, for what the machine has come to.
  func blame(ofTestAt instruction: InstructionIndex, progress: Int) -> Blame {
    let call = program.call(at: instruction)
    let arguments = call.map { describe($0.arguments) } ?? []
    var blame = Blame(
      builtIn: call?.name ?? "",
      defaults: MessageValues(arguments),
      rule: call?.name ?? "",
      arguments: arguments,
      other: call.flatMap { self.other($0.arguments) },
      inherited: externalMessage(at: instruction),
      answer: answer,
      progress: progress,
      cause: answer.now == .unknown ? machine.lastUnknown : nil
    )
    blame.comparesMoments =
      call?.arguments.contains { resolve($0.operand).slot.isMoment } ?? false
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

  /// What the host said when it rejected the value, else the message of the rule's declaration.
  private func externalMessage(at instruction: InstructionIndex) -> Blame.ResolvedMessage? {
    guard case .test(let test) = program.instructions[instruction.position],
      case .external(let index) = test.question
    else { return nil }
    if let hostMessage = machine.hostMessage {
      // A text that is no template: what looks like a placeholder in it is none.
      return Blame.ResolvedMessage(source: MessageCatalog.escape(hostMessage))
    }
    // Its placeholders are the external rule's own parameters, which are the call's arguments: the
    // defaults of this blame name them already, and no parameters of a rule are at hand here.
    return program.externals[index].message.map { message in
      Blame.ResolvedMessage(index: message, source: program.messages[message].source)
    }
  }

  /// Bytes of the subject up to which the test that has just answered could still have come to hold.
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

  /// Runs the body on the text of a value with the memory of pattern matching.
  ///
  /// A span of the evaluator's own bytes cannot be held while its scratch is lent out.
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
    // Steps are limited for what a keystroke concerns.
    patterns.isTyping = request.stepLimit != nil
    return body(bytes.span.extracting(range), &patterns)
  }
}
