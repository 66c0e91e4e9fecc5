/// Finds the test to blame for a check's answer, while the check's expression runs again.
///
/// It mirrors the accumulators: one blame for the last answer, and one for each open `and`, `or`
/// and `each`. When answers combine, ``Blame/combine(_:_:with:_:isOr:isTyping:)`` chooses between
/// two blames.
struct FailureAttribution: RunObserver {
  static var isWatching: Bool { true }

  private let check: CheckIndex
  private(set) var blame: Blame?
  /// The blame of each open `and`, `or` and `each`, outermost first.
  private var openBlames: [Blame?] = []

  init(of check: CheckIndex) {
    self.check = check
  }

  func endsRun(at check: CheckIndex) -> Bool { check == self.check }

  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator) {
    switch event {
    case .tested(let instruction):
      let progress = evaluator.progress(at: instruction)
      blame = evaluator.blame(ofTestAt: instruction, progress: progress)
    case .opened:
      openBlames.append(nil)
    case .combined(let before, let isOr):
      openBlames[openBlames.count - 1] = Blame.combine(
        openBlames[openBlames.count - 1],
        before,
        with: blame,
        evaluator.answer,
        isOr: isOr,
        isTyping: evaluator.subject.slot.flags.contains(.typing)
      )
    case .closed:
      blame = openBlames.removeLast()
    case .itemEnded(let item):
      blame?.items.insert(item, at: 0)
    case .memberMissing:
      blame = nil
    case .memberEnded:
      // Items within a member are not items of the reported field.
      blame?.items = []
    case .negated:
      blame?.isNegated.toggle()
      // If `not (each …)` fails, no single item is at fault.
      blame?.items = []
    case .message(let message):
      attach(message, in: evaluator)
    case .answered(let rule):
      // The rule's declared message applies unless a part of its body has a message of its own.
      if let message = evaluator.program.rules[rule].message { attach(message, in: evaluator) }
    case .returned(let instruction):
      leaveRule(calledAt: instruction, in: evaluator)
    case .entered, .skipped, .omitted, .itemBegan, .called, .branched, .decided, .computed,
      .checked, .reported:
      break
    }
  }

  private mutating func attach(_ message: MessageIndex, in evaluator: borrowing Evaluator) {
    guard blame != nil, blame?.message == nil else { return }
    blame?.message = evaluator.resolveMessage(message)
  }

  /// Reduces the blame to what the caller sees of a rule: its name, arguments and message.
  private mutating func leaveRule(
    calledAt instruction: InstructionIndex,
    in evaluator: borrowing Evaluator
  ) {
    guard var blame, let call = evaluator.program.call(at: instruction) else { return }
    blame.rule = call.name
    blame.arguments = evaluator.describe(call.arguments)
    blame.inherited = blame.message ?? blame.inherited
    blame.message = nil
    blame.answer = evaluator.answer
    self.blame = blame
  }
}
