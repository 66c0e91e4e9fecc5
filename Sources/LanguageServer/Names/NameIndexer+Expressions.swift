import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

extension NameIndexer {
  /// Indexes a check or condition.
  mutating func add(_ expression: Expression) {
    switch expression {
    case .call(let call): add(call)
    case .not(let inner, _): add(inner)
    case .and(let operands, _), .or(let operands, _): for operand in operands { add(operand) }
    case .parenthesized(let inner, let message, _):
      add(inner)
      add(message: message, about: inner.calls)
    case .each(let body, _, _):
      var inner = scope
      inner.subject = scope.subject.item
      inner.each = inner.subject
      within(inner) { $0.add(body) }
    case .keys(let body, _), .member(_, let body, _):
      var inner = scope
      inner.subject = .unknown
      within(inner) { $0.add(body) }
    case .condition(let inner, _): add(condition: inner)
    case .comparison(let left, _, let right, _):
      let types = (add(left), add(right))
      addOption(left, among: types.1)
      addOption(right, among: types.0)
    case .membership(let operand, _, let values, _):
      let type = add(operand)
      for value in values {
        _ = add(value)
        addOption(value, among: type)
      }
    case .inclusion(let operand, let path, _, _):
      _ = add(operand)
      addOption(operand, among: resolve(path).item)
    case .asks(let asked, _, let call, _):
      var inner = scope
      inner.subject = add(asked)
      within(inner) { $0.add(call) }
    }
  }

  /// Indexes the condition of a `when` or `check`, which has no subject.
  mutating func add(condition: Expression) {
    var inner = scope
    inner.subject = .unknown
    within(inner) { $0.add(condition) }
  }

  private mutating func addOption(_ operand: RuleSyntax.Operand, among type: TypeShape) {
    guard case .string(let literal) = operand.unparenthesized,
      case .choice(let owner, let options) = type,
      options.contains(literal.value)
    else { return }
    add(literal.range, .option(of: owner, ExactText(literal.value)), .option, spelling: .text)
  }

  // MARK: Calls

  /// The name of a rule that is called or expected.
  mutating func addRule(_ name: Name) {
    if let (key, declaration) = workspace.declaration(named: name.text, seenFrom: file) {
      switch declaration {
      case .rule: add(name.range, .declaration(key), .rule)
      case .external: add(name.range, .declaration(key), .external)
      case .form: add(name.range, .declaration(key), .form)
      case .importFile, .test: break
      }
    } else if BuiltInRule(rawValue: name.text) != nil {
      add(name.range, .builtInRule(name.text), .builtInRule)
    } else if StandardLibrary.names.contains(name.text) {
      add(name.range, .standardRule(name.text), .standardRule)
    }
  }

  mutating func add(_ definition: Definition) {
    switch definition {
    case .operand(let operand): _ = add(operand)
    case .condition(let condition): add(condition)
    }
  }

  private mutating func add(_ call: Call) {
    addRule(call.name)
    if workspace.declaration(named: call.name.text, seenFrom: file) == nil,
      let rule = BuiltInRule(rawValue: call.name.text)
    {
      add(call.arguments ?? [], of: rule)
      return
    }
    let key = workspace.declaration(named: call.name.text, seenFrom: file)?.key
    for argument in call.arguments ?? [] {
      if let label = argument.label {
        let symbol =
          key.map { Symbol.parameter(of: $0, label.text) }
          ?? .builtInParameter(rule: call.name.text, label.text)
        add(label.range, symbol, .parameter)
      }
      _ = add(argument.value)
    }
  }

  private mutating func add(_ arguments: [Argument], of rule: BuiltInRule) {
    let parameters = rule.signature.parameters
    for (position, argument) in arguments.enumerated() {
      // A parameter that takes all remaining arguments covers every position after its own.
      let endless = parameters.firstIndex(where: \.isVariadic) ?? parameters.count
      let own = min(position, endless)
      var parameter = parameters.indices.contains(own) ? parameters[own] : nil
      if let label = argument.label {
        add(label.range, .builtInParameter(rule: rule.rawValue, label.text), .parameter)
        parameter = parameters.first { $0.name == label.text }
      }
      if case .path(let path) = argument.value, path.components.count == 1,
        parameter?.type == .lengthUnit, case .name(let name) = path.components[0]
      {
        add(name.range, .word(.unit, name.text), .unit)
        continue
      }
      if case .path(let path) = argument.value, parameter?.type == .itemField,
        case .form(let shape) = scope.subject.item.innermost
      {
        _ = follow(path.components[...], from: .members(shape, []), isOutward: true)
        continue
      }
      _ = add(argument.value)
      addOption(argument.value, among: scope.subject)
      addOption(argument.value, among: scope.subject.item)
    }
  }

