import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks the rules and their callees, callees first; rejects endless recursion.
  ///
  /// So a callee's demand and parameters are known at its calls. A rule may call itself for members
  /// or items, since that recursion ends with the value. A call of such a rule before it is checked
  /// assumes that it accepts values of any kind.
  mutating func prepareRules(_ roots: [Int]) {
    var calls: [Int: [RuleCall]] = [:]
    var waiting = roots
    while let next = waiting.popLast() {
      guard calls[next] == nil, rules[next].state == .unchecked else { continue }
      let callees = callees(of: next)
      calls[next] = callees
      waiting += callees.map(\.rule)
    }
    let ofWhole = calls.mapValues { $0.filter { !$0.isOfPart } }
    for cycle in cycles(from: roots, along: ofWhole) {
      report(
        NameProblem.ruleCallsItself(cycle.call.name.text),
        at: cycle.call.name.range,
        in: rules[cycle.caller].unit,
        notes: (cycle.chain.map { [CycleText.of($0)] } ?? [])
          + ["it can call itself in 'member' or 'each', for a part of the value"]
      )
      endlessRules.insert(cycle.call.rule)
    }
    let search = DepthFirstSearch(from: roots) { rule in calls[rule, default: []].map(\.rule) }
    let order = search.order.filter { rules[$0].state == .unchecked }
    for rule in order { rules[rule].state = .waiting }
    for rule in order { checkRule(rule) }
    for cycle in cycles(from: roots, along: calls) where !endlessRules.contains(cycle.call.rule) {
      let callee = rules[cycle.call.rule]
      let obstacle: String
      if !callee.declaration.parameters.isEmpty {
        obstacle = "have parameters"
      } else if callee.asksExternal {
        obstacle = "ask external rules"
      } else {
        continue
      }
      report(
        NameProblem.recursionOf(callee.declaration.name.text, obstacle: obstacle),
        at: cycle.call.name.range,
        in: rules[cycle.caller].unit,
        notes: cycle.chain.map { [CycleText.of($0)] } ?? []
      )
    }
  }

  private struct RuleCall {
    var rule: Int
    var name: Name
    /// Whether the call applies to a member or item of the caller's subject.
    var isOfPart: Bool
  }

  private func cycles(
    from roots: [Int],
    along calls: [Int: [RuleCall]]
  ) -> [(caller: Int, call: RuleCall, chain: [String]?)] {
    DepthFirstSearch(from: roots) { rule in calls[rule, default: []].map(\.rule) }.cycles
      .compactMap { cycle in
        guard let last = cycle.nodes.last, let first = cycle.nodes.first,
          let call = calls[last]?[cycle.edge]
        else { return nil }
        let chain = (cycle.nodes + [first]).map { rules[$0].declaration.name.text }
        return (last, call, cycle.nodes.count > 1 ? chain : nil)
      }
  }

  private mutating func callees(of index: Int) -> [RuleCall] {
    var collector = CallCollector()
    collector.visit(rules[index].declaration.body)
    steps += collector.calls.count
    return within(Scope(unit: rules[index].unit)) { checker in
      collector.calls.compactMap { name, isOfPart in
        guard case .rule(let callee) = checker.rule(named: name.text) else { return nil }
        return RuleCall(rule: callee.position, name: name, isOfPart: isOfPart)
      }
    }
  }
}

/// Collects the names of all rules that statements call, in source order.
struct CallCollector {
  private(set) var calls: [(name: Name, isOfPart: Bool)] = []
  private var isInPart = false

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
    case .call(let call), .asks(_, _, let call, _): calls.append((call.name, isInPart))
    case .not(let inner, _), .parenthesized(let inner, _, _), .condition(let inner, _):
      visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    case .each(let body, _, _), .member(_, let body, _):
      let outer = isInPart
      isInPart = true
      visit(body)
      isInPart = outer
    case .keys(let body, _): visit(body)
    case .comparison, .membership, .inclusion: break
    }
  }
}
