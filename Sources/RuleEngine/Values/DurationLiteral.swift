/// Durations as rule files write them: `300ms`, `2s`, `30min`, `1h`, `7d`.
extension Duration {
  /// The duration that a rule file's literal denotes; nil for any other text and for more than it can hold.
  ///
  /// A decimal such as `1.5h` is fine. A day is 24 hours.
  package init?(ruleLiteral text: borrowing Span<UInt8>) {
    guard let (number, unit) = UnitLiteral.split(text),
      let scale = Self.units.first(where: { unit == $0.name }),
      let attoseconds = number.integer(
        times: Int128(scale.milliseconds) * Self.attosecondsPerMillisecond
      )
    else { return nil }
    let (seconds, rest) = attoseconds.quotientAndRemainder(dividingBy: Self.attosecondsPerSecond)
    guard let seconds = Int64(exactly: seconds) else { return nil }
    self.init(secondsComponent: seconds, attosecondsComponent: Int64(rest))
  }

  /// The literal for this duration, in the largest unit that gives a whole number: `90s`, `2min`.
  ///
  /// Durations of no whole number of milliseconds are written as decimals of them: `0.5ms`.
  package var ruleLiteral: String {
    let (seconds, rest) = components
    let attoseconds = Int128(seconds) * Self.attosecondsPerSecond + Int128(rest)
    if attoseconds == 0 { return "0s" }
    let (milliseconds, part) =
      attoseconds.magnitude.quotientAndRemainder(
        dividingBy: Self.attosecondsPerMillisecond.magnitude
      )
    let sign = attoseconds < 0 ? "-" : ""
    guard part == 0 else {
      return "\(sign)\(milliseconds).\(decimalFraction(Int(part), digits: 15))ms"
    }
    var literal = "\(sign)\(milliseconds)ms"
    for unit in Self.units where milliseconds % UInt128(unit.milliseconds) == 0 {
      literal = "\(sign)\(milliseconds / UInt128(unit.milliseconds))\(unit.name)"
    }
    return literal
  }

  private static let attosecondsPerMillisecond: Int128 = 1_000_000_000_000_000
  private static let attosecondsPerSecond = attosecondsPerMillisecond * 1000

  private static let units: [(name: String, milliseconds: Int)] = [
    ("ms", 1), ("s", 1000), ("min", 60_000), ("h", 3_600_000), ("d", 86_400_000),
  ]
}
