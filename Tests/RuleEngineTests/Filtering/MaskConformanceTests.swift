import Foundation
import Testing

@testable import RuleEngine

/// The rows of input-mask-ios' own tests, where the conformance corpus lies beside the package.
struct MaskConformanceTests {
  private struct Row: Decodable {
    struct Parameters: Decodable {
      let format: String
      let gravity: String
      let autocomplete: Bool
      let caret_at_end: Bool
    }

    let params: Parameters
    let value: String
    let formatted: String
    let extracted: String
    let complete: Bool
    let caret_ok: String
    let source: String
    let subrule: String
  }

  static let corpus = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../../shared/conformance")
    .appending(path: "inputmask.ndjson")

  /// Rows that are a different design here, by their test, with the reason. There are none.
  private static let differences: [String: String] = [:]

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: corpus.path),
      "the conformance corpus is not beside the package"
    )
  )
  func `a text goes through a mask as in input-mask-ios`() throws {
    let lines = try String(contentsOf: Self.corpus, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 150)
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      guard Self.differences[row.subrule] == nil else { continue }
      let isBackward = row.params.gravity == "backward"
      let result = try Mask(notation: row.params.format).apply(
        row.value,
        caret: try caret(before: row),
        autocompletes: row.params.autocomplete && !isBackward,
        gravity: isBackward ? .backward : .forward,
        autoskips: row.params.autocomplete && isBackward
      )
      #expect(result.shown == row.formatted, "\(row.source)")
      #expect(result.value == row.extracted, "\(row.source)")
      #expect(result.isComplete == row.complete, "\(row.source)")
      #expect(try result.caret == caret(after: row), "\(row.source)")
    }
  }

  /// The corpus tells only whether the caret is at the end; where else is in the names of the tests.
  private func caret(before row: Row) throws -> Int? {
    guard !row.params.caret_at_end else { return nil }
    if row.subrule.contains("_StartIndex_") { return 0 }
    if row.subrule.contains("_ThirdIndex") { return 2 }
    #expect(row.subrule == "testAppyAutoskip_11dot1_returns11dot1CaretMoved")
    return 3
  }

  private func caret(after row: Row) throws -> Int {
    switch row.caret_ok {
    case "end": row.formatted.count
    case "expectedString.startIndex": 0
    default:
      try #require(row.caret_ok.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) })
    }
  }
}
