extension Operand {
  /// An operand's value, and the buffer that holds its text.
  struct Resolved {
    /// `computed` values are in no buffer; `kept` ones were computed and stored in the record.
    enum Storage { case record, constants, computed, kept }

    var slot: Slot
    var storage: Storage
    /// Whether it counts as no value.
    var isEmpty: Bool
    /// Whether it is empty, taken as given, or unreadable: the one test of the common path.
    var isSpecial: Bool
    /// Whether it is an argument that is secret, or was computed from a secret.
    var isSecret = false
    /// Absolute position of its slot in the record; -1 for values that are not in the record.
    var position = -1

    static let missing = Resolved(computed: .missing)

    /// Whether it is a field's value, and not a constant or computed.
    var isFieldValue: Bool { position >= 0 && storage != .kept }

    init(slot: Slot, storage: Storage, isEmpty: Bool, position: Int = -1) {
      self.slot = slot
      self.storage = storage
      self.isEmpty = isEmpty
      isSpecial = isEmpty || !slot.flags.isDisjoint(with: .special)
      self.position = position
    }

    /// Whether it was computed, and not entered.
    var isComputed: Bool { storage == .computed || storage == .kept }

    /// Whether it is a field or a result without a value, unlike a blank text in the rule file.
    var isOpen: Bool { isEmpty && storage != .constants }

    /// The value, compared with another: where that is taken as given, blank text is a value, so it
    /// is one in the rule file, too.
    func asCompared(with other: Resolved) -> Resolved {
      guard isEmpty, storage == .constants, other.slot.flags.contains(.asGiven) else { return self }
      return Resolved(slot: slot, storage: storage, isEmpty: false)
    }

    /// A value that no buffer holds.
    init(computed slot: Slot) {
      self.init(slot: slot, storage: .computed, isEmpty: slot.kind == .missing)
    }
  }
}

extension Evaluator {
  /// The operand's current value; missing for an inactive field.
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
    case .computed(let offset):
      var value = resolveField(at: base + offset.position)
      value.storage = .kept
      return value
    case .item(let level, let offset):
      return resolveItem(at: level, offset)
    case .context(let offset):
      guard let contextBase else { return .missing }
      return resolveField(at: contextBase + offset.position)
    case .previous(let offset):
      return resolvePrevious(offset)
    case .previousItem(let offset):
      return resolvePreviousItem(offset)
    case .computation(let position):
      return compute(program.computations[Int(position)])
    }
  }

  /// The operand at a position of a list, counted from 0; `none` past its end.
  func operand(_ position: Int, of list: OperandList) -> Operand {
    position < list.count ? program.operands[Int(list.start) + position] : .none
  }

  /// The slot at that offset in the item that the aggregate visits at that level.
  private func resolveItem(at level: UInt32, _ offset: SlotOffset) -> Operand.Resolved {
    // A program that the compiler did not write may refer to a level that has no item.
    guard level < context.aggregateItems.count, let item = context.aggregateItems[Int(level)] else {
      return .missing
    }
    let position = item.position + offset.position
    return record.slots.indices.contains(position) ? resolveField(at: position) : .missing
  }

  func resolveField(at position: Int) -> Operand.Resolved {
    let slot = record.slots[position]
    return valueOfRecord(slot.flags.contains(.inactive) ? slot.absent : slot, at: position)
  }

  /// The value of a slot of the record.
  @inline(__always)
  func valueOfRecord(_ slot: Slot, at position: Int) -> Operand.Resolved {
    Operand.Resolved(
      slot: slot,
      storage: .record,
      isEmpty: record.isEmpty(slot),
      position: position
    )
  }

  /// Runs the body on the text of a value of kind text.
  @inline(__always)
  func withText<Result>(
    of value: Operand.Resolved,
    _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    switch value.storage {
    case .record, .kept: body(record.bytes.span.extracting(value.slot.textRange))
    case .constants: body(program.constants.bytes.span.extracting(value.slot.textRange))
    // Computed values are never texts.
    case .computed: body(record.bytes.span.extracting(0..<0))
    }
  }

  func text(of value: Operand.Resolved) -> String {
    withText(of: value) { String(decoding: $0.copy($0.indices), as: UTF8.self) }
  }

  func number(of value: Operand.Resolved) -> Number? {
    switch value.storage {
    case .record, .kept: record.number(value.slot)
    case .constants: program.constants.number(value.slot)
    case .computed: value.slot.computedNumber
    }
  }
}

extension Slot {
  package init(date: CalendarDate) {
    self.init(kind: .date, payload: Int64(date.daysSinceEpoch))
  }

  package init(month: CalendarMonth) {
    self.init(kind: .month, payload: Int64(month.monthsSinceYearZero))
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

  /// Parses a date, a month, a time, or a date and time; nil if the text is none of them.
  init?(momentIn text: borrowing Span<UInt8>) {
    if let date = CalendarDate(utf8: text) {
      self.init(date: date)
    } else if let dateTime = DateTime(utf8: text) {
      self.init(dateTime: dateTime)
    } else if let time = TimeOfDay(utf8: text) {
      self.init(time: time)
    } else if let month = CalendarMonth(utf8: text) {
      self.init(month: month)
    } else {
      return nil
    }
  }

  package var calendarDate: CalendarDate? {
    kind == .date ? CalendarDate(daysSinceEpoch: Int(payload)) : nil
  }

  package var calendarMonth: CalendarMonth? {
    kind == .month ? CalendarMonth(monthsSinceYearZero: Int(payload)) : nil
  }

  package var timeOfDay: TimeOfDay? {
    kind == .time ? TimeOfDay(nanosecondsSinceMidnight: payload) : nil
  }

  package var dateTime: DateTime? {
    guard kind == .dateTime else { return nil }
    let day = Int(payload.quotientRoundedDown(by: 86_400))
    // Checked first: the seconds below can't overflow for a day within the calendar.
    guard let date = CalendarDate(daysSinceEpoch: day) else { return nil }
    let second = payload - Int64(day) * 86_400
    guard let time = TimeOfDay(nanosecondsSinceMidnight: second * 1_000_000_000 + Int64(count))
    else { return nil }
    if scale == Slot.noOffset { return DateTime(date: date, time: time) }
    return DateTime(date: date, time: time, offset: Int(scale) * 60)
  }
}

extension Int64 {
  func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
