import RuleEngine
import RuleSyntax

extension Checker {
  mutating func checkExternals() {
    for index in externals.indices {
      let declaration = externals[index].declaration
      scope = Scope(unit: externals[index].unit, owner: .external(index))
      externals[index].parameters = checkParameters(declaration.parameters)
      externals[index].checked.message = checkMessage(declaration.message, about: [])
      checkSettings(declaration.settings, of: index)
      checkDefaults()
      externals[index].checked.parameters = parameters.map(\.checked)
    }
  }

  private mutating func checkSettings(_ settings: [ExternalSetting], of index: Int) {
    var checked = externals[index].checked
    var seen: Set<String> = []
    for setting in settings {
      let (value, range) = (setting.value, setting.range)
      if !seen.insert(setting.name.rawValue).inserted {
        report(TypeProblem.settingTwice(setting.name.rawValue), at: range)
      }
      switch setting.name {
      case .debounce: checked.debounce = checkDuration(value, at: range)
      case .timeout:
        checked.timeout = checkDuration(value, at: range)
        if checked.timeout == .zero {
          let problem = TypeProblem.settingOutOfRange("timeout", allowed: "greater than 0")
          report(problem, at: range)
        }
      case .cache: checked.cache = checkDuration(value, at: range)
      case .retry:
        let limit = CheckingLimits.retries
        if let retries = Int(value), (0...limit).contains(retries) {
          checked.retries = retries
        } else {
          let allowed = "a number from 0 to \(limit)"
          report(TypeProblem.settingOutOfRange("retry", allowed: allowed), at: range)
        }
      case .undecided:
        // The parser rejects all other words.
        checked.undecided = ExternalRule.Policy(rawValue: value) ?? .blocks
      }
    }
    externals[index].checked = checked
  }
}
