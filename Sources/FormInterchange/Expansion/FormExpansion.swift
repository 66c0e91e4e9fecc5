import RuleCompiler
import RuleEngine
import RuleSyntax

/// Inlines the rules that a form calls.
///
/// Its input is a form of the checked file, with names resolved and arguments bound; its output is
/// the form with a ``Requirement`` for each check. For instance
///
///     rule short(most) { max_length(most) "At most {most}." }
///     form f { field name { required; short(8) } }
///
/// gives the field `name` the requirements `required` and `max_length(max: 8)`. The parameter
/// `most` is replaced by its argument, the message knows that `{most}` is 8, and both carry the
/// name of the outermost call, `short`. Conditions on constant arguments are evaluated.
///
/// Cost: linear in the expanded form. Each check is limited to `mostNodes` nodes and `mostLevels`
/// levels.
struct FormExpansion {
  /// Maximum number of nodes of one expanded check.
  static let mostNodes = 20_000
  /// Maximum depth of an expanded check, to protect the stack.
  ///
  /// The engine itself follows at most 128 nested calls.
  static let mostLevels = 300

  let file: CheckedFile
  private let scope: RuleScope
  private var budget = NodeBudget(nodes: 0)
  /// The number of nested expressions and blocks currently being expanded.
  private var level = 0
  /// The checks of each field of the current form.
  private var fieldChecks = FieldChecks()

  init(_ scope: RuleScope) {
    self.scope = scope
    file = scope.file
  }

  /// The context in which an expression is expanded.
  private struct Context {
    /// Arguments of the enclosing rule; nil for omitted ones, empty in a form.
    var arguments: [ExpandedOperand?] = []
    /// The message of the enclosing calls, used if a part of them fails.
    var message: ExpandedMessage?
    /// The enclosing rule's own message, used for checks without one.
    var ruleMessage: ExpandedMessage?
    /// The name of the outermost call, once inside one.
    var name: String?
    /// The range of the outermost check, if it is in the exported file.
    var range: SourceRange?

    /// The context for a question in a condition, which has a range of its own outside of calls.
    var ofQuestion: Context {
      var inner = self
      if name == nil { inner.range = nil }
      return inner
    }
  }

  /// Expands the form at the position.
  mutating func form(_ index: Int) -> ExpandedForm {
    let form = file.forms[index]
    fieldChecks = FieldChecks(of: form)
    let items = items(form.items, of: form, in: [])
    return ExpandedForm(form, index: index, items: items)
  }

  private mutating func items(
    _ items: [CheckedItem],
    of form: CheckedForm,
    in group: [String]
  ) -> [ExpandedItem] {
    items.compactMap { item in
      switch item {
      case .field(let field): return .field(self.field(form[field], fieldChecks[field.position]))
      case .group(let inner):
        let path = group + [inner.name]
        return .group(inner, path: path, self.items(inner.items, of: form, in: path))
      case .when(let when):
        budget = NodeBudget(nodes: Self.mostNodes)
        let condition = condition(when.condition, in: Context(range: when.place.rangeInFile))
        return .when(
          condition,
          self.items(when.items, of: form, in: group),
          self.items(when.otherwise, of: form, in: group),
          range: when.place.rangeInFile
        )
      case .step(let step): return .step(step, self.items(step.items, of: form, in: group))
      // A check with targets is handled with the fields that it targets; if none of them applies, it is
      // the form's.
      case .check(let check):
        guard let check = fieldChecks.ofWholeForm(check) else { return nil }
        return .check(checks([.check(check)]), range: check.place.rangeInFile)
      }
    }
  }

  private mutating func field(
    _ field: CheckedField,
    _ statements: [CheckedStatement]
  ) -> ExpandedField {
    budget = NodeBudget(nodes: Self.mostNodes)
    let filter = field.filter.map { requirement($0, message: nil, in: Context()) }
    let range = field.place.rangeInFile
    var checks = checks(statements)
    if field.type.isUnknown, !checks.required.isEmpty {
      checks.required = [.atom(.unsayable("any", .unknownType, range: range))]
    }
    return ExpandedField(
      path: field.path,
      field: field,
      filter: filter,
      checks: checks,
      range: range
    )
  }

  // MARK: Statements

  private mutating func checks(_ statements: [CheckedStatement]) -> ExpandedChecks {
    statements.reduce(into: ExpandedChecks()) { checks, statement in
      budget = NodeBudget(nodes: Self.mostNodes)
      checks.append(self.checks([statement], in: Context()))
    }
  }

