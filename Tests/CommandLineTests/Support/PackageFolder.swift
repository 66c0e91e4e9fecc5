import Foundation

/// Folders of the package, found from where this file is.
enum PackageFolder {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let examples = root.appending(path: "Rules/Examples")
  static let transcripts = root.appending(path: "Grammar/Cases/CommandLine")
  static let pages = root.appending(path: "Grammar/Diagnostics")
  /// Workloads that are not part of the package; tests that need them are skipped without.
  static let workload = root.appending(path: "../shared/bench").standardizedFileURL
}
