import RuleSyntax

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
      if let otherwise = when.otherwise { visit(otherwise) }
    case .moment(_, let body, _): visit(body)
    case .filter(let expression, _): visit(expression)
    case .normalize, .mask, .option, .examples: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .call(let call), .asks(_, _, let call, _): names.append(call.name)
    case .not(let inner, _), .parenthesized(let inner, _, _): visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    case .each(let body, _, _), .member(_, let body, _): visit(body)
    case .comparison, .membership: break
    }
  }
}
