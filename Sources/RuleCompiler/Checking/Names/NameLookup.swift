import RuleEngine
import RuleSyntax

extension Checker {
  /// Resolves a rule's name in a file, without reporting; nil if there is none.
  mutating func rule(named name: String) -> RuleTarget? {
    switch unit.names[name] {
    case .rule(let index): return .rule(RuleIndex(index))
    case .external(let index): return .external(ExternalIndex(index))
    case .form, nil: break
    }
    if let builtIn = BuiltInRule(rawValue: name) { return .builtIn(builtIn) }
    return standardRule(named: name).map { .rule(RuleIndex($0)) }
  }

  /// Marks the target as used, for the warnings about unused declarations.
  mutating func markUsed(_ target: RuleTarget) {
    switch target {
    case .builtIn: break
    case .rule(let index):
      rules[index.position].isUsed = true
      unit.usedImports.insert(rules[index.position].unit)
    case .external(let index):
      externals[index.position].isUsed = true
      unit.usedImports.insert(externals[index.position].unit)
    }
  }

  /// Resolves the callee, or reports that it does not exist.
  mutating func resolveRule(of call: Call) -> RuleTarget? {
    let name = call.name
    if let target = rule(named: name.text) {
      markUsed(target)
      return target
    }
    let isSynonym = RuleSynonyms.meaning(of: name.text, judging: subjectKinds) != nil
    // `digits(4)`, or `field zip { zip }`
    if let sort = otherSort(of: name.text),
      !isSynonym || sort != .field && (sort != .normalization || call.arguments == nil)
    {
      let isStep = sort == .normalization
      if isStep, call.range.isWithin(reportedSteps) { return nil }
      let steps = isStep ? normalizationSteps(beginningWith: call) : []
      let written = "normalize \(steps.joined(separator: ", "))"
      report(
        NameProblem.wrongSort(name.text, is: sort, expected: .rule),
        at: name.range,
        notes: steps.compactMap { RuleSynonyms.adviceOnSteps[$0] },
        fixes: isStep && scope.purpose != .filter
          ? [.write(written, at: reportedSteps, isCertain: false)] : []
      )
      return nil
    }
    guard !unit.hidesNames else { return nil }
    reportUnknownRule(call)
    return nil
  }

  /// The steps of `normalize` that a call and those right after it name: `trim(); lowercase()`.
  private mutating func normalizationSteps(beginningWith call: Call) -> [String] {
    var steps = [call.name.text]
    var end = call.range.end
    let bytes = unit.source.bytes
    // A field has few steps.
    while steps.count < 8 {
      let rest = bytes[Int(end)...].prefix(80)
      let next = rest.drop { [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ";")].contains($0) }
      let word = next.prefix { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
      let name = String(decoding: word, as: UTF8.self)
      guard next.startIndex > end, otherSort(of: name) == .normalization,
        rule(named: name) == nil
      else { break }
      steps.append(name)
      let hasParentheses = bytes[word.endIndex...].starts(with: "()".utf8)
      end = UInt32(word.endIndex) + (hasParentheses ? 2 : 0)
    }
    reportedSteps = SourceRange(start: call.range.start, end: end)
    return steps
  }

  /// Reports a rule's name used in place of something else; returns false for other names.
  mutating func reportRule(
    _ name: Name,
    whereExpected sort: NameSort,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) -> Bool {
    guard rule(named: name.text) != nil else { return false }
    let problem = NameProblem.wrongSort(name.text, is: .rule, expected: sort)
    report(problem, at: name.range, notes: notes, fixes: fixes)
    return true
  }

  /// Names of the rules that the file can call and that accept values of these kinds.
  func ruleNames(judging kinds: SubjectKinds?) -> [String] {
    guard let kinds else { return ruleNames() }
    let builtIn = BuiltInRule.allCases.filter { !$0.signature.subjects.isDisjoint(with: kinds) }
    let isWritten = !kinds.isDisjoint(with: .written)
    return unit.names(of: .rule) + unit.names(of: .external) + builtIn.map(\.rawValue)
      + (isWritten ? environment.standardNames : [])
  }

  /// Names of all rules that the file can call.
  func ruleNames() -> [String] {
    unit.names(of: .rule) + unit.names(of: .external) + BuiltInRule.allCases.map(\.rawValue)
      + environment.standardNames
  }

  private func otherSort(of name: String) -> NameSort? {
    if case .form = unit.names[name] { return .form }
    if parameters.index(named: name) != nil { return .parameter }
    if let form = scope.form {
      switch forms[form].table.member(named: name, from: scope.group) {
      case .field: return .field
      case .group: return .group
      case .context: return .context
      case .binding: return .binding
      case .parameter: return .parameter
      case nil: break
      }
    }
    return NormalizationName.all.contains(name) ? .normalization : nil
  }

  /// The position of a standard rule, whose file is read on first use.
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
