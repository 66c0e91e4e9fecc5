import Foundation
import Testing

@testable import RuleSyntax

/// The files of this repository that tests read.
enum Repository {
  /// The folder that the manifest is in.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The text of the file at `path`, seen from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Paths, seen from the root, of the files below `folder` whose names end in `ending`, in order.
  static func paths(in folder: String, ending: String) -> [String] {
    let base = url(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
  }

  static func parse(_ path: String) throws -> ParsedFile {
    RuleParser.parse(SourceText(name: path, text: try text(path)))
  }
}
