import Foundation
import TestSupport
import Testing

/// What people see: sessions under `Grammar/Cases/CommandLine`, recorded by `RECORD_GOLDENS=1`.
@Suite(.timeLimit(.minutes(20))) struct TranscriptTests {
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: PackageFolder.transcripts,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension == "transcript" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  @Test(arguments: names)
  func `a session goes as it was recorded`(name: String) throws {
    let file = PackageFolder.transcripts.appending(path: "\(name).transcript")
    let recorded = Transcript(String(decoding: try Data(contentsOf: file), as: UTF8.self))
    let replayed = try recorded.replayed(in: PackageFolder.transcripts.appending(path: "files"))
    #expect(Golden.difference(replayed.text, from: file) == nil)
  }

  @Test func `there are sessions`() {
    #expect(!TranscriptTests.names.isEmpty)
  }
}
