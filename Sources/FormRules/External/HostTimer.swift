/// The clock that times questions to the host.
struct HostTimer: Sendable {
  /// Waits; throws if the task is canceled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The time since the timer was created.
  let elapsed: @Sendable () -> Duration

  init<Source: Clock<Duration>>(_ clock: Source) {
    let start = clock.now
    // Clocks trap on overflow, which a duration in a rule file could cause.
    sleep = { try await clock.sleep(for: min($0, .seconds(3_155_760_000))) }
    elapsed = { start.duration(to: clock.now) }
  }
}
