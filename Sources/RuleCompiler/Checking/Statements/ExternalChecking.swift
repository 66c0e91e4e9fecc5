import RuleEngine
import RuleSyntax

/// The settings of an external rule, those left out at their defaults.
struct ExternalSettings {
  var debounce: Duration?
  var timeout: Duration?
  var cache: Duration?
  var retries = 0
  var undecided = UndecidedPolicy.blocks
}

extension Checker {
  mutating func checkExternals() {
    for index in externals.indices {
      let declaration = externals[index].declaration
      let unit = externals[index].unit
      externals[index].parameters = checkParameters(declaration.parameters, in: unit)
      var scope = Scope(unit: unit, owner: .external(index), subject: .open)
      externals[index].message = checkMessage(declaration.message, about: [], in: scope)
      externals[index].settings = checkSettings(declaration.settings, in: unit)
      scope.purpose = .defaultValue
      for parameter in externals[index].parameters.indices {
        let entry = externals[index].parameters[parameter]
        guard let tree = entry.defaultTree else { continue }
        let value = checkArgument(tree, as: entry.type, of: nil, in: scope)
        externals[index].parameters[parameter].defaultValue = value
      }
    }
  }

  private mutating func checkSettings(
    _ settings: [ExternalSetting],
    in unit: Int
  ) -> ExternalSettings {
    var checked = ExternalSettings()
    var seen: Set<String> = []
    for setting in settings {
      if !seen.insert(setting.name.rawValue).inserted {
        report(TypeProblem.settingTwice(setting.name.rawValue), at: setting.range, in: unit)
      }
      switch setting.name {
      case .debounce:
        checked.debounce = checkDuration(setting.value, at: setting.range, in: unit)
      case .timeout:
        checked.timeout = checkDuration(setting.value, at: setting.range, in: unit)
        if checked.timeout == .zero {
          let problem = TypeProblem.settingOutOfRange("timeout", allowed: "greater than 0")
          report(problem, at: setting.range, in: unit)
        }
      case .cache: checked.cache = checkDuration(setting.value, at: setting.range, in: unit)
      case .retry:
        let limit = CheckingLimits.retries
        if let retries = Int(setting.value), (0...limit).contains(retries) {
          checked.retries = retries
        } else {
          let problem = TypeProblem.settingOutOfRange(
            "retry",
            allowed: "a number from 0 to \(limit)"
          )
          report(problem, at: setting.range, in: unit)
        }
      case .undecided:
        // The parser lets no other word pass.
        checked.undecided = UndecidedPolicy(rawValue: setting.value) ?? .blocks
      }
    }
    return checked
  }

  /// What the checker hands on of an external rule.
  func checkedExternal(_ entry: ExternalEntry) -> CheckedExternal {
    CheckedExternal(
      name: entry.declaration.name.text,
      parameters: entry.parameters.map { CheckedParameter($0) },
      message: entry.message,
      debounce: entry.settings.debounce,
      timeout: entry.settings.timeout,
      cache: entry.settings.cache,
      retries: entry.settings.retries,
      undecided: entry.settings.undecided,
      place: Place(source: entry.unit, range: entry.declaration.name.range)
    )
  }
}
