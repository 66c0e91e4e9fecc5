extension LimitProblem {
  package var code: String {
    switch self {
    case .sourceTooLarge: "E0801"
    case .nestedTooDeeply: "E0802"
    case .tooManyDiagnostics: "E0803"
    }
  }

  package var message: String {
    switch self {
    case .sourceTooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; a rule file may have \(limit)"
    case .nestedTooDeeply(let limit): "nested more than \(limit) levels deep"
    case .tooManyDiagnostics(let shown, let hidden):
      "\(hidden) more are not shown; \(shown) are the most for one file"
    }
  }

  /// Every code, with the title of its page.
  package static let all: [ProblemDescription] = [
    ProblemDescription("E0801", "file too large"),
    ProblemDescription("E0802", "nested too deeply"),
    ProblemDescription("E0803", "too many diagnostics"),
  ]
}
