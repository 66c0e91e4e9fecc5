import RuleEngine

/// What an expression, its statements and its conditions mention: fields, rules, external rules.
struct Mentions {
  private(set) var fields: [[String]] = []
  private(set) var ruleCalls: [(rule: Int, call: CheckedCall)] = []
  private(set) var asksExternal = false

  init(of expression: CheckedExpression) {
    add(expression)
  }

  init(of statements: [CheckedStatement]) {
    add(statements)
  }

  init(of condition: CheckedCondition) {
    add(condition)
  }

  /// What the forms mention in their checks, conditions and filters.
  init(of forms: [CheckedForm]) {
    for form in forms { add(form.items) }
  }

  private mutating func add(_ items: [CheckedItem]) {
    for item in items {
      switch item {
      case .field(let field):
        if let filter = field.filter { add(filter) }
        add(field.body)
      case .group(let group): add(group.items)
      case .when(let condition, let items, let otherwise, _):
        add(condition)
        add(items)
        add(otherwise)
      case .check(let check): add(check.expression)
      }
    }
  }

  private mutating func add(_ expression: CheckedExpression) {
    switch expression {
    case .builtIn(_, let call): add(call)
    case .rule(let rule, let call):
      add(call)
      ruleCalls.append((rule, call))
    case .external(_, let call):
      add(call)
      asksExternal = true
    case .not(let inner, _), .part(let inner, _): add(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { add(operand) }
    case .each(let statements, _, _), .member(_, let statements, _): add(statements)
    }
  }

  private mutating func add(_ statements: [CheckedStatement]) {
    for statement in statements {
      switch statement {
      case .check(let check): add(check.expression)
      case .when(let condition, let items, let otherwise, _):
        add(condition)
        add(items)
        add(otherwise)
      case .moment(_, let statements): add(statements)
      }
    }
  }

  private mutating func add(_ condition: CheckedCondition) {
    switch condition {
    case .compare(let left, _, let right, _):
      add(left)
      add(right)
    case .membership(let operand, let values, _, _):
      add(operand)
      for value in values { add(value) }
    case .asks(let operand, let expression, _, _):
      add(operand)
      add(expression)
    case .ask(let expression): add(expression)
    case .not(let inner, _): add(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { add(operand) }
    }
  }

  private mutating func add(_ call: CheckedCall) {
    for argument in call.arguments {
      for operand in argument.operands { add(operand) }
    }
  }

  private mutating func add(_ operand: CheckedOperand) {
    switch operand {
    case .field(let path): fields.append(path)
    case .offset(let inner, _): add(inner)
    case .range(let lower, let upper):
      if let lower { add(lower) }
      if let upper { add(upper) }
    case .text, .number, .boolean, .date, .time, .dateTime, .duration, .byteCount: break
    case .pattern, .characters, .unit, .parameter, .itemField, .today, .now: break
    }
  }
}
