/// A clock by which questions to the host are timed.
struct HostTimer: Sendable {
  /// Waits; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The time since the timer was made.
  let elapsed: @Sendable () -> Duration

  init<Source: Clock<Duration>>(_ clock: Source) {
    let start = clock.now
    sleep = { try await clock.sleep(for: $0) }
    elapsed = { start.duration(to: clock.now) }
  }
}
