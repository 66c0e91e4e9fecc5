import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the rules and all that they call, callees first, and refuses rules that call themselves.
  ///
  /// So it is known what a rule judges, and what its parameters are, where it is called.
  mutating func prepareRules(_ roots: [Int]) {
    var calls: [Int: [(rule: Int, name: Name)]] = [:]
    var waiting = roots
    while let next = waiting.popLast() {
      guard calls[next] == nil, rules[next].state == .unchecked else { continue }
      let callees = callees(of: next)
      calls[next] = callees
      waiting += callees.map(\.rule)
    }
    let search = DepthFirstSearch(from: roots) { rule in calls[rule, default: []].map(\.rule) }
    for cycle in search.cycles {
      guard let last = cycle.nodes.last, let first = cycle.nodes.first,
        let call = calls[last]?[cycle.edge]
      else { continue }
      let chain = (cycle.nodes + [first]).map { rules[$0].declaration.name.text }
      report(
        NameProblem.ruleCallsItself(call.name.text),
        at: call.name.range,
        in: rules[last].unit,
        notes: cycle.nodes.count > 1 ? [CycleText.of(chain)] : []
      )
    }
    let order = search.order.filter { rules[$0].state == .unchecked }
    for rule in order { rules[rule].state = .waiting }
    for rule in order { checkRule(rule) }
  }

  private mutating func callees(of index: Int) -> [(rule: Int, name: Name)] {
    var collector = CallCollector()
    collector.visit(rules[index].declaration.body)
    steps += collector.names.count
    return within(Scope(unit: rules[index].unit)) { checker in
      collector.names.compactMap { name in
        guard case .rule(let callee) = checker.rule(named: name.text) else { return nil }
        return (callee.position, name)
      }
    }
  }
}

/// Collects the names of all rules that statements call, in the order of the text.
struct CallCollector {
  private(set) var names: [Name] = []

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .check(let check): visit(check.expression)
    case .when(let when):
      visit(when.condition)
      visit(when.items)
      if let otherwise = when.otherwise { visit(otherwise.items) }
    case .moment(_, let body, _): visit(body)
    case .filter(let expression, _): visit(expression)
    case .normalize, .mask, .option, .binding, .examples: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .call(let call), .asks(_, _, let call, _): names.append(call.name)
    case .not(let inner, _), .parenthesized(let inner, _, _), .condition(let inner, _):
      visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    case .each(let body, _, _), .member(_, let body, _), .keys(let body, _): visit(body)
    case .comparison, .membership, .inclusion: break
    }
  }
}
