/// A clock by which questions to the host are timed.
struct HostTimer: Sendable {
  /// Waits; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The time since the timer was made.
  let elapsed: @Sendable () -> Duration

  init<Source: Clock<Duration>>(_ clock: Source) {
    let start = clock.now
    // Clocks trap at the end of their time, which a rule file's duration may reach.
    sleep = { try await clock.sleep(for: min($0, .seconds(3_155_760_000))) }
    elapsed = { start.duration(to: clock.now) }
  }
}
