import RuleEngine
import RuleSyntax

extension ProgramBuilder {
  /// Lowers the named rule at the position.
  mutating func lowerRule(at position: Int) {
    let rule = checked.rules[position]
    frame = .rule(RuleIndex(position))
    let entry = code.next
    if let expression = rule.soleExpression {
      emit(expression)
    } else {
      emitConjunction(of: rule.body)
    }
    code.emit(.stop)
    frame = .declaration
    program.rules.append(
      RuleCode(
        name: rule.name,
        entry: entry,
        parameterCount: hiddenParameters[position].operandCount,
        message: rule.message.map { lower($0) },
        place: checked.sourcePlace(of: rule.place)
      )
    )
  }

  /// Lowers the declaration of the external rule at the position.
  mutating func lowerExternal(at position: Int) {
    let external = checked.externals[position]
    var rule = ExternalRule(
      name: external.name,
      parameters: external.parameters.map(\.name),
      place: checked.sourcePlace(of: external.place)
    )
    rule.message = external.message.map { lower($0) }
    rule.debounce = external.debounce
    rule.timeout = external.timeout
    rule.cache = external.cache
    rule.retries = external.retries
    rule.undecided = external.undecided
    program.externals.append(rule)
  }
}

extension CheckedRule {
  /// The expression of a body that is a single check without a message: it is the rule's answer.
  fileprivate var soleExpression: CheckedExpression? {
    guard body.count == 1, case .check(let check) = body[0], !check.isWarning, check.message == nil
    else { return nil }
    return check.expression
  }
}
