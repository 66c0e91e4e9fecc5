/// What a computation makes of its operands.
///
/// The raw values are the names in the portable form; of functions they are those of the language.
package enum Operation: String, Sendable, Hashable, CaseIterable {
  /// `net + tax + fee`, from the left; a difference is a sum with what is negated
  case add
  /// `quantity * unit_price`, from the left
  case multiply
  /// `total / guests`, rounded half to even where it needs more than 38 digits
  case divide
  /// `-discount`
  case negate
  /// `round(net, 2)`: halves go away from zero
  case round
  /// `abs(balance)`
  case abs
  /// `length(name)`, in characters
  case length
  /// `years(start, end)`: whole years from one date to another, negative backwards
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
  /// `first_filled(discount, 0)`: the first of the values that is not empty
  case firstFilled = "first_filled"
  /// `min(price, limit)`: the smaller number or the earlier date or time
  case min
  /// `max(weight, volume / 5000)`
  case max

  /// How many operands it takes.
  package var operandCounts: ClosedRange<Int> {
    switch self {
    case .negate, .abs, .length, .year, .month, .weekday: 1...1
    case .divide, .round, .years, .months, .days: 2...2
    case .add, .multiply, .min, .max, .firstFilled: 2...Computation.mostParts
    case .countFilled: 1...Computation.mostParts
    }
  }

  /// Its notation with the words of its operands, as listings and reports write it.
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

  /// What it makes of numbers, from the left.
  ///
  /// - Returns: nil for operations that are not about numbers alone, or take another count of them.
  package func result(of numbers: [Number]) -> ComputedNumber? {
    guard operandCounts.contains(numbers.count) else { return nil }
    var result = self.result(of: numbers[0])
    for number in numbers.dropFirst() { result = result.flatMap { self.result(of: $0, number) } }
    return result
  }

  /// What it makes of a number alone; of its first number, where it takes more.
  func result(of number: Number) -> ComputedNumber? {
    switch self {
    case .add, .multiply, .divide, .round, .min, .max: .number(number)
    case .negate: .number(-number)
    case .abs: .number(number < .zero ? -number : number)
    case .length, .years, .months, .days, .year, .month, .weekday, .countFilled, .firstFilled: nil
    }
  }

  /// What it makes of the numbers so far and the next; what is undefined stays so.
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

/// A number that was computed, or why there is none.
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

  /// How reports name it.
  package var reason: Undecided.Reason {
    switch self {
    case .divisionByZero: .divisionByZero
    case .tooManyDigits: .tooManyDigits
    }
  }
}

extension Number {
  /// The nearest integer that is at hand: a fraction is cut off, what is too large is clamped.
  fileprivate var clampedInteger: Int {
    if magnitudeExponent > 9 { return significand < 0 ? -1_000_000_000 : 1_000_000_000 }
    return roundedDown.int64.map { Int($0) } ?? 0
  }
}
