/// Why a scan stopped without a value.
///
/// One scanner answers both questions: is this a value now, and can a continuation be one?
enum ScanStop: Error {
  /// The text ended too early, and all of it was valid: `2026-0`.
  case unfinished
  /// A character is not allowed at its position: `2026-2`.
  case refused
}

/// The scanners of ``TextSyntax``: each scans one construct from `position`, and advances past it.
extension Span<UInt8> {
  func scanInteger(at position: inout Int) throws(ScanStop) {
    if position < count, self[position] == UInt8(ascii: "-") { position += 1 }
    try scanDigits(at: &position)
  }

  func scanNumber(at position: inout Int) throws(ScanStop) {
    try scanInteger(at: &position)
    guard position < count, self[position] == UInt8(ascii: ".") else { return }
    position += 1
    try scanDigits(at: &position)
  }

  func scanBoolean(at position: inout Int) throws(ScanStop) -> Bool {
    guard position < count else { throw .unfinished }
    let value = self[position] == UInt8(ascii: "t")
    for byte in (value ? "true" : "false").utf8 { try scan(byte, at: &position) }
    return value
  }

  func scanDate(at position: inout Int) throws(ScanStop) -> CalendarDate {
    let month = try scanMonth(at: &position)
    try scan(UInt8(ascii: "-"), at: &position)
    let days = CalendarDate.daysInMonth(month.month, ofYear: month.year)
    let day = try scanNumeral(of: 2, in: 1...days, at: &position)
    return CalendarDate(checkedYear: month.year, month: month.month, day: day)
  }

  func scanMonth(at position: inout Int) throws(ScanStop) -> CalendarMonth {
    let year = try scanNumeral(of: 4, in: 1...9999, at: &position)
    try scan(UInt8(ascii: "-"), at: &position)
    let month = try scanNumeral(of: 2, in: 1...12, at: &position)
    return CalendarMonth(checkedYear: year, month: month)
  }

  func scanTime(at position: inout Int) throws(ScanStop) -> TimeOfDay {
    let hour = try scanNumeral(of: 2, in: 0...23, at: &position)
    try scan(UInt8(ascii: ":"), at: &position)
    let minute = try scanNumeral(of: 2, in: 0...59, at: &position)
    var second = 0
    var nanosecond = 0
    if position < count, self[position] == UInt8(ascii: ":") {
      position += 1
      second = try scanNumeral(of: 2, in: 0...59, at: &position)
      if position < count, self[position] == UInt8(ascii: ".") {
        position += 1
        nanosecond = try scanFraction(at: &position)
      }
    }
    let seconds = (hour * 60 + minute) * 60 + second
    return TimeOfDay(checkedNanoseconds: Int64(seconds) * 1_000_000_000 + Int64(nanosecond))
  }

  func scanDateTime(at position: inout Int) throws(ScanStop) -> DateTime {
    let date = try scanDate(at: &position)
    guard position < count else { throw .unfinished }
    switch self[position] {
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " "): position += 1
    default: throw .refused
    }
    let time = try scanTime(at: &position)
    let offset = position < count ? try scanOffset(at: &position) : nil
    return DateTime(date: date, time: time, checkedOffset: offset)
  }

  /// Scans `Z` or `±hh:mm` as seconds east of UTC.
  private func scanOffset(at position: inout Int) throws(ScanStop) -> Int {
    let sign: Int
    switch self[position] {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): sign = 0
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: throw .refused
    }
    position += 1
    if sign == 0 { return 0 }
    let hours = try scanNumeral(of: 2, in: 0...23, at: &position)
    try scan(UInt8(ascii: ":"), at: &position)
    let minutes = try scanNumeral(of: 2, in: 0...59, at: &position)
    return sign * (hours * 60 + minutes) * 60
  }

  /// Scans one to nine digits as nanoseconds.
  private func scanFraction(at position: inout Int) throws(ScanStop) -> Int {
    let start = position
    var value = 0
    while position < count, position < start + 9, let digit = self[position].decimalDigit {
      value = value * 10 + digit
      position += 1
    }
    guard position > start else { throw position < count ? .refused : .unfinished }
    for _ in position..<start + 9 { value *= 10 }
    return value
  }

  func scanDigits(at position: inout Int) throws(ScanStop) {
    guard position < count else { throw .unfinished }
    let start = position
    while position < count, self[position].decimalDigit != nil { position += 1 }
    if position == start { throw .refused }
  }

  func scan(_ byte: UInt8, at position: inout Int) throws(ScanStop) {
    guard position < count else { throw .unfinished }
    guard self[position] == byte else { throw .refused }
    position += 1
  }

  /// Scans a number of fixed width in `range`; refuses the first digit that rules out every value.
  private func scanNumeral(
    of digits: Int,
    in range: ClosedRange<Int>,
    at position: inout Int
  ) throws(ScanStop) -> Int {
    var value = 0
    // The remaining digits can add up to this much.
    var slack = 1
    for _ in 0..<digits { slack *= 10 }
    for _ in 0..<digits {
      guard position < count else { throw .unfinished }
      guard let digit = self[position].decimalDigit else { throw .refused }
      slack /= 10
      value += digit * slack
      guard range.overlaps(value...value + slack - 1) else { throw .refused }
      position += 1
    }
    return value
  }
}
