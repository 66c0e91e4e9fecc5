import RuleEngine
import RuleSyntax

extension FormResolver {
  /// What statements ask of their value when a whole record is judged.
  mutating func checks(
    _ statements: [Statement],
    in context: ResolutionContext
  ) -> ResolvedChecks {
    var checks = ResolvedChecks()
    for statement in statements {
      switch statement {
      case .check(let check):
        let requirement = requirement(check, in: context)
        if check.isWarning {
          checks.advised.append(requirement)
        } else {
          checks.required.append(requirement)
        }
      case .when(let when):
        let condition = requirement(when.condition, in: context)
        let main = self.checks(when.items, in: context)
        let otherwise = self.checks(when.otherwise ?? [], in: context)
        checks.append(ResolvedChecks(condition, main: main, otherwise: otherwise))
      case .moment(let block):
        // Nothing was changed or left where a whole record is judged.
        if block.moment == .submit { checks.append(self.checks(block.body, in: context)) }
      case .normalize, .filter, .mask, .option, .examples: continue
      }
    }
    return checks
  }

  private mutating func requirement(
    _ check: Check,
    in context: ResolutionContext
  ) -> Requirement {
    var context = context
    if context.call == nil {
      context.call = ("", context.file == 0 ? check.range : nil)
    }
    let message = message(check.message, of: check.expression, in: context)
    return requirement(check.expression, message: message, in: context)
  }

  private mutating func requirement(
    _ expression: Expression,
    message: ResolvedMessage?,
    in context: ResolutionContext
  ) -> Requirement {
    switch expression {
    case .call(let call):
      var context = context
      context.message = context.message ?? message ?? context.ruleMessage
      return requirement(call, in: context)
    case .not(let inner, _): return .not(requirement(inner, message: message, in: context))
    case .and(let operands, _):
      return .conjunction(operands.map { requirement($0, message: message, in: context) })
    case .or(let operands, _):
      return .any(operands.map { requirement($0, message: message, in: context) })
    case .parenthesized(let inner, let literal, _):
      let own = self.message(literal, of: inner, in: context)
      return requirement(inner, message: own ?? message, in: context)
    case .each(let body, let items, _):
      var context = context
      context.message = context.message ?? message
      return .each(.conjunction(checks(body, in: context).required), items)
    case .member(let name, _, let range):
      // Only fields of the type `any` have members, and those are not exported with their checks.
      return .external(name: name.value, range: range)
    }
  }

  /// The message with what its placeholders stand for: parameters of the rule around and of the
  /// rules that are called.
  private mutating func message(
    _ literal: StringLiteral?,
    of expression: Expression,
    in context: ResolutionContext
  ) -> ResolvedMessage? {
    guard let literal else { return nil }
    var values = context.parameters ?? [:]
    for call in expression.calls {
      for (name, operand) in arguments(of: call, in: context) where values[name] == nil {
        values[name] = operand.first
      }
    }
    return ResolvedMessage(text: literal.value, values: values)
  }

  // MARK: Calls

  private mutating func requirement(_ call: Call, in context: ResolutionContext) -> Requirement {
    let name = call.name.text
    var context = context
    if context.call?.name.isEmpty ?? true { context.call = (name, context.call?.range) }
    switch scope.rule(named: name, in: context.file) {
    case .external: return .external(name: name, range: context.call?.range)
    case .declared(let rule, let file):
      var inner = context
      inner.file = file
      inner.parameters = arguments(of: call, in: context).compactMapValues(\.first)
      inner.ruleMessage = rule.message.map {
        ResolvedMessage(text: $0.value, values: inner.parameters ?? [:])
      }
      return .conjunction(checks(rule.body, in: inner).required)
    case nil:
      guard let rule = BuiltInRule(rawValue: name) else { return .constant(true) }
      var use = RuleUse(
        rule: rule,
        arguments: arguments(of: call, in: context),
        message: context.message,
        name: context.call?.name ?? name,
        range: context.call?.range
      )
      if let neighbour = neighbour(for: rule, in: context) {
        use.rule = .equal
        use.arguments = ["other": [.field(neighbour)]]
      }
      return .rule(use)
    }
  }

  private func neighbour(for rule: BuiltInRule, in context: ResolutionContext) -> [String]? {
    if rule == .equalNext { return context.names.next(after: context.field) }
    if rule == .equalPrevious { return context.names.previous(before: context.field) }
    return nil
  }

  /// The arguments of a call by parameter, with defaults where there are any.
  private mutating func arguments(
    of call: Call,
    in context: ResolutionContext
  ) -> [String: [ResolvedOperand]] {
    var parameters: [RuleSignature.Parameter] = []
    var arguments: [String: [ResolvedOperand]] = [:]
    switch scope.rule(named: call.name.text, in: context.file) {
    case .external(let external):
      parameters = external.parameters.map { .init($0.name.text, .sameAsSubject) }
    case .declared(let rule, _):
      parameters = rule.parameters.map { .init($0.name.text, .sameAsSubject) }
      for parameter in rule.parameters {
        guard let value = parameter.defaultValue else { continue }
        arguments[parameter.name.text] = [operand(value, in: context)]
      }
    case nil:
      parameters = BuiltInRule(rawValue: call.name.text)?.signature.parameters ?? []
    }
    var position = 0
    for argument in call.arguments ?? [] {
      let named = argument.label.flatMap { label in parameters.first { $0.name == label.text } }
      guard let parameter = named ?? (position < parameters.count ? parameters[position] : nil)
      else { continue }
      let value = parameter.type.takesWords ? argument.value.words : nil
      arguments[parameter.name] =
        (parameter.isVariadic ? arguments[parameter.name] ?? [] : [])
        + [value ?? operand(argument.value, in: context)]
      if named == nil, !parameter.isVariadic { position += 1 }
    }
    return arguments
  }
}

extension ResolvedChecks {
  /// Checks that apply under a condition, and checks that apply otherwise.
  fileprivate init(_ condition: Requirement, main: ResolvedChecks, otherwise: ResolvedChecks) {
    func branch(_ main: [Requirement], _ otherwise: [Requirement]) -> [Requirement] {
      if main.isEmpty && otherwise.isEmpty { return [] }
      switch condition {
      case .constant(true): return main
      case .constant(false): return otherwise
      case .rule, .external, .not, .all, .any, .each, .when, .compare, .of, .constant:
        return [.when(condition, .conjunction(main), .conjunction(otherwise))]
      }
    }
    required = branch(main.required, otherwise.required)
    advised = branch(main.advised, otherwise.advised)
  }
}

extension ParameterType {
  /// Whether names stand for themselves there: units of length, and fields of a list's items.
  fileprivate var takesWords: Bool { self == .lengthUnit || self == .itemField }
}

extension OperandTree {
  /// The names of a path as they are written, joined by points; nil for other operands.
  fileprivate var words: ResolvedOperand? {
    guard case .path(let path) = self else { return nil }
    let names = path.components.compactMap { component -> String? in
      if case .name(let name) = component { name.text } else { nil }
    }
    return .text(names.joined(separator: "."))
  }
}

extension Expression {
  /// The calls in the expression itself, in their order.
  fileprivate var calls: [Call] {
    switch self {
    case .call(let call): [call]
    case .not(let inner, _), .parenthesized(let inner, _, _): inner.calls
    case .and(let operands, _), .or(let operands, _): operands.flatMap(\.calls)
    case .each, .member: []
    }
  }
}
