// Dates, times and months that are computed: their parts, what elapsed between two, and shifts.

extension Evaluator {
  /// Whole units from one moment to another.
  func elapsed(
    _ unit: ElapsedUnit,
    from start: Operand.Resolved,
    to end: Operand.Resolved
  ) -> Operand.Resolved {
    guard let start = momentSlot(of: start), let end = momentSlot(of: end),
      let count = elapsed(unit, from: start, to: end)
    else { return .missing }
    return Operand.Resolved(computed: .integer(count))
  }

  private func elapsed(_ unit: ElapsedUnit, from start: Slot, to end: Slot) -> Int64? {
    switch unit {
    case .years: return elapsed(.months, from: start, to: end).map { $0 / 12 }
    case .months:
      if let months = monthsBetween(start, end) { return Int64(months) }
      guard let first = localMoment(start), let last = localMoment(end) else { return nil }
      return Int64(first.monthsElapsed(to: last))
    case .days:
      guard let first = localMoment(start), let last = localMoment(end) else { return nil }
      return Int64(first.daysElapsed(to: last))
    case .hours: return elapsed(.minutes, from: start, to: end).map { $0 / 60 }
    case .minutes:
      if let first = start.timeOfDay, let last = end.timeOfDay {
        return (last.nanosecondsSinceMidnight - first.nanosecondsSinceMidnight) / 60_000_000_000
      }
      guard let first = start.writtenMoment, let last = end.writtenMoment else { return nil }
      // With offsets of their own, they are the same moments in every time zone.
      if first.offset != nil, last.offset != nil { return first.minutesElapsed(to: last) }
      guard let first = localMoment(start), let last = localMoment(end) else { return nil }
      return first.minutesElapsed(to: last)
    }
  }

  /// Months from one value to the other if at least one is a month; nil otherwise.
  private func monthsBetween(_ start: Slot, _ end: Slot) -> Int? {
    guard start.kind == .month || end.kind == .month,
      let first = month(of: start), let last = month(of: end)
    else { return nil }
    return last.monthsSinceYearZero - first.monthsSinceYearZero
  }

  /// The value's own slot or, for a text, a slot with the moment that it denotes.
  private func momentSlot(of value: Operand.Resolved) -> Slot? {
    value.slot.kind == .text ? withText(of: value) { Slot(momentIn: $0) } : value.slot
  }

  /// A moment in the form's time zone; a date means its first moment.
  private func localMoment(_ slot: Slot) -> DateTime? {
    guard let written = slot.writtenMoment else { return nil }
    return written.offset == nil ? written : clock.local(clock.instant(of: written))
  }

  /// A part of a date, a time or both, as it is written.
  func part(_ part: PartOfMoment, of value: Operand.Resolved) -> Operand.Resolved {
    let slot = momentSlot(of: value)
    let moment = slot?.writtenMoment
    let time = slot?.timeOfDay ?? moment?.time
    let date = moment?.date
    let number: Int?
    switch part {
    case .year: number = date?.year
    case .month: number = date?.month
    case .day: number = date?.day
    case .weekday: number = date?.weekday
    case .hour: number = time?.hour
    case .minute: number = time?.minute
    case .date: return date.map { Operand.Resolved(computed: Slot(date: $0)) } ?? .missing
    case .time: return time.map { Operand.Resolved(computed: Slot(time: $0)) } ?? .missing
    }
    return number.map { Operand.Resolved(computed: .integer(Int64($0))) } ?? .missing
  }

  /// Shifts a moment: dates by whole days or months, times within the day, months by months only.
  ///
  /// A value with both a date and a time shifts to the nanosecond. A missing value stays missing,
  /// and one that can't be read stays as it is. A result outside the calendar is marked as beyond a
  /// limit.
  func offset(_ value: Operand.Resolved, by shift: MomentShift) -> Operand.Resolved {
    if !value.slot.flags.isDisjoint(with: .unreadable) { return value }
    switch value.slot.kind {
    case .date, .dateTime, .time, .month:
      if value.slot.kind == .month, case .duration = shift { return .missing }
      var slot = value.slot
      if !slot.move(by: shift) {
        slot.markBeyond(.calendar)
      }
      return Operand.Resolved(computed: slot)
    case .text:
      // A text may denote a date, a time, both, or a month.
      guard let slot = withText(of: value, { Slot(momentIn: $0) }) else { return .missing }
      return offset(Operand.Resolved(computed: slot), by: shift)
    case .missing, .null, .boolean, .number, .wideNumber, .file, .list, .form: return .missing
    case .duration, .byteCount, .pattern, .set, .range: return .missing
    }
  }
}

