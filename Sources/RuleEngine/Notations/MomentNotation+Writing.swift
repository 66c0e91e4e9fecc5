extension MomentNotation {
  /// The value in the notation; nil if it has another type, or parts that the notation lacks.
  ///
  /// In a notation for months, a date is written as its month.
  func text(of slot: Slot) -> String? {
    guard let values = MomentValues(slot, as: type) else { return nil }
    var text = ""
    for part in parts {
      switch part {
      case .literal(let bytes): text += String(decoding: bytes, as: UTF8.self)
      case .half: text += values.hour < 12 ? "AM" : "PM"
      case .digits(let unit, _, let most, let isPadded):
        var value = values[unit]
        if unit == .yearOfCentury {
          value %= 100
          guard year(ofTwoDigits: value) == values.year else { return nil }
        }
        text += isPadded ? decimal(value, digits: most) : String(value)
      }
    }
    let hasSeconds = parts.contains {
      if case .digits(.second, _, _, _) = $0 { true } else { false }
    }
    return values.nanosecond == 0 && (hasSeconds || values.second == 0) ? text : nil
  }
}

/// The values of a date's or time's units; 0 for units that it does not have.
private struct MomentValues {
  var year = 0
  var month = 0
  var day = 0
  var hour = 0
  var minute = 0
  var second = 0
  var nanosecond = 0

  /// Nil for a value of another type, except that a date has a month.
  init?(_ slot: Slot, as type: FieldType) {
    switch type {
    case .date:
      guard let date = slot.calendarDate else { return nil }
      add(date)
    case .month:
      guard let month = slot.calendarMonth ?? slot.calendarDate.map({ CalendarMonth($0) }) else {
        return nil
      }
      (year, self.month) = (month.year, month.month)
    case .time:
      guard let time = slot.timeOfDay else { return nil }
      add(time)
    case .dateTime:
      guard let dateTime = slot.dateTime, dateTime.offset == nil else { return nil }
      add(dateTime.date)
      add(dateTime.time)
    case .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map: return nil
    }
  }

  private mutating func add(_ date: CalendarDate) {
    (year, month, day) = (date.year, date.month, date.day)
  }

  private mutating func add(_ time: TimeOfDay) {
    (hour, minute, second) = (time.hour, time.minute, time.second)
    nanosecond = time.nanosecond
  }

  subscript(unit: MomentUnit) -> Int {
    switch unit {
    case .year, .yearOfCentury: year
    case .month: month
    case .day: day
    case .hour: hour
    case .hourOfHalf: (hour + 11) % 12 + 1
    case .minute: minute
    case .second: second
    }
  }
}
