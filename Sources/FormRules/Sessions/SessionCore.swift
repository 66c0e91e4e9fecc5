/// What a session, its fields and its rows are views of: the state, and who is notified of changes.
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

  /// Makes changes, judges once they are all made, and notifies observers.
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

  /// Takes the answers of the host that can be had without waiting.
  ///
  /// - Returns: whether there is one, so that what has asked is to be judged again.
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

  /// Ends what listens and waits.
  func end() {
    guard !state.hasEnded else { return }
    state.broadcast.end()
    service.end()
    change { state in
      state.hasEnded = true
      state.work.possible.insert(.status)
    }
  }

  /// Ends what listens and waits, as the session is gone.
  func close() {
    isClosed = true
    state.broadcast.end()
    service.end()
    state.noticeEnd(of: state.root)
    if !state.notices.isEmpty { notify() }
  }
}

/// Who asks the host the session's questions, and who waits until none is left.
struct HostService {
  private(set) var isEnded = false
  /// Wakes the task that asks; nil where none does.
  private var wake: AsyncStream<Void>.Continuation?
  private var waiting: [AsyncStream<Never>.Continuation] = []

  /// Whether a task asks.
  var isServing: Bool { wake != nil }

  /// Begins to ask; the stream yields when there are other questions.
  mutating func begin() -> AsyncStream<Void> {
    let (wakes, wake) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    self.wake = wake
    return wakes
  }

  /// Lets another task ask, now that all questions of this one have ended.
  mutating func finish() {
    wake?.finish()
    wake = nil
    endWaiting()
  }

  mutating func noteQuestions(isEmpty: Bool) {
    wake?.yield()
    if isEmpty { endWaiting() }
  }

  /// A stream that ends when no question is left, or nobody asks any more.
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
