import Foundation
import Testing

/// Runs that begin where another one ended.
@Suite(.timeLimit(.minutes(20))) struct SkipTests {
  /// Records of every kind, blank lines and such that can't be read among them.
  private static func records(_ count: Int) -> String {
    (1...count).map { number in
      switch number % 5 {
      case 0: "\n \r\n{\"amount\":0}"
      case 2: number % 10 == 2 ? "{\"amount\":" : "{\"amount\":\(number)}"
      default: "{\"amount\":\(number % 3),\"remark\":\"\(remark)\"}"
      }
    }.joined(separator: "\n")
  }

  /// Makes few records enough for threads.
  private static let remark = String(repeating: "no field of the form ", count: 8)

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "form order { field amount: integer { required; min_value(1) }; field remark }\n",
      to: "order.rules"
    )
    try folder.write(records(40), to: "a.ndjson")
    // Large enough for threads.
    try folder.write(records(12_000), to: "b.ndjson")
    return folder
  }

  @Test(
    arguments: [1, 39, 40, 41, 7_345, 12_039, 12_040],
    ["1", "3"]
  )
  func `what is left is judged as in the whole run`(skip: Int, jobs: String) throws {
    let folder = try SkipTests.folder()
    defer { folder.remove() }
    let arguments = [
      "validate", "order.rules", "a.ndjson", "b.ndjson", "--output", "ndjson", "--jobs", jobs,
    ]
    let whole = try CommandRun(arguments, in: folder.url)
    let rest = try CommandRun(arguments + ["--skip", "\(skip)"], in: folder.url)
    #expect(whole.outputLines.count == 12_040)
    #expect(rest.outputLines == whole.outputLines.suffix(12_040 - skip))
    #expect(whole.remarksText.hasSuffix(rest.remarksText))
  }

  @Test(arguments: ["text", "json", "ndjson", "none"])
  func `every output begins with the record after those`(output: String) throws {
    let folder = try SkipTests.folder()
    defer { folder.remove() }
    let run = try CommandRun(
      ["validate", "order.rules", "a.ndjson", "--output", output, "--skip", "33", "--summary"],
      in: folder.url
    )
    #expect(run.remarksText.hasPrefix("7 records: "))
    switch output {
    case "json":
      let list = try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]]
      #expect(list?.map { $0["record"] as? Int } == (34...40).map { $0 })
    case "ndjson": #expect(run.outputText.hasPrefix("{\"record\":34,"))
    case "text": #expect(run.outputText.hasPrefix("a.ndjson:49:"))
    default: #expect(run.outputLines.count == 1)
    }
  }

  @Test func `more than there are is no fault`() throws {
    let folder = try SkipTests.folder()
    defer { folder.remove() }
    for jobs in ["1", "2"] {
      let run = try CommandRun(
        [
          "validate", "order.rules", "b.ndjson", "--skip", "20000", "--output", "json", "--jobs",
          jobs,
        ],
        in: folder.url
      )
      #expect(run.status == 0)
      #expect(run.outputText == "[]\n")
      #expect(run.remarksText == "formrules: all records were skipped: 12000\n")
    }
  }

  @Test(arguments: ["text", "json", "ndjson", "none"])
  func `as many as there can be are skipped`(output: String) throws {
    let folder = try SkipTests.folder()
    defer { folder.remove() }
    let run = try CommandRun(
      ["validate", "order.rules", "a.ndjson", "--output", output, "--skip", "\(Int.max)"],
      in: folder.url
    )
    #expect(run.status == 0)
  }

  @Test func `records that can't be read are not told where they are skipped`() throws {
    let folder = try SkipTests.folder()
    defer { folder.remove() }
    let arguments = ["validate", "order.rules", "a.ndjson", "--skip", "2"]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(!run.remarksText.contains("a.ndjson:2:"))
    #expect(run.status == 65)
    let refused = try CommandRun(["validate", "order.rules", "a.ndjson", "--skip", "-1"])
    #expect(refused.status == 64)
  }
}
