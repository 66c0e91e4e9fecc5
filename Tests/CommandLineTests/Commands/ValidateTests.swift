import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct ValidateTests {
  private static let rules = """
    rules 1

    form order {
        field amount: integer { required; min_value(1) }
        field note { max_length(10) "Too long: {value}." }
    }

    """

  /// Records of every kind, in a file that is large enough to be judged by several threads.
  private static func records(_ count: Int) -> String {
    (1...count).map { number in
      switch number % 7 {
      case 0: "{\"amount\":0,\"note\":\"no\"}"
      case 3: "{\"amount\":\(number),\"note\":\"a note that is too long\"}"
      case 5: number % 35 == 5 ? "{\"amount\":" : "  \n{\"amount\":\"\(number)\"}"
      default: "{\"amount\":\(number),\"note\":\"\(String(repeating: "x", count: number % 9))\"}"
      }
    }.joined(separator: "\n")
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(rules, to: "order.rules")
    return folder
  }

  @Test(
    arguments: [
      (
        #"{"rates": {"a": 1, "b": "x"}}"#,
        #"1:25: 'rates["b"]' has the wrong type: expected number"#
      ),
      (#"{"lines": {"k": {"nme": 1}}}"#, "1:18: the form 'line' has no field 'nme'"),
      (
        #"{"lines": {"k": {"n": {}}}}"#,
        #"1:23: 'lines["k"].n' has the wrong type: expected number"#
      ),
    ]
  )
  func `what is wrong in a map of a context is located`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      """
      rules 1
      form line { field n: number }
      form order { context rates: map of number; context lines: map of line; field a }

      """,
      to: "order.rules"
    )
    try folder.write("{}", to: "a.json")
    try folder.write(text, to: "context.json")
    let arguments = [
      "validate", "order.rules", "a.json", "--form", "order", "--context", "context.json",
    ]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 65)
    #expect(run.remarksText.contains("context.json:\(message)"), "\(run.remarksText)")
  }

  @Test(arguments: zip(["text", "json", "ndjson", "none"], [2, 3, 8, 2]))
  func `the number of threads changes nothing`(output: String, jobs: Int) throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    try folder.write(ValidateTests.records(45_000), to: "a.ndjson")
    try folder.write(ValidateTests.records(100), to: "b.ndjson")
    let arguments = [
      "validate", "order.rules", "a.ndjson", "b.ndjson", "a.ndjson", "--summary", "--output",
      output,
    ]
    let alone = try CommandRun(arguments + ["--jobs", "1"], in: folder.url)
    let together = try CommandRun(arguments + ["--jobs", "\(jobs)"], in: folder.url)
    #expect(alone.status == 65)
    #expect(together.status == alone.status)
    #expect(together.output == alone.output)
    #expect(together.remarks == alone.remarks)
    #expect(alone.output.count > 5)
  }

  @Test func `a value may be as deep as in the library, and no deeper`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("form f { field a: any { required } }", to: "f.rules")
    let records = [128, 129, 200].map { levels in
      "{\"a\":" + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        + "}"
    }
    try folder.write(records.joined(separator: "\n"), to: "f.ndjson")
    let run = try CommandRun(
      ["validate", "f.rules", "f.ndjson", "--output", "ndjson"],
      in: folder.url
    )
    #expect(run.outputLines.map { $0.contains("\"verdict\":\"valid\"") } == [true, false, false])
    #expect(run.outputLines.map { $0.contains("limit reached: depth") } == [false, true, true])
  }

  @Test(arguments: [1, 50, 1_000, 9_876, 1_000_000])
  func `threads stop after the same record`(limit: Int) throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    try folder.write(ValidateTests.records(45_000), to: "a.ndjson")
    let arguments = [
      "validate", "order.rules", "a.ndjson", "--output", "ndjson", "--summary", "--max-failures",
      "\(limit)",
    ]
    let alone = try CommandRun(arguments + ["--jobs", "1"], in: folder.url)
    let together = try CommandRun(arguments + ["--jobs", "4"], in: folder.url)
    #expect(together.output == alone.output)
    #expect(together.remarks == alone.remarks)
    #expect(together.status == alone.status)
    let refused = alone.outputLines.count { !$0.contains("\"valid\"") }
    let all = (1...45_000).count { number in
      number % 7 == 0 || number % 7 == 3 || number % 35 == 5
    }
    #expect(refused == min(limit, all))
  }

  @Test(arguments: [1, 3])
  func `a line that is longer than a record may be is skipped`(jobs: Int) throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    var data = Data("{\"amount\":1}\n{\"amount\":2,\"note\":\"".utf8)
    data.append(Data(repeating: UInt8(ascii: "x"), count: 65 << 20))
    data.append(Data("\"}\n{\"amount\":0}\n".utf8))
    try folder.write(data, to: "a.ndjson")
    let run = try CommandRun(
      ["validate", "order.rules", "a.ndjson", "--output", "ndjson", "--jobs", "\(jobs)"],
      in: folder.url
    )
    #expect(run.status == 65)
    #expect(run.outputLines.count == 3)
    #expect(run.outputLines[2].hasPrefix("{\"record\":3,\"verdict\":\"invalid\""))
    #expect(run.remarksText.hasPrefix("a.ndjson:2:1: unreadable: "))
    #expect(run.remarksText.split(separator: "\n").count == 1)
  }

  @Test func `a record of ten megabytes in one line is judged`() throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    let note = String(repeating: "x", count: 10 << 20)
    try folder.write("{\"amount\":1,\"note\":\"\(note)\"}\n{\"amount\":0}", to: "a.ndjson")
    let run = try CommandRun(["validate", "order.rules", "a.ndjson"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.outputLines.count == 4)
    #expect(run.outputLines[1].hasPrefix("  1:20  note = \"xxx"))
    #expect(run.outputLines[1].contains("… → error: Too long: xxx"))
    #expect(run.output.count < 1_000)
  }

  @Test(arguments: [
    ("a.json", "not JSON at all"), ("b.ndjson", "\u{0}\u{1}"), ("c.csv", "amount\n\"1"),
    ("d.csv", "amount,amount\n1,2\n"), ("e.form", "amount=%zz"), ("f.json", ""),
    ("g.json", "[{\"amount\":1},"), ("h.ndjson", "[1]\n"),
  ])
  func `data that can't be read has its place said`(name: String, text: String) throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    try folder.write(text, to: name)
    let run = try CommandRun(["validate", "order.rules", name], in: folder.url)
    #expect(run.status == 65)
    let pattern = try Regex("\(NSRegularExpression.escapedPattern(for: name)):[0-9]+:[0-9]+: ")
    #expect(run.remarksText.contains(pattern))
  }

  @Test(arguments: ["json", "ndjson", "csv", "form"])
  func `fifty megabytes of anything are no crash`(format: String) throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    try folder.write(Noise.bytes(50 << 20), to: "noise")
    let run = try CommandRun(
      ["validate", "order.rules", "noise", "--input", format, "--output", "none"],
      in: folder.url
    )
    #expect(run.status == 65)
    #expect(!run.remarks.isEmpty)
  }

  @Test func `values can't reach into the terminal`() throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    try folder.write(#"{"amount":1,"note":"\u001b[31mred\u202etxet\nx"}"#, to: "a.json")
    let run = try CommandRun(["validate", "order.rules", "a.json"], in: folder.url)
    #expect(run.outputLines.count == 2)
    #expect(!run.outputText.contains("\u{1B}"))
    #expect(!run.outputText.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a list of objects is JSON whatever is in it`() throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    try folder.write(ValidateTests.records(50), to: "a.ndjson")
    let run = try CommandRun(
      ["validate", "order.rules", "a.ndjson", "--output", "json"],
      in: folder.url
    )
    let list = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(list.count == 50)
    #expect(list.map { $0["record"] as? Int } == (1...50).map { $0 })
    for record in list {
      #expect(Set(record.keys) == ["record", "verdict", "violations", "undecided"])
    }
  }

  @Test func `a byte order mark is no part of the data`() throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    for (name, text) in [
      ("a.json", "{\"amount\":1}"), ("b.ndjson", "{\"amount\":1}\r\n"),
      ("c.csv", "amount\r\n1\r\n"),
    ] {
      try folder.write("\u{FEFF}" + text, to: name)
      for jobs in ["1", "2"] {
        let run = try CommandRun(
          ["validate", "order.rules", name, "--jobs", jobs, "--output", "none"],
          in: folder.url
        )
        #expect(run.status == 0, "\(name): \(run.remarksText)")
        #expect(run.outputText == "1\n")
      }
    }
  }

  @Test(arguments: [(11, "and 1 more"), (99, "and 89 more"), (101, "and at least 90 more")])
  func `members without a field are counted as far as they are kept`(
    count: Int,
    ending: String
  ) throws {
    let folder = try ValidateTests.folder()
    defer { folder.remove() }
    let members = (0..<count).map { "\"z\($0)\":1" }.joined(separator: ",")
    try folder.write("{\"amount\":1,\(members)}", to: "a.json")
    let run = try CommandRun(["validate", "order.rules", "a.json"], in: folder.url)
    #expect(run.remarksText.hasPrefix("formrules: a.json: the form has no field for the members"))
    #expect(run.remarksText.contains("'z9' \(ending)\n"), "\(run.remarksText)")
  }

  @Test func `the form of a context is part of another`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let whole = "form d { field c }\nform o { context m: list of d; field q }\n"
    try folder.write(whole, to: "one.rules")
    try folder.write(whole + "form l { field o: list of d }\n", to: "two.rules")
    try folder.write("{\"q\":1}", to: "a.json")
    let one = try CommandRun(["validate", "one.rules", "a.json"], in: folder.url)
    #expect(one.outputText.contains("q = 1 → error: "), "\(one.outputText)")
    let two = try CommandRun(["validate", "two.rules", "a.json"], in: folder.url)
    #expect(two.remarksText.hasSuffix("choose one with --form (o, l)\n"), "\(two.remarksText)")
  }

  @Test func `a summary gives the lines of checks that are named alike`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let rules = "form f {\n field s { check s != \"a\" \"m\"\n check s != \"b\" \"m\" }\n}\n"
    try folder.write(rules, to: "f.rules")
    try folder.write("{\"s\":\"a\"}\n{\"s\":\"b\"}\n{\"s\":\"b\"}\n", to: "a.ndjson")
    let arguments = ["validate", "f.rules", "a.ndjson", "--summary", "--output", "none"]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.remarksText.hasSuffix("\n  2  s: check, line 3\n  1  s: check, line 2\n"))
  }
}
