extension Parser {
  mutating func settings() -> [ExternalSetting] {
    guard openBlock(.settings, after: "the rule's name") else { return [] }
    var settings: [ExternalSetting] = []
    while beginsStatement() {
      let setting = setting()
      if let setting { settings.append(setting) }
      endStatement(succeeded: setting != nil)
    }
    closeBlock()
    return settings
  }

  private enum SettingWord: String, CaseIterable {
    case debounce, timeout, cache, retry, undecided
  }

  private mutating func setting() -> ExternalSetting? {
    let start = current.range
    guard let word: SettingWord = word("a setting", "in an external rule") else { return nil }
    advance()
    let kind: ExternalSetting.Kind? =
      switch word {
      case .debounce: duration().map { .debounce($0) }
      case .timeout: duration().map { .timeout($0) }
      case .cache: duration().map { .cache($0) }
      case .retry: retryCount().map { .retry($0) }
      case .undecided: undecidedPolicy().map { .undecided($0) }
      }
    guard let kind else { return nil }
    return ExternalSetting(kind: kind, range: range(from: start))
  }

  mutating func duration() -> String? {
    guard let token = take(.duration) else {
      reportExpected("a duration such as 300ms")
      return nil
    }
    return text(token)
  }

  private mutating func retryCount() -> String? {
    guard let token = take(.integer) else {
      reportExpected("a whole number")
      return nil
    }
    return text(token)
  }

  private mutating func undecidedPolicy() -> UndecidedPolicy? {
    guard let policy: UndecidedPolicy = word("a policy", "after 'undecided'") else { return nil }
    advance()
    return policy
  }
}
