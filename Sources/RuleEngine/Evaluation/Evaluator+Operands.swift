extension Operand {
  /// A value that an operand stands for, and where its text lies.
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
  /// What the operand stands for now; values of inactive fields are missing.
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
      return arguments[argumentsBase + Int(position)]
    case .field(let offset):
      return resolveField(at: base + offset.position)
    case .computation(let position):
      return Operand.Resolved(computed: compute(program.computations[Int(position)]))
    }
  }

  /// The operand at a position of a list, counted from 0; `none` behind its end.
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

  func compute(_ computation: Computation) -> Slot {
    switch computation {
    case .today:
      return Slot(kind: .date, payload: Int64(clock.day(of: moment).daysSinceEpoch))
    case .now:
      return nowSlot
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

  /// A date moves by whole days only, a time stays in its day, a missing value is missing.
  private func offset(_ value: Operand.Resolved, by duration: Duration) -> Slot {
    var slot = value.slot
    // What can't be read stays so wherever it is moved.
    if !slot.flags.isDisjoint(with: .unreadable) { return slot }
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds / 1_000_000_000
    switch slot.kind {
    case .date:
      slot.payload += seconds / 86_400
      return slot
    case .time:
      let day = TimeOfDay.nanosecondsPerDay
      let moved = slot.payload + seconds * 1_000_000_000 + nanoseconds
      slot.payload = ((moved % day) + day) % day
      return slot
    case .dateTime:
      var nanosecond = Int64(slot.count) + nanoseconds
      slot.payload += seconds
      if nanosecond < 0 {
        nanosecond += 1_000_000_000
        slot.payload -= 1
      } else if nanosecond >= 1_000_000_000 {
        nanosecond -= 1_000_000_000
        slot.payload += 1
      }
      slot.count = UInt32(nanosecond)
      return slot
    case .text:
      return offsetText(value, by: duration)
    case .missing, .null, .boolean, .number, .wideNumber, .file, .list, .form: return .missing
    case .duration, .byteCount, .pattern, .set, .range: return .missing
    }
  }

  /// A text is read as a date, a time, or both, whichever it is.
  private func offsetText(_ value: Operand.Resolved, by duration: Duration) -> Slot {
    guard let slot = withText(of: value, { Slot(momentIn: $0) }) else { return .missing }
    return offset(Operand.Resolved(computed: slot), by: duration)
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
    let second = payload - Int64(day) * 86_400
    guard let date = CalendarDate(daysSinceEpoch: day),
      let time = TimeOfDay(nanosecondsSinceMidnight: second * 1_000_000_000 + Int64(count))
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
