import RuleEngine
import RuleSyntax

extension Checker {
  /// Checks a named rule after its callees, and infers its demand.
  mutating func checkRule(_ index: Int) {
    let declaration = rules[index].declaration
    let outer = (scope, inference)
    scope = Scope(unit: rules[index].unit, owner: .rule(index), block: Block(kind: .rule))
    inference = RuleInference()
    defer { (scope, inference) = outer }
    rules[index].parameters = checkParameters(declaration.parameters)
    rules[index].checked.body = checkStatements(declaration.body)
    rules[index].checked.message = checkMessage(declaration.message, about: [])
    checkDefaults()
    rules[index].checked.parameters = parameters.map(\.checked)
    // A rule that accepts no value was reported; its calls shouldn't report it again.
    if !inference.demands[0].kinds.isEmpty { rules[index].checked.demand = inference.demands[0] }
    rules[index].asksExternal = inference.asksExternal
    rules[index].state = .checked
    for case .examples(let statement) in declaration.body {
      if let examples = checkExamples(statement, ofRule: index) {
        rules[index].checked.examples.append(examples)
      }
    }
    report(ConstraintSearch.findings(in: rules[index].checked.body))
  }

  /// Resolves declared parameter types; the others are inferred from the rule's body.
  mutating func checkParameters(_ parameters: [Parameter]) -> ParameterTable {
    var places: [String: SourceRange] = [:]
    var entries = ParameterTable()
    for parameter in parameters {
      if let earlier = places[parameter.name.text] {
        report(
          NameProblem.nameTaken(parameter.name.text, by: .declaration(.parameter)),
          at: parameter.name.range,
          labels: [Diagnostic.Label(earlier, "declared here")]
        )
        continue
      }
      guard entries.count < CheckingLimits.parameters else {
        let problem = SizeProblem.tooManyParameters(of: "rule", limit: CheckingLimits.parameters)
        report(problem, at: parameter.name.range)
        break
      }
      places[parameter.name.text] = parameter.name.range
      entries.append(
        ParameterEntry(
          name: parameter.name,
          type: parameter.type.flatMap { checkParameterType($0) },
          defaultTree: parameter.defaultValue,
          isOptional: parameter.defaultValue != nil
        )
      )
    }
    return entries
  }

  private mutating func checkParameterType(_ reference: TypeReference) -> ParameterType? {
    let names = ParameterTypeName.types.map(\.key)
    let notes = ["the parameters are \(names.joined(separator: ", "))"]
    switch reference {
    case .list(_, let range):
      report(NameProblem.unknownParameterType("list"), at: range, notes: notes)
    case .map(_, let range):
      report(NameProblem.unknownParameterType("map"), at: range, notes: notes)
    case .named(let name), .applied(let name, _, _):
      if let known = ParameterTypeName.types.first(where: { $0.key == name.text }) {
        return known.value
      }
      let problem = NameProblem.unknownParameterType(name.text)
      if let meant = ForeignTypes.meaning(of: name.text), names.contains(meant) {
        report(problem, at: name.range, fixes: [.didYouMean(meant, at: reference.place)])
      } else {
        reportUnknown(problem, name, notes: notes) { _ in names }
      }
    }
    return nil
  }

  /// Checks the defaults of the parameters in scope, after their types are known.
  mutating func checkDefaults() {
    scope.purpose = .defaultValue
    for position in parameters.indices {
      guard let tree = parameters[position].defaultTree else { continue }
      let value = checkArgument(tree, as: parameters[position].expectedType, of: nil)
      parameters[position].defaultValue = value
    }
    scope.purpose = .check
  }
}

/// The names of parameter types.
enum ParameterTypeName {
  static let types: KeyValuePairs<String, ParameterType> = [
    "text": .text, "integer": .integer, "number": .number, "boolean": .boolean, "date": .date,
    "month": .month,
    "time": .time, "datetime": .dateTime, "duration": .duration, "size": .byteCount,
    "pattern": .pattern, "characters": .characters, "range": .countOrRange,
  ]
}
