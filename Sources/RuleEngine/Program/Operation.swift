/// The operation of a computation.
package enum Operation: Sendable, Hashable {
  /// `net + tax + fee`, from the left; a difference is a sum with a negated operand
  case add
  /// `quantity * unit_price`, from the left
  case multiply
  /// `total / guests`, rounded half to even if it needs more than 38 digits
  case divide
  /// `-discount`
  case negate
  /// `round(net, 2)`, `floor(days / 7)`
  case round(RoundingDirection)
  /// `abs(balance)`
  case abs
  /// `length(name)`, in characters
  case length
  /// `years(start, end)`, `hours(arrival, departure)`
  case elapsed(ElapsedUnit)
  /// `year(birthday)`, `time(arrival)`
  case part(PartOfMoment)
  /// `count_filled(phone, email)`
  case countFilled
  /// `first_filled(discount, 0)`: the first value that is not empty
  case firstFilled
  /// `min(price, limit)`: the smaller number, or the earlier date or time
  case min
  /// `max(weight, volume / 5000)`
  case max
}

/// Where a number is rounded to; the raw values are names of functions.
package enum RoundingDirection: String, Sendable, Hashable, CaseIterable {
  /// To the nearest number, with halves away from zero.
  case nearest = "round"
  case down = "floor"
  case up = "ceiling"
}

/// The unit of the time from one moment to another; the raw values are names of functions.
///
/// Units are counted whole, and negative if the end is earlier.
package enum ElapsedUnit: String, Sendable, Hashable, CaseIterable {
  case years, months, days, hours, minutes
}

/// What a date, a time or both consist of; the raw values are names of functions.
package enum PartOfMoment: String, Sendable, Hashable, CaseIterable {
  case year, month, day
  /// 1 for Monday to 7 for Sunday.
  case weekday
  case hour, minute
  /// The date of a date with a time.
  case date
  /// The time of a date with a time.
  case time
}

extension Operation: RawRepresentable, CaseIterable {
  package static let allCases: [Operation] =
    [.add, .multiply, .divide, .negate, .abs, .length, .countFilled, .firstFilled, .min, .max]
    + RoundingDirection.allCases.map { .round($0) } + ElapsedUnit.allCases.map { .elapsed($0) }
    + PartOfMoment.allCases.map { .part($0) }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  package init?(rawValue: String) {
    guard let operation = Self.named[rawValue] else { return nil }
    self = operation
  }

  /// The name in portable programs and, of a function, in the language.
  package var rawValue: String {
    switch self {
    case .add: "add"
    case .multiply: "multiply"
    case .divide: "divide"
    case .negate: "negate"
    case .round(let direction): direction.rawValue
    case .abs: "abs"
    case .length: "length"
    case .elapsed(let unit): unit.rawValue
    case .part(let part): part.rawValue
    case .countFilled: "count_filled"
    case .firstFilled: "first_filled"
    case .min: "min"
    case .max: "max"
    }
  }
}

extension Operation {
  /// The number of operands that it accepts.
  package var operandCounts: ClosedRange<Int> {
    switch self {
    case .negate, .abs, .length, .part: 1...1
    case .divide, .round, .elapsed: 2...2
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
    case .round, .abs, .length, .elapsed, .part, .countFilled, .firstFilled, .min, .max:
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
    case .length, .elapsed, .part, .countFilled, .firstFilled: nil
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
    case .round(let direction):
      .number(left.rounded(direction, toPlaces: right.clampedInteger))
    case .min: .number(right < left ? right : left)
    case .max: .number(right > left ? right : left)
    case .negate, .abs, .length, .elapsed, .part, .countFilled, .firstFilled: nil
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
