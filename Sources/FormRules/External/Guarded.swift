import Synchronization

/// State protected by a mutex.
final class Guarded<State>: Sendable {
  private let state: Mutex<State>
  /// Makes the mutex's ordering visible to the thread sanitizer, which misses it on Linux.
  ///
  /// Elsewhere, the load and the store cost one move each.
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
