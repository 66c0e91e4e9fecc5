import Foundation

/// The pages of the documentation whose examples are complete rule files.
package enum DocumentationPages {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths from the root of the repository, in order.
  ///
  /// Pages of diagnostics are not among them, since they show mistakes.
  package static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: root.appending(path: "Grammar").path)
    let pages = (files?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Diagnostics/") && !$0.hasPrefix("Cases/")
    }
    return (pages.map { "Grammar/\($0)" } + ["README.md"]).sorted()
  }()

  /// The blocks of a page that are fenced as `rules`, in order.
  package static func ruleFiles(in path: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.components(separatedBy: "```rules\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
  }
}
