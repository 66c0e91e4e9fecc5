import RuleSyntax

extension Checker {
  /// Warns about declarations and imports that nothing uses.
  ///
  /// Skips a file without forms, which is a library for others, and a file with errors, where the
  /// unread parts may well use them.
  mutating func reportUnusedNames() {
    for rule in rules where !units[rule.unit].isStandard && !units[rule.unit].hasErrors {
      for parameter in rule.parameters where !parameter.isUsed {
        let name = parameter.name
        report(UsageProblem.unusedParameter(name.text), at: name.range, in: rule.unit)
      }
      for binding in rule.bindings where !binding.isUsed {
        let name = binding.name
        report(UsageProblem.unusedBinding(name.text), at: name.range, in: rule.unit)
      }
    }
    for form in forms where !units[form.unit].isStandard && !units[form.unit].hasErrors {
      for (index, parameter) in form.table.parameters.enumerated()
      where !form.table.usedParameters.contains(index) {
        let name = parameter.name
        report(UsageProblem.unusedParameter(name.text), at: name.range, in: form.unit)
      }
      for binding in form.table.bindings where !binding.isUsed {
        let name = binding.declaration.name
        report(UsageProblem.unusedBinding(name.text), at: name.range, in: form.unit)
      }
    }
    guard !units[0].hasErrors else { return }
    let declares = Set(units[0].declared.values)
    if declares.contains(where: { $0.form != nil }) {
      for rule in rules where rule.unit == 0 && !rule.isUsed {
        let name = rule.declaration.name
        report(UsageProblem.unusedRule(name.text), at: name.range, in: 0)
      }
      for external in externals where external.unit == 0 && !external.isUsed {
        let name = external.declaration.name
        report(UsageProblem.unusedExternal(name.text), at: name.range, in: 0)
      }
    }
    // A file of nothing but imports exists to gather other files.
    guard !declares.isEmpty else { return }
    for (unit, declaration) in units[0].imports where !units[0].usedImports.contains(unit) {
      let path = declaration.path
      report(UsageProblem.unusedImport(path.value), at: path.range, in: 0)
    }
  }
}
