import Synchronization

/// A state that one thread at a time may change; others block until it is free.
final class Guarded<State>: Sendable {
  private let state: Mutex<State>
  /// Shows the thread sanitizer what the mutex orders, which it does not see on Linux.
  ///
  /// Elsewhere the load and the store cost a move each.
  private let order = Atomic<Bool>(false)

  init(_ state: consuming sending State) {
    self.state = Mutex(state)
  }

  func withState<Result>(
    _ body: (inout sending State) -> sending Result
  ) -> sending Result {
    state.withLock { state in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return body(&state)
    }
  }
}
