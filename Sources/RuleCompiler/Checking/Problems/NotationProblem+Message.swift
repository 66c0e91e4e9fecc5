import RuleEngine
import RuleSyntax

extension NotationProblem {
  var code: String {
    switch self {
    case .pattern: "E0501"
    case .textAsPattern: "E0502"
    case .characterSet: "E0503"
    case .mask: "E0504"
    case .unclosedPlaceholder: "E0505"
    case .strayBrace: "E0506"
    case .template: "E0507"
    }
  }

  var message: String {
    switch self {
    case .pattern(let reason): "malformed pattern: \(reason)"
    case .textAsPattern: "a pattern stands between slashes, not in quotes"
    case .characterSet(let fault): fault.words
    case .mask(let problem): problem.message
    case .unclosedPlaceholder: "'{' without its '}'"
    case .strayBrace: "'}' without its '{'"
    case .template(let reason): "malformed replacement: \(reason)"
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("E0501", "malformed pattern"),
    ProblemDescription("E0502", "text where a pattern belongs"),
    ProblemDescription("E0503", "malformed character set"),
    ProblemDescription("E0504", "malformed mask"),
    ProblemDescription("E0505", "unclosed placeholder"),
    ProblemDescription("E0506", "stray brace"),
    ProblemDescription("E0507", "malformed replacement"),
  ]
}

extension CharacterSetFault {
  fileprivate var words: String {
    switch self {
    case .empty: "a set of characters must not be empty"
    case .reversedRange: "the range of characters ends before it begins"
    case .strayHyphen: "'-' joins two characters, or is the first or last; write '\\-' for itself"
    case .unknownEscape: "unknown escape in a set of characters"
    case .unknownCategory: "unknown category of characters"
    }
  }
}
