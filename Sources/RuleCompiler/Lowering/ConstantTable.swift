import RuleEngine

/// The constants of a program, each value once, in the order of their first use.
struct ConstantTable {
  private(set) var buffer = RecordBuffer()
  private var positions: [Key: UInt32] = [:]

  /// What makes two constants the same.
  private enum Key: Hashable {
    case text(ExactText)
    case number(Number)
    case boolean(Bool)
    case date(CalendarDate)
    case time(TimeOfDay)
    case dateTime(DateTime)
    case duration(Duration)
    case byteCount(ByteCount)
    case pattern(PatternIndex)
    case set(notation: ExactText)
    case range(lower: UInt32, upper: UInt32)
  }

  mutating func text(_ text: String) -> UInt32 {
    position(of: .text(ExactText(text))) { $0.appendText(text) }
  }

  mutating func number(_ number: Number) -> UInt32 {
    position(of: .number(number)) { $0.appendNumber(number) }
  }

  mutating func boolean(_ value: Bool) -> UInt32 {
    position(of: .boolean(value)) { _ in .boolean(value) }
  }

  mutating func date(_ date: CalendarDate) -> UInt32 {
    position(of: .date(date)) { _ in Slot(date: date) }
  }

  mutating func time(_ time: TimeOfDay) -> UInt32 {
    position(of: .time(time)) { _ in Slot(time: time) }
  }

  mutating func dateTime(_ dateTime: DateTime) -> UInt32 {
    position(of: .dateTime(dateTime)) { _ in Slot(dateTime: dateTime) }
  }

  /// The duration in nanoseconds; what 64 bits cannot hold, some 292 years, becomes the nearest.
  mutating func duration(_ duration: Duration) -> UInt32 {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
    return position(of: .duration(duration)) { _ in
      Slot(kind: .duration, payload: Int64(clamping: nanoseconds))
    }
  }

  mutating func byteCount(_ size: ByteCount) -> UInt32 {
    position(of: .byteCount(size)) { _ in
      Slot(kind: .byteCount, payload: Int64(clamping: size.bytes))
    }
  }

  mutating func pattern(_ index: PatternIndex) -> UInt32 {
    position(of: .pattern(index)) { _ in Slot(kind: .pattern, payload: Int64(index.rawValue)) }
  }

  /// A set of characters; `add` puts it into the program's table where it is new.
  mutating func set(notation: String, add: () -> Int) -> UInt32 {
    position(of: .set(notation: ExactText(notation))) { buffer in
      var slot = buffer.appendText(notation)
      slot.kind = .set
      slot.payload = Int64(add())
      return slot
    }
  }

  /// The range between two constants, `nil` for a bound that is left out.
  mutating func range(lower: UInt32?, upper: UInt32?) -> UInt32 {
    let lower = lower ?? Slot.noBound
    let upper = upper ?? Slot.noBound
    return position(of: .range(lower: lower, upper: upper)) { _ in
      Slot(kind: .range, start: lower, count: upper)
    }
  }

  private mutating func position(
    of key: Key,
    make: (inout RecordBuffer) -> Slot
  ) -> UInt32 {
    if let known = positions[key] { return known }
    let position = UInt32(buffer.slots.count)
    let slot = make(&buffer)
    buffer.slots.append(slot)
    positions[key] = position
    return position
  }
}
