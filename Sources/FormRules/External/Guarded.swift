import Synchronization

/// A state that one thread at a time may change; others wait in a loop, so bodies must be short.
///
/// Unchecked because the flag beside the state guards it. A mutex would do, but the thread sanitizer
/// does not see the one of the standard library on Linux.
final class Guarded<State>: @unchecked Sendable {
  private let isTaken = Atomic<Bool>(false)
  private var state: State

  init(_ state: sending State) {
    self.state = state
  }

  func withState<Result>(_ body: (inout State) -> Result) -> Result {
    while isTaken.exchange(true, ordering: .acquiring) {}
    defer { isTaken.store(false, ordering: .releasing) }
    return body(&state)
  }
}
