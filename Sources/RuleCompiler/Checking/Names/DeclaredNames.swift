import RuleEngine
import RuleSyntax

extension Checker {
  /// Makes an entry for each rule, external rule and form, and fills each file's names.
  mutating func declareNames() {
    let loaded = units.indices
    for unit in loaded { declareNames(of: unit) }
    for unit in loaded {
      importNames(into: unit)
      let own = units[unit].declared.values.compactMap(\.form)
      units[unit].formsForTests = own.isEmpty ? units[unit].names.values.compactMap(\.form) : own
    }
  }

  private mutating func declareNames(of unit: Int) {
    var places: [String: SourceRange] = [:]
    for declaration in units[unit].tree.declarations {
      let name: Name
      let symbol: Symbol
      switch declaration {
      case .importFile, .test: continue
      case .rule(let rule):
        name = rule.name
        symbol = .rule(rules.count)
        if isStandardFile(unit), standardRules[name.text] == nil {
          standardRules[name.text] = rules.count
        }
        rules.append(RuleEntry(rule, in: unit, isStandard: false))
      case .external(let external):
        name = external.name
        symbol = .external(externals.count)
        externals.append(ExternalEntry(external, in: unit))
      case .form(let form):
        name = form.name
        symbol = .form(forms.count)
        forms.append(FormEntry(unit: unit, declaration: form))
      }
      if let owner = owner(of: name.text, for: symbol, in: unit) {
        report(
          NameProblem.nameTaken(name.text, by: owner),
          at: name.range,
          in: unit,
          notes: ["built-in names can't be declared again: choose another name"]
        )
      } else if let earlier = units[unit].declared[name.text] {
        report(
          NameProblem.nameTaken(name.text, by: .declaration(earlier.sort)),
          at: name.range,
          in: unit,
          labels: places[name.text].map { [Diagnostic.Label($0, "declared here")] } ?? []
        )
      } else {
        units[unit].declared[name.text] = symbol
        places[name.text] = name.range
      }
    }
    units[unit].names = units[unit].declared
  }

  /// Whether the file is the one being checked, and a standard file.
  private func isStandardFile(_ unit: Int) -> Bool {
    unit == 0 && environment.checksStandardFile
  }

  private func owner(of name: String, for symbol: Symbol, in unit: Int) -> NameOwner? {
    // Forms and rules are never used in the same place, so a form may be called `visa` or `port`.
    if case .form = symbol {
      return TypeName.types[name] != nil || name == "list" || name == "map" ? .builtInType : nil
    }
    if BuiltInRule(rawValue: name) != nil { return .builtInRule }
    if standardNames.contains(name), !isStandardFile(unit) { return .standardRule }
    return nil
  }

  private mutating func importNames(into unit: Int) {
    for (imported, declaration) in units[unit].imports {
      for (name, symbol) in units[imported].declared.sorted(by: { $0.key < $1.key }) {
        guard let earlier = units[unit].names[name] else {
          units[unit].names[name] = symbol
          continue
        }
        let file = declaration.path.value
        if units[unit].declared[name] != nil {
          report(
            NameProblem.nameTaken(name, by: .imported(symbol.sort, from: file)),
            at: self.declaration(of: earlier).name.range,
            in: unit,
            labels: [Diagnostic.Label(declaration.path.range, "imported here")]
          )
        } else {
          let owner = units[self.declaration(of: earlier).unit].source.name
          report(
            NameProblem.nameTaken(name, by: .imported(earlier.sort, from: owner)),
            at: declaration.path.range,
            in: unit,
            notes: ["'\(file)' also declares \(symbol.sort.rawValue) with that name"]
          )
        }
      }
    }
  }

  /// The name in the symbol's declaration, and its file.
  func declaration(of symbol: Symbol) -> (name: Name, unit: Int) {
    switch symbol {
    case .rule(let index): (rules[index].declaration.name, rules[index].unit)
    case .external(let index): (externals[index].declaration.name, externals[index].unit)
    case .form(let index): (forms[index].declaration.name, forms[index].unit)
    }
  }
}
