/// The operation of a computation.
///
/// The raw values are the names in portable programs and, for functions, in the language.
package enum Operation: String, Sendable, Hashable, CaseIterable {
  /// `net + tax + fee`, from the left; a difference is a sum with a negated operand
  case add
  /// `quantity * unit_price`, from the left
  case multiply
  /// `total / guests`, rounded half to even if it needs more than 38 digits
  case divide
  /// `-discount`
  case negate
  /// `round(net, 2)`, with halves rounded away from zero
  case round
  /// `abs(balance)`
  case abs
  /// `length(name)`, in characters
  case length
  /// `years(start, end)`: whole years from one date to another, negative if the end is earlier
  case years
  /// `months(start, end)`
  case months
  /// `days(start, end)`
  case days
  /// `year(birthday)`
  case year
  /// `month(birthday)`
  case month
  /// `weekday(arrival)`: 1 for Monday to 7 for Sunday
  case weekday
  /// `count_filled(phone, email)`
  case countFilled = "count_filled"
  /// `first_filled(discount, 0)`: the first value that is not empty
  case firstFilled = "first_filled"
  /// `min(price, limit)`: the smaller number, or the earlier date or time
  case min
  /// `max(weight, volume / 5000)`
  case max

  /// The number of operands that it accepts.
  package var operandCounts: ClosedRange<Int> {
    switch self {
    case .negate, .abs, .length, .year, .month, .weekday: 1...1
    case .divide, .round, .years, .months, .days: 2...2
    case .add, .multiply, .min, .max, .firstFilled: 2...Computation.mostParts
    case .countFilled: 1...Computation.mostParts
    }
  }

  /// The expression with the given operand texts, for listings and reports.
  package func words(_ operands: [String]) -> String {
    switch self {
    case .add:
      let terms = operands.dropFirst().map { $0.hasPrefix("-") ? "- \($0.dropFirst())" : "+ \($0)" }
      return "(\(([operands.first ?? ""] + terms).joined(separator: " ")))"
    case .multiply: return "(\(operands.joined(separator: " * ")))"
    case .divide: return "(\(operands.joined(separator: " / ")))"
    case .negate: return "-\(operands.first ?? "")"
    case .round, .abs, .length, .years, .months, .days, .year, .month, .weekday, .countFilled,
      .firstFilled, .min, .max:
      return "\(rawValue)(\(operands.joined(separator: ", ")))"
    }
  }

  /// The result for numbers, from the left.
  ///
  /// - Returns: nil for an operation on other values, or a wrong number of operands.
  package func result(of numbers: [Number]) -> ComputedNumber? {
    guard operandCounts.contains(numbers.count) else { return nil }
    var result = self.result(of: numbers[0])
    for number in numbers.dropFirst() { result = result.flatMap { self.result(of: $0, number) } }
    return result
  }

  /// The result for one number, or the initial result for the first of several.
  func result(of number: Number) -> ComputedNumber? {
    switch self {
    case .add, .multiply, .divide, .round, .min, .max: .number(number)
    case .negate: .number(-number)
    case .abs: .number(number < .zero ? -number : number)
    case .length, .years, .months, .days, .year, .month, .weekday, .countFilled, .firstFilled: nil
    }
  }

  /// The result so far combined with the next number; an undefined result stays undefined.
  func result(of left: ComputedNumber, _ right: Number) -> ComputedNumber? {
    guard case .number(let left) = left else { return left }
    return result(of: left, right)
  }

  private func result(of left: Number, _ right: Number) -> ComputedNumber? {
    switch self {
    case .add: ComputedNumber(left.adding(right))
    case .multiply: ComputedNumber(left.multiplied(by: right))
    case .divide:
      right == .zero ? .undefined(.divisionByZero) : ComputedNumber(left.divided(by: right))
    case .round: .number(left.rounded(toPlaces: right.clampedInteger))
    case .min: .number(right < left ? right : left)
    case .max: .number(right > left ? right : left)
    case .negate, .abs, .length, .years, .months, .days, .year, .month, .weekday, .countFilled,
      .firstFilled:
      nil
    }
  }
}

/// The result of a computation with numbers, or why it is undefined.
package enum ComputedNumber: Sendable, Hashable {
  case number(Number)
  case undefined(ComputationFault)

  fileprivate init(_ exact: Number?) {
    self = exact.map { .number($0) } ?? .undefined(.tooManyDigits)
  }
}

/// Why a computation has no result.
package enum ComputationFault: Int16, Sendable, Hashable, CaseIterable {
  case divisionByZero = -1
  /// The result has more than 38 significant digits.
  case tooManyDigits = -2

  /// The reason in reports.
  package var reason: Undecided.Reason {
    switch self {
    case .divisionByZero: .divisionByZero
    case .tooManyDigits: .tooManyDigits
    }
  }
}

extension Number {
  /// The value truncated to an integer and clamped to the range of `Int`.
  fileprivate var clampedInteger: Int {
    if magnitudeExponent > 9 { return significand < 0 ? -1_000_000_000 : 1_000_000_000 }
    return roundedDown.int64.map { Int($0) } ?? 0
  }
}
