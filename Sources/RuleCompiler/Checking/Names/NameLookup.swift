import RuleEngine
import RuleSyntax

/// What a call can be a call of.
enum RuleTarget: Hashable {
  case builtIn(BuiltInRule)
  case rule(RuleIndex)
  case external(ExternalIndex)
}

extension Checker {
  /// The rule that a name means in a file, without any report; nil when there is none.
  mutating func rule(named name: String, in unit: Int) -> RuleTarget? {
    switch units[unit].names[name] {
    case .rule(let index): return .rule(RuleIndex(index))
    case .external(let index): return .external(ExternalIndex(index))
    case .form: return nil
    case nil: break
    }
    if let builtIn = BuiltInRule(rawValue: name) { return .builtIn(builtIn) }
    return standardRule(named: name).map { .rule(RuleIndex($0)) }
  }

  /// Remembers that something uses the target, for the warnings about what nothing uses.
  mutating func markUsed(_ target: RuleTarget, from unit: Int) {
    switch target {
    case .builtIn: break
    case .rule(let index):
      rules[index.position].isUsed = true
      units[unit].usedImports.insert(rules[index.position].unit)
    case .external(let index):
      externals[index.position].isUsed = true
      units[unit].usedImports.insert(externals[index.position].unit)
    }
  }

  /// The rule that is called, or a report that there is none.
  mutating func resolveRule(_ name: Name, in scope: Scope) -> RuleTarget? {
    if let target = rule(named: name.text, in: scope.unit) {
      markUsed(target, from: scope.unit)
      return target
    }
    if let sort = otherSort(of: name.text, in: scope) {
      report(
        NameProblem.wrongSort(name.text, is: sort, expected: .rule),
        at: name.range,
        in: scope.unit,
        notes: sort == .normalization ? ["write 'normalize \(name.text)'"] : []
      )
      return nil
    }
    guard !units[scope.unit].hidesNames else { return nil }
    let names = canSuggest ? ruleNames(in: scope.unit) : []
    let fixes = didYouMean(name.text, at: name.range, among: names)
    report(NameProblem.unknownRule(name.text), at: name.range, in: scope.unit, fixes: fixes)
    return nil
  }

  /// Names of all rules that a file can call.
  func ruleNames(in unit: Int) -> [String] {
    let named = units[unit].names.compactMap { name, symbol -> String? in
      if case .form = symbol { nil } else { name }
    }
    return named + BuiltInRule.allCases.map(\.rawValue) + environment.standardNames
  }

  private func otherSort(of name: String, in scope: Scope) -> NameSort? {
    if case .form = units[scope.unit].names[name] { return .form }
    if parameter(named: name, in: scope) != nil { return .parameter }
    if let form = scope.form {
      switch forms[form].table.member(named: name, from: scope.group) {
      case .field: return .field
      case .group: return .group
      case nil: break
      }
    }
    return NormalizationName.all.contains(name) ? .normalization : nil
  }

  func parameter(named name: String, in scope: Scope) -> ParameterIndex? {
    parameters(in: scope)?.index(named: name)
  }

  func parameters(in scope: Scope) -> ParameterTable? {
    switch scope.owner {
    case .rule(let index): rules[index].parameters
    case .external(let index): externals[index].parameters
    case .form: nil
    }
  }
}
