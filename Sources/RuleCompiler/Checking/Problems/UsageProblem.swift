import RuleSyntax

/// What is allowed but probably not meant.
enum UsageProblem: Problem {
  /// A rule of a file with forms that nothing calls.
  case unusedRule(String)
  /// `rule r(length) { required }`
  case unusedParameter(String)
  /// An import of which no name is used.
  case unusedImport(String)
  /// An external rule of a file with forms that nothing calls.
  case unusedExternal(String)
  /// The same `import` line twice.
  case importedTwice(String)
  /// `@secrect`
  case misspelledSecret(String)
  /// `"{value} is too short"` in a secret field
  case valueOfSecret
  /// More warnings in one file than anybody reads.
  case tooManyWarnings(shown: Int, hidden: Int)
}

extension UsageProblem {
  var code: String {
    switch self {
    case .unusedRule: "W0701"
    case .unusedParameter: "W0702"
    case .unusedImport: "W0703"
    case .unusedExternal: "W0704"
    case .importedTwice: "W0705"
    case .misspelledSecret: "W0706"
    case .valueOfSecret: "W0707"
    case .tooManyWarnings: "W0708"
    }
  }

  var message: String {
    switch self {
    case .unusedRule(let name): "nothing uses the rule '\(VisibleText.of(name))'"
    case .unusedParameter(let name): "nothing uses the parameter '\(VisibleText.of(name))'"
    case .unusedImport(let path): "nothing of '\(path)' is used"
    case .unusedExternal(let name): "nothing uses the external rule '\(VisibleText.of(name))'"
    case .importedTwice(let path): "'\(path)' is imported already"
    case .misspelledSecret(let name): "'@\(VisibleText.of(name))' does not make the field secret"
    case .valueOfSecret: "the value of a secret field is never shown"
    case .tooManyWarnings(let shown, let hidden):
      "\(hidden) more warnings are not shown; \(shown) are the most for one file"
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("W0701", "unused rule"),
    ProblemDescription("W0702", "unused parameter"),
    ProblemDescription("W0703", "unused import"),
    ProblemDescription("W0704", "unused external rule"),
    ProblemDescription("W0705", "imported twice"),
    ProblemDescription("W0706", "misspelled secret"),
    ProblemDescription("W0707", "value of a secret field"),
    ProblemDescription("W0708", "too many warnings"),
  ]
}
