import Foundation

/// The project's folder and what lies beside it, found from this file.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The cases that other projects wrote; not part of the project, so they may be absent.
  static let cases = root.appending(path: "../shared/conformance").standardized

  static var hasCases: Bool {
    FileManager.default.fileExists(atPath: cases.appending(path: "README.md").path())
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
