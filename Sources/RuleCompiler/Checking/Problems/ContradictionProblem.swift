import RuleSyntax

/// Contradictions that are visible without data.
enum ContradictionProblem: Problem {
  /// `min_length(5); max_length(3)`
  case boundsExclude(String, String)
  /// `length(5...1)`, `between(10, 1)`
  case emptyRange
  /// `one_of("a", "a")`, `option "a"` twice
  case valueTwice(String)
  /// `one_of("a", "b"); min_length(3)`
  case noValueLeft(rule: String)
  /// `required; empty`
  case neverEmptyAndFilled(String, String)
  /// `not required`
  case notRequired
  /// `max_length(0)`
  case nothingSoSmall(rule: String)
  /// `form node { field next: list of node { required } }`
  case endlessRecord(String)
  /// `one_of("a", "b"); regex(/[0-9]+/)`
  case valuesRefused(rule: String)
  /// `option "abc"; max_length(2)`
  case optionRefused(String, rule: String)

  var wording: (code: String, message: String) {
    switch self {
    case .boundsExclude(let first, let second): ("E0601", Self.words(first, second))
    case .emptyRange: ("E0602", "the range is empty")
    case .valueTwice(let value): ("E0603", "\(quoted: value) is listed twice")
    case .noValueLeft(let rule): ("E0604", "\(quoted: rule) rejects every remaining value")
    case .neverEmptyAndFilled(let first, let second): ("E0605", Self.words(first, second))
    case .notRequired: ("E0606", "'not required' rejects every value")
    case .nothingSoSmall(let rule):
      ("E0607", "\(quoted: rule) rejects every value that is not empty")
    case .endlessRecord(let form):
      ("E0608", "no \(quoted: form) can be complete: each must contain another")
    case .valuesRefused(let rule):
      ("W0601", "\(quoted: rule) rejects every value that is allowed without it")
    case .optionRefused(let option, let rule):
      ("W0601", "\(quoted: rule) rejects the option \(quoted: option)")
    }
  }

  private static func words(_ first: String, _ second: String) -> String {
    "no value can satisfy both \(quoted: first) and \(quoted: second)"
  }
}
