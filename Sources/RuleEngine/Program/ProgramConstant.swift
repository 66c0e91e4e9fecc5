/// A constant of a program: a value, or another argument of rules.
package enum ProgramConstant: Sendable, Hashable {
  /// A text, number, Boolean, date, month, time, or date and time.
  case value(Value)
  case duration(Duration)
  case byteCount(ByteCount)
  case pattern(PatternIndex)
  /// A set of characters, as an index in the program's table.
  case set(UInt32)
  /// The positions of the constants that are its bounds; nil for a missing bound.
  case range(lower: UInt32?, upper: UInt32?)
}

extension RecordBuffer {
  /// Appends the constant's slot, whose position is the constant's address.
  package mutating func append(_ constant: ProgramConstant) {
    slots.append(slot(for: constant))
  }

  private mutating func slot(for constant: ProgramConstant) -> Slot {
    switch constant {
    case .value(.text(let text)): appendText(text)
    case .value(.number(let number)): appendNumber(number)
    case .value(.boolean(let value)): .boolean(value)
    case .value(.date(let date)): Slot(date: date)
    case .value(.month(let month)): Slot(month: month)
    case .value(.time(let time)): Slot(time: time)
    case .value(.dateTime(let dateTime)): Slot(dateTime: dateTime)
    case .value(.null), .value(.file), .value(.list), .value(.form): .null
    case .duration(let duration):
      // The payload holds about 292 years; longer durations are clamped.
      Slot(kind: .duration, payload: Int64(clamping: duration.wholeNanoseconds))
    case .byteCount(let size): Slot(kind: .byteCount, payload: Int64(clamping: size.bytes))
    case .pattern(let pattern): Slot(kind: .pattern, payload: Int64(pattern.rawValue))
    case .set(let set): Slot(kind: .set, payload: Int64(set))
    case .range(let lower, let upper):
      Slot(kind: .range, start: lower ?? Slot.noBound, count: upper ?? Slot.noBound)
    }
  }

  /// The constant at a position; null for a slot that is not a constant's.
  package func constant(at position: Int) -> ProgramConstant {
    let slot = slots[position]
    return switch slot.kind {
    case .text: .value(.text(text(slot)))
    case .number, .wideNumber: .value(number(slot).map { .number($0) } ?? .null)
    case .boolean: .value(.boolean(slot.payload != 0))
    case .month: .value(slot.calendarMonth.map { .month($0) } ?? .null)
    case .date: .value(slot.calendarDate.map { .date($0) } ?? .null)
    case .time: .value(slot.timeOfDay.map { .time($0) } ?? .null)
    case .dateTime: .value(slot.dateTime.map { .dateTime($0) } ?? .null)
    case .duration: .duration(.nanoseconds(slot.payload))
    case .byteCount: .byteCount(ByteCount(bytes: UInt64(clamping: slot.payload)))
    case .pattern: .pattern(PatternIndex(Int(slot.payload)))
    case .set: .set(UInt32(truncatingIfNeeded: slot.payload))
    case .range:
      .range(
        lower: slot.start == Slot.noBound ? nil : slot.start,
        upper: slot.count == Slot.noBound ? nil : slot.count
      )
    case .missing, .null, .file, .list, .form: .value(.null)
    }
  }
}

extension Duration {
  /// The duration in nanoseconds, rounded toward zero; can't overflow.
  fileprivate var wholeNanoseconds: Int128 {
    Int128(components.seconds) * 1_000_000_000 + Int128(components.attoseconds / 1_000_000_000)
  }
}
