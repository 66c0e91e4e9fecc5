import Foundation

/// The project's folder and its files.
enum SourceTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of files of a folder and below it, in order.
  static func paths(in folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
