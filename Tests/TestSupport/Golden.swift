package import Foundation

/// Texts that tests compare their results with, kept in files of the repository.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew; read the difference before you commit it.
package enum Golden {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  /// Compares a text with a file by bytes; where goldens are recorded, writes the file first.
  ///
  /// - Parameters:
  ///   - text: the text; nil if there should be no file.
  ///   - file: the file that holds the recorded text.
  /// - Returns: the first line in which they differ; nil where they are the same.
  package static func difference(_ text: String?, from file: URL) -> String? {
    if isRecording { record(text, in: file) }
    let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    switch (text, recorded) {
    case (nil, nil): return nil
    case (nil, _?): return "\(file.lastPathComponent): there should be no such file"
    case (_?, nil): return "\(file.lastPathComponent): no such file; RECORD_GOLDENS=1 writes it"
    case (let text?, let recorded?):
      return difference(text, recorded).map { "\(file.lastPathComponent):\($0)" }
    }
  }

  private static func difference(_ text: String, _ recorded: String) -> String? {
    if text.utf8.elementsEqual(recorded.utf8) { return nil }
    let made = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = recorded.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let same = zip(made, kept).prefix { $0.elementsEqual($1) }.count
    let found = same < made.count ? String(Substring(made[same])) : "the end"
    let expected = same < kept.count ? String(Substring(kept[same])) : "the end"
    return "\(same + 1): expected '\(expected)', found '\(found)'; RECORD_GOLDENS=1 writes it anew"
  }

  private static func record(_ text: String?, in file: URL) {
    if let text {
      try? Data(text.utf8).write(to: file)
    } else {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
