import RuleEngine

extension ProgramBuilder {
  /// A call of a built-in rule: the one test that it is.
  mutating func emitCall(of rule: BuiltInRule, _ call: CheckedCall) {
    let info = callInfo(of: call, scope: rule == .contains ? .anywhere : .whole)
    guard let ignored = call.operand(named: BuiltInRule.ignoredCharacters) else {
      emitTest(of: rule, call, info: info)
      return
    }
    let end = code.makeLabel()
    code.emit(.ignoring(lower(ignored), end: end), call: info)
    emitTest(of: rule, call, info: info)
    code.emit(.popSubject)
    code.bind(end)
  }

  private mutating func emitTest(of rule: BuiltInRule, _ call: CheckedCall, info: CallIndex) {
    let (primitive, operands) = primitive(of: rule, call)
    code.emit(.test(Test(.rule(primitive), list(operands))), call: info)
  }

  /// The primitive rule that a call comes down to, with its operands.
  private mutating func primitive(
    of rule: BuiltInRule,
    _ call: CheckedCall
  ) -> (BuiltInRule, [Operand]) {
    switch rule {
    case .required, .present, .accepted, .empty, .filled, .integer, .number, .boolean, .date, .time,
      .datetime, .json, .mod97:
      return (rule, [])
    case .equalNext, .equalPrevious: return (.equal, [operand(of: call)])
    case .minLength: return (.length, [operand(of: call), .none] + unit(of: call))
    case .maxLength: return (.length, [.none, operand(of: call)] + unit(of: call))
    case .length, .equalLength: return (.length, bounds(of: call) + unit(of: call))
    case .minValue: return (.between, [operand(of: call), .none])
    case .maxValue: return (.between, [.none, operand(of: call)])
    case .between:
      let upper = operand(of: call, at: 1)
      return (.between, upper == .none ? bounds(of: call) : [operand(of: call), upper])
    case .contains: return (.contains, [operand(of: call, scope: .anywhere)])
    case .equal, .different, .multipleOf, .regex, .startsWith, .endsWith, .chars, .before, .after,
      .exclusive, .maxSize:
      return (rule, [operand(of: call)])
    case .oneOf, .noneOf, .mediaType, .kind, .anyFilled, .allFilled, .idna:
      return (rule, operands(of: call))
    case .luhn: return (.luhn, optional("letters", of: call))
    case .weightedSum:
      let modulus = optional("modulus", of: call).first ?? .none
      return (.weightedSum, [modulus] + operands(of: call))
    case .size: return (.size, bounds(of: call))
    case .unique: return (.unique, itemPath(of: call).map { [.itemPath($0)] } ?? [])
    }
  }

  // MARK: Operands

  /// The operand of the parameter at the position, which is not variadic.
  private mutating func operand(
    of call: CheckedCall,
    at position: Int = 0,
    scope: PatternScope = .whole
  ) -> Operand {
    guard call.arguments.indices.contains(position),
      let operand = call.arguments[position].operands.first
    else { return .none }
    return lower(operand, scope: scope)
  }

  /// The operands of the first parameter.
  private mutating func operands(of call: CheckedCall) -> [Operand] {
    (call.arguments.first?.operands ?? []).map { lower($0) }
  }

  /// The operand of an optional parameter, if one is given.
  private mutating func optional(_ name: String, of call: CheckedCall) -> [Operand] {
    call.operand(named: name).map { [lower($0)] } ?? []
  }

  private mutating func unit(of call: CheckedCall) -> [Operand] { optional("in", of: call) }

  private mutating func bounds(of call: CheckedCall) -> [Operand] {
    let (lower, upper) = bounds(of: call.arguments.first?.operands.first)
    return [lower, upper]
  }
}

extension CheckedCall {
  /// The operand of a parameter that is not variadic; nil where it is left out.
  fileprivate func operand(named name: String) -> CheckedOperand? {
    arguments.first { $0.name == name }?.operands.first
  }
}
