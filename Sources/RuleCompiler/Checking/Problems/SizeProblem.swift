import RuleSyntax

/// What the checker refuses for its size.
enum SizeProblem: Problem {
  /// Forms nested in forms until one has more fields than any record could.
  case formTooLarge(String, limit: Int)
  /// Forms nested in forms too many times.
  case formTooDeep(String, limit: Int)
}

extension SizeProblem {
  var code: String {
    switch self {
    case .formTooLarge: "E0811"
    case .formTooDeep: "E0812"
    }
  }

  var message: String {
    switch self {
    case .formTooLarge(let name, let limit):
      "the form '\(VisibleText.of(name))' has more than \(limit) fields, those of nested forms included"
    case .formTooDeep(let name, let limit):
      "the form '\(VisibleText.of(name))' has forms nested more than \(limit) levels deep"
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("E0811", "form too large"),
    ProblemDescription("E0812", "forms nested too deeply"),
  ]
}
