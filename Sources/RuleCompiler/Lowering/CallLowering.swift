import RuleEngine

extension ProgramBuilder {
  /// How the call stands in the rule file, for reports.
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

  /// How a part of an expression or condition that is no call stands in the rule file.
  mutating func partInfo(_ name: String, at place: Place) -> CallIndex {
    program.callTable.index(appending: CallInfo(name: name, place: checked.sourcePlace(of: place)))
  }

  /// A call of a named rule: one operand for each parameter, then those that are hidden.
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
}
