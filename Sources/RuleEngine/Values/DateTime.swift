/// A date with a time, and with its distance from UTC unless it is in the form's own time zone.
public struct DateTime: Sendable, Hashable {
  /// The day, as the clock's place counts it.
  public let date: CalendarDate

  /// The time that the clock shows.
  public let time: TimeOfDay

  /// How many seconds the clock is ahead of UTC (east of Greenwich); nil for the form's own time zone.
  ///
  /// Whole minutes, less than a day either way.
  public let offset: Int?

  /// A date and a time, local to the form's time zone.
  public init(date: CalendarDate, time: TimeOfDay) {
    self.init(date: date, time: time, checkedOffset: nil)
  }

  /// A date and a time at a distance from UTC; nil for an offset that `±hh:mm` can't write.
  ///
  /// - Parameters:
  ///   - date: The day, as the clock's place counts it.
  ///   - time: The time that the clock shows.
  ///   - offset: Seconds ahead of UTC: a multiple of 60, from −86,340 to 86,340.
  public init?(date: CalendarDate, time: TimeOfDay, offset: Int) {
    guard offset.isMultiple(of: 60), (-86_340...86_340).contains(offset) else { return nil }
    self.init(date: date, time: time, checkedOffset: offset)
  }

  /// The date and time of an RFC 3339 text such as `2026-01-31T09:30:00+01:00`; nil for any other.
  ///
  /// As in HTML, seconds and the offset may be left out; `t`, `z`, and a space for `T` are accepted.
  public init?(_ text: String) {
    self.init(utf8: Array(text.utf8).span)
  }

  /// The date and time of an RFC 3339 text such as `2026-01-31T09:30:00+01:00`; nil for any other.
  package init?(utf8 text: borrowing Span<UInt8>) {
    var position = 0
    guard let dateTime = try? text.scanDateTime(at: &position), position == text.count else {
      return nil
    }
    self = dateTime
  }

  init(date: CalendarDate, time: TimeOfDay, checkedOffset offset: Int?) {
    self.date = date
    self.time = time
    self.offset = offset
  }
}

extension DateTime {
  /// The moment that is meant, if a clock without an offset of its own is `zoneOffset` seconds ahead of UTC.
  package func instant(inZoneWithOffset zoneOffset: Int) -> Instant {
    let seconds = date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight
    return Instant(secondsSinceEpoch: Int64(seconds), nanoseconds: Int32(time.nanosecond))
      - .seconds(offset ?? zoneOffset)
  }
}

extension DateTime: LosslessStringConvertible {
  /// The RFC 3339 text, `2026-01-31T09:30:00Z` or `…+01:00`; without the end if there is no offset.
  public var description: String {
    guard let offset else { return "\(date)T\(time)" }
    if offset == 0 { return "\(date)T\(time)Z" }
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    return
      "\(date)T\(time)\(sign)\(decimal(minutes / 60, digits: 2)):\(decimal(minutes % 60, digits: 2))"
  }
}
