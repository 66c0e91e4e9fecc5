import Foundation
import Testing

/// Explanations of values that are too much for a terminal.
@Suite(.timeLimit(.minutes(20))) struct ExplainTests {
  private static let rules = """
    form f {
        field short { regex(/[a-z]+[0-9]/) }
        field count: number { min_value(1) }
        field given: any { each { min_value(1) } }
    }

    """

  private static func explain(_ record: String, _ options: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(rules, to: "f.rules")
    try folder.write(record, to: "f.json")
    return try CommandRun(["explain", "f.rules", "f.json"] + options, in: folder.url)
  }

  @Test(arguments: [
    String(repeating: "x", count: 100_000),
    // Not many characters, but much text.
    "x" + String(repeating: "\u{301}", count: 100_000),
  ])
  func `long values are shortened for people, and whole as data`(value: String) throws {
    let record = "{\"short\": \"\(value)\"}"
    let text = try ExplainTests.explain(record)
    #expect(text.status == 1)
    #expect(text.outputText.contains("short = \""))
    #expect(text.outputText.contains("…"))
    #expect(text.outputText.count < 2000 && text.outputText.utf8.count < 4000)
    let data = try ExplainTests.explain(record, "--output", "json")
    #expect(data.outputText.contains(value))
  }

  @Test func `a long expression is shortened, but not its result`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let condition = "item > 1000000 and item < 2000000 or item == 77"
    let rules = "field n: list of integer; let c = count(n where \(condition)); check c > 3"
    try folder.write("form f { \(rules) }", to: "f.rules")
    try folder.write("{\"n\": [1500000, 5, 77]}", to: "f.json")
    let text = try CommandRun(["explain", "f.rules", "f.json"], in: folder.url).outputText
    let shown = "c = count(n where item > 1000000 and item < 2000000 or item … = 2: n[0], n[2]"
    #expect(text.contains(shown), "\(text)")
    let data = try CommandRun(["explain", "f.rules", "f.json", "--output", "json"], in: folder.url)
    #expect(data.outputText.contains("item == 77) = 2\""), "\(data.outputText)")
  }

  @Test func `of many patterns that fail at the first character, one is shown`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form f { field account { iban } }\n", to: "f.rules")
    try folder.write("{\"account\": \"1\"}", to: "f.json")
    let run = try CommandRun(["explain", "f.rules", "f.json"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.split(separator: "\n").count < 20)
    #expect(run.outputText.contains(" more patterns\n"))
  }

  @Test func `an explanation that would be endless ends with what ran`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let rules = (0..<40).map { "rule r\($0) { r\($0 + 1) and r\($0 + 1) }\n" }.joined()
    try folder.write(rules + "rule r40 { email }\nform f { field a { r0 } }\n", to: "f.rules")
    try folder.write("{\"a\": \"ann@example.org\"}", to: "f.json")
    let run = try CommandRun(["explain", "f.rules", "f.json"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputText.hasPrefix("f.json, record 1: undecided\n"))
    #expect(run.outputText.hasSuffix("limit reached: steps: nothing after this was validated\n"))
  }

  private static let digits = String(repeating: "9", count: 60)

  @Test(arguments: [
    "{\"count\": \(digits)}", "{\"given\": [1, \(digits)]}", "{\"given\": {\"a\": [\(digits)]}}",
  ])
  func `a field whose value is beyond a limit is passed over, and said to be`(_ record: String)
    throws
  {
    let run = try ExplainTests.explain(record)
    #expect(run.status == 1)
    #expect(run.outputText.contains("f.json, record 1: undecided"))
    #expect(
      run.outputText.contains("skipped, because its value exceeds the limit 'digits of a number'")
    )
  }
}
