import Synchronization

/// One change of a live form.
@nonexhaustive
public enum SessionChange: Sendable, Hashable {
  /// The value of a field, or of a row without fields.
  case value(FieldPath)
  /// What to show for a field besides its value: its state, violations, whether it applies, and so
  /// on.
  case status(FieldPath)
  /// Rows were added to, removed from or moved in a list.
  case rows(FieldPath)
  /// The field that has the focus.
  case focus(FieldPath?)
  /// The verdict on the form.
  case verdict(Report.Verdict)
  /// Whether the form waits for an answer of the host.
  case pending(Bool)
}

/// Sends changes to the listeners of a session.
///
/// A class of its own because a listener may end on any thread.
final class ChangeBroadcast: Sendable {
  private struct State {
    var lastID = 0
    var listeners: [Int: AsyncStream<SessionChange>.Continuation] = [:]
    var isEnded = false
  }

  private let state = Guarded(State())
  /// Whether anybody has ever listened; as long as nobody has, a change takes no lock.
  private let isHeard = Atomic<Bool>(false)

  func stream() -> AsyncStream<SessionChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: SessionChange.self)
    isHeard.store(true, ordering: .relaxed)
    let id: Int? = state.withState { state in
      guard !state.isEnded else { return nil }
      state.lastID += 1
      state.listeners[state.lastID] = continuation
      return state.lastID
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withState { $0.listeners[id] = nil }
    }
    return stream
  }

  /// Sends a change to all listeners; computed only if there are any.
  @inline(__always)
  func send(_ change: @autoclosure () -> SessionChange) {
    guard isHeard.load(ordering: .relaxed) else { return }
    let listeners = state.withState { $0.listeners }
    guard !listeners.isEmpty else { return }
    let change = change()
    for listener in listeners.values { listener.yield(change) }
  }

  func end() {
    let listeners = state.withState { state in
      defer { state.listeners.removeAll() }
      state.isEnded = true
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.finish() }
  }

  deinit { end() }
}
