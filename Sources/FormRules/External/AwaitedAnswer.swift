/// An answer that one task waits for: the first that is given counts, later ones are dropped.
final class AwaitedAnswer: Sendable {
  private struct State {
    var answer: HostAnswer?
    /// Who waits, until there is an answer.
    var waiter: CheckedContinuation<HostAnswer, Never>?
    /// The task that asks, until there is an answer.
    var asking: Task<Void, Never>?
  }

  private let state = Guarded(State())

  /// Asks in a task of its own and waits for the first answer, which may also be given by others.
  ///
  /// The task that asks is cancelled as soon as there is an answer, and not waited for: a function that
  /// ignores cancellation must not hold up what has been decided without it.
  ///
  /// - Returns: the answer; `.cancelled` when the caller's task was cancelled before there was one.
  func wait(asking ask: @escaping @Sendable () async -> HostAnswer) async -> HostAnswer {
    if Task.isCancelled { return .cancelled }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        // It need not be cancelled itself once it answers.
        let asking = Task { _ = settle(await ask()) }
        let early = state.withState { state in
          if state.answer == nil { (state.waiter, state.asking) = (waiter, asking) }
          return state.answer
        }
        guard let early else { return }
        asking.cancel()
        waiter.resume(returning: early)
      }
    } onCancel: {
      give(.cancelled)
    }
  }

  /// Gives the answer, unless there is one already, and cancels the task that asks.
  func give(_ answer: HostAnswer) {
    settle(answer)?.cancel()
  }

  /// Gives the answer, unless there is one already.
  ///
  /// - Returns: the task that asks, if it has not answered.
  private func settle(_ answer: HostAnswer) -> Task<Void, Never>? {
    let awaiting = state.withState { state in
      guard state.answer == nil else { return State() }
      defer { state = State(answer: answer) }
      return state
    }
    awaiting.waiter?.resume(returning: answer)
    return awaiting.asking
  }
}