  // MARK: Operands

  /// Indexes an operand; returns its type as far as names depend on it.
  mutating func add(_ operand: RuleSyntax.Operand) -> TypeShape {
    switch operand {
    case .string, .number, .boolean, .pattern, .duration, .size, .today, .now: return .unknown
    case .path(let path): return resolve(path)
    case .closedRange(let lower, let upper, _):
      if let lower { _ = add(lower) }
      if let upper { _ = add(upper) }
      return .unknown
    case .binary:
      // A chain of operators is a deep tree on the left.
      var rest = operand
      while case .binary(let left, _, let right, _) = rest {
        _ = add(right)
        rest = left
      }
      return add(rest)
    case .negated(let inner, _): return add(inner)
    case .parenthesized(let inner, _): return add(inner)
    case .function(let call):
      let name = call.name
      let isKnown = LanguageNames.functions.contains { $0.name == name.text }
      if isKnown { add(name.range, .word(.function, name.text), .function) }
      for argument in call.arguments ?? [] {
        if let label = argument.label {
          add(label.range, .builtInParameter(rule: name.text, label.text), .parameter)
        }
        _ = add(argument.value)
      }
      return .unknown
    case .aggregate(let aggregate): return add(aggregate)
    }
  }

  /// How many names in the path of an aggregate can lead through lists.
  private static let listDepth = 16

  private mutating func add(_ aggregate: AggregateTree) -> TypeShape {
    let name = aggregate.function.rawValue
    let start = aggregate.range.start
    let end = start + UInt32(name.utf8.count)
    add(SourceRange(start: start, end: end), .word(.function, name), .function)
    var inner = scope
    // The names of the items of every list on the way are in scope.
    let path = aggregate.list
    for count in 1...max(1, min(path.components.count, NameIndexer.listDepth)) {
      let list = Path(components: Array(path.components.prefix(count)), range: path.range)
      if case .list(let item) = resolve(list) { inner.items.append(item.innermost) }
    }
    within(inner) { indexer in
      if let value = aggregate.value { _ = indexer.add(value) }
      if let condition = aggregate.condition { indexer.add(condition: condition) }
    }
    return .unknown
  }

  // MARK: Messages

  /// The parameters that a message names: those of the enclosing rule or form, or of its calls.
  mutating func add(message: StringLiteral?, about calls: [Call]) {
    guard let message else { return }
    let end = min(Int(message.range.end), source.bytes.count)
    var position = Int(message.range.start)
    while position + 1 < end {
      guard source.bytes[position] == UInt8(ascii: "{") else {
        position += 1
        continue
      }
      if source.bytes[position + 1] == UInt8(ascii: "{") {
        position += 2
        continue
      }
      let start = position + 1
      position = start
      while position < end, source.bytes[position] != UInt8(ascii: "}") { position += 1 }
      let range = SourceRange(start: UInt32(start), end: UInt32(position))
      addPlaceholder(source.text(in: range), at: range, about: calls)
    }
  }

  private mutating func addPlaceholder(
    _ name: String,
    at range: SourceRange,
    about calls: [Call]
  ) {
    if let rule = scope.rule, scope.parameters.contains(name) {
      add(range, .parameter(of: rule, name), .parameter, spelling: .placeholder)
    } else if let form = scope.form, form.groups[[]]?[name]?.kind == .parameter {
      add(range, .member(of: form.key, [name]), .parameter, spelling: .placeholder)
    } else {
      for call in calls {
        guard
          let (key, declaration) = workspace.declaration(
            named: call.name.text,
            seenFrom: file
          )
        else { continue }
        guard declaration.parameters.contains(where: { $0.name.text == name }) else { continue }
        add(range, .parameter(of: key, name), .parameter, spelling: .placeholder)
        return
      }
    }
  }
}

extension Declaration {
  /// The parameters that it declares.
  var parameters: [Parameter] {
    switch self {
    case .rule(let rule): rule.parameters
    case .external(let external): external.parameters
    case .form(let form): form.parameters
    case .importFile, .test: []
    }
  }
}

extension Expression {
  /// The calls in it, in text order, except those in blocks.
  var calls: [Call] {
    switch self {
    case .call(let call): [call]
    case .not(let inner, _), .parenthesized(let inner, _, _), .condition(let inner, _): inner.calls
    case .and(let operands, _), .or(let operands, _): operands.flatMap(\.calls)
    case .asks(_, _, let call, _): [call]
    case .each(let body, _, _), .keys(let body, _), .member(_, let body, _):
      body.flatMap { statement in
        if case .check(let check) = statement { check.expression.calls } else { [Call]() }
      }
    case .comparison, .membership, .inclusion: []
    }
  }
}
