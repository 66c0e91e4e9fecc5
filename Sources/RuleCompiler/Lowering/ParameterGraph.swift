import RuleEngine

/// All parameters of all rules, and which are passed on for which.
///
/// Made in one walk over the rules' bodies and the forms.
struct ParameterGraph {
  /// For each rule the node of its first parameter; the others follow.
  let firstNodes: [Int]
  /// For each parameter those of other rules that it is passed on for.
  private(set) var destinations: [[Int]]
  /// Parameters that are somewhere given a range with a bound that is no constant.
  private(set) var openRanges: [Int] = []
  /// The rule whose body is walked; nil for a form, which has no parameters.
  private var caller: Int?

  init(_ file: CheckedFile) {
    var count = 0
    firstNodes = file.rules.map { rule in
      defer { count += rule.parameters.count }
      return count
    }
    destinations = Array(repeating: [], count: count)
    for rule in file.rules.indices {
      caller = rule
      visit(file.rules[rule].body)
    }
    caller = nil
    for form in file.forms {
      visit(form.items)
      for field in form.fields {
        if let filter = field.filter { visit(filter) }
        visit(field.body)
      }
    }
  }

  // MARK: The walk

  private mutating func visit(_ items: [CheckedItem]) {
    for item in items {
      switch item {
      case .field: continue
      case .group(let group): visit(group.items)
      case .when(let when):
        visit(when.condition)
        visit(when.items)
        visit(when.otherwise)
      case .check(let check): visit(check.expression)
      }
    }
  }

  private mutating func visit(_ statements: [CheckedStatement]) {
    for statement in statements {
      switch statement {
      case .check(let check): visit(check.expression)
      case .when(let when):
        visit(when.condition)
        visit(when.items)
        visit(when.otherwise)
      case .moment(_, let statements): visit(statements)
      }
    }
  }

  private mutating func visit(_ condition: CheckedCondition) {
    switch condition {
    case .compare, .membership: break
    case .asks(_, let question, _, _), .ask(let question): visit(question)
    case .not(let inner, _): visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    }
  }

  private mutating func visit(_ expression: CheckedExpression) {
    switch expression {
    case .builtIn, .external: break
    case .rule(let rule, let call): addCall(of: rule.position, call)
    case .not(let inner, _), .part(let inner, _): visit(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { visit(operand) }
    case .each(let statements, _, _), .member(_, let statements, _): visit(statements)
    }
  }

  private mutating func addCall(of rule: Int, _ call: CheckedCall) {
    for (position, argument) in call.arguments.enumerated() {
      let target = firstNodes[rule] + position
      switch argument.operands.first {
      case .parameter(let own)?:
        guard let caller else { continue }
        destinations[firstNodes[caller] + own.position].append(target)
      case .range(let lower, let upper)?:
        let bounds = [lower, upper].compactMap(\.self)
        if !bounds.allSatisfy(\.isConstant) { openRanges.append(target) }
      case .text?, .number?, .boolean?, .date?, .time?, .dateTime?, .duration?, .byteCount?,
        .pattern?, .characters?, .unit?, .field?, .itemField?, .today?, .now?, .offset?, nil:
        continue
      }
    }
  }
}

extension CheckedOperand {
  /// Whether its value is known when the program is made.
  fileprivate var isConstant: Bool {
    switch self {
    case .text, .number, .boolean, .date, .time, .dateTime, .duration, .byteCount: true
    case .pattern, .characters, .unit, .itemField: true
    case .range(let lower, let upper): (lower?.isConstant ?? true) && (upper?.isConstant ?? true)
    case .parameter, .field, .today, .now, .offset: false
    }
  }
}
