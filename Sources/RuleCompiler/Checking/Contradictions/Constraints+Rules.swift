import RuleEngine

extension Constraints {
  /// Adds the constraints that a built-in rule puts on every value that is not empty.
  mutating func take(_ rule: BuiltInRule, _ call: CheckedCall) {
    // Comparisons that ignore case are not tracked.
    if call.ignoresCase { return }
    let test = rule.lowered(call)
    switch test.rule.constraint {
    case .none: break
    case .required, .filled: demandFilled(call)
    case .accepted:
      demandFilled(call)
      allow([.boolean(true)], call)
    case .empty: demandEmpty(call)
    case .among: if let values = test.constants { allow(values, call) }
    case .notAmong: forbid(test.someConstants, call)
    case .length:
      guard let unit = test.unit else { return }
      limitCount(.length(unit), lower: test.count(0), upper: test.count(1), call)
    case .itemCount: limitCount(.items, lower: test.count(0), upper: test.count(1), call)
    case .magnitude:
      limitMagnitude(lower: test.magnitude(0), upper: test.magnitude(1), isExclusive: false, call)
    case .before: limitMagnitude(lower: nil, upper: test.magnitude(0), isExclusive: true, call)
    case .after: limitMagnitude(lower: test.magnitude(0), upper: nil, isExclusive: true, call)
    case .leastBytes:
      limitMagnitude(lower: test.magnitude(0), upper: nil, isExclusive: false, call)
    case .mostBytes:
      limitMagnitude(lower: nil, upper: test.magnitude(0), isExclusive: false, call)
    case .prefix: filter(test, by: call) { $0.starts(with: $1) }
    case .suffix: filter(test, by: call) { $0.reversed().starts(with: $1.reversed()) }
    case .characters:
      guard case .characters(let set, _)?? = test.operands.first else { return }
      filter(by: call) { constant in
        guard case .text(let text) = constant else { return true }
        return set.firstOffender(in: Array(text.utf8).span) == nil
      }
    }
  }

  /// Adds the constraints of a negated built-in rule, where they are simple.
  mutating func takeNegated(_ rule: BuiltInRule, _ call: CheckedCall) {
    if call.ignoresCase { return }
    let test = rule.lowered(call)
    switch test.rule.constraint {
    case .required where isDenied: demandEmpty(call, as: "not required")
    case .required:
      report(
        .notRequired,
        at: call,
        notes: ["a field without 'required' can be left empty; 'empty' requires it to be"]
      )
    case .empty: demandFilled(call, as: "not empty")
    case .filled: demandEmpty(call, as: "not filled")
    case .among: if let values = test.constants { forbid(values, call) }
    case .notAmong: if let values = test.constants { allow(values, call) }
    case .none, .accepted, .length, .itemCount, .magnitude, .before, .after, .leastBytes,
      .mostBytes, .prefix, .suffix, .characters:
      break
    }
  }

  /// Keeps the texts that pass the test, if its operand is a constant text.
  private mutating func filter(
    _ test: LoweredRule<CheckedOperand>,
    by call: CheckedCall,
    _ passes: (String.UTF8View, String.UTF8View) -> Bool
  ) {
    guard case .text(let part)? = test.constant(0) else { return }
    filter(by: call) { constant in
      if case .text(let text) = constant { passes(text.utf8, part.utf8) } else { true }
    }
  }
}

extension CheckedCall: RuleArguments {
  package func values(of parameter: String) -> [CheckedOperand] {
    arguments.first { $0.name == parameter }?.operands ?? []
  }

  package func bounds(
    of operand: CheckedOperand
  ) -> (lower: CheckedOperand?, upper: CheckedOperand?) {
    operand.bounds(passedIn: nil)
  }
}

extension LoweredRule<CheckedOperand> {
  /// The operands, if all are constants.
  fileprivate var constants: [Value]? {
    let constants = someConstants
    return constants.count == operands.count ? constants : nil
  }

  /// The constants among the operands.
  fileprivate var someConstants: [Value] {
    operands.compactMap { $0?.constant }
  }

  fileprivate func constant(_ position: Int) -> Value? {
    operands.indices.contains(position) ? operands[position]?.constant : nil
  }

  /// The operand as a number that counts something.
  func count(_ position: Int) -> Number? {
    if case .number(let number)? = constant(position) { number } else { nil }
  }

  func magnitude(_ position: Int) -> Magnitude? {
    operands.indices.contains(position) ? operands[position]?.magnitude : nil
  }

  /// The unit of a length; nil if it is not known before there is data.
  var unit: TextUnit? {
    guard operands.count > 2 else { return .graphemes }
    if case .unit(let unit)?? = operands.last { return unit }
    return nil
  }
}
