@testable import FormData
import RuleEngine
import Testing

@Suite(.timeLimit(.minutes(20))) struct SharedLinesTests {
  private static let plan = RecordPlan(forms: PersonForm.forms, form: PersonForm.person)

  /// One of several readers, which arrays can hold.
  private final class Reader {
    var lines: NDJSONReader

    init(_ lines: SharedLines) { self.lines = NDJSONReader(lines, plan: SharedLinesTests.plan) }
  }

  /// The text of so many lines, some of them blank or no JSON, the last without a line feed.
  private static func text(lines: Int) -> [UInt8] {
    let lines = (1...lines).map { line in
      switch line % 7 {
      case 0: " \t\r"
      case 3: "{\"age\":\(line),"
      case _: "{\"age\":\(line)}"
      }
    }
    return Array(("\u{FEFF}" + lines.joined(separator: "\n")).utf8)
  }

  /// The text's bytes in pieces of the given size.
  private static func source(_ text: [UInt8], pieces: Int = .max) -> ByteSource {
    var rest = text[...]
    return ByteSource {
      defer { rest = rest.dropFirst(pieces) }
      return rest.isEmpty ? nil : Array(rest.prefix(pieces))
    }
  }

  /// What the reader says about the records of a block.
  private static func results(
    of block: LineBlock,
    by reader: inout NDJSONReader
  ) throws -> [RecordResult] {
    var buffer = RecordBuffer()
    return try (0..<block.recordCount).map { _ in try reader.next(into: &buffer) }
  }

  /// All that one reader says about the text.
  private static func results(of text: [UInt8]) throws -> [RecordResult] {
    var reader = NDJSONReader(SharedLines(source(text)), plan: plan)
    var buffer = RecordBuffer()
    var results: [RecordResult] = []
    while true {
      let result = try reader.next(into: &buffer)
      if case .end = result { return results }
      results.append(result)
    }
  }

  @Test(arguments: [1, 7, 100, 5000, .max])
  func `readers that take turns say together what one says`(pieces: Int) throws {
    let text = SharedLinesTests.text(lines: 2000)
    let whole = try SharedLinesTests.results(of: text)
    #expect(whole.count == 1715)
    let lines = SharedLines(SharedLinesTests.source(text, pieces: pieces))
    let readers = (0..<3).map { _ in Reader(lines) }
    var shared: [RecordResult] = []
    var blocks = 0
    while let block = try readers[blocks % 3].lines.takeBlock() {
      #expect(block.number == blocks)
      #expect(block.earlierRecords == shared.count)
      shared += try SharedLinesTests.results(of: block, by: &readers[blocks % 3].lines)
      blocks += 1
    }
    #expect(shared == whole)
    #expect(pieces > 100 || blocks > 100)
    for reader in readers { #expect(try reader.lines.takeBlock() == nil) }
  }

  @Test func `readers on threads of their own read every record once`() async throws {
    let text = SharedLinesTests.text(lines: 20_000)
    let lines = SharedLines(SharedLinesTests.source(text, pieces: 1000))
    let shared = try await withThrowingTaskGroup(of: [Int: [RecordResult]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var reader = NDJSONReader(lines, plan: SharedLinesTests.plan)
          var results: [Int: [RecordResult]] = [:]
          while let block = try reader.takeBlock() {
            results[block.number] = try SharedLinesTests.results(of: block, by: &reader)
          }
          return results
        }
      }
      return try await group.reduce(into: [:]) { all, results in
        all.merge(results) { first, second in first + second }
      }
    }
    let inOrder = shared.sorted { $0.key < $1.key }.flatMap(\.value)
    #expect(try inOrder == SharedLinesTests.results(of: text))
  }

  @Test(arguments: [0, 1, 5, 6, 7, 1714, 1715, 4000])
  func `records that are skipped count, but nobody is given them`(skipping: Int) throws {
    let text = SharedLinesTests.text(lines: 2000)
    let whole = try SharedLinesTests.results(of: text)
    let lines = SharedLines(SharedLinesTests.source(text, pieces: 500), skipping: skipping)
    var reader = NDJSONReader(lines, plan: SharedLinesTests.plan)
    var rest: [RecordResult] = []
    while let block = try reader.takeBlock() {
      rest += try SharedLinesTests.results(of: block, by: &reader)
    }
    #expect(rest == Array(whole.dropFirst(skipping)))
    #expect(lines.skipped == min(skipping, whole.count))
  }

  @Test func `a line beyond the limit is a record, whatever is in it`() throws {
    let long = String(repeating: " ", count: 400_000)
    let lines = SharedLines(
      SharedLinesTests.source(Array("{}\n\(long)\n{}\n\(long)".utf8), pieces: 60_000),
      limits: ReadingLimits(bytes: 100_000)
    )
    var reader = NDJSONReader(lines, plan: SharedLinesTests.plan)
    var results: [RecordResult] = []
    while let block = try reader.takeBlock() {
      results += try SharedLinesTests.results(of: block, by: &reader)
    }
    func tooLong(_ number: Int) -> RecordResult {
      .unreadable(
        UnreadableRecord(
          number: number,
          place: DataPlace(line: number, column: 1),
          message: "a record of more than 100000 bytes"
        )
      )
    }
    #expect(results == [.record(number: 1), tooLong(2), .record(number: 3), tooLong(4)])
  }

  @Test func `where the source fails, nobody is given more`() throws {
    var isGiven = false
    let lines = SharedLines(
      ByteSource { () throws(DataError) in
        guard !isGiven else { throw .inputFailed("no such luck") }
        isGiven = true
        return Array("{}\n{}\n{".utf8)
      }
    )
    let readers = (0..<2).map { _ in Reader(lines) }
    #expect(try readers[0].lines.takeBlock()?.recordCount == 2)
    #expect(throws: DataError.inputFailed("no such luck")) { try readers[1].lines.takeBlock() }
    #expect(try readers[0].lines.takeBlock() == nil)
  }
}
