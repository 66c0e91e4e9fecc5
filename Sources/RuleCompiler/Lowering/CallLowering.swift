import RuleEngine

extension ProgramBuilder {
  /// Records a call as written, for reports.
  ///
  /// - Parameter call: The call as written.
  /// - Returns: Its position in the program's table.
  mutating func callInfo(of call: CheckedCall) -> CallIndex {
    var arguments: [NamedOperand] = []
    for argument in call.arguments {
      for operand in argument.operands {
        arguments.append(NamedOperand(argument.name, lowerShown(operand)))
      }
    }
    return program.callTable.index(
      appending: CallInfo(
        name: call.name,
        arguments: arguments,
        place: checked.sourcePlace(of: call.place)
      )
    )
  }

  /// Records a part of an expression or condition that is not a call, for reports.
  mutating func partInfo(_ name: String, at place: Place) -> CallIndex {
    program.callTable.index(appending: CallInfo(name: name, place: checked.sourcePlace(of: place)))
  }

  /// Emits a call of a named rule: one operand per parameter, then those of hidden parameters.
  mutating func emitCall(of rule: RuleIndex, _ call: CheckedCall) {
    let hidden = hiddenParameters[rule.position]
    var operands = call.arguments.map { lower($0) }
    for position in hidden.ranges {
      let bounds = bounds(of: call.arguments[position].operands.first)
      operands += [bounds.lower, bounds.upper]
    }
    let info = callInfo(of: call)
    code.emit(.rule(rule, list(operands)), call: info)
  }

  mutating func emitCall(of external: ExternalIndex, _ call: CheckedCall) {
    let operands = call.arguments.map { lower($0) }
    let info = callInfo(of: call)
    code.emit(.test(Test(.external(external), list(operands))), call: info)
  }

  private mutating func lower(_ argument: CheckedArgument) -> Operand {
    argument.operands.first.map { lower($0) } ?? .none
  }

  /// Emits a call of a built-in rule: a single test instruction.
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
      case .itemField(let steps)?, .itemValues(let steps)?:
        itemPath(steps).map { Operand.itemPath($0) } ?? Operand.none
      case let operand?: lower(operand)
      }
    }
    let test = Test(.rule(lowered.rule), list(operands), ignoringCase: call.ignoresCase)
    code.emit(.test(test), call: info)
  }
}

/// The arguments of a call in the code of a form or rule.
private struct CodeArguments: RuleArguments {
  let call: CheckedCall
  /// The hidden parameters of the enclosing rule.
  let hidden: HiddenParameters?

  func values(of parameter: String) -> [CheckedOperand] { call.values(of: parameter) }

  func bounds(of operand: CheckedOperand) -> (lower: CheckedOperand?, upper: CheckedOperand?) {
    operand.bounds(passedIn: hidden)
  }
}