  /// The requirements of statements when a whole record is validated.
  private mutating func checks(
    _ statements: [CheckedStatement],
    in context: Context
  ) -> ExpandedChecks {
    var checks = ExpandedChecks()
    level += 1
    defer { level -= 1 }
    for statement in statements {
      switch statement {
      case .check(let check):
        var context = context
        if context.name == nil { context.range = context.range ?? check.place.rangeInFile }
        let message = message(check.message, in: context)
        let requirement = requirement(check.expression, message: message, in: context)
        if check.isWarning {
          checks.advised.append(requirement)
        } else {
          checks.required.append(requirement)
        }
      case .when(let when):
        let condition = condition(when.condition, in: context)
        let main = self.checks(when.items, in: context)
        let otherwise = self.checks(when.otherwise, in: context)
        checks.append(ExpandedChecks(condition, main: main, otherwise: otherwise))
      case .moment(.submit, let body): checks.append(self.checks(body, in: context))
      // When a whole record is validated, nothing was just changed or left.
      case .moment(.change, _), .moment(.blur, _): continue
      }
    }
    return checks
  }

  // MARK: Expressions

  private mutating func requirement(
    _ expression: CheckedExpression,
    message: ExpandedMessage?,
    in context: Context
  ) -> Requirement {
    level += 1
    defer { level -= 1 }
    if let obstacle = obstacle() {
      return .atom(.unsayable(context.name ?? "form", obstacle, range: context.range))
    }
    var context = context
    switch expression {
    case .call(let call): return requirement(call, message: message, in: context)
    case .not(let inner, _): return .not(requirement(inner, message: message, in: context))
    case .and(let operands, _):
      return .conjunction(operands.map { requirement($0, message: message, in: context) })
    case .or(let operands, _):
      return .or(operands.map { requirement($0, message: message, in: context) })
    case .part(let inner, let own):
      return requirement(inner, message: self.message(own, in: context), in: context)
    case .each(let body, let places, _):
      context.message = context.message ?? message
      return .atom(.each(.conjunction(checks(body, in: context).required), places))
    case .member(let name, _, let place):
      // Only fields of type `any` have members, and their checks are not exported.
      return .atom(.unsayable(name, .external, range: place.rangeInFile))
    case .condition(let inner, let place):
      return .atom(
        .condition(
          demand(inner, in: context),
          message: context.message ?? message ?? context.ruleMessage,
          range: context.range ?? place.rangeInFile
        )
      )
    case .compare, .membership, .asks: return condition(expression, in: context)
    }
  }

  /// The limit that prevents further expansion; nil if there is none.
  private mutating func obstacle() -> Question.Obstacle? {
    if level > Self.mostLevels { return .tooDeep }
    return budget.take(1) ? nil : .tooLong
  }

  /// The limit or context that prevents expanding a condition; nil if there is none.
  private mutating func obstacle(to condition: CheckedExpression) -> Question.Obstacle? {
    if let obstacle = obstacle() { return obstacle }
    return condition.comparedOperands.contains(where: \.readsContext) ? .context : nil
  }

  private mutating func requirement(
    _ call: CheckedCall,
    message: ExpandedMessage?,
    in context: Context
  ) -> Requirement {
    let range = context.range ?? call.place.rangeInFile
    if call.arguments.contains(where: { $0.operands.contains(where: \.readsContext) }) {
      return .atom(.unsayable(context.name ?? call.name, .context, range: range))
    }
    switch call.target {
    case .builtIn(let rule):
      let arguments = call.arguments.filter { !$0.operands.isEmpty }.map { argument in
        (argument.name, argument.operands.compactMap { operand($0, in: context) })
      }
      return .atom(
        .rule(
          RuleUse(
            rule: rule,
            arguments: Dictionary(arguments) { first, _ in first },
            message: context.message ?? message ?? context.ruleMessage,
            name: context.name ?? call.name,
            range: range
          )
        )
      )
    case .rule(let index):
      let rule = file[index]
      var context = context
      context.message = context.message ?? message ?? context.ruleMessage
      context.arguments = call.arguments.map { argument in
        argument.operands.first.flatMap { operand($0, in: context) }
      }
      context.name = context.name ?? call.name
      context.range = range
      context.ruleMessage = self.message(rule.message, in: context)
      return .conjunction(checks(rule.body, in: context).required)
    case .external(let index):
      return .atom(.unsayable(context.name ?? file[index].name, .external, range: range))
    }
  }

