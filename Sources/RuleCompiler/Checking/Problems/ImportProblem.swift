import RuleSyntax

/// Why an `import` failed.
package enum ImportProblem: Error, Problem {
  /// `import "contcat.rules"`
  case notFound(path: String)
  /// `import "secret.rules"`: the file exists but can't be read; the reason comes from the host.
  case unreadable(path: String, reason: String)
  /// `import "b.rules"` in a file that `b.rules` imports: the files of the cycle, in order.
  case cycle([String])
  /// `import "x.rules"` once the limit on imported files is reached.
  case tooMany(limit: Int)

  package var wording: (code: String, message: String) {
    switch self {
    case .notFound(let path): ("E0901", "there is no file '\(path)'")
    case .unreadable(let path, let reason): ("E0902", "'\(path)' cannot be read: \(reason)")
    case .cycle(let files): ("E0903", "the file imports itself: \(CycleText.of(files))")
    case .tooMany(let limit): ("E0904", "a rule file can import at most \(limit) files")
    }
  }

  /// Notes on how to fix it.
  var notes: [String] {
    switch self {
    case .notFound(let path) where !path.hasSuffix(".rules"):
      [
        "the name of a rule file ends in '.rules', and its path is relative to the importing file's folder"
      ]
    case .notFound: ["paths are relative to the folder of the importing file"]
    case .unreadable, .cycle, .tooMany: []
    }
  }
}

/// Formats a cycle's names on one line, leaving out the middle of a long one.
enum CycleText {
  private static let most = 8

  static func of(_ names: [String]) -> String {
    guard names.count > most else { return names.joined(separator: " → ") }
    let shown = names.prefix(4) + ["…"] + names.suffix(3)
    return shown.joined(separator: " → ")
  }
}
