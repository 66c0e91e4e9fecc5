/// Records what runs, for `explain` and for coverage.
///
/// Values are written out as they are observed, so a traced run may allocate as it likes.
struct TraceRecorder: RunObserver {
  static var isWatching: Bool { true }

  private(set) var trace = EvaluationTrace()

  func endsRun(at check: CheckIndex) -> Bool { false }

  mutating func observe(_ event: RunEvent, in evaluator: inout Evaluator) {
    switch event {
    case .entered:
      trace.append(.entered(evaluator.subjectPath))
    case .skipped(let skip):
      trace.append(.skipped(evaluator.subjectPath, skip))
    case .omitted(let start, let end, let reason):
      guard start.position < end.position else { return }
      trace.append(.omitted(start.position..<end.position, reason))
    case .tested(let instruction):
      trace.append(
        .tested(instruction, evaluator.answer, evaluator.testObservation(at: instruction))
      )
    case .opened(let instruction):
      trace.append(.opened(instruction))
    case .called(let instruction):
      trace.append(.called(instruction, evaluator.observation(at: instruction)))
    case .itemBegan(let item):
      trace.append(.item(item))
    case .closed, .returned:
      trace.append(.closed(evaluator.answer))
    case .negated(let instruction):
      trace.append(.negated(instruction, evaluator.answer))
    case .branched(let instruction):
      trace.append(.branched(instruction, evaluator.answer))
    case .decided(let decision, let isAsked):
      trace.append(
        .decided(decision, base: evaluator.base, isAsked ? evaluator.answer : nil)
      )
    case .checked(let check):
      trace.append(.checked(check, evaluator.answer))
    case .reported(let message):
      trace.append(.reported(message))
    case .combined, .answered, .itemEnded, .memberMissing, .memberEnded, .message:
      break
    }
  }

  /// Notes why the evaluation ended before its end, if it did.
  mutating func finish(_ halt: Halt) {
    guard halt.isSet else { return }
    trace.append(.halted(halt.undecided.map { .reason($0.reason) } ?? .mode(.first)))
  }
}
