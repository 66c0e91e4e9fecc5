/// Records the events of a run, for `explain` and for coverage.
///
/// Formats values as they are observed: a traced run may allocate.
struct TraceRecorder: RunObserver {
  static var isWatching: Bool { true }

  private(set) var trace = EvaluationTrace()

  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator) {
    if let event = TraceRecorder.event(for: event, in: &evaluator) { trace.events.append(event) }
  }

  /// The trace's entry for an event; nil for none.
  private static func event(
    for event: RunEvent,
    in evaluator: inout Evaluator
  ) -> EvaluationTrace.Event? {
    switch event {
    case .entered: .entered(evaluator.subjectPath)
    case .skipped(let skip): .skipped(evaluator.subjectPath, skip)
    case .omitted(let start, let end, let reason):
      start < end ? .omitted(start.position..<end.position, reason) : nil
    case .tested(let instruction):
      .tested(instruction, evaluator.answer, evaluator.testObservation(at: instruction))
    case .opened(let instruction): .opened(instruction)
    case .called(let instruction): .called(instruction, evaluator.observation(at: instruction))
    case .itemBegan(let item): .item(item)
    case .closed, .returned: .closed(evaluator.answer)
    case .negated(let instruction): .negated(instruction, evaluator.answer)
    case .branched(let instruction): .branched(instruction, evaluator.answer)
    case .decided(let decision, let isAsked):
      .decided(decision, base: evaluator.base, isAsked ? evaluator.answer : nil)
    case .computed(let value):
      .computed(value, base: evaluator.base, evaluator.observation(of: value))
    case .checked(let check): .checked(check, evaluator.answer)
    case .reported(let message): .reported(message)
    case .combined, .answered, .itemEnded, .memberMissing, .memberEnded, .message: nil
    }
  }

  /// Records why the evaluation stopped early, if it did.
  mutating func finish(_ halt: Halt) {
    guard halt.isSet else { return }
    trace.events.append(.halted(halt.undecided.map { .reason($0.reason) } ?? .mode(.first)))
  }
}
