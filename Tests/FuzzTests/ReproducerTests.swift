import Foundation
import FuzzTargets
import Testing

/// What once found a fault finds none.
@Suite struct ReproducerTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz/Reproducers")

  /// The reproducers of each target, as `Fuzz/run` saves them.
  private static let reproducers: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path())
    let paths = (files?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.contains("/") && !$0.hasSuffix(".md") }.sorted()
  }()

  @Test(arguments: reproducers)
  func `an input that found a fault finds none`(_ path: String) throws {
    let name = path.split(separator: "/")[0]
    let target = try #require(FuzzTarget(rawValue: String(name)), "no target '\(name)'")
    try target.run(Array(Data(contentsOf: Self.folder.appending(path: path))))
  }
}
