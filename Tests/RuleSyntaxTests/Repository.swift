import Foundation

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

  /// The bytes of the file at `path`, which need not be text.
  static func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: url(path))) }

  /// Paths, seen from the root, of the files below `folder` whose names end in `ending`, in order.
  ///
  /// There must be some: tests would hold of none.
  static func paths(in folder: String, ending: String) -> [String] {
    let base = url(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    let paths = (found ?? []).filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
    precondition(!paths.isEmpty, "without '\(ending)' files in '\(folder)', tests try nothing")
    return paths
  }

  /// All rule files that are meant to be right.
  static let ruleFiles =
    paths(in: "Rules", ending: ".rules")
    + paths(in: "Grammar", ending: ".rules").filter { path in
      !path.contains("/Diagnostics/") && !path.contains("/CommandLine/")
    }

  static func parse(_ path: String) throws -> ParsedFile {
    RuleParser.parse(SourceText(name: path, bytes: try bytes(path)))
  }
}

extension RulePrinter {
  /// The canonical text of a file, with its comments; nil when the file has errors.
  static func format(_ parsed: ParsedFile) -> String? {
    switch formatting(of: parsed) {
    case .text(let text): text
    case .hasErrors, .fault: nil
    }
  }
}
