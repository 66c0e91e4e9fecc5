import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a named rule, whose callees are checked already, and finds out what it judges.
  mutating func checkRule(_ index: Int) {
    let declaration = rules[index].declaration
    let unit = rules[index].unit
    let outer = inference
    inference = RuleInference()
    defer { inference = outer }
    rules[index].parameters = checkParameters(declaration.parameters, in: unit)
    let scope = Scope(unit: unit, owner: .rule(index), subject: .open)
    rules[index].body = checkStatements(declaration.body, of: Block(kind: .rule), in: scope)
    rules[index].message = checkMessage(declaration.message, about: [], in: scope)
    checkDefaults(in: scope)
    rules[index].demand = inference.demands[0]
    // That the rule judges nothing was reported; whoever calls it need not hear of it again.
    if rules[index].demand.kinds.isEmpty { rules[index].demand = SubjectDemand() }
    rules[index].asksExternal = inference.asksExternal
    rules[index].state = .checked
    for case .examples(let statement) in declaration.body {
      if let examples = checkExamples(statement, ofRule: index, in: scope) {
        rules[index].examples.append(examples)
      }
    }
    let constraints = ConstraintSearch(statements: rules[index].body)
    report(constraints.findings, in: unit)
  }

  /// Resolves the declared types of parameters; those of others are found in the rule's body.
  mutating func checkParameters(_ parameters: [Parameter], in unit: Int) -> ParameterTable {
    var places: [String: SourceRange] = [:]
    var entries = ParameterTable()
    for parameter in parameters {
      if let earlier = places[parameter.name.text] {
        report(
          NameProblem.nameTaken(parameter.name.text, by: .declaration(.parameter)),
          at: parameter.name.range,
          in: unit,
          labels: [Diagnostic.Label(earlier, "declared here")]
        )
        continue
      }
      places[parameter.name.text] = parameter.name.range
      entries.append(
        ParameterEntry(
          name: parameter.name,
          type: parameter.type.flatMap { checkParameterType($0, in: unit) },
          defaultTree: parameter.defaultValue
        )
      )
    }
    return entries
  }

  private mutating func checkParameterType(
    _ reference: TypeReference,
    in unit: Int
  ) -> ParameterType? {
    let note =
      "parameters are \(ParameterTypeName.allCases.map(\.rawValue).joined(separator: ", "))"
    switch reference {
    case .list(_, let range):
      report(NameProblem.unknownParameterType("list"), at: range, in: unit, notes: [note])
      return nil
    case .named(let name):
      if let known = ParameterTypeName(rawValue: name.text) { return known.type }
      let names = ParameterTypeName.allCases.map(\.rawValue)
      report(
        NameProblem.unknownParameterType(name.text),
        at: name.range,
        in: unit,
        notes: [note],
        fixes: didYouMean(name.text, at: name.range, among: names)
      )
      return nil
    }
  }

  private mutating func checkDefaults(in scope: Scope) {
    guard let rule = scope.ruleIndex else { return }
    var scope = scope
    scope.purpose = .defaultValue
    for parameter in rules[rule].parameters.indices {
      let entry = rules[rule].parameters[parameter]
      guard let tree = entry.defaultTree else { continue }
      let value = checkArgument(tree, as: entry.expectedType, of: nil, in: scope)
      rules[rule].parameters[parameter].defaultValue = value
    }
  }

  /// What the checker hands on of a rule.
  func checkedRule(_ entry: RuleEntry) -> CheckedRule {
    CheckedRule(
      name: entry.declaration.name.text,
      parameters: entry.parameters.map { CheckedParameter($0) },
      message: entry.message,
      body: entry.body,
      examples: entry.examples,
      demand: entry.demand,
      isStandard: units[entry.unit].isStandard,
      place: Place(source: entry.unit, range: entry.declaration.name.range)
    )
  }
}

extension CheckedParameter {
  init(_ entry: ParameterEntry) {
    self.init(name: entry.name.text, type: entry.type, defaultValue: entry.defaultValue)
  }
}

/// The types that parameters can have by name.
enum ParameterTypeName: String, CaseIterable {
  case text, integer, number, boolean, date, time, datetime, duration, size, pattern, characters
  case range

  var type: ParameterType {
    switch self {
    case .text: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    case .duration: .duration
    case .size: .byteCount
    case .pattern: .pattern
    case .characters: .characters
    case .range: .countOrRange
    }
  }
}
