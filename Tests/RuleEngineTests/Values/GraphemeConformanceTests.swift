import Foundation
import RuleEngine
import Testing

/// The rows of Unicode's own GraphemeBreakTest, where the conformance corpus lies beside the package.
struct GraphemeConformanceTests {
  private struct Row: Decodable {
    struct Parameters: Decodable {
      let unit: String
      let exact: Int?
      let min: Int?
      let max: Int?
    }

    let params: Parameters
    let value: String
    let valid: Bool
    let source: String
  }

  static let corpus = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../../shared/conformance")
    .appending(path: "unicode-graphemes.ndjson")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: corpus.path),
      "the conformance corpus is not beside the package"
    )
  )
  func `lengths in graphemes are those of Unicode's test file`() throws {
    let lines = try String(contentsOf: Self.corpus, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 500)
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      let unit = try #require(Self.units[row.params.unit], "\(row.params.unit)")
      let lower = row.params.exact ?? row.params.min ?? 0
      let upper = row.params.exact ?? row.params.max ?? .max
      let isWithin = withBytes(of: row.value) {
        TextMeasure.relation(of: unit, in: $0, to: lower...upper) == .within
      }
      #expect(isWithin == row.valid, "\(row.source)")
    }
  }

  private static let units: [String: TextUnit] = [
    "grapheme": .graphemes, "utf16": .utf16, "scalar": .scalars, "byte": .bytes,
  ]
}
