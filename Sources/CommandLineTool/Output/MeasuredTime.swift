/// A measured time for people, with three digits that mean something.
struct MeasuredTime: CustomStringConvertible {
  private let nanoseconds: Int64

  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (whole, isBeyond) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    nanoseconds = isBeyond ? .max : whole + attoseconds / 1_000_000_000
  }

  /// Such as `812 ns`, `3.29 µs`, `45.1 ms`, `2.50 s`.
  var description: String {
    let units: [(name: String, size: Int64)] = [
      ("s", 1_000_000_000), ("ms", 1_000_000), ("µs", 1000),
    ]
    guard let unit = units.first(where: { nanoseconds >= $0.size }) else {
      return "\(nanoseconds) ns"
    }
    let whole = nanoseconds / unit.size
    let decimals = whole >= 100 ? 0 : whole >= 10 ? 1 : 2
    guard decimals > 0 else { return "\(whole) \(unit.name)" }
    let scale: Int64 = decimals == 1 ? 10 : 100
    let fraction = String(nanoseconds % unit.size * scale / unit.size)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(whole).\(zeros)\(fraction) \(unit.name)"
  }
}
