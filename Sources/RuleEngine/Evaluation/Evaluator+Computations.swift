// Values that are computed when they are read.

extension Evaluator {
  func compute(_ computation: Computation) -> Operand.Resolved {
    switch computation {
    case .today:
      return Operand.Resolved(computed: Slot(date: clock.day(of: moment)))
    case .now:
      return Operand.Resolved(computed: nowSlot)
    case .offset(let operand, let shift):
      return withoutResult(offset(resolve(operand), by: shift))
    case .range:
      // Only shown: tests get the bounds of such a range as two operands.
      return .missing
    case .operation(let operation, let operands):
      return withoutResult(compute(operation, operands))
    case .key:
      return innermostKey
    case .entry(let map, let key, let slot):
      return entry(of: resolve(map), forKey: resolve(key), slot)
    }
  }

  /// Looks up a key in a map: the value, or the slot at that offset from the entry's first slot.
  ///
  /// A value that is not a map has no entries, just as a value that is not a form has no fields. If
  /// it is undecided whether the map applies, so is the result.
  func entry(
    of map: Operand.Resolved,
    forKey key: Operand.Resolved,
    _ slot: SlotOffset
  ) -> Operand.Resolved {
    if map.slot.flags.contains(.beyondLimit) { return map }
    guard map.slot.isMap, map.storage == .record, slot.position < map.slot.itemStride,
      let position = withText(of: key, { record.position(ofKey: $0, in: map.slot) })
    else { return .missing }
    var value = resolveField(at: position + slot.position)
    if map.slot.flags.contains(.undecided), !value.isEmpty {
      value.slot.flags.insert(.undecided)
      value.isSpecial = true
    }
    return value
  }

  /// The key of the entry that the innermost loop judges; missing if that loop is not over a map.
  private var innermostKey: Operand.Resolved {
    guard let loop = machine.loops.last, loop.next > 0, loop.list.isMap else { return .missing }
    return resolveField(at: loop.list.position(ofItem: loop.index) - 1)
  }

  /// The moment that `now` and `today` refer to throughout a record.
  private var moment: Instant { present ?? clock.now() }

  private var nowSlot: Slot {
    guard let local = clock.local(moment) else { return .missing }
    return Slot(dateTime: local)
  }

  // MARK: Operations

  /// A value that can't be read as the result: unlike a field's, it is neither filled nor empty.
  private func withoutResult(_ value: Operand.Resolved) -> Operand.Resolved {
    guard obstacle(in: value) != nil else { return value }
    var slot = value.slot
    slot.kind = .missing
    slot.flags.insert(.beyondLimit)
    var result = Operand.Resolved(computed: slot)
    // Tells why.
    result.position = value.position
    return result
  }

  /// Missing if an operand is empty, or else an operand that can't be read, or else the result.
  private func compute(_ operation: Operation, _ operands: [Operand]) -> Operand.Resolved {
    switch operation {
    case .add, .multiply, .divide, .negate, .round, .abs:
      return computeNumber(operation, operands)
    case .length:
      let value = resolve(operands[0])
      return unusable(value) ?? length(of: value)
    case .elapsed(let unit):
      let (start, end) = (resolve(operands[0]), resolve(operands[1]))
      return unusable(start, end) ?? elapsed(unit, from: start, to: end)
    case .part(let part):
      let value = resolve(operands[0])
      return unusable(value) ?? self.part(part, of: value)
    case .min, .max:
      return extreme(of: operands, operation == .min ? .before : .after)
    case .countFilled:
      return countFilled(operands)
    case .firstFilled:
      return firstFilled(operands)
    }
  }

  private func computeNumber(_ operation: Operation, _ operands: [Operand]) -> Operand.Resolved {
    var result: ComputedNumber?
    var unreadable: Operand.Resolved?
    for operand in operands {
      let value = resolve(operand)
      if obstacle(in: value) != nil {
        unreadable = unreadable ?? value
      } else if !value.isEmpty, let number = number(of: value) {
        result = result.map { operation.result(of: $0, number) } ?? operation.result(of: number)
      } else {
        return .missing
      }
    }
    if let unreadable { return unreadable }
    return result.map { Operand.Resolved(computed: Slot(computed: $0)) } ?? .missing
  }

