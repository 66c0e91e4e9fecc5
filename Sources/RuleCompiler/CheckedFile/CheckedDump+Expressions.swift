import RuleEngine
import RuleSyntax

// Expressions, conditions and operands, each on one line.

extension CheckedDump {
  // MARK: Expressions

  func words(_ check: CheckedCheck) -> String {
    (check.isWarning ? "warn " : "") + words(check.expression) + words(message: check.message)
      + (check.targets.isEmpty
        ? "" : " at " + check.targets.map(\.path.description).joined(separator: ", "))
  }

  /// The expression, with parentheses around every operand that is not a call.
  func words(_ expression: CheckedExpression) -> String {
    switch expression {
    case .call(let call): words(call)
    case .not(let inner, _): "not " + operand(inner)
    case .and(let operands, _): operands.map(operand).joined(separator: " and ")
    case .or(let operands, _): operands.map(operand).joined(separator: " or ")
    case .part(let inner, let message): "(\(words(inner)))" + words(message: message)
    case .each(let statements, .keys, _): "keys " + block(statements)
    case .each(let statements, let items, _): "each\(items.words) " + block(statements)
    case .member(let name, let statements, _): "member \"\(name)\" " + block(statements)
    case .condition(let condition, _): "check " + words(condition)
    case .compare(let left, let comparison, let right, _):
      "\(words(left)) \(comparison.symbol) \(words(right))"
    case .membership(let subject, let values, let isNegated, _):
      words(subject) + (isNegated ? " not" : "")
        + " in (\(values.map(words).joined(separator: ", ")))"
    case .asks(let subject, let call, let isNegated, _):
      words(subject) + (isNegated ? " is not " : " is ") + words(call)
    }
  }

  private func operand(_ expression: CheckedExpression) -> String {
    switch expression {
    case .part: words(expression)
    case .call(let call): if case .builtIn = call.target { words(call) } else { "(\(words(call)))" }
    case .not, .and, .or, .each, .member, .condition, .compare, .membership, .asks:
      "(\(words(expression)))"
    }
  }

  private func words(_ call: CheckedCall) -> String {
    let arguments = words(call.arguments)
    let target =
      switch call.target {
      case .builtIn(let rule): rule.rawValue == call.name ? "" : " = \(rule.rawValue)"
      case .rule(let rule): " = rule \(rule.position)"
      case .external(let external): " = external \(external.position)"
      }
    return call.name + (arguments.isEmpty ? "" : "(\(arguments))") + target
  }

  func words(_ arguments: [CheckedArgument]) -> String {
    arguments.filter { !$0.operands.isEmpty }
      .map { "\($0.name): " + $0.operands.map(words).joined(separator: ", ") }
      .joined(separator: "; ")
  }

  private func block(_ statements: [CheckedStatement]) -> String {
    "{ " + statements.map(words).joined(separator: "; ") + " }"
  }

  private func words(_ statement: CheckedStatement) -> String {
    switch statement {
    case .check(let check): words(check)
    case .when(let when):
      "when \(words(when.condition)) \(block(when.items)) otherwise \(block(when.otherwise))"
    case .moment(let moment, let statements): "on \(moment) " + block(statements)
    }
  }

  // MARK: Operands

  func words(_ operand: CheckedOperand) -> String {
    switch operand {
    case .value(let value): DumpText.words(for: value)
    case .duration(let duration): duration.ruleLiteral
    case .byteCount(let size): size.description
    case .pattern(let pattern, _): DumpText.words(for: pattern)
    case .characters(_, let notation): "characters \(DumpText.quoted(notation))"
    case .unit(let unit): unit.rawValue
    case .range(let lower, let upper):
      (lower.map(words) ?? "") + "..." + (upper.map(words) ?? "")
    case .parameter(let position):
      parameters.indices.contains(position.position)
        ? "parameter \(parameters[position.position])" : "parameter \(position.position)"
    case .field(let field): (field.isContext ? "context " : "field ") + path(field.path)
    case .entry(let map, let key, let inner):
      "\(words(map))[\(DumpText.quoted(key))]" + (inner.map { "." + path($0.path) } ?? "")
    case .previousItem(let field):
      "previous item" + (field.map { " field " + path($0.path) } ?? "")
    case .itemValues(let steps): "values " + steps.map { path($0.path) }.joined(separator: "[].")
    case .itemField(let steps): "item field " + steps.map { path($0.path) }.joined(separator: "[].")
    case .key: "key"
    case .today: "today"
    case .now: "now"
    case .item(let level, let field):
      "item \(level)" + (field.map { " field " + path($0.path) } ?? "")
    case .computedValue(let position): "computed \(position)"
    case .computed(let operation, let operands): operation.words(operands.map { words($0) })
    case .offset(let base, let shift): "\(words(base)) \(shift.words)"
    }
  }

  func words(_ source: CheckedComputedValue.Source) -> String {
    switch source {
    case .operand(let operand): words(operand)
    case .aggregate(let aggregate): words(aggregate)
    case .condition(let condition): words(condition)
    }
  }

  private func words(_ aggregate: CheckedAggregate) -> String {
    let value = aggregate.value.map { words($0) + " of " } ?? ""
    let origin = aggregate.isOfItem.map { "item \($0) field " } ?? "field "
    let list = aggregate.list.map { path($0.path) }.joined(separator: "[].")
    let condition = aggregate.condition.map { " where " + words($0) } ?? ""
    return "\(aggregate.function.rawValue)(\(value)\(origin)\(list)\(condition))"
  }

  private func path(_ names: [String]) -> String {
    FieldPath(names.map(FieldPath.Component.name)).description
  }

  // MARK: Types and remarks

  func words(_ type: FieldType) -> String { type.written { file[$0].name } }

  func words(_ step: CheckedNormalization) -> String {
    switch step {
    case .change(let change): change.rawValue
    case .replace(let source, let template, _):
      "replace(\(DumpText.words(for: source)), \(DumpText.quoted(template)))"
    }
  }

  func words(_ parameters: [CheckedParameter]) -> String {
    let list = parameters.map { parameter in
      parameter.name + (parameter.type.map { ": \($0)" } ?? "")
        + (parameter.defaultValue.map { " = \(words($0))" } ?? "")
    }
    return list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
  }

  /// The message as written, followed by the operands of its placeholders.
  func words(message: CheckedMessage?) -> String {
    guard let message else { return "" }
    let arguments = message.arguments.map { "\($0.name): \(words($0.operand))" }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return " " + DumpText.quoted(message.source) + list
  }

  /// Line and column, with the source's name unless it is the first source.
  func words(at place: Place) -> String {
    let found = file.sourcePlace(of: place)
    let name = place.source == 0 ? "" : "\(file.sources[place.source].name):"
    return " at \(name)\(found.line):\(found.column)"
  }
}
