import RuleSyntax

/// Why an `import` does not bring in a file.
package enum ImportProblem: Error, Problem {
  /// `import "contcat.rules"`
  case notFound(path: String)
  /// The file is there but cannot be read; the reason is the host's.
  case unreadable(path: String, reason: String)
  /// `import "b.rules"` in a file that `b.rules` imports: the files of the circle, in order.
  case cycle([String])
  /// More files than one rule file may draw in.
  case tooMany(limit: Int)
}

extension ImportProblem {
  package var code: String {
    switch self {
    case .notFound: "E0901"
    case .unreadable: "E0902"
    case .cycle: "E0903"
    case .tooMany: "E0904"
    }
  }

  package var message: String {
    switch self {
    case .notFound(let path): "there is no file '\(path)'"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .cycle(let files): "the file imports itself: \(CycleText.of(files))"
    case .tooMany(let limit): "a rule file may draw in \(limit) files at most"
    }
  }

  /// What helps whoever meets it.
  var notes: [String] {
    switch self {
    case .notFound: ["a path begins at the folder of the file that imports"]
    case .unreadable, .cycle, .tooMany: []
    }
  }

  /// Every code, with the title of its page.
  static let all: [ProblemDescription] = [
    ProblemDescription("E0901", "file not found"),
    ProblemDescription("E0902", "file that cannot be read"),
    ProblemDescription("E0903", "files that import each other"),
    ProblemDescription("E0904", "too many imports"),
  ]
}