  /// The operand to return as the result if one is empty or can't be read; nil if all are usable.
  private func unusable(
    _ first: Operand.Resolved,
    _ second: Operand.Resolved? = nil
  ) -> Operand.Resolved? {
    let firstObstacle = obstacle(in: first)
    guard let second else { return firstObstacle != nil ? first : first.isEmpty ? .missing : nil }
    let secondObstacle = obstacle(in: second)
    let isEmpty =
      first.isEmpty && firstObstacle == nil || second.isEmpty && secondObstacle == nil
    if isEmpty { return .missing }
    return firstObstacle != nil ? first : secondObstacle != nil ? second : nil
  }

  /// The value that orders first, or last; of equal values the first operand.
  private func extreme(of operands: [Operand], _ wanted: Order) -> Operand.Resolved {
    var found: Operand.Resolved?
    var unreadable: Operand.Resolved?
    for operand in operands {
      let value = resolve(operand)
      if obstacle(in: value) != nil {
        unreadable = unreadable ?? value
      } else if value.isEmpty {
        return .missing
      } else if let best = found, order(of: value, to: best) != wanted {
        continue
      } else {
        found = value
      }
    }
    return unreadable ?? found.map { asComputed($0) } ?? .missing
  }

  /// The first value that is not empty; an unreadable value before it makes the result unknown.
  private func firstFilled(_ operands: [Operand]) -> Operand.Resolved {
    for operand in operands {
      let value = resolve(operand)
      if obstacle(in: value) != nil { return value }
      if !value.isEmpty { return asComputed(value) }
    }
    return .missing
  }

  /// The field's value as a computed one, so that reports show the value and not the field's name.
  private func asComputed(_ value: Operand.Resolved) -> Operand.Resolved {
    var value = value
    value.position = -1
    if value.storage == .record { value.storage = .kept }
    return value
  }

  private func countFilled(_ operands: [Operand]) -> Operand.Resolved {
    var count: Int64 = 0
    for operand in operands {
      let value = resolve(operand)
      // A value that may not apply may or may not count; one that can't be read counts as filled.
      if isPresenceUnknown(value) { return value }
      if !value.isEmpty { count += 1 }
    }
    return Operand.Resolved(computed: .integer(count))
  }

  private func length(of value: Operand.Resolved) -> Operand.Resolved {
    guard value.slot.kind == .text else { return .missing }
    guard Int(value.slot.count) <= limits.textLength else {
      return Operand.Resolved(computed: Slot(kind: .number, beyond: .textLength))
    }
    let count = withText(of: value) { TextMeasure.count(of: .graphemes, in: $0) }
    return Operand.Resolved(computed: .integer(Int64(count)))
  }

  // MARK: Dates

  /// Whole units from one moment to another.
  private func elapsed(
    _ unit: ElapsedUnit,
    from start: Operand.Resolved,
    to end: Operand.Resolved
  ) -> Operand.Resolved {
    guard let count = elapsedCount(unit, from: start, to: end) else { return .missing }
    return Operand.Resolved(computed: .integer(count))
  }

  private func elapsedCount(
    _ unit: ElapsedUnit,
    from start: Operand.Resolved,
    to end: Operand.Resolved
  ) -> Int64? {
    switch unit {
    case .years:
      return elapsedCount(.months, from: start, to: end).map { $0 / 12 }
    case .months:
      if let months = monthsBetween(start, end) { return Int64(months) }
      guard let start = localMoment(start), let end = localMoment(end) else { return nil }
      return Int64(start.monthsElapsed(to: end))
    case .days:
      guard let start = localMoment(start), let end = localMoment(end) else { return nil }
      return Int64(start.daysElapsed(to: end))
    case .hours:
      return elapsedCount(.minutes, from: start, to: end).map { $0 / 60 }
    case .minutes:
      if let start = momentSlot(of: start)?.timeOfDay, let end = momentSlot(of: end)?.timeOfDay {
        return (end.nanosecondsSinceMidnight - start.nanosecondsSinceMidnight) / 60_000_000_000
      }
      guard let first = writtenMoment(start), let last = writtenMoment(end) else { return nil }
      // With offsets of their own, they are the same moments in every time zone.
      if first.offset != nil, last.offset != nil { return first.minutesElapsed(to: last) }
      guard let first = localMoment(start), let last = localMoment(end) else { return nil }
      return first.minutesElapsed(to: last)
    }
  }

