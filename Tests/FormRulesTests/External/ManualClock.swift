@testable import FormRules

/// A clock that goes on only when a test says so.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var time: Duration

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(time: .zero)
    var lastID = 0
    var sleepers: [Int: Sleeper] = [:]
    /// Sleeps that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let state = Guarded(State())

  var now: Instant { state.withState(\.now) }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How many tasks are waiting for the clock.
  var sleeperCount: Int { state.withState(\.sleepers.count) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withState { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = state.withState { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withState { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass and wakes whoever has slept enough, the earliest first.
  func advance(by duration: Duration) {
    let woken = state.withState { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
        .sorted { ($0.value.deadline.time, $0.key) < ($1.value.deadline.time, $1.key) }
      for (id, _) in due { state.sleepers[id] = nil }
      return due.map(\.value)
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until at least so many tasks are waiting for the clock.
  func sleepers(_ count: Int) async {
    while sleeperCount < count { await Task.yield() }
  }
}
