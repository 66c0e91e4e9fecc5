/// The shift of a date or time by a fixed amount: `+ 30min`, `- 18y`.
package enum MomentShift: Sendable, Hashable {
  /// A duration, in which a day is 24 hours.
  case duration(Duration)
  /// A number of calendar months; only for dates and months.
  case months(Int)

  /// The most months in either direction: more than the calendar has.
  private static let mostMonths = 1_000_000

  /// Parses a literal such as `30min`, `6mo` or `18y`; nil for any other text.
  ///
  /// Months and years must be whole.
  package init?(ruleLiteral text: String) {
    if let duration = Duration(ruleLiteral: Array(text.utf8).span) {
      self = .duration(duration)
      return
    }
    let (digits, scale) =
      text.hasSuffix("mo")
      ? (text.dropLast(2), 1) : text.hasSuffix("y") ? (text.dropLast(), 12) : ("", 0)
    guard digits.utf8.allSatisfy({ $0.decimalDigit != nil }), let count = Int(digits) else {
      return nil
    }
    let (months, overflow) = count.multipliedReportingOverflow(by: scale)
    guard !overflow, months <= Self.mostMonths else { return nil }
    self = .months(months)
  }

  /// Whether it shifts backward.
  package var isNegative: Bool {
    switch self {
    case .duration(let duration): duration < .zero
    case .months(let months): months < 0
    }
  }

  /// The same shift in the opposite direction.
  package var negated: MomentShift {
    switch self {
    case .duration(let duration): .duration(.zero - duration)
    case .months(let months): .months(-months)
    }
  }

  /// The literal in the largest unit that gives a whole number: `2min`, `-18y`.
  package var ruleLiteral: String {
    switch self {
    case .duration(let duration): duration.ruleLiteral
    case .months(let months): months % 12 == 0 && months != 0 ? "\(months / 12)y" : "\(months)mo"
    }
  }

  /// The sign and literal as written after an operand: `- 18y`.
  package var words: String {
    isNegative ? "- \(negated.ruleLiteral)" : "+ \(ruleLiteral)"
  }
}