  /// The message with its placeholders resolved.
  private func message(_ message: CheckedMessage?, in context: Context) -> ExpandedMessage? {
    guard let message else { return nil }
    var values: [String: [ExpandedOperand]] = [:]
    for (name, value) in message.arguments {
      values[name, default: []] += [operand(value, in: context)].compactMap(\.self)
    }
    return ExpandedMessage(text: message.source, values: values)
  }

  // MARK: Conditions

  /// The requirement of a condition; constant if the rules alone decide it.
  private mutating func condition(
    _ condition: CheckedExpression,
    in context: Context
  ) -> Requirement {
    level += 1
    defer { level -= 1 }
    if let obstacle = obstacle(to: condition) {
      return .atom(.unsayable("when", obstacle, range: context.range))
    }
    switch condition {
    case .compare(let left, let comparison, let right, _):
      return .comparing(operand(left, in: context), comparison, operand(right, in: context))
    case .membership(let left, let values, let isNegated, _):
      let left = operand(left, in: context)
      let isOne = Requirement.any(
        values.map { .comparing(left, .equal, operand($0, in: context)) }
      )
      return isNegated ? .settledNot(isOne) : isOne
    case .asks(let asked, let question, let isNegated, _):
      let question = requirement(question, message: nil, in: context.ofQuestion)
      guard let asked = operand(asked, in: context) else { return .constant(false) }
      if case .atom(.rule(let use)) = question, let answer = use.rule.answer(for: asked) {
        return .constant(answer != isNegated)
      }
      return .atom(.of(asked, isNegated ? .not(question) : question))
    case .call, .part, .each, .member, .condition:
      return requirement(condition, message: nil, in: context.ofQuestion)
    case .not(let inner, _): return .settledNot(self.condition(inner, in: context))
    case .and(let operands, _): return .all(operands.map { self.condition($0, in: context) })
    case .or(let operands, _): return .any(operands.map { self.condition($0, in: context) })
    }
  }

  /// The requirement of a condition used as a check: comparing an empty value passes.
  private mutating func demand(
    _ condition: CheckedExpression,
    isNegated: Bool = false,
    in context: Context
  ) -> Requirement {
    level += 1
    defer { level -= 1 }
    if let obstacle = obstacle(to: condition) {
      return .atom(.unsayable("check", obstacle, range: context.range))
    }
    switch condition {
    case .not(let inner, _): return demand(inner, isNegated: !isNegated, in: context)
    case .and(let operands, _):
      let parts = operands.map { demand($0, isNegated: isNegated, in: context) }
      return isNegated ? .any(parts) : .all(parts)
    case .or(let operands, _):
      let parts = operands.map { demand($0, isNegated: isNegated, in: context) }
      return isNegated ? .all(parts) : .any(parts)
    case .compare(let left, let comparison, let right, _):
      let (left, right) = (operand(left, in: context), operand(right, in: context))
      return .demanding(left, comparison, right, isNegated: isNegated)
    case .membership(let left, let values, let isExcluded, _):
      let left = operand(left, in: context)
      let isNone = isNegated != isExcluded
      let parts = values.map {
        Requirement.demanding(left, .equal, operand($0, in: context), isNegated: isNone)
      }
      return isNone ? .all(parts) : .any(parts)
    case .asks, .call, .part, .each, .member, .condition:
      let question = self.condition(condition, in: context)
      if case .constant(let holds) = question { return .constant(holds != isNegated) }
      // It may be not applicable, and must reject only if it fails.
      return .otherwise(isNegated ? question : .not(question))
    }
  }

  /// The operand with parameters replaced by arguments; nil for an omitted parameter.
  private func operand(_ operand: CheckedOperand, in context: Context) -> ExpandedOperand? {
    OperandExpansion(file: file, arguments: context.arguments).operand(operand)
  }
}

extension CheckedExpression {
  /// The operands that a comparison or question reads directly.
  fileprivate var comparedOperands: [CheckedOperand] {
    switch self {
    case .compare(let left, _, let right, _): [left, right]
    case .membership(let left, let values, _, _): [left] + values
    case .asks(let asked, _, _, _): [asked]
    case .call, .not, .and, .or, .part, .each, .member, .condition: []
    }
  }
}

extension CheckedOperand {
  /// Whether it reads a context.
  fileprivate var readsContext: Bool {
    if case .field(let field) = self {
      field.isContext
    } else {
      parts.contains(where: \.readsContext)
    }
  }
}
