import Foundation
import Testing

/// Texts that a test compares its results with, kept in files of the repository.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew; what changed is then to be read in the diff.
enum Golden {
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  /// Holds `actual` against the file at `path`, seen from the root of the repository.
  static func expect(
    _ actual: String,
    equals path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try Data(actual.utf8).write(to: Repository.url(path))
      return
    }
    let expected = try? Repository.text(path)
    if actual != expected { Attachment.record(actual, named: path) }
    #expect(actual == expected, "\(path)", sourceLocation: sourceLocation)
  }
}
