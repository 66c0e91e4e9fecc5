import Foundation
import FoundationXML
import Testing

/// Formats that other tools read, whatever is in the data.
@Suite(.timeLimit(.minutes(20))) struct OutputFormatTests {
  private static let rules = """
    rule known { one_of("a") "Not <known> & \\"fine\\": {value}%0A" }
    form order {
        field name { required; known }
        field amount: integer { warn max_value(3) }
        when amount > 5 { field reason { required } }
    }

    test "fails" for order { given { name: "b" }; expect valid }

    """

  /// What people may send, with characters that the formats reserve.
  private static let records = [
    #"{"name":"a","amount":1}"#,
    #"{"name":"<&>\"]]>,;\u0001\u001b[31m\uffff\ufffe\u202e\r\n::error::%25","amount":9,"reason":"x"}"#,
    #"{"name":"a","amount":"x"}"#,
    #"{"name":"#,
    #"{"name":"b"}"#,
  ]

  private static func run(_ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(rules, to: "order, 1%.rules")
    try folder.write("form a { field b { requird } }", to: "<broken>.rules")
    try folder.write(records.joined(separator: "\n"), to: "a:b,c.ndjson")
    return try CommandRun(arguments, in: folder.url)
  }

  private static func validate(_ output: String) throws -> CommandRun {
    try run("validate", "order, 1%.rules", "a:b,c.ndjson", "--output", output)
  }

  /// The elements of an XML text by their names.
  private final class Elements: NSObject, XMLParserDelegate {
    var found: [String: [[String: String]]] = [:]

    init(_ data: Data) throws {
      super.init()
      let parser = XMLParser(data: data)
      parser.delegate = self
      if !parser.parse() { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    }

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      found[name, default: []].append(attributes)
    }
  }

  @Test func `records are test cases of JUnit`() throws {
    let run = try OutputFormatTests.validate("junit")
    let elements = try Elements(run.output).found
    #expect(elements["testcase"]?.map { $0["name"] } == (1...5).map { "record \($0)" })
    let suites = try #require(elements["testsuite"])
    #expect(suites.map { $0["name"] } == (1...5).map { "order: record \($0)" })
    #expect(suites.allSatisfy { $0["file"] == "a:b,c.ndjson" && $0["tests"] == "1" })
    #expect(suites.map { $0["failures"] } == ["0", "1", "1", "0", "1"])
    #expect(suites.map { $0["errors"] } == ["0", "0", "0", "1", "0"])
    #expect(run.outputText.contains("\na:b,c.ndjson:3:22: error: amount: Enter a whole number.\n"))
    #expect(run.outputText.contains("\na:b,c.ndjson:4:9: undecided: unreadable ("))
    #expect(elements["failure"]?.count == 3)
    #expect(
      elements["failure"]?[0]["message"]?.hasPrefix("name: Not <known> & \"fine\": <&>\"]]>")
        ?? false
    )
    #expect(elements["error"]?.count == 1)
    #expect(run.status == 65)
  }

  @Test func `tests and diagnostics are test cases of JUnit`() throws {
    let test = try Elements(
      OutputFormatTests.run("test", "order, 1%.rules", "--output", "junit").output
    ).found
    #expect(test["testsuites"]?.first?["failures"] == "1")
    #expect(test["failure"]?.count == 1)
    #expect(test["testsuite"]?.map { $0["file"] } == ["order, 1%.rules"])
    let run = try OutputFormatTests.run(
      "check",
      "<broken>.rules",
      "order, 1%.rules",
      "--output",
      "junit"
    )
    let check = try Elements(run.output).found
    #expect(check["testsuite"]?.map { $0["name"] } == ["<broken>.rules", "order, 1%.rules"])
    #expect(run.outputText.contains("\n&lt;broken&gt;.rules:1:20: error[E0303]: unknown rule"))
    #expect(check["testsuite"]?.map { $0["failures"] } == ["1", "0"])
    #expect(check["testcase"]?.first?["name"] == "error[E0303] at 1:20")
  }

  @Test func `an annotation is one line, whatever it says`() throws {
    let run = try OutputFormatTests.validate("github")
    let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 6)
    for line in lines {
      #expect(
        line.hasPrefix("::error file=a%3Ab%2Cc.ndjson,line=") || line.hasPrefix("::warning file=")
      )
      #expect(!line.contains("\r"))
    }
    let check = try OutputFormatTests.run("check", "<broken>.rules", "--output", "github")
    #expect(
      check.outputText
        == "::error file=<broken>.rules,line=1,col=20,endLine=1,endColumn=26,title=E0303::"
        + "unknown rule 'requird'%0Ahelp: did you mean 'required'?\n"
    )
    let test = try OutputFormatTests.run("test", "order, 1%.rules", "--output", "github")
    #expect(test.outputText.hasPrefix("::error file=order%2C 1%25.rules,line=8,col="))
  }

  @Test func `findings are results of SARIF`() throws {
    let run = try OutputFormatTests.validate("sarif")
    let log = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "known", "max_value", "type", "when", "unreadable", "known",
      ]
    )
    let levels = ["error", "warning", "error", "none", "error", "error"]
    #expect(results.map { $0["level"] as? String } == levels)
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(place["region"] as? [String: Int] == ["startLine": 2, "startColumn": 9])
    #expect(place["artifactLocation"] as? [String: String] == ["uri": "a%3Ab%2Cc.ndjson"])
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 1)
    #expect(results[4]["relatedLocations"] == nil)
  }

  @Test func `no findings are a whole SARIF log`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(OutputFormatTests.rules, to: "order.rules")
    try folder.write(OutputFormatTests.records[0], to: "a.json")
    for output in ["sarif", "json"] {
      let run = try CommandRun(
        ["validate", "order.rules", "a.json", "--output", output],
        in: folder.url
      )
      #expect(run.status == 0)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: run.output) }
    }
  }

  @Test func `findings are rows of CSV that the command itself can read`() throws {
    let run = try OutputFormatTests.validate("csv")
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(run.output, to: "found.csv")
    try folder.write(
      """
      form finding {
          field record: integer { required }
          field severity { one_of("error", "warning", "undecided") }
          group data { field line: integer { required }; field column: integer { required } }
          field message { required }
      }

      """,
      to: "finding.rules"
    )
    let read = try CommandRun(
      ["validate", "finding.rules", "found.csv", "--output", "none"],
      in: folder.url
    )
    #expect(read.status == 0, "\(read.remarksText)")
    #expect(read.outputText == "6\n")
  }

  @Test func `places in the data come beside those of the rules`() throws {
    let run = try OutputFormatTests.validate("ndjson")
    let second = try #require(
      try JSONSerialization.jsonObject(with: Data(run.outputLines[1].utf8)) as? [String: Any]
    )
    let violation = try #require((second["violations"] as? [[String: Any]])?.first)
    #expect(violation["file"] as? String == "order, 1%.rules")
    #expect(violation["line"] as? Int == 3)
    let data = try #require(violation["data"] as? [String: Any])
    #expect(data["file"] as? String == "a:b,c.ndjson")
    #expect(data["line"] as? Int == 2)
    #expect(data["column"] as? Int == 9)
    #expect(
      run.outputLines[3].contains(#""reason":"unreadable","data":{"file":"a:b,c.ndjson","line":4,"#)
    )
  }
}
