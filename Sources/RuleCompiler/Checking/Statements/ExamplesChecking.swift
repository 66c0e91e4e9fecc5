import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks `accepts` or `rejects` of a rule: its arguments, and its literal values.
  mutating func checkExamples(
    _ statement: ExamplesStatement,
    ofRule index: Int
  ) -> CheckedExamples? {
    let name = rules[index].declaration.name
    if statement.arguments == nil, !statement.lacksArguments,
      parameters.contains(where: { !$0.isOptional })
    {
      report(
        TypeProblem.examplesNeedArguments(name.text),
        at: statement.range,
        notes: ["as in '\(statement.verdict.rawValue)(\(parameters[0].name.text): …) …'"]
      )
      return nil
    }
    scope.purpose = .defaultValue
    // Examples don't narrow the kinds of values that the rule accepts.
    inference.demands.append(SubjectDemand())
    defer {
      scope.purpose = .check
      inference.demands.removeLast()
    }
    var call = Call(name: name, arguments: statement.arguments, range: statement.range)
    call.lacksArguments = statement.lacksArguments
    return checkArguments(of: call, to: .rule(RuleIndex(index)), for: parameters).map {
      examples(statement, arguments: $0.arguments)
    }
  }

  /// Checks `accepts` or `rejects` of a field.
  mutating func checkExamples(_ statement: ExamplesStatement) -> CheckedExamples? {
    if let first = statement.arguments?.first {
      report(TypeProblem.examplesWithoutParameters, at: first.range)
      return nil
    }
    return examples(statement, arguments: [])
  }

  private mutating func examples(
    _ statement: ExamplesStatement,
    arguments: [CheckedArgument]
  ) -> CheckedExamples {
    CheckedExamples(
      verdict: statement.verdict,
      arguments: arguments,
      values: statement.values.map { (checkLiteral($0), place($0.range)) },
      place: place(statement.range)
    )
  }

  /// Converts a literal of a test, an example or an annotation to a value; texts stay texts.
  mutating func checkLiteral(_ literal: Literal) -> Value {
    switch literal {
    case .string(let text): return .text(text.value)
    case .number(let text, let range):
      return checkNumber(text, at: range).map { .number($0) } ?? .null
    case .boolean(let value, _): return .boolean(value)
    case .null: return .null
    case .array(let items, _): return .list(items.map { checkLiteral($0) })
    case .object(let object):
      var members = GivenValues()
      for entry in object.entries { insert(entry, into: &members) }
      return .form(members.values)
    }
  }

  /// Adds an object's entry to its values; reports a duplicate key.
  mutating func insert(_ entry: ObjectLiteral.Entry, into values: inout GivenValues) {
    let value = checkLiteral(entry.value)
    let names = entry.path.names
    let limit = SyntaxLimits().nesting
    if let index = entry.path.firstIndex {
      let name = names.first ?? ""
      report(
        NameProblem.indexInRecord(name),
        at: index,
        notes: ["all items are listed in brackets, as in '\(name): […, …]'"]
      )
    } else if names.count > limit {
      // A path of n names creates n nested objects.
      report(SyntaxProblem.nestedTooDeeply(limit: limit), at: entry.path.range)
    } else if !values.insert(value, at: names) {
      report(TypeProblem.keyTwice(names.joined(separator: ".")), at: entry.path.range)
    }
  }
}

extension Path {
  /// The place of its first index; nil if it has none.
  var firstIndex: SourceRange? {
    for case .index(_, let range) in components { return range }
    return nil
  }

  /// The names of the path; an index, which no key has, counts as none.
  var names: [String] {
    components.compactMap { component in
      switch component {
      case .name(let name): name.text
      case .key(let key): key.value
      case .index: nil
      }
    }
  }
}
