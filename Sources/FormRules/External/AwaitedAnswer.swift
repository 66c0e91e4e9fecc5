/// An answer awaited by one task: the first one given counts, later ones are dropped.
final class AwaitedAnswer: Sendable {
  private struct State {
    var answer: HostAnswer?
    /// The waiting task's continuation, until there is an answer.
    var waiter: CheckedContinuation<HostAnswer, Never>?
    /// The task that asks, until there is an answer.
    var asking: Task<Void, Never>?
  }

  private let state = Guarded(State())

  /// Asks in a separate task and waits for the first answer, which may also come from elsewhere.
  ///
  /// As soon as there is an answer, the separate task is canceled without waiting for it: a
  /// function that ignores cancellation must not delay a result that is already decided.
  ///
  /// - Returns: the answer; `.cancelled` if the caller's task was canceled before there was one.
  func wait(asking ask: @escaping @Sendable () async -> HostAnswer) async -> HostAnswer {
    if Task.isCancelled { return .cancelled }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        // Once it answers, it need not be canceled.
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

  /// Gives the answer, unless there already is one, and cancels the asking task.
  func give(_ answer: HostAnswer) {
    settle(answer)?.cancel()
  }

  /// Gives the answer, unless there already is one.
  ///
  /// - Returns: the asking task, if it is still running.
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
