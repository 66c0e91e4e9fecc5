/// A moment in time, the same everywhere, to the nanosecond.
///
/// Days have 86,400 seconds here, as in POSIX: leap seconds don't count.
public struct Instant: Sendable, Hashable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public let secondsSinceEpoch: Int64

  /// The nanoseconds after that second, 0 to 999,999,999.
  public let nanoseconds: Int32

  /// The moment a number of seconds and nanoseconds after 1970-01-01T00:00:00Z.
  ///
  /// - Parameters:
  ///   - secondsSinceEpoch: Seconds, negative before 1970.
  ///   - nanoseconds: Nanoseconds after that second; values outside 0 to 999,999,999 carry over.
  public init(secondsSinceEpoch: Int64, nanoseconds: Int32 = 0) {
    let rest = nanoseconds % 1_000_000_000
    let carry = nanoseconds / 1_000_000_000 - (rest < 0 ? 1 : 0)
    let (seconds, overflow) = secondsSinceEpoch.addingReportingOverflow(Int64(carry))
    self.secondsSinceEpoch = overflow ? secondsSinceEpoch : seconds
    self.nanoseconds = rest < 0 ? rest + 1_000_000_000 : rest
  }

  /// The local date and time, without an offset, on a clock `offset` seconds ahead of UTC.
  ///
  /// Nil outside the years 1 to 9999.
  package func local(atOffset offset: Int) -> DateTime? {
    let seconds = advanced(by: .seconds(offset)).secondsSinceEpoch
    let (days, secondOfDay) = Self.splitDays(seconds)
    guard let date = CalendarDate(daysSinceEpoch: days) else { return nil }
    let nanosecondOfDay = Int64(secondOfDay) * 1_000_000_000 + Int64(nanoseconds)
    return DateTime(date: date, time: TimeOfDay(checkedNanoseconds: nanosecondOfDay))
  }

  /// The day on a calendar `offset` seconds ahead of UTC, clamped to the years 1 to 9999.
  func day(atOffset offset: Int) -> CalendarDate {
    CalendarDate(clampedDays: Self.splitDays(advanced(by: .seconds(offset)).secondsSinceEpoch).days)
  }

  /// Whole days since the epoch, rounded down, and the remaining seconds.
  private static func splitDays(_ seconds: Int64) -> (days: Int, secondOfDay: Int) {
    let rest = seconds % 86_400
    let secondOfDay = rest < 0 ? rest + 86_400 : rest
    return (Int(seconds / 86_400) - (rest < 0 ? 1 : 0), Int(secondOfDay))
  }
}

extension Instant: InstantProtocol {
  /// The moment later by a duration, rounded down to nanoseconds.
  ///
  /// The result is clamped to what 64 bits of seconds can represent.
  public func advanced(by duration: Duration) -> Instant {
    guard duration > .seconds(Int64.min), duration < .seconds(Int64.max) else {
      return Instant(secondsSinceEpoch: duration < .zero ? .min : .max)
    }
    let (whole, attoseconds) = duration.components
    // The parts of a duration have the same sign, so the sum may be negative.
    let billionths =
      Int64(nanoseconds) + attoseconds / 1_000_000_000
      - (attoseconds % 1_000_000_000 < 0 ? 1 : 0)
    let carry: Int64 = billionths < 0 ? -1 : billionths / 1_000_000_000
    let (step, stepOverflow) = whole.addingReportingOverflow(carry)
    let (seconds, overflow) = secondsSinceEpoch.addingReportingOverflow(step)
    guard !stepOverflow, !overflow else {
      return Instant(secondsSinceEpoch: whole < 0 ? .min : .max)
    }
    return Instant(
      secondsSinceEpoch: seconds,
      nanoseconds: Int32(billionths - carry * 1_000_000_000)
    )
  }

  /// The duration from this moment to another; negative if the other is earlier.
  public func duration(to other: Instant) -> Duration {
    .seconds(other.secondsSinceEpoch) - .seconds(secondsSinceEpoch)
      + .nanoseconds(Int64(other.nanoseconds - nanoseconds))
  }

  /// Whether the left moment is before the right one.
  public static func < (left: Instant, right: Instant) -> Bool {
    (left.secondsSinceEpoch, left.nanoseconds) < (right.secondsSinceEpoch, right.nanoseconds)
  }
}

extension Instant {
  /// The moment later by a duration; see ``advanced(by:)``.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: duration)
  }

  /// The moment earlier by a duration; see ``advanced(by:)``.
  public static func - (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: .zero - duration)
  }
}

extension Instant: CustomStringConvertible {
  /// The RFC 3339 text in UTC, `2026-01-31T09:30:00Z`; outside the years 1 to 9999, the number of
  /// seconds.
  public var description: String {
    local(atOffset: 0).map { "\($0)Z" } ?? "\(secondsSinceEpoch) s since 1970"
  }
}
