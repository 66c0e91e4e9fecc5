import RuleEngine

extension ProgramBuilder {
  /// A call of a built-in rule: the one test that it is.
  mutating func emitCall(of rule: BuiltInRule, _ call: CheckedCall) {
    let info = callInfo(of: call)
    guard let ignored = call.value(of: BuiltInRule.ignoredCharacters) else {
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
    let lowered = rule.lowered(CodeArguments(call: call, hidden: ownHiddenParameters))
    let operands = lowered.operands.map { operand -> Operand in
      switch operand {
      case nil: Operand.none
      case .itemField(let steps)?: itemPath(steps).map { Operand.itemPath($0) } ?? Operand.none
      case let operand?: lower(operand)
      }
    }
    code.emit(.test(Test(.rule(lowered.rule), list(operands))), call: info)
  }
}

/// The arguments of a call in the code of a form or a rule.
private struct CodeArguments: RuleArguments {
  let call: CheckedCall
  /// Those of the rule whose code it is.
  let hidden: HiddenParameters?

  func values(of parameter: String) -> [CheckedOperand] { call.values(of: parameter) }

  func bounds(of operand: CheckedOperand) -> (lower: CheckedOperand?, upper: CheckedOperand?) {
    operand.bounds(passedIn: hidden)
  }
}
