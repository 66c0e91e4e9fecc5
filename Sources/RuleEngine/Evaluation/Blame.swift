/// Which test an answer is owed to, and what its message is to say.
///
/// Found by running a failed check again, so that checks that hold cost nothing.
struct Blame {
  /// The built-in or external rule in the end, by its canonical name.
  var builtIn: String
  /// Arguments of that rule, for its default text.
  var defaults: MessageValues
  /// The rule as the check names it, and its arguments there.
  var rule: String
  var arguments: [Violation.Argument]
  /// The label of the field that the rule compares with, or the value.
  var other: String?
  /// The message nearest to the part of the frame that runs.
  var message: ResolvedMessage?
  /// The message of a rule that was called from that frame.
  var inherited: ResolvedMessage?
  var answer: Answer
  /// Bytes of the text up to which the test could still have come to hold.
  var progress: Int
  /// Items inside `each`, outermost first.
  var items: [Int]
  var isNegated: Bool
  /// Why the answer is unknown, if it is.
  var cause: UnknownCause?

  /// A message and what its rule's parameters are.
  struct ResolvedMessage {
    /// Where the template is in the program; nil for a text of the host's.
    var index: MessageIndex?
    /// The template as written.
    var source: String
    var arguments: MessageValues

    init(index: MessageIndex?, source: String, arguments: MessageValues) {
      self.index = index
      self.source = source
      self.arguments = arguments
    }

    /// A text that is no template: what looks like a placeholder in it is none.
    init(literal text: String) {
      self.init(index: nil, source: MessageCatalogue.escape(text), arguments: [:])
    }
  }

  /// Whose blame the combination of two answers is.
  ///
  /// While a text is being typed, of two parts of an `and` the one that no typing can mend.
  static func combine(
    _ left: Blame?,
    _ leftAnswer: Answer,
    with right: Blame?,
    _ rightAnswer: Answer,
    isOr: Bool,
    isTyping: Bool
  ) -> Blame? {
    guard let left, leftAnswer.now != .notApplicable else { return right }
    guard let right, rightAnswer.now != .notApplicable else { return left }
    if leftAnswer.now == .unknown, rightAnswer.now == .unknown {
      return right.isStricter(than: left) ? right : left
    }
    if leftAnswer.now != rightAnswer.now {
      let winner: Answer.Now =
        isOr
        ? (leftAnswer.now == .holds || rightAnswer.now == .holds ? .holds : .unknown)
        : (leftAnswer.now == .fails || rightAnswer.now == .fails ? .fails : .unknown)
      return leftAnswer.now == winner ? left : right
    }
    guard leftAnswer.now == .fails else { return left }
    if isOr { return right.isCloser(than: left) ? right : left }
    return isTyping && leftAnswer.canHold && !rightAnswer.canHold ? right : left
  }

  /// Of two answers that are unknown, the one that the form may do without is the lesser obstacle.
  private func isStricter(than other: Blame) -> Bool {
    guard let cause, let otherCause = other.cause else { return false }
    return cause.policy.strictness > otherCause.policy.strictness
  }

  /// Of two branches that fail, the one that can still hold is closer, else the one that got further.
  private func isCloser(than other: Blame) -> Bool {
    if answer.canHold != other.answer.canHold { return answer.canHold }
    return progress > other.progress
  }
}

extension ExternalRule.Policy {
  fileprivate var strictness: Int {
    switch self {
    case .passes: 0
    case .warns: 1
    case .blocks: 2
    }
  }
}

extension Evaluator {
  // MARK: Finding the blame

  /// Learns which of a check's tests its answer is owed to, for which its expression runs again.
  mutating func findBlame(of check: CheckIndex) -> Blame? {
    let start = program.checks[check].start
    if case .test = program.instructions[start],
      program.instructions[start.position + 1] == .check(check)
    {
      // There is but one, and nothing that it got further than.
      return blame(ofTestAt: start, progress: 0)
    }
    let savedAnswer = answer
    let savedTest = lastTest
    let wasRefusing = isLastTestRefusing
    let savedUnknown = lastUnknown
    let savedAccumulator = accumulator
    let open = outerAccumulators.count
    let savedTrace = trace
    trace = nil
    let wasObserved = isObserved
    observe(true)
    blamedCheck = check
    blame = nil
    run(from: start)
    blamedCheck = nil
    observe(wasObserved)
    trace = savedTrace
    accumulator = savedAccumulator
    outerAccumulators.removeLast(outerAccumulators.count - open)
    blames.removeAll()
    answer = savedAnswer
    lastTest = savedTest
    isLastTestRefusing = wasRefusing
    lastUnknown = savedUnknown
    return blame
  }

