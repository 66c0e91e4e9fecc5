import RuleEngine

// Times for people, and as data.

extension Duration {
  /// The time with three significant digits, such as `812 ns`, `3.29 µs`, `45.1 ms`, `2.50 s`.
  var measured: String {
    let nanoseconds = attoseconds / 1_000_000_000
    let units: [(name: String, size: Int128)] = [
      ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1000),
    ]
    guard let unit = units.first(where: { nanoseconds >= $0.size }) else {
      return "\(nanoseconds) ns"
    }
    let whole = nanoseconds / unit.size
    if whole >= 100 { return "\(whole) \(unit.name)" }
    let hundredths = "\(nanoseconds * 100 / unit.size)".suffix(2)
    return "\(whole).\(hundredths.prefix(whole >= 10 ? 1 : 2)) \(unit.name)"
  }

  /// The time rounded like an estimate, such as `12 s`, `3 min 5 s`, `2 h 40 min`.
  var estimated: String {
    let seconds = components.seconds
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }

  /// In nanoseconds with one decimal, such as `3.5`.
  var inNanoseconds: String { "\(tenths / 10).\(tenths % 10)" }

  /// In nanoseconds with one decimal.
  var nanoseconds: Number { Number(significand: tenths, exponent: -1) ?? .zero }

  /// In milliseconds with three decimals.
  var milliseconds: Number {
    Number(significand: attoseconds / 1_000_000_000_000, exponent: -3) ?? .zero
  }

  /// Tenths of nanoseconds: measuring again would not give more digits.
  private var tenths: Int128 { attoseconds / 100_000_000 }
}
