import RuleSyntax

/// Valid code that is probably a mistake.
enum UsageProblem: Problem {
  /// `rule r { … }` that nothing calls, in a file with forms.
  case unusedRule(String)
  /// `rule r(length) { required }`
  case unusedParameter(String)
  /// `let net = …` that nothing reads.
  case unusedBinding(String)
  /// `import "b.rules"` where no name of `b.rules` is used.
  case unusedImport(String)
  /// `external rule e` that nothing calls, in a file with forms.
  case unusedExternal(String)
  /// `import "b.rules"` twice.
  case importedTwice(String)
  /// `@secrect`
  case misspelledSecret(String)
  /// `"{value} is too short"` in a secret field
  case valueOfSecret
  /// `when agreed is filled { … }` where `agreed` is a Boolean
  case filledBoolean(String)
  /// More warnings in one file than are shown.
  case tooManyWarnings(shown: Int, hidden: Int)

  var wording: (code: String, message: String) {
    switch self {
    case .unusedRule(let name): ("W0701", "nothing uses the rule \(quoted: name)")
    case .unusedParameter(let name): ("W0702", "nothing uses the parameter \(quoted: name)")
    case .unusedBinding(let name): ("W0755", "nothing uses \(quoted: name)")
    case .unusedImport(let path): ("W0703", "nothing from '\(path)' is used")
    case .unusedExternal(let name): ("W0704", "nothing uses the external rule \(quoted: name)")
    case .importedTwice(let path): ("W0705", "'\(path)' is already imported")
    case .misspelledSecret(let name):
      ("W0706", "'@\(VisibleText.of(name))' does not make the field secret")
    case .valueOfSecret: ("W0707", "the value of a secret field is never shown")
    case .filledBoolean(let name):
      ("W0709", "'\(VisibleText.of(name))' is also filled when it is false")
    case .tooManyWarnings(let shown, let hidden):
      ("W0708", "\(hidden) more warnings are not shown; at most \(shown) are shown for a file")
    }
  }
}
