/// A date with a time, and with an offset from UTC unless it is in the form's time zone.
public struct DateTime: Sendable, Hashable {
  /// The local date.
  public let date: CalendarDate

  /// The local time.
  public let time: TimeOfDay

  /// The seconds that local time is ahead of UTC; nil for the form's time zone.
  ///
  /// A multiple of 60, from −86,340 to 86,340.
  public let offset: Int?

  /// A date and a time in the form's time zone.
  public init(date: CalendarDate, time: TimeOfDay) {
    self.init(date: date, time: time, checkedOffset: nil)
  }

  /// A date and a time with an offset from UTC; nil if the offset can't be written as `±hh:mm`.
  ///
  /// - Parameters:
  ///   - date: The local date.
  ///   - time: The local time.
  ///   - offset: Seconds ahead of UTC: a multiple of 60, from −86,340 to 86,340.
  public init?(date: CalendarDate, time: TimeOfDay, offset: Int) {
    guard offset.isMultiple(of: 60), (-86_340...86_340).contains(offset) else { return nil }
    self.init(date: date, time: time, checkedOffset: offset)
  }

  /// Reads an RFC 3339 text such as `2026-01-31T09:30:00+01:00`; nil for any other.
  ///
  /// As in HTML, seconds and the offset are optional. `t`, `z`, and a space in place of `T` are
  /// accepted.
  public init?(_ text: String) {
    self.init(utf8: Array(text.utf8).span)
  }

  /// Reads an RFC 3339 text such as `2026-01-31T09:30:00+01:00`; nil for any other.
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
  /// The moment it denotes; without an offset of its own, at `zoneOffset` seconds ahead of UTC.
  package func instant(inZoneWithOffset zoneOffset: Int) -> Instant {
    let seconds = date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight
    return Instant(secondsSinceEpoch: Int64(seconds), nanoseconds: Int32(time.nanosecond))
      - .seconds(offset ?? zoneOffset)
  }
}

extension DateTime: LosslessStringConvertible {
  /// The RFC 3339 text: `2026-01-31T09:30:00Z`, `…+01:00`, or no suffix if there is no offset.
  public var description: String { "\(date)T\(time)\(suffix)" }

  /// The text with seconds only if there are any: `2026-01-31T09:30Z`.
  package var shortDescription: String { "\(date)T\(time.shortDescription)\(suffix)" }

  private var suffix: String {
    guard let offset else { return "" }
    if offset == 0 { return "Z" }
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    return "\(sign)\(decimal(minutes / 60, digits: 2)):\(decimal(minutes % 60, digits: 2))"
  }
}
