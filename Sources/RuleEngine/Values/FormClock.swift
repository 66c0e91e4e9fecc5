/// The source of `now` and `today`, and the time zone in which the form is filled in.
///
/// The engine uses no other clock, so tests and servers can choose both.
public struct FormClock: Sendable {
  /// Returns the current moment.
  public let now: @Sendable () -> Instant

  /// Returns how many seconds local time is ahead of UTC at a moment: 3600 in Rome in winter.
  public let offset: @Sendable (Instant) -> Int

  /// A clock that calls two functions.
  ///
  /// - Parameters:
  ///   - now: Returns the current moment.
  ///   - offset: Returns how many seconds local time is ahead of UTC at a moment, less than a day.
  public init(
    now: @escaping @Sendable () -> Instant,
    offset: @escaping @Sendable (Instant) -> Int
  ) {
    self.now = now
    self.offset = offset
  }

  /// A clock that always returns the same moment, with a constant offset from UTC.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - offset: The seconds that local time is ahead of UTC.
  /// - Returns: The clock; it is a value, so each test can have its own.
  public static func fixed(_ instant: Instant, offset: Int = 0) -> FormClock {
    let offset = min(max(offset, -86_399), 86_399)
    return FormClock(now: { instant }, offset: { _ in offset })
  }
}

extension FormClock {
  /// A clock that always shows the date and time, in its own time zone; in UTC if it has no offset.
  ///
  /// For example, `.fixed(DateTime("2026-03-01T13:00+01:00")!)` for a test.
  ///
  /// - Parameter dateTime: The date and time.
  /// - Returns: The clock.
  public static func fixed(_ dateTime: DateTime) -> FormClock {
    let offset = dateTime.offset ?? 0
    return .fixed(dateTime.instant(inZoneWithOffset: offset), offset: offset)
  }

  /// A clock that shows the date, or date and time, in a text; nil for any other text.
  package static func showing(_ text: String) -> FormClock? {
    if let dateTime = DateTime(text) { return fixed(dateTime) }
    guard let date = CalendarDate(text) else { return nil }
    return fixed(DateTime(date: date, time: TimeOfDay(checkedNanoseconds: 0)))
  }

  /// The current date in the form's time zone, clamped to the years 1 to 9999.
  public var today: CalendarDate { day(of: now()) }

  /// The day of a moment in the form's time zone, clamped to the years 1 to 9999.
  func day(of instant: Instant) -> CalendarDate {
    instant.day(atOffset: offset(instant))
  }

  /// The local date and time at a moment; nil outside the years 1 to 9999.
  public func local(_ instant: Instant) -> DateTime? {
    instant.local(atOffset: offset(instant))
  }

  /// The moment that a date and time denotes, in the form's time zone if it has no offset.
  ///
  /// When clocks go back, a local time that occurs twice means the first occurrence. When they go
  /// forward, a local time that is skipped is read as if they had not: 2:30 means 3:30. RFC 5545
  /// (section 3.3.5) prescribes both. The offset may change at most once within a day before and a
  /// day after.
  package func instant(of dateTime: DateTime) -> Instant {
    let utc = dateTime.instant(inZoneWithOffset: 0)
    if dateTime.offset != nil { return utc }
    let before = offset(utc - .seconds(86_400))
    let first = utc - .seconds(before)
    if offset(first) == before { return first }
    let after = offset(utc + .seconds(86_400))
    let second = utc - .seconds(after)
    return offset(second) == after ? second : first
  }

  /// The moment at which a day begins in the form's time zone.
  package func startOfDay(_ date: CalendarDate) -> Instant {
    instant(of: DateTime(date: date, time: TimeOfDay(checkedNanoseconds: 0)))
  }
}