extension DateTime {
  /// Whole months to a later moment; a month that lacks the day ends on its last day.
  ///
  /// Negative to an earlier moment. Ignores offsets.
  fileprivate func monthsElapsed(to end: DateTime) -> Int {
    let months = 12 * (end.date.year - date.year) + end.date.month - date.month
    guard let moved = date.moved(byMonths: months) else { return months }
    if (date, time) <= (end.date, end.time) {
      return (moved, time) > (end.date, end.time) ? months - 1 : months
    }
    return (moved, time) < (end.date, end.time) ? months + 1 : months
  }

  /// Whole minutes to a later moment, negative to an earlier one.
  ///
  /// Without offsets, these are the minutes of local time.
  fileprivate func minutesElapsed(to end: DateTime) -> Int64 {
    let elapsed = instant(inZoneWithOffset: 0).duration(to: end.instant(inZoneWithOffset: 0))
    return elapsed.components.seconds / 60
  }

  /// Whole days to a later moment, negative to an earlier one; ignores offsets.
  fileprivate func daysElapsed(to end: DateTime) -> Int {
    let days = end.date.daysSinceEpoch - date.daysSinceEpoch
    if days > 0 { return end.time < time ? days - 1 : days }
    return days < 0 && end.time > time ? days + 1 : days
  }
}

extension Slot {
  /// The date and time as it is written: the first moment of a date, or of a month.
  fileprivate var writtenMoment: DateTime? {
    guard let date = calendarDate ?? calendarMonth?.firstDay else { return dateTime }
    return DateTime(date: date, time: TimeOfDay(checkedNanoseconds: 0))
  }

  /// Moves a date, a time or both; returns whether the result is within the calendar.
  fileprivate mutating func move(by shift: MomentShift) -> Bool {
    switch shift {
    case .duration(let duration):
      let (seconds, attoseconds) = duration.components
      return move(seconds: seconds, nanoseconds: attoseconds / 1_000_000_000)
    case .months(let months):
      if kind == .month {
        // A shift has at most some hundreds of millions of months, so this can't overflow.
        payload += Int64(months)
        return calendarMonth != nil
      }
      if let date = calendarDate?.moved(byMonths: months) {
        self = Slot(date: date)
      } else if let dateTime, let date = dateTime.date.moved(byMonths: months) {
        self = Slot(
          dateTime: DateTime(date: date, time: dateTime.time, checkedOffset: dateTime.offset)
        )
      } else {
        return false
      }
      return true
    }
  }

  fileprivate mutating func move(seconds: Int64, nanoseconds: Int64) -> Bool {
    switch kind {
    case .date:
      // Days of a date plus 64 bits of seconds in days can't overflow.
      payload += seconds / 86_400
      return calendarDate != nil
    case .time:
      let day = TimeOfDay.nanosecondsPerDay
      let moved = payload + seconds % 86_400 * 1_000_000_000 + nanoseconds
      payload = ((moved % day) + day) % day
      return true
    case .dateTime:
      let nanosecond = Int64(count) + nanoseconds
      let carry = nanosecond.quotientRoundedDown(by: 1_000_000_000)
      let (whole, overflow) = (payload + carry).addingReportingOverflow(seconds)
      payload = overflow ? .max : whole
      count = UInt32(nanosecond - carry * 1_000_000_000)
      return dateTime != nil
    case .missing, .null, .boolean, .number, .wideNumber, .text, .month, .file, .list, .form,
      .duration, .byteCount, .pattern, .set, .range:
      return false
    }
  }
}