  mutating func blameTest(at instruction: InstructionIndex) {
    blame = blame(ofTestAt: instruction, progress: progress(at: instruction))
  }

  private func blame(ofTestAt instruction: InstructionIndex, progress: Int) -> Blame {
    let call = program.calls[instruction.position].map { program.callTable[$0.position] }
    let arguments = call.map { describe($0.arguments) } ?? []
    var defaults = MessageValues()
    for argument in arguments {
      let earlier = defaults[argument.name].map { $0 + ", " }
      defaults[argument.name] = (earlier ?? "") + argument.text
    }
    return Blame(
      builtIn: call?.name ?? "",
      defaults: defaults,
      rule: call?.name ?? "",
      arguments: arguments,
      other: call.flatMap { otherLabel($0.arguments) },
      message: nil,
      inherited: externalMessage(at: instruction),
      answer: answer,
      progress: progress,
      items: [],
      isNegated: false,
      cause: answer.now == .unknown ? lastUnknown : nil
    )
  }

  /// After a rule has run: what the caller knows of it is its name, its arguments, its message.
  mutating func blameCall(at instruction: InstructionIndex) {
    guard var blame, let index = program.calls[instruction.position] else { return }
    let call = program.callTable[index.position]
    blame.rule = call.name
    blame.arguments = describe(call.arguments)
    blame.inherited = blame.message ?? blame.inherited
    blame.message = nil
    blame.answer = answer
    self.blame = blame
  }

  /// The rule's own message counts where none of its checks has one for what failed.
  mutating func attachHeader(of rule: RuleIndex) {
    guard let message = program.rules[rule].message else { return }
    attach(message)
  }

  mutating func attach(_ message: MessageIndex) {
    guard blame != nil, blame?.message == nil else { return }
    let resolved = resolveMessage(message)
    blame?.message = resolved
  }

  func resolveMessage(_ index: MessageIndex) -> Blame.ResolvedMessage {
    var values = MessageValues()
    for segment in program.messages[index].segments {
      if case .argument(let name, let operand) = segment { values[name] = describe(operand) }
    }
    return Blame.ResolvedMessage(
      index: index,
      source: program.messages[index].source,
      arguments: values
    )
  }

  /// What the host said when it rejected the value, else the message of the rule's declaration.
  private func externalMessage(at instruction: InstructionIndex) -> Blame.ResolvedMessage? {
    guard case .test(let test) = program.instructions[instruction.position],
      case .external(let index) = test.question
    else { return nil }
    if let hostMessage { return Blame.ResolvedMessage(literal: hostMessage) }
    // Its placeholders are the external rule's own parameters, which are the call's arguments: the
    // defaults of this blame name them already, and no parameters of a rule are at hand here.
    return program.externals[index].message.map { message in
      Blame.ResolvedMessage(
        index: message,
        source: program.messages[message].source,
        arguments: [:]
      )
    }
  }

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

  mutating func progress(of pattern: CompiledPattern) -> Int {
    switch subject.storage {
    case .record:
      pattern.progress(in: record.bytes, subject.slot.textRange, with: &patterns)
    case .constants:
      pattern.progress(in: program.constants.bytes, subject.slot.textRange, with: &patterns)
    }
  }
}

// A span of the evaluator's own bytes cannot be held while its scratch is lent out, so the patterns
// are handed the bytes and the range.
extension CompiledPattern {
  func matches(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    with scratch: inout PatternScratch
  ) -> PatternOutcome {
    matches(bytes.span.extracting(range), with: &scratch)
  }

  func judge(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    with scratch: inout PatternScratch
  ) -> PatternJudgement {
    judge(bytes.span.extracting(range), with: &scratch)
  }

  func progress(
    in bytes: [UInt8],
    _ range: Range<Int>,
    with scratch: inout PatternScratch
  ) -> Int {
    progress(in: bytes.span.extracting(range), with: &scratch)
  }

  func replacing(
    in bytes: [UInt8],
    _ range: Range<Int>,
    with template: [UInt8],
    with scratch: inout PatternScratch
  ) -> Result<[UInt8]?, PatternFailure> {
    replacing(in: bytes.span.extracting(range), with: template, with: &scratch)
  }
}
