import RuleSyntax

extension Checker {
  /// Position of the standard rule of the name, whose file is read when it is first asked for.
  mutating func standardRule(named name: String) -> Int? {
    if let known = standardRules[name] { return known }
    guard standardNames.contains(name) else { return nil }
    if standardDeclarations[name] == nil, let source = environment.standardFile(name) {
      loadStandardFile(source)
    }
    guard let (unit, declaration) = standardDeclarations[name] else { return nil }
    let index = rules.count
    rules.append(RuleEntry(declaration, in: unit, isStandard: true))
    standardRules[name] = index
    return index
  }

  private mutating func loadStandardFile(_ source: SourceText) {
    let unit = units.count
    units.append(SourceUnit(RuleParser.parse(source), isStandard: true))
    for case .rule(let rule) in units[unit].tree.declarations
    where standardDeclarations[rule.name.text] == nil {
      standardDeclarations[rule.name.text] = (unit, rule)
    }
  }
}
