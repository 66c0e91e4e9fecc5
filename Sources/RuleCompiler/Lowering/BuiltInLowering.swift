import RuleEngine

extension ProgramBuilder {
  /// A call of a built-in rule: the one test that it is.
  mutating func emitCall(of rule: BuiltInRule, _ call: CheckedCall) {
    let info = callInfo(of: call, scope: rule == .contains ? .anywhere : .whole)
    guard let ignored = call.operand(named: BuiltInRule.ignoredCharacters) else {
      code.emit(instruction(of: rule, call), call: info)
      return
    }
    let end = code.makeLabel()
    code.emit(.ignoring(lower(ignored), end: end), call: info)
    code.emit(instruction(of: rule, call), call: info)
    code.emit(.popSubject)
    code.bind(end)
  }

  private mutating func instruction(of rule: BuiltInRule, _ call: CheckedCall) -> Instruction {
    switch rule {
    case .required: return .required
    case .present: return .present
    case .accepted: return .accepted
    case .empty: return .empty
    case .filled: return .filled
    case .equal, .equalNext, .equalPrevious: return .equal(operand(of: call))
    case .different: return .different(operand(of: call))
    case .minLength: return .length(lower: operand(of: call), upper: .none, call.unit)
    case .maxLength: return .length(lower: .none, upper: operand(of: call), call.unit)
    case .length, .equalLength:
      let (lower, upper) = bounds(of: call)
      return .length(lower: lower, upper: upper, call.unit)
    case .minValue: return .magnitude(lower: operand(of: call), upper: .none)
    case .maxValue: return .magnitude(lower: .none, upper: operand(of: call))
    case .between:
      let (lower, upper) = betweenBounds(of: call)
      return .magnitude(lower: lower, upper: upper)
    case .multipleOf: return .multiple(of: operand(of: call))
    case .oneOf: return .oneOf(operands(of: call))
    case .noneOf: return .noneOf(operands(of: call))
    case .regex: return .matches(operand(of: call))
    case .contains: return .matches(operand(of: call, scope: .anywhere))
    case .startsWith: return .startsWith(operand(of: call))
    case .endsWith: return .endsWith(operand(of: call))
    case .chars: return .characters(operand(of: call))
    case .integer: return .syntax(.integer)
    case .number: return .syntax(.number)
    case .boolean: return .syntax(.boolean)
    case .date: return .syntax(.date)
    case .time: return .syntax(.time)
    case .datetime: return .syntax(.datetime)
    case .json: return .syntax(.json)
    case .before: return .before(operand(of: call))
    case .after: return .after(operand(of: call))
    case .luhn: return .luhn(call.operand(named: "letters").map { lower($0) } ?? .none)
    case .mod97: return .mod97
    case .weightedSum:
      let modulus = call.operand(named: "modulus").map { lower($0) } ?? .none
      return .weightedSum(
        list([modulus] + (call.arguments.first?.operands ?? []).map { lower($0) })
      )
    case .idna: return .idna(after: operand(of: call))
    case .size:
      let (lower, upper) = bounds(of: call)
      return .size(lower: lower, upper: upper)
    case .unique: return .unique(by: itemPath(of: call))
    case .exclusive: return .exclusive(operand(of: call))
    case .maxSize: return .fileSize(operand(of: call))
    case .mediaType: return .mediaType(operands(of: call))
    case .kind: return .kind(kinds(of: call))
    case .anyFilled: return .anyFilled(operands(of: call))
    case .allFilled: return .allFilled(operands(of: call))
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

  private mutating func operands(of call: CheckedCall) -> OperandList {
    let operands = call.arguments.first?.operands ?? []
    return list(operands.map { lower($0) })
  }

  private func kinds(of call: CheckedCall) -> ValueKinds {
    let operands = call.arguments.first?.operands ?? []
    return operands.reduce(into: []) { kinds, operand in
      if case .text(let name) = operand { kinds.formUnion(ValueKinds(name) ?? []) }
    }
  }

  private mutating func bounds(of call: CheckedCall) -> (lower: Operand, upper: Operand) {
    bounds(of: call.arguments.first?.operands.first)
  }

  private mutating func betweenBounds(
    of call: CheckedCall
  ) -> (lower: Operand, upper: Operand) {
    let upper = operand(of: call, at: 1)
    return upper == .none ? bounds(of: call) : (operand(of: call), upper)
  }
}

extension CheckedCall {
  /// The unit of a length: graphemes unless another is named.
  fileprivate var unit: TextUnit {
    guard case .unit(let unit)? = operand(named: "in") else { return .graphemes }
    return unit
  }

  /// The operand of a parameter that is not variadic; nil where it is left out.
  fileprivate func operand(named name: String) -> CheckedOperand? {
    arguments.first { $0.name == name }?.operands.first
  }
}
