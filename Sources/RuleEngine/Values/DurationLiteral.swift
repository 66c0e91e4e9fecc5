/// Durations as rule files write them: `300ms`, `2s`, `30min`, `1h`, `7d`, `2w`.
extension Duration {
  /// Parses a rule file's literal; nil for any other text, and on overflow.
  ///
  /// A decimal such as `1.5h` is accepted. A day is 24 hours.
  package init?(ruleLiteral text: borrowing Span<UInt8>) {
    guard let attoseconds = UnitLiteral.value(of: text, in: Self.units + Self.otherUnits) else {
      return nil
    }
    let (seconds, rest) = attoseconds.quotientAndRemainder(dividingBy: Self.attosecondsPerSecond)
    guard let seconds = Int64(exactly: seconds) else { return nil }
    self.init(secondsComponent: seconds, attosecondsComponent: Int64(rest))
  }

  /// The literal for this duration, in the largest unit that gives a whole number: `90s`, `2min`.
  ///
  /// A fraction of a millisecond is written as a decimal: `0.5ms`.
  package var ruleLiteral: String {
    let (seconds, rest) = components
    let attoseconds = Int128(seconds) * Self.attosecondsPerSecond + Int128(rest)
    if attoseconds == 0 { return "0s" }
    let sign = attoseconds < 0 ? "-" : ""
    let size = Int128(attoseconds.magnitude)
    guard let unit = Self.units.last(where: { size % $0.factor == 0 }) else {
      let (whole, part) = size.quotientAndRemainder(dividingBy: Self.attosecondsPerMillisecond)
      return "\(sign)\(whole).\(decimalFraction(Int(part), digits: 15))ms"
    }
    return "\(sign)\(size / unit.factor)\(unit.name)"
  }

  private static let attosecondsPerMillisecond: Int128 = 1_000_000_000_000_000
  private static let attosecondsPerSecond = attosecondsPerMillisecond * 1000

  private static let units: [(name: String, factor: Int128)] = [
    ("ms", attosecondsPerMillisecond), ("s", attosecondsPerSecond),
    ("min", 60 * attosecondsPerSecond), ("h", 3600 * attosecondsPerSecond),
    ("d", 86_400 * attosecondsPerSecond),
  ]
  /// Units that are accepted, but not written.
  private static let otherUnits: [(name: String, factor: Int128)] = [
    ("w", 604_800 * attosecondsPerSecond)
  ]
}