  /// Months from one value to the other if at least one is a month; nil otherwise.
  private func monthsBetween(_ start: Operand.Resolved, _ end: Operand.Resolved) -> Int? {
    guard let start = momentSlot(of: start), let end = momentSlot(of: end),
      start.kind == .month || end.kind == .month,
      let first = month(of: start), let last = month(of: end)
    else { return nil }
    return last.monthsSinceYearZero - first.monthsSinceYearZero
  }

  /// The value's own slot or, for a text, a slot with the moment that it denotes.
  private func momentSlot(of value: Operand.Resolved) -> Slot? {
    value.slot.kind == .text ? withText(of: value) { Slot(momentIn: $0) } : value.slot
  }

  /// A date, or a date and time, in the form's time zone; a date means its first moment.
  private func localMoment(_ value: Operand.Resolved) -> DateTime? {
    guard let written = writtenMoment(value) else { return nil }
    return written.offset == nil ? written : clock.local(clock.instant(of: written))
  }

  /// A part of a date, a time or both, as it is written.
  private func part(_ part: PartOfMoment, of value: Operand.Resolved) -> Operand.Resolved {
    let time = momentSlot(of: value)?.timeOfDay ?? writtenMoment(value)?.time
    let date = writtenMoment(value)?.date
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

  private func writtenMoment(_ value: Operand.Resolved) -> DateTime? {
    let slot = momentSlot(of: value)
    if let date = slot?.calendarDate {
      return DateTime(date: date, time: TimeOfDay(checkedNanoseconds: 0))
    }
    if let month = slot?.calendarMonth {
      return DateTime(date: month.firstDay, time: TimeOfDay(checkedNanoseconds: 0))
    }
    return slot?.dateTime
  }

  /// Shifts a moment: dates by whole days or months, times within the day, months by months only.
  ///
  /// A value with both a date and a time shifts to the nanosecond. A missing value stays missing,
  /// and one that can't be read stays as it is. A result outside the calendar is marked as beyond a
  /// limit.
  private func offset(_ value: Operand.Resolved, by shift: MomentShift) -> Operand.Resolved {
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
  /// A computed number, or a mark that there is none.
  ///
  /// A number too wide for the payload is spread over the other members of the slot. Only values
  /// that lie in no buffer are stored this way.
  init(computed: ComputedNumber) {
    switch computed {
    case .undefined(let fault):
      self.init(kind: .number, flags: .beyondLimit, scale: fault.rawValue)
    case .number(let number):
      if let narrow = Slot(narrow: number) {
        self = narrow
      } else {
        let low = UInt64(truncatingIfNeeded: number.significand)
        self.init(
          kind: .wideNumber,
          scale: number.isRounded ? Slot.roundedScale : 0,
          start: UInt32(truncatingIfNeeded: low),
          count: UInt32(truncatingIfNeeded: low >> 32),
          source: UInt32(bitPattern: number.exponent),
          payload: Int64(truncatingIfNeeded: number.significand >> 64)
        )
      }
    }
  }

  /// The number of a slot that no buffer holds.
  var computedNumber: Number? {
    switch kind {
    case .number: return Number(significand: Int128(payload), exponent: Int(scale))
    case .wideNumber:
      let low = UInt64(count) << 32 | UInt64(start)
      let number = Number(
        significand: Int128(payload) << 64 | Int128(low),
        exponent: Int(Int32(bitPattern: source))
      )
      return scale == Slot.roundedScale ? number?.markedAsRounded : number
    case .missing, .null, .boolean, .text, .date, .month, .time, .dateTime, .file, .list, .form,
      .duration, .byteCount, .pattern, .set, .range:
      return nil
    }
  }

  /// Why a value with ``Flags/beyondLimit`` is unknown.
  var obstacle: Undecided.Reason {
    ComputationFault(rawValue: scale)?.reason ?? .limit(limit.rawValue)
  }
}

extension Slot {
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
