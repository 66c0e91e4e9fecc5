import RuleEngine

extension CheckedOperand {
  /// Whether adding its durations to a date leaves the calendar for every record.
  ///
  /// A constant date is moved exactly. For any other date, the sum of the shifts is compared with
  /// the calendar's length.
  var leavesCalendar: Bool {
    var base = self
    var shifts: [MomentShift] = []
    while case .offset(let inner, let shift) = base {
      shifts.append(shift)
      base = inner
    }
    switch base {
    case .value(.date(let date)):
      return !CalendarReach.contains(CalendarReach.nanoseconds(to: date), movedBy: shifts)
    case .value(.month(let month)):
      return !CalendarReach.contains(CalendarReach.nanoseconds(to: month.firstDay), movedBy: shifts)
    case .value(.dateTime(let dateTime)):
      let time = Int128(dateTime.time.nanosecondsSinceMidnight)
      let moment = CalendarReach.nanoseconds(to: dateTime.date) + time
      return !CalendarReach.contains(moment, movedBy: shifts)
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .range, .parameter, .field,
      .entry, .itemField, .itemValues, .previousItem, .item, .computedValue, .today,
      .now, .key,
      .offset, .computed:
      let distance = shifts.reduce(Int128(0)) { $0 + CalendarReach.leastDistance(of: $1) }
      return distance.magnitude >= CalendarReach.length.magnitude
    }
  }
}

/// The calendar as a range of nanoseconds since the start of 1970.
private enum CalendarReach {
  private static let day = Int128(TimeOfDay.nanosecondsPerDay)

  /// The length of the years 1 to 9999.
  static let length = 3_652_059 * day

  /// The least distance that a shift moves a date; exact unless it shifts by months.
  static func leastDistance(of shift: MomentShift) -> Int128 {
    switch shift {
    case .duration(let duration):
      let (seconds, attoseconds) = duration.components
      return Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
    case .months(let months): return Int128(months) * 28 * day
    }
  }

  static func nanoseconds(to date: CalendarDate) -> Int128 { Int128(date.daysSinceEpoch) * day }

  /// Whether the shifted moment is in the calendar; the shifts are listed last one first.
  static func contains(_ moment: Int128, movedBy shifts: [MomentShift]) -> Bool {
    var moment = moment
    for shift in shifts.reversed() {
      switch shift {
      case .duration: moment += leastDistance(of: shift)
      case .months(let months):
        guard let from = date(of: moment), let to = from.moved(byMonths: months) else {
          return false
        }
        moment += nanoseconds(to: to) - nanoseconds(to: from)
      }
    }
    return date(of: moment) != nil
  }

  private static func date(of moment: Int128) -> CalendarDate? {
    let days = (moment - (moment < 0 ? day - 1 : 0)) / day
    return Int(exactly: days).flatMap(CalendarDate.init(daysSinceEpoch:))
  }
}
