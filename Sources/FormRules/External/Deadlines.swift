/// The deadlines of questions: one task waits for all questions that have the same time.
///
/// Questions of one `timeout` end in the order in which they began, so the task always sleeps until the
/// deadline of the oldest. It ends with the last question.
final class Deadlines: Sendable {
  private struct State {
    /// The questions of each timeout; none of a timeout for which no task waits.
    var queues: [Duration: DeadlineQueue] = [:]
    var lastSerial = 0
  }

  private let timer: HostTimer
  private let state = Guarded(State())

  init(_ timer: HostTimer) {
    self.timer = timer
  }

  /// Asks in a task of its own, and answers `.timedOut` once the time is over.
  ///
  /// - Parameters:
  ///   - timeout: the time.
  ///   - ask: asks; it is cancelled, and not waited for, at the deadline or with the caller's task.
  /// - Returns: the answer; `.cancelled` when the caller's task was cancelled before there was one.
  /// - Complexity: amortized logarithmic in the number of questions that have the same time.
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

  /// Ends questions at their deadlines, until there are none or the task is cancelled.
  ///
  /// - Parameters:
  ///   - timeout: the time that the questions have.
  ///   - first: the first question of the queue, which tells it from a later one of the same time.
  ///   - deadline: the deadline of the first question.
  private func watch(_ timeout: Duration, from first: Int, until deadline: Duration) async {
    var next: Duration? = deadline
    while let deadline = next {
      do { try await timer.sleep(deadline - timer.elapsed()) } catch { return }
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
    }
  }
}
