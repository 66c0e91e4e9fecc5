import RuleEngine

extension CheckedOperand {
  /// Whether a date that durations are added to lies outside the calendar, whatever the data.
  ///
  /// A constant is moved exactly; of any other date only the greatest distance in the calendar is known.
  var leavesCalendar: Bool {
    var base = self
    var distance: Int128 = 0
    while case .offset(let inner, let duration) = base {
      distance += CalendarReach.nanoseconds(of: duration)
      base = inner
    }
    switch base {
    case .value(.date(let date)):
      return !CalendarReach.contains(CalendarReach.nanoseconds(to: date) + distance)
    case .value(.dateTime(let dateTime)):
      let time = Int128(dateTime.time.nanosecondsSinceMidnight)
      return !CalendarReach.contains(CalendarReach.nanoseconds(to: dateTime.date) + time + distance)
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .range, .parameter, .field,
      .itemField, .today, .now, .offset:
      return distance.magnitude >= CalendarReach.length.magnitude
    }
  }
}

/// The calendar as a line of nanoseconds, counted from the start of 1970.
private enum CalendarReach {
  private static let day = Int128(TimeOfDay.nanosecondsPerDay)

  /// From the start of the year 1 to the end of the year 9999.
  static let length = 3_652_059 * day

  static func nanoseconds(of duration: Duration) -> Int128 {
    let (seconds, attoseconds) = duration.components
    return Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
  }

  static func nanoseconds(to date: CalendarDate) -> Int128 { Int128(date.daysSinceEpoch) * day }

  static func contains(_ moment: Int128) -> Bool {
    let days = (moment - (moment < 0 ? day - 1 : 0)) / day
    return Int(exactly: days).flatMap(CalendarDate.init(daysSinceEpoch:)) != nil
  }
}
