/// `length`: the number of characters, or of other units, equals a number or is in a range.
enum Length: BuiltInRuleDeclaration {
  static let signature = RuleSignature([.init("range", .countOrRange), .unit], judges: .written)
  static let message = "The number of characters must be {range}."
  static let negatedMessage = "The number of characters must not be {range}."
  static let preparation = TestPreparation.bounds
  static let path = ExecutableInstruction.TestPath.length
  static let isMeasure = true
  static let constraint = RuleConstraint.length

  /// The operands are the bounds and, if given, the name of the unit.
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.length, given.bounds(ofParameter: "range") + given.values(of: "in"))
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.testLength(test.step, at: test.index)
  }
}

/// `min_length`: the text has at least this many characters.
enum MinLength: DerivedRule {
  static let signature = RuleSignature([.init("min", .integer), .unit], judges: .written)
  static let message = "Enter {min} or more characters."
  static let negatedMessage = "Enter fewer than {min} characters."

  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.length, [given.value(of: "min"), nil] + given.values(of: "in"))
  }
}

/// `max_length`: the text has at most this many characters.
enum MaxLength: DerivedRule {
  static let signature = RuleSignature([.init("max", .integer), .unit], judges: .written)
  static let message = "Enter {max} or fewer characters."
  static let negatedMessage = "Enter more than {max} characters."

  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.length, [nil, given.value(of: "max")] + given.values(of: "in"))
  }
}

/// `equal_length`: the text has exactly this many characters.
enum EqualLength: DerivedRule {
  static let signature = RuleSignature([.init("count", .integer), .unit], judges: .written)
  static let message = "The number of characters must be {count}."
  static let negatedMessage = "The number of characters must not be {count}."

  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.length, given.bounds(ofParameter: "count") + given.values(of: "in"))
  }
}

extension Evaluator {
  @inline(__always)
  mutating func testLength(_ test: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    if test.hasEntry {
      let bounds = executable.bounds[Int(test.entry)]
      return testLength(
        Int(clamping: bounds.least),
        Int(clamping: bounds.most),
        bounds.unit,
        at: index
      )
    }
    return testComputedLength(test, at: index)
  }

  @inline(never)
  private mutating func testComputedLength(
    _ test: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    let unit = TextUnit(operand: operand(2, of: test.operands), program.constants) ?? .graphemes
    let lower = bound(operand(0, of: test.operands), isLower: true)
    let upper = bound(operand(1, of: test.operands), isLower: false)
    if let reason = obstacle(in: lower) ?? obstacle(in: upper) {
      return unknown(reason, at: index)
    }
    let isUnbound = lower.isEmpty && upper.isEmpty
    if isUnbound { return .notApplicable }
    guard let least = count(lower, roundedUp: true) ?? (lower.isEmpty ? 0 : nil),
      let most = count(upper, roundedUp: false) ?? (upper.isEmpty ? Int.max : nil)
    else { return .notApplicable }
    return testLength(least, most, unit, at: index)
  }

  private mutating func testLength(
    _ least: Int,
    _ most: Int,
    _ unit: TextUnit,
    at index: InstructionIndex
  ) -> Answer {
    guard subject.slot.count <= limits.textLength else {
      return unknown(.limit(EvaluationLimits.Name.textLength.rawValue), at: index)
    }
    guard least <= most else { return .failsForGood }
    switch withText(of: subject, { TextMeasure.relation(of: unit, in: $0, to: least...most) }) {
    case .below: return Answer(.fails, canHold: true, canFail: true)
    case .above: return .failsForGood
    case .within: return Answer(.holds, canHold: true, canFail: most != Int.max)
    }
  }

  /// A bound as a whole number of characters or items.
  func count(_ value: Operand.Resolved, roundedUp: Bool) -> Int? {
    if value.slot.kind == .number, value.slot.scale == 0 { return Int(value.slot.payload) }
    guard let number = number(of: value) else { return nil }
    let whole = roundedUp ? number.roundedUp : number.roundedDown
    return whole.int64.map { Int($0) } ?? (number < .zero ? Int.min : Int.max)
  }
}
