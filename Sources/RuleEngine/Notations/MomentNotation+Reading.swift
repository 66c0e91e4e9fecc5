// Parses texts in a notation, including incomplete ones.
//
// Each part is parsed to the set of values that it can still have: complete digits give a single
// value, digits that may continue give several. A text can become a value as long as some day of
// the calendar has a possible year, month and day. There are at most two ways to parse a part, so
// the cost is bounded by the number of parts.

extension MomentNotation {
  /// How complete a text is, and the value if it is complete.
  struct Reading {
    var completion: Completion
    var slot: Slot?

    static let refused = Reading(completion: .refused)
    static let partial = Reading(completion: .partial)
  }

  func read(_ text: borrowing Span<UInt8>) -> Reading {
    read(text, at: 0, part: 0, MomentCandidates())
  }

  private func read(
    _ text: borrowing Span<UInt8>,
    at position: Int,
    part index: Int,
    _ candidates: MomentCandidates
  ) -> Reading {
    guard index < parts.count else {
      guard position == text.count, let slot = slot(of: candidates) else { return .refused }
      return Reading(completion: .complete, slot: slot)
    }
    switch parts[index] {
    case .literal(let bytes):
      for (offset, byte) in bytes.enumerated() {
        guard position + offset < text.count else { return .partial }
        guard text[position + offset] == byte else { return .refused }
      }
      return read(text, at: position + bytes.count, part: index + 1, candidates)
    case .half:
      guard position < text.count else { return .partial }
      let letter = text[position] | 0x20
      guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return .refused }
      guard position + 1 < text.count else { return .partial }
      guard text[position + 1] | 0x20 == UInt8(ascii: "m") else { return .refused }
      var bound = candidates
      bound.isAfternoon = letter == UInt8(ascii: "p")
      return read(text, at: position + 2, part: index + 1, bound)
    case .digits(let unit, let least, let most, _):
      return readDigits(text, at: position, unit, least...most, before: index + 1, candidates)
    }
  }

  /// Parses the digits of a unit and the parts after it; partial if more digits may follow.
  private func readDigits(
    _ text: borrowing Span<UInt8>,
    at position: Int,
    _ unit: MomentUnit,
    _ counts: ClosedRange<Int>,
    before next: Int,
    _ candidates: MomentCandidates
  ) -> Reading {
    var value = 0
    var count = 0
    while count < counts.upperBound, position + count < text.count,
      let digit = text[position + count].decimalDigit
    {
      value = value * 10 + digit
      count += 1
    }
    var isPartial = false
    if position + count == text.count, count < counts.upperBound {
      // More digits may follow: the values for each allowed length form a range.
      var bound = candidates
      var ranges: [ClosedRange<Int>] = []
      for length in max(counts.lowerBound, count)...counts.upperBound {
        let scale = (count..<length).reduce(1) { scale, _ in scale * 10 }
        ranges.append(value * scale...value * scale + scale - 1)
      }
      isPartial = bound.narrow(unit, to: ranges, of: self)
    }
    if counts.contains(count) {
      // The digits end here, because a part of variable length is never followed by a digit.
      var bound = candidates
      if bound.narrow(unit, to: [value...value], of: self) {
        let rest = read(text, at: position + count, part: next, bound)
        if rest.completion != .refused { return rest }
      }
    }
    return isPartial ? .partial : .refused
  }

  /// The value, once each part is known.
  private func slot(of candidates: MomentCandidates) -> Slot? {
    let time = candidates.time
    switch type {
    case .date: return candidates.date.map { Slot(date: $0) }
    case .month: return candidates.month.map { Slot(month: $0) }
    case .time: return time.map { Slot(time: $0) }
    case .dateTime:
      guard let date = candidates.date, let time else { return nil }
      return Slot(dateTime: DateTime(date: date, time: time))
    case .text, .integer, .number, .boolean, .choice, .file, .any, .form, .list, .map: return nil
    }
  }
}

/// The possible values of the parts of a date or time, as parsed so far.
struct MomentCandidates {
  /// Ranges of possible years; all years at first.
  private var years: [ClosedRange<Int>] = [1...9999]
  /// The possible months as bits, from bit 1.
  private var months: UInt32 = 0b1_1111_1111_1110
  /// The possible days as bits, from bit 1.
  private var days: UInt32 = 0xFFFF_FFFE
  private var hour = 0
  private var minute = 0
  private var second = 0
  /// Nil for an hour on a 24-hour clock.
  var isAfternoon: Bool?

  /// Narrows a unit to the given values; returns false if no value is left.
  mutating func narrow(
    _ unit: MomentUnit,
    to ranges: [ClosedRange<Int>],
    of notation: MomentNotation
  ) -> Bool {
    let values = ranges.filter { $0.overlaps(unit.values) }.map { $0.clamped(to: unit.values) }
    guard let first = values.first else { return false }
    switch unit {
    case .year: years = values
    case .yearOfCentury:
      years = values.joined().map { notation.year(ofTwoDigits: $0) }.map { $0...$0 }
    case .month: months &= MomentCandidates.bits(values)
    case .day: days &= MomentCandidates.bits(values)
    case .hour, .hourOfHalf: hour = first.lowerBound
    case .minute: minute = first.lowerBound
    case .second: second = first.lowerBound
    }
    return hasDay
  }

  private static func bits(_ ranges: [ClosedRange<Int>]) -> UInt32 {
    ranges.joined().reduce(0) { bits, value in bits | 1 << UInt32(value) }
  }

  /// Whether the calendar has a day with a possible year, month and day.
  private var hasDay: Bool {
    let first = days.trailingZeroBitCount
    if first <= 28 { return months != 0 && days != 0 }
    return (1...12).contains { month in
      guard months & 1 << UInt32(month) != 0 else { return false }
      if month == 2 { return first == 29 && hasLeapYear }
      return first <= CalendarDate.daysInMonth(month, ofYear: 1)
    }
  }

  private var hasLeapYear: Bool {
    // Of any nine consecutive years, at least one is a leap year.
    years.contains { range in
      range.prefix(9).contains { CalendarDate.daysInMonth(2, ofYear: $0) == 29 }
    }
  }

  var month: CalendarMonth? {
    guard let year = years.first?.lowerBound else { return nil }
    return CalendarMonth(year: year, month: months.trailingZeroBitCount)
  }

  var date: CalendarDate? {
    guard let year = years.first?.lowerBound else { return nil }
    return CalendarDate(
      year: year,
      month: months.trailingZeroBitCount,
      day: days.trailingZeroBitCount
    )
  }

  var time: TimeOfDay? {
    let hourOfDay = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
    return TimeOfDay(hour: hourOfDay, minute: minute, second: second)
  }
}
