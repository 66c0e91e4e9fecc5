import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks `accepts` or `rejects` of a rule: its arguments, and its values as they stand.
  mutating func checkExamples(
    _ statement: ExamplesStatement,
    ofRule index: Int,
    in scope: Scope
  ) -> CheckedExamples? {
    let name = rules[index].declaration.name
    let parameters = rules[index].parameters.map { FormalParameter($0) }
    if statement.arguments == nil, parameters.contains(where: { !$0.isOptional }) {
      let problem = TypeProblem.examplesNeedArguments(name.text)
      report(
        problem,
        at: statement.range,
        in: scope.unit,
        notes: ["as in '\(statement.verdict.rawValue)(\(parameters[0].name): …) …'"]
      )
      return nil
    }
    var scope = scope
    scope.purpose = .defaultValue
    // Examples say nothing about what the rule judges.
    inference.demands.append(SubjectDemand())
    defer { inference.demands.removeLast() }
    let call = Call(name: name, arguments: statement.arguments, range: statement.range)
    guard let operands = match(call.arguments ?? [], of: call, with: parameters, in: scope.unit)
    else { return nil }
    var arguments: [CheckedArgument] = []
    for (parameter, given) in zip(parameters, operands) {
      let value =
        given.isEmpty
        ? parameter.defaultValue
        : checkArgument(given[0], as: parameter.type, of: nil, in: scope)
      guard let value else { return nil }
      arguments.append(CheckedArgument(name: parameter.name, operands: [value]))
    }
    return examples(statement, arguments: arguments, in: scope.unit)
  }

  /// Checks `accepts` or `rejects` of a field.
  mutating func checkExamples(
    _ statement: ExamplesStatement,
    in unit: Int
  ) -> CheckedExamples? {
    if let first = statement.arguments?.first {
      report(TypeProblem.examplesWithoutParameters, at: first.range, in: unit)
      return nil
    }
    return examples(statement, arguments: [], in: unit)
  }

  private mutating func examples(
    _ statement: ExamplesStatement,
    arguments: [CheckedArgument],
    in unit: Int
  ) -> CheckedExamples {
    CheckedExamples(
      verdict: statement.verdict,
      arguments: arguments,
      values: statement.values.map { literal in
        (checkLiteral(literal, in: unit), Place(source: unit, range: literal.range))
      },
      place: Place(source: unit, range: statement.range)
    )
  }

  /// A literal of a test, an example or an annotation as a value; texts stay texts.
  mutating func checkLiteral(_ literal: Literal, in unit: Int) -> Value {
    switch literal {
    case .string(let text): return .text(text.value)
    case .number(let text, let range):
      return checkNumber(text, at: range, in: unit).map { .number($0) } ?? .null
    case .boolean(let value, _): return .boolean(value)
    case .null: return .null
    case .array(let items, _): return .list(items.map { checkLiteral($0, in: unit) })
    case .object(let object):
      var members = GivenValues()
      for entry in object.entries {
        insert(entry, into: &members, in: unit)
      }
      return .form(members.values)
    }
  }
}

extension Checker {
  /// Puts an entry of an object among its other values, which must not have its key.
  mutating func insert(
    _ entry: ObjectLiteral.Entry,
    into values: inout GivenValues,
    in unit: Int
  ) {
    let value = checkLiteral(entry.value, in: unit)
    let names = entry.path.names
    let limit = SyntaxLimits().nesting
    if names.count > limit {
      // A path of names is so many objects in one another.
      report(SyntaxProblem.nestedTooDeeply(limit: limit), at: entry.path.range, in: unit)
    } else if !values.insert(value, at: names) {
      let key = names.joined(separator: ".")
      report(TypeProblem.keyTwice(key), at: entry.path.range, in: unit)
    }
  }
}

extension Path {
  /// The names of the path; an index, which no key has, counts as none.
  var names: [String] {
    components.compactMap { component in
      if case .name(let name) = component { name.text } else { nil }
    }
  }
}
