import RuleSyntax

extension Checker {
  /// Makes the file the first unit, and loads all that it imports.
  mutating func load(_ unit: SourceUnit) {
    units.append(unit)
    checkVersion(of: 0)
    loadImports(of: 0, chain: [0])
  }

  private mutating func loadImports(of unit: Int, chain: [Int]) {
    var seen: [String: SourceRange] = [:]
    for case .importFile(let declaration) in units[unit].tree.declarations {
      let path = declaration.path
      if declaration.isGuess {
        units[unit].hidesNames = true
        continue
      }
      if let earlier = seen.updateValue(path.range, forKey: path.value) {
        report(
          UsageProblem.importedTwice(path.value),
          at: path.range,
          in: unit,
          labels: [Diagnostic.Label(earlier, "imported here")]
        )
        continue
      }
      loadImport(declaration, of: unit, chain: chain)
    }
  }

  private mutating func loadImport(_ declaration: ImportDeclaration, of unit: Int, chain: [Int]) {
    let path = declaration.path
    switch environment.loadImport(path.value, units[unit].source.name) {
    case .failure(let problem):
      units[unit].hidesNames = true
      report(problem, at: path.range, in: unit, notes: problem.notes)
    case .success(let source):
      if let known = units.firstIndex(where: { $0.source.name == source.name }) {
        if let start = chain.firstIndex(of: known) {
          let circle = chain[start...].map { units[$0].source.name } + [source.name]
          units[unit].hidesNames = true
          report(ImportProblem.cycle(circle), at: path.range, in: unit)
        } else if !units[unit].imports.contains(where: { $0.unit == known }) {
          units[unit].imports.append((known, declaration))
        }
        return
      }
      guard units.count <= CheckingLimits.imports else {
        units[unit].hidesNames = true
        report(ImportProblem.tooMany(limit: CheckingLimits.imports), at: path.range, in: unit)
        return
      }
      let imported = units.count
      units.append(SourceUnit(RuleParser.parse(source)))
      checkVersion(of: imported)
      units[unit].imports.append((imported, declaration))
      loadImports(of: imported, chain: chain + [imported])
      importOrder.append(imported)
      if units[imported].hidesNames { units[unit].hidesNames = true }
    }
  }

  private mutating func checkVersion(of unit: Int) {
    guard let version = units[unit].tree.version, version.number != "1" else { return }
    report(
      NameProblem.unsupportedVersion(version.number),
      at: version.range,
      in: unit,
      notes: ["this engine knows version 1"]
    )
  }
}
