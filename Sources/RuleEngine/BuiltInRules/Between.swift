/// `between`: the value lies between two bounds, inclusive; an empty bound is ignored.
enum Between: BuiltInRuleDeclaration {
  static let signature = RuleSignature(
    [.init("min", .boundOrRange), .init("max", .bound, isOptional: true)],
    judges: .ordered
  )
  static let message = "This must be between {min} and {max}."
  static let negatedMessage = "This must not be between {min} and {max}."
  static let preparation = TestPreparation.bounds
  static let path = ExecutableInstruction.TestPath.magnitude
  static let constraint = RuleConstraint.magnitude

  static func message(for values: MessageValues, isNegated: Bool) -> String {
    if values["max"] != nil { return isNegated ? negatedMessage : message }
    return isNegated ? "This must not be {min}." : "This must be {min}."
  }

  /// The operands are the bounds, from two arguments or from one range.
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    guard let upper = given.value(of: "max") else {
      return LoweredRule(.between, given.bounds(ofParameter: "min"))
    }
    return LoweredRule(.between, [given.value(of: "min"), upper])
  }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.testMagnitude(test.step, at: test.index)
  }
}

/// `min_value`: the value is not smaller than the bound.
enum MinValue: DerivedRule {
  static let signature = RuleSignature([.init("min", .bound)], judges: .ordered)
  static let message = "This must be {min} or more."
  static let negatedMessage = "This must be less than {min}."

  static func message(isNegated: Bool, of manner: MessageManner) -> String? {
    guard manner == .moment else { return nil }
    return isNegated ? "This must be earlier than {min}." : "This must be {min} or later."
  }

  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.between, [given.value(of: "min"), nil])
  }
}

/// `max_value`: the value is not larger than the bound.
enum MaxValue: DerivedRule {
  static let signature = RuleSignature([.init("max", .bound)], judges: .ordered)
  static let message = "This must be {max} or less."
  static let negatedMessage = "This must be more than {max}."

  static func message(isNegated: Bool, of manner: MessageManner) -> String? {
    guard manner == .moment else { return nil }
    return isNegated ? "This must be later than {max}." : "This must be {max} or earlier."
  }

  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? {
    LoweredRule(.between, [nil, given.value(of: "max")])
  }
}

extension Evaluator {
  @inline(__always)
  mutating func testMagnitude(_ test: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    if test.hasEntry, subject.slot.kind == .number, !isTyping {
      let (bounds, slot) = (executable.bounds[Int(test.entry)], subject.slot)
      if slot.scale == 0 { return .plain(bounds.contains(slot.payload)) }
      if let holds = bounds.contains(slot.payload, exponent: slot.scale) { return .plain(holds) }
    }
    return testComputedMagnitude(test, at: index)
  }

  @inline(never)
  private mutating func testComputedMagnitude(
    _ test: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    let lower = bound(operand(0, of: test.operands), isLower: true)
    let upper = bound(operand(1, of: test.operands), isLower: false)
    if let reason = obstacle(in: lower) ?? obstacle(in: upper) {
      return unknown(reason, at: index)
    }
    let isUnbound = lower.isEmpty && upper.isEmpty
    if isUnbound { return .notApplicable }
    if isTextAsGiven, [lower, upper].allSatisfy({ $0.isEmpty || $0.slot.isNumber }) {
      return .notApplicable
    }
    var holds = true
    if !lower.isEmpty {
      holds = order(of: subject, to: lower).map { $0 != .before } ?? false
    }
    if holds, !upper.isEmpty {
      holds = order(of: subject, to: upper).map { $0 != .after } ?? false
    }
    if !holds, hasTooManyDigits { return tooManyDigits(at: index) }
    if !isTyping { return .plain(holds) }
    if isSubjectComplete { return .final(holds) }
    return Answer(holds ? .holds : .fails, canHold: holds || canReach(lower, upper), canFail: true)
  }

  /// The value of a bound operand; for a range, its lower or upper bound.
  func bound(_ operand: Operand, isLower: Bool) -> Operand.Resolved {
    let value = resolve(operand)
    guard value.slot.kind == .range else { return value }
    let position = isLower ? value.slot.start : value.slot.count
    return position == Slot.noBound ? .missing : resolve(.constant(position))
  }

  /// Whether appending to the subject's text can bring it within the bounds.
  private func canReach(_ lower: Operand.Resolved, _ upper: Operand.Resolved) -> Bool {
    if subject.slot.kind != .number, subject.slot.kind != .wideNumber {
      let isBeyond =
        !lower.isEmpty && reachOfTyping(comparedWith: lower) == [.before]
        || !upper.isEmpty && reachOfTyping(comparedWith: upper) == [.after]
      if isBeyond { return false }
    }
    let bounds = [lower, upper].filter { !$0.isEmpty }
    guard subject.slot.flags.contains(.typing) || subject.slot.kind == .text,
      bounds.allSatisfy({ number(of: $0) != nil })
    else { return true }
    let notation = notation(of: subject)
    return withText(of: subject) { text in
      // A text that is not a number may be a value of another type; only numbers are refused here.
      let reachable =
        notation?.reachableNumbers(typing: text)
        ?? [ReachableNumbers(typing: text)].compactMap(\.self)
      return reachable.contains { numbers in
        numbers.canReach(min: number(of: lower), max: number(of: upper))
      }
    }
  }

  /// Whether the subject is a text with a number that has too many digits to compare.
  var hasTooManyDigits: Bool {
    guard subject.slot.kind == .text else { return false }
    return withText(of: subject) { text in
      if case .tooManyDigits = Number.parse(text) { true } else { false }
    }
  }

  mutating func tooManyDigits(at index: InstructionIndex) -> Answer {
    unknown(.limit(EvaluationLimits.Name.numberDigits.rawValue), at: index)
  }
}

extension Slot {
  fileprivate var isNumber: Bool { kind == .number || kind == .wideNumber }
}
