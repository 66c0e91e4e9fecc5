import RuleSyntax

extension ContradictionProblem {
  var code: String {
    switch self {
    case .boundsExclude: "E0601"
    case .emptyRange: "E0602"
    case .valueTwice: "E0603"
    case .noValueLeft: "E0604"
    case .neverEmptyAndFilled: "E0605"
    case .notRequired: "E0606"
    case .nothingSoSmall: "E0607"
    case .optionRefused: "W0601"
    }
  }

  var message: String {
    switch self {
    case .boundsExclude(let first, let second):
      "no value can satisfy both '\(VisibleText.of(first))' and '\(VisibleText.of(second))'"
    case .emptyRange: "the range is empty"
    case .valueTwice(let value): "'\(VisibleText.of(value))' is listed twice"
    case .noValueLeft(let rule): "'\(VisibleText.of(rule))' refuses every value that is left"
    case .neverEmptyAndFilled(let first, let second):
      "no value can satisfy both '\(VisibleText.of(first))' and '\(VisibleText.of(second))'"
    case .notRequired: "'not required' refuses every value"
    case .nothingSoSmall(let rule):
      "'\(VisibleText.of(rule))' refuses every value that is not empty"
    case .optionRefused(let option, let rule):
      "'\(VisibleText.of(rule))' refuses the option '\(VisibleText.of(option))'"
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("E0601", "bounds that exclude each other"),
    ProblemDescription("E0602", "empty range"),
    ProblemDescription("E0603", "value listed twice"),
    ProblemDescription("E0604", "no value left"),
    ProblemDescription("E0605", "both empty and filled"),
    ProblemDescription("E0606", "not required"),
    ProblemDescription("E0607", "nothing so small"),
    ProblemDescription("W0601", "option refused"),
  ]
}
