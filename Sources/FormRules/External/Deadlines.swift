/// Enforces the deadlines of questions, with one task per distinct timeout.
///
/// Questions with the same timeout expire in the order in which they began, so the task always
/// sleeps until the deadline of the oldest. It ends with the last question.
final class Deadlines: Sendable {
  private struct State {
    /// The questions by timeout; a timeout without a watching task has no entry.
    var queues: [Duration: DeadlineQueue] = [:]
    var lastSerial = 0
  }

  private let timer: HostTimer
  private let state = Guarded(State())

  init(_ timer: HostTimer) {
    self.timer = timer
  }

  /// Asks in a separate task, and answers `.timedOut` after the timeout.
  ///
  /// - Parameters:
  ///   - timeout: the time limit.
  ///   - ask: asks; it is canceled, without waiting, at the deadline or with the caller's task.
  /// - Returns: the answer; `.cancelled` if the caller's task was canceled before there was one.
  /// - Complexity: amortized logarithmic in the number of questions with the same timeout.
  func answer(
    within timeout: Duration,
    asking ask: @escaping @Sendable () async -> HostAnswer
  ) async -> HostAnswer {
    let awaited = AwaitedAnswer()
    let serial = add(awaited, timeout)
    let answer = await awaited.wait(asking: ask)
    remove(serial, timeout)
    return answer
  }

  private func add(_ awaited: AwaitedAnswer, _ timeout: Duration) -> Int {
    let deadline = timer.elapsed() + timeout
    return state.withState { state in
      state.lastSerial += 1
      let serial = state.lastSerial
      if state.queues[timeout] == nil {
        let watcher = Task { await self.watch(timeout, from: serial, until: deadline) }
        state.queues[timeout] = DeadlineQueue(first: serial, watcher)
      }
      state.queues[timeout]?.add(serial, deadline, awaited)
      return serial
    }
  }

  private func remove(_ serial: Int, _ timeout: Duration) {
    let watcher = state.withState { state in
      state.queues[timeout]?.remove(serial)
      guard state.queues[timeout]?.isEmpty == true else { return nil as Task<Void, Never>? }
      return state.queues.removeValue(forKey: timeout)?.watcher
    }
    watcher?.cancel()
  }

  /// Expires questions at their deadlines, until none are left or the task is canceled.
  ///
  /// - Parameters:
  ///   - timeout: the timeout of the questions.
  ///   - first: the queue's first question, which distinguishes it from a later queue.
  ///   - deadline: the deadline of the first question.
  private func watch(_ timeout: Duration, from first: Int, until deadline: Duration) async {
    // Neither the delay until this task is scheduled nor that of an answer already given may count,
    // or on a busy machine every question would time out.
    var next: Duration? = deadline
    var pause = timeout
    while let deadline = next {
      do { try await timer.sleep(pause) } catch { return }
      await Task.yield()
      let now = max(deadline, timer.elapsed())
      let due: [AwaitedAnswer]
      (due, next) = state.withState { state in
        guard var queue = state.queues[timeout], queue.first == first else { return ([], nil) }
        state.queues[timeout] = nil
        let due = queue.takeDue(at: now)
        if !queue.isEmpty { state.queues[timeout] = queue }
        return (due, queue.nextDeadline)
      }
      for awaited in due { awaited.give(.timedOut) }
      if let next { pause = next - timer.elapsed() }
    }
  }
}
