import RuleSyntax

/// A bound that PureForm compares with a rounded value.
///
/// The value is rounded half away from zero, to as many decimals as the bound has digits in its
/// last group: with the bound 6, to one decimal, so 5.95 counts as 6.
struct RoundedBound {
  /// The number of decimals to round to.
  let places: Int
  /// The bound in units of 10^`-(places + 1)`.
  private let units: Int

  /// Nil if the text is not a decimal number or has too many digits.
  init?(_ text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.utf8.count <= 9,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    places = parts[parts.count - 1].utf8.count
    let fraction = parts.count == 2 ? String(parts[1]) : String(repeating: "0", count: places)
    guard let magnitude = Int(parts[0] + fraction + "0") else { return nil }
    units = text.hasPrefix("-") ? -magnitude : magnitude
  }

  /// The rounded value is at least the bound, as a check of the value itself.
  var atLeast: Expression {
    units > 0
      ? .rule("min_value", decimal(units - 5)) : .no(.rule("max_value", decimal(units - 5)))
  }

  /// The rounded value is at most the bound, as a check of the value itself.
  var atMost: Expression {
    units < 0
      ? .rule("max_value", decimal(units + 5)) : .no(.rule("min_value", decimal(units + 5)))
  }

  private func decimal(_ units: Int) -> Operand {
    let digits = String(units.magnitude)
    let padding = String(repeating: "0", count: max(0, places + 2 - digits.utf8.count))
    let padded = padding + digits
    let sign = units < 0 ? "-" : ""
    return .number("\(sign)\(padded.dropLast(places + 1)).\(padded.suffix(places + 1))")
  }
}
