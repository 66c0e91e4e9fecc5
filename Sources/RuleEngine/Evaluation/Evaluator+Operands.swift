extension Operand {
  /// The value of an operand, and which buffer holds its text.
  struct Resolved {
    enum Storage { case record, constants }

    var slot: Slot
    var storage: Storage
    /// Whether it counts as no value.
    var isEmpty: Bool
    /// Whether it is empty, taken as it is given, or can't be read; every test asks that first.
    var isSpecial: Bool
    /// Absolute position in the record of the slot that it is; -1 for other values.
    var position = -1

    static let missing = Resolved(computed: .missing)

    /// Whether it is what a field holds, not a constant or a computed value.
    var isFieldValue: Bool { position >= 0 }

    init(slot: Slot, storage: Storage, isEmpty: Bool, position: Int = -1) {
      self.slot = slot
      self.storage = storage
      self.isEmpty = isEmpty
      isSpecial = isEmpty || !slot.flags.isDisjoint(with: .special)
      self.position = position
    }

    /// A value that lies in no buffer.
    init(computed slot: Slot) {
      self.init(slot: slot, storage: .record, isEmpty: slot.kind == .missing)
    }
  }
}

extension Evaluator {
  /// The value of the operand now; that of an inactive field is missing.
  func resolve(_ operand: Operand) -> Operand.Resolved {
    switch operand {
    case .none, .itemPath:
      return .missing
    case .constant(let position):
      let slot = program.constants.slots[Int(position)]
      return Operand.Resolved(
        slot: slot,
        storage: .constants,
        isEmpty: program.constants.isEmpty(slot)
      )
    case .parameter(let position):
      return machine.calls.argument(Int(position))
    case .field(let offset):
      return resolveField(at: base + offset.position)
    case .computation(let position):
      return compute(program.computations[Int(position)])
    }
  }

  /// The operand at a position of a list, counted from 0; `none` after its end.
  func operand(_ position: Int, of list: OperandList) -> Operand {
    position < list.count ? program.operands[Int(list.start) + position] : .none
  }

  func resolveField(at position: Int) -> Operand.Resolved {
    let slot = record.slots[position]
    return valueOfRecord(slot.flags.contains(.inactive) ? .missing : slot, at: position)
  }

  /// The value of a slot whose text, if it is one, is among the record's.
  @inline(__always)
  func valueOfRecord(_ slot: Slot, at position: Int) -> Operand.Resolved {
    Operand.Resolved(
      slot: slot,
      storage: .record,
      isEmpty: record.isEmpty(slot),
      position: position
    )
  }

  /// Runs the body on the text of a value whose slot has one.
  @inline(__always)
  func withText<Result>(
    of value: Operand.Resolved,
    _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    switch value.storage {
    case .record: body(record.bytes.span.extracting(value.slot.textRange))
    case .constants: body(program.constants.bytes.span.extracting(value.slot.textRange))
    }
  }

  func text(of value: Operand.Resolved) -> String {
    withText(of: value) { String(decoding: $0.copy($0.indices), as: UTF8.self) }
  }

  func number(of value: Operand.Resolved) -> Number? {
    switch value.storage {
    case .record: record.number(value.slot)
    case .constants: program.constants.number(value.slot)
    }
  }

  func compute(_ computation: Computation) -> Operand.Resolved {
    switch computation {
    case .today:
      return Operand.Resolved(computed: Slot(date: clock.day(of: moment)))
    case .now:
      return Operand.Resolved(computed: nowSlot)
    case .offset(let operand, let duration):
      return offset(resolve(operand), by: duration)
    case .range:
      // Only shown: tests are given the bounds of such a range as two operands.
      return .missing
    }
  }

  /// What `now` and `today` mean throughout a record.
  private var moment: Instant { present ?? clock.now() }

  private var nowSlot: Slot {
    guard let local = clock.local(moment) else { return .missing }
    return Slot(dateTime: local)
  }

  /// Moves a date by whole days, a time within its day, and both to the nanosecond.
  ///
  /// A missing value stays missing, and one that cannot be read stays what it is. A date outside the
  /// calendar is marked as beyond a limit.
  private func offset(_ value: Operand.Resolved, by duration: Duration) -> Operand.Resolved {
    if !value.slot.flags.isDisjoint(with: .unreadable) { return value }
    let (seconds, attoseconds) = duration.components
    switch value.slot.kind {
    case .date, .dateTime, .time:
      var slot = value.slot
      if !slot.move(seconds: seconds, nanoseconds: attoseconds / 1_000_000_000) {
        slot.markBeyond(.calendar)
      }
      return Operand.Resolved(computed: slot)
    case .text:
      // A text is read as a date, a time, or both, whichever it is.
      guard let slot = withText(of: value, { Slot(momentIn: $0) }) else { return .missing }
      return offset(Operand.Resolved(computed: slot), by: duration)
    case .missing, .null, .boolean, .number, .wideNumber, .file, .list, .form: return .missing
    case .duration, .byteCount, .pattern, .set, .range: return .missing
    }
  }
}

extension Slot {
  /// Moves a date, a time or both; answers whether the result is in the calendar.
  fileprivate mutating func move(seconds: Int64, nanoseconds: Int64) -> Bool {
    switch kind {
    case .date:
      // No sum of a date's days and those of 64 bits of seconds overflows.
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
    case .missing, .null, .boolean, .number, .wideNumber, .text, .file, .list, .form, .duration,
      .byteCount, .pattern, .set, .range:
      return false
    }
  }
}

extension Slot {
  package init(date: CalendarDate) {
    self.init(kind: .date, payload: Int64(date.daysSinceEpoch))
  }

  package init(time: TimeOfDay) {
    self.init(kind: .time, payload: time.nanosecondsSinceMidnight)
  }

  package init(dateTime: DateTime) {
    let seconds =
      Int64(dateTime.date.daysSinceEpoch) * 86_400 + Int64(dateTime.time.secondsSinceMidnight)
    self.init(
      kind: .dateTime,
      scale: dateTime.offset.map { Int16($0 / 60) } ?? Slot.noOffset,
      count: UInt32(dateTime.time.nanosecond),
      payload: seconds
    )
  }

  /// The date, time or date and time that a text writes; nil when it is none of them.
  init?(momentIn text: borrowing Span<UInt8>) {
    if let date = CalendarDate(utf8: text) {
      self.init(date: date)
    } else if let dateTime = DateTime(utf8: text) {
      self.init(dateTime: dateTime)
    } else if let time = TimeOfDay(utf8: text) {
      self.init(time: time)
    } else {
      return nil
    }
  }

  package var calendarDate: CalendarDate? {
    kind == .date ? CalendarDate(daysSinceEpoch: Int(payload)) : nil
  }

  package var timeOfDay: TimeOfDay? {
    kind == .time ? TimeOfDay(nanosecondsSinceMidnight: payload) : nil
  }

  package var dateTime: DateTime? {
    guard kind == .dateTime else { return nil }
    let day = Int(payload.quotientRoundedDown(by: 86_400))
    // Only the seconds of a day in the calendar are sure not to overflow.
    guard let date = CalendarDate(daysSinceEpoch: day) else { return nil }
    let second = payload - Int64(day) * 86_400
    guard let time = TimeOfDay(nanosecondsSinceMidnight: second * 1_000_000_000 + Int64(count))
    else { return nil }
    if scale == Slot.noOffset { return DateTime(date: date, time: time) }
    return DateTime(date: date, time: time, offset: Int(scale) * 60)
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
