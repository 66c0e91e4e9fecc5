/// The state that a session, its fields and its rows share, and the notification of observers.
///
/// Views refer to the core, never the core to views, so nothing keeps itself alive.
final class SessionCore {
  var state: SessionState
  var service = HostService()
  let host: Host
  /// Whether the session is gone; its fields do nothing then.
  private(set) var isClosed = false

  init(_ state: consuming SessionState, _ host: Host) {
    self.state = state
    self.host = host
  }

  /// Makes changes, evaluates their effects once all are made, and notifies observers.
  func change<Result, Failure: Error>(
    _ body: (inout SessionState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer {
      state.judgeMarked()
      while !state.work.askers.isEmpty, answerAtOnce() { state.judgeMarked() }
      state.publish()
      if !state.notices.isEmpty { notify() }
    }
    return try body(&state)
  }

  /// Stores the host's answers that are available without waiting.
  ///
  /// - Returns: whether there are any, so that the units that asked must be evaluated again.
  private func answerAtOnce() -> Bool {
    var hasNews = false
    let askers = state.work.askers
    state.work.askers.removeAll()
    for unit in askers {
      for question in state.awaitedQuestions(of: unit) {
        guard let answer = host.immediateAnswer(to: question, afterRest: true) else { continue }
        state.take(answer, to: question, of: unit)
        hasNews = true
      }
    }
    return hasNews
  }

  private func notify() {
    let notices = state.notices
    state.notices = Notices()
    for signal in notices.signals { signal.send() }
    if notices.hasOtherQuestions { service.noteQuestions(isEmpty: state.results.questions.isEmpty) }
  }

  /// Ends all listeners and waiting tasks.
  func end() {
    guard !state.hasEnded else { return }
    state.broadcast.end()
    service.end()
    change { state in
      state.hasEnded = true
      state.markUnits { $0.isPending }
      state.work.hasOtherQuestions = true
      state.work.changes.insert(.status)
    }
  }

  /// Ends all listeners and waiting tasks, because the session is gone.
  func close() {
    isClosed = true
    state.broadcast.end()
    service.end()
    state.noticeEnd(of: state.root)
    if !state.notices.isEmpty { notify() }
  }
}

/// The task that asks the session's questions, and the tasks that wait until none are open.
struct HostService {
  private(set) var isEnded = false
  /// Wakes the asking task; nil if there is none.
  private var wake: AsyncStream<Void>.Continuation?
  private var waiting: [AsyncStream<Never>.Continuation] = []

  /// Whether there is an asking task.
  var isServing: Bool { wake != nil }

  /// Registers the asking task; the stream yields when the questions change.
  mutating func begin() -> AsyncStream<Void> {
    let (wakes, wake) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.wake = wake
    return wakes
  }

  /// Unregisters the asking task, so that another one can ask.
  mutating func finish() {
    wake?.finish()
    wake = nil
    endWaiting()
  }

  mutating func noteQuestions(isEmpty: Bool) {
    wake?.yield()
    if isEmpty { endWaiting() }
  }

  /// A stream that ends when no questions are open, or no task asks any more.
  mutating func settlement() -> AsyncStream<Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    waiting.append(continuation)
    return stream
  }

  /// Ends for good.
  mutating func end() {
    isEnded = true
    wake?.yield()
    endWaiting()
  }

  private mutating func endWaiting() {
    for waiter in waiting { waiter.finish() }
    waiting = []
  }
}
