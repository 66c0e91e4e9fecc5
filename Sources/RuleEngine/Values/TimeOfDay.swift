/// A time of day without a date or a time zone, to the nanosecond.
///
/// From 00:00 to 23:59:59.999999999, without 24:00 and leap seconds.
public struct TimeOfDay: Sendable, Hashable {
  /// Nanoseconds since midnight; less than a day.
  package let nanosecondsSinceMidnight: Int64

  /// The number of nanoseconds in a day.
  package static let nanosecondsPerDay: Int64 = 86_400_000_000_000

  /// The time with an hour, minute and so on; nil if there is no such time.
  ///
  /// - Parameters:
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  ///   - second: 0 to 59.
  ///   - nanosecond: 0 to 999,999,999.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999_999).contains(nanosecond)
    else { return nil }
    let seconds = (hour * 60 + minute) * 60 + second
    self.init(checkedNanoseconds: Int64(seconds) * 1_000_000_000 + Int64(nanosecond))
  }

  /// The time a number of nanoseconds after midnight; nil if it is negative, or a day or more.
  public init?(nanosecondsSinceMidnight nanoseconds: Int64) {
    guard nanoseconds >= 0, nanoseconds < Self.nanosecondsPerDay else { return nil }
    self.init(checkedNanoseconds: nanoseconds)
  }

  /// Reads a time such as `09:30`, `09:30:15` or `09:30:15.25`; nil for any other text.
  public init?(_ text: String) {
    self.init(utf8: Array(text.utf8).span)
  }

  /// Reads a time such as `09:30`, `09:30:15` or `09:30:15.25`; nil for any other text.
  package init?(utf8 text: borrowing Span<UInt8>) {
    var position = 0
    guard let time = try? text.scanTime(at: &position), position == text.count else { return nil }
    self = time
  }

  init(checkedNanoseconds nanoseconds: Int64) {
    nanosecondsSinceMidnight = nanoseconds
  }
}

extension TimeOfDay {
  /// The hour, 0 to 23.
  public var hour: Int { secondsSinceMidnight / 3600 }

  /// The minute of the hour, 0 to 59.
  public var minute: Int { secondsSinceMidnight / 60 % 60 }

  /// The second of the minute, 0 to 59.
  public var second: Int { secondsSinceMidnight % 60 }

  /// The nanoseconds of the second, 0 to 999,999,999.
  public var nanosecond: Int { Int(nanosecondsSinceMidnight % 1_000_000_000) }

  /// The whole seconds since midnight, 0 to 86,399.
  package var secondsSinceMidnight: Int { Int(nanosecondsSinceMidnight / 1_000_000_000) }
}

extension TimeOfDay: Comparable {
  /// Whether the left time is earlier in the day than the right one.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.nanosecondsSinceMidnight < right.nanosecondsSinceMidnight
  }
}

extension TimeOfDay: LosslessStringConvertible {
  /// The ISO 8601 time with seconds, and a fraction if there is one: `09:30:00`, `09:30:15.25`.
  public var description: String {
    let clock = [hour, minute, second].map { decimal($0, digits: 2) }.joined(separator: ":")
    return nanosecond == 0 ? clock : "\(clock).\(decimalFraction(nanosecond, digits: 9))"
  }

  /// The ISO 8601 time, with seconds only if there are any: `09:30`.
  package var shortDescription: String {
    second == 0 && nanosecond == 0 ? String(description.prefix(5)) : description
  }
}
