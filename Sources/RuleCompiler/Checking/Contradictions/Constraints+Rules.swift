import RuleEngine

extension Constraints {
  /// Takes in what a built-in rule demands of every value that is not empty.
  mutating func take(_ rule: BuiltInRule, _ call: CheckedCall) {
    switch rule {
    case .required, .filled: demandFilled(call)
    case .accepted:
      demandFilled(call)
      allow([.boolean(true)], call)
    case .empty: demandEmpty(call)
    case .equal, .oneOf: if let values = call.constants { allow(values, call) }
    case .different, .noneOf: forbid(call.someConstants, call)
    case .minLength, .maxLength, .length, .equalLength:
      guard let unit = call.unit else { return }
      let bounds = call.bounds(of: rule)
      limitLength(
        lower: bounds.lower?.count,
        upper: bounds.upper?.count,
        unit: unit,
        call
      )
    case .size:
      let bounds = call.bounds(of: rule)
      limitItems(lower: bounds.lower?.count, upper: bounds.upper?.count, call)
    case .minValue, .maxValue, .between, .before, .after:
      let bounds = call.bounds(of: rule)
      limitMagnitude(
        lower: bounds.lower?.magnitude,
        upper: bounds.upper?.magnitude,
        isExclusive: rule == .before || rule == .after,
        call
      )
    case .startsWith, .endsWith:
      guard case .text(let part) = call.someConstants.first else { return }
      filter(by: call) { constant in
        guard case .text(let text) = constant else { return true }
        return rule == .startsWith
          ? text.starts(with: part) : text.reversed().starts(with: part.reversed())
      }
    case .chars:
      guard case .characters(let set, _) = call.arguments.first?.operands.first else { return }
      filter(by: call) { constant in
        guard case .text(let text) = constant else { return true }
        return set.firstOffender(in: text.span) == nil
      }
    case .present, .equalNext, .equalPrevious, .multipleOf, .regex, .contains, .integer, .number,
      .boolean, .date, .time, .datetime, .json, .luhn, .mod97, .weightedSum, .idna, .unique,
      .exclusive, .maxSize, .mediaType,
      .kind, .anyFilled, .allFilled:
      break
    }
  }

  /// Takes in what `not` in front of a built-in rule demands, where that is as simple.
  mutating func takeNegated(_ rule: BuiltInRule, _ call: CheckedCall) {
    switch rule {
    case .required:
      report(
        .notRequired,
        at: call,
        notes: ["a field without 'required' may be left empty; 'empty' demands that it is"]
      )
    case .empty: demandFilled(call, as: "not empty")
    case .filled: demandEmpty(call, as: "not filled")
    case .equal, .oneOf: if let values = call.constants { forbid(values, call) }
    case .different, .noneOf: if let values = call.constants { allow(values, call) }
    case .present, .accepted, .equalNext, .equalPrevious, .minLength, .maxLength, .length,
      .equalLength, .minValue, .maxValue, .between, .multipleOf, .regex, .contains, .startsWith,
      .endsWith, .chars, .integer, .number, .boolean, .date, .time, .datetime, .json, .before,
      .after,
      .luhn, .mod97, .weightedSum, .idna, .size, .unique, .exclusive, .maxSize, .mediaType,
      .kind, .anyFilled, .allFilled:
      break
    }
  }
}

extension CheckedCall {
  fileprivate func operands(of parameter: String) -> [CheckedOperand] {
    arguments.first { $0.name == parameter }?.operands ?? []
  }

  /// The values of the first parameter, if all are constants.
  fileprivate var constants: [Constant]? {
    let operands = arguments.first?.operands ?? []
    let constants = operands.compactMap { Constant($0) }
    return constants.count == operands.count ? constants : nil
  }

  /// Those values of the first parameter that are constants.
  fileprivate var someConstants: [Constant] {
    (arguments.first?.operands ?? []).compactMap { Constant($0) }
  }

  fileprivate var unit: TextUnit? {
    guard let operand = operands(of: "in").first else { return .graphemes }
    if case .unit(let unit) = operand { return unit }
    return nil
  }

  /// The bounds that the call sets, where they are constants.
  fileprivate func bounds(of rule: BuiltInRule) -> (lower: Constant?, upper: Constant?) {
    let first = arguments.first?.operands.first
    let constant = first.flatMap { Constant($0) }
    switch rule {
    case .minLength, .minValue, .after: return (constant, nil)
    case .maxLength, .maxValue, .before: return (nil, constant)
    case .between where first?.isRange == false:
      return (constant, operands(of: "max").first.flatMap { Constant($0) })
    case .length, .equalLength, .size, .between:
      if case .range(let lower, let upper) = first {
        return (lower.flatMap { Constant($0) }, upper.flatMap { Constant($0) })
      }
      return (constant, constant)
    case .required, .present, .accepted, .empty, .filled, .equal, .equalNext, .equalPrevious,
      .different, .multipleOf, .oneOf, .noneOf, .regex, .contains, .startsWith, .endsWith, .chars,
      .integer, .number, .boolean, .date, .time, .datetime, .json, .luhn, .mod97, .weightedSum,
      .idna, .unique, .exclusive,
      .maxSize, .mediaType, .kind, .anyFilled, .allFilled:
      return (nil, nil)
    }
  }
}

extension CheckedOperand {
  fileprivate var isRange: Bool {
    if case .range = self { true } else { false }
  }
}

extension Constant {
  /// The number, where it is one that counts something.
  fileprivate var count: Number? {
    if case .number(let number) = self { number } else { nil }
  }
}
