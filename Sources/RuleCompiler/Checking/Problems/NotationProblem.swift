import RuleEngine
import RuleSyntax

/// What can be wrong inside patterns, character sets, masks and messages.
enum NotationProblem: Problem {
  /// `regex(/[a-/)`; the words are PCRE2's
  case pattern(String)
  /// `regex("[a-z]+")`
  case textAsPattern
  /// `chars("z-a")`
  case characterSet(ScalarSetError.Kind)
  /// `mask "[00"`
  case mask(MaskProblem)
  /// `"Use at least {min characters."`
  case unclosedPlaceholder
  /// `"} is missing"`
  case strayBrace
  /// `replace(/a/, "$2")`; the words are the pattern layer's
  case template(String)
}

extension NotationProblem {
  var wording: (code: String, message: String) {
    switch self {
    case .pattern(let reason): ("E0501", "malformed pattern: \(reason)")
    case .textAsPattern: ("E0502", "a pattern stands between slashes, not in quotes")
    case .characterSet(let fault): ("E0503", fault.words)
    case .mask(let problem): ("E0504", problem.message)
    case .unclosedPlaceholder: ("E0505", "'{' without its '}'")
    case .strayBrace: ("E0506", "'}' without its '{'")
    case .template(let reason): ("E0507", "malformed replacement: \(reason)")
    }
  }
}

extension ScalarSetError.Kind {
  fileprivate var words: String {
    switch self {
    case .emptySet: "a set of characters must not be empty"
    case .reversedRange: "the range of characters ends before it begins"
    case .strayHyphen: "'-' joins two characters, or is the first or last; write '\\-' for itself"
    case .unknownEscape: "unknown escape in a set of characters"
    case .unknownCategory: "unknown category of characters"
    }
  }
}
