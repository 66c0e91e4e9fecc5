import Foundation
import Testing

/// What people see of records that are not valid.
@Suite(.timeLimit(.minutes(20))) struct ValidateTextTests {
  private static let rules = """
    form account {
        field login { required; email; max_length(20) }
        field id: any
        field password @secret { min_length(8) "Use 8."; none_of("abc") "Not abc." }
        field age: integer { required; min_value(18) }
        field note { max_length(3); warn regex(/[a-z]*/) }
        field tags: list of text { each { max_length(2) } }
    }

    """

  private static func validate(_ data: String, _ options: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(rules, to: "a.rules")
    try folder.write(data, to: "a.ndjson")
    return try CommandRun(["validate", "a.rules", "a.ndjson"] + options, in: folder.url)
  }

  @Test func `violations are grouped by record and field`() throws {
    let run = try ValidateTextTests.validate(
      """
      {"login": "ann@example.org", "age": 18}
      {"id": 7, "login": "ann", "password": "abc", "age": 17, "tags": ["a", "abc"]}

      """,
      "--report",
      "all"
    )
    #expect(
      run.outputText == """
        a.ndjson:2:1: record 2 (id = 7): invalid
          2:20  login = "ann" → error: Enter an email address, such as ann@example.org. [email, line 2]
          2:39  password = ••• → error: Use 8. [min_length, line 4]
                → error: Not abc. [none_of, line 4]
          2:53  age = 17 → error: This must be 18 or more. [min_value, line 5]
          2:71  tags[1] = "abc" → error: Enter 2 or fewer characters. [max_length, line 7]

        """
    )
    #expect(run.remarksText == "2 records: 1 invalid\n")
    #expect(run.status == 1)
  }

  @Test func `a value is cut, and shown without what does harm`() throws {
    let long = String(repeating: "x", count: 100_000)
    let run = try ValidateTextTests.validate(
      ##"{"id": "\##(long)", "login": "a\u001b[31m\u202e", "age": 20}"##
    )
    #expect(run.output.count < 1_000)
    #expect(run.outputText.contains("(id = \"xxx"))
    #expect(run.outputText.contains("login = \"a␛[31m<U+202E>\" → error"))
  }

  @Test func `a record is named by the fields that are asked for`() throws {
    let record = #"{"id": 7, "login": "a@b.org", "password": "topsecret", "age": 1}"#
    let run = try ValidateTextTests.validate(record, "--key", "login", "--key", "password")
    let head = "a.ndjson:1:1: record 1 (login = \"a@b.org\", password = •••): invalid"
    #expect(run.outputLines.first.map(String.init) == head)
    let unknown = try ValidateTextTests.validate(record, "--key", "logn")
    #expect(unknown.status == 64)
    #expect(unknown.remarksText.contains("the form 'account' has no field 'logn': did you mean"))
  }

  @Test(arguments: ["1", "3"])
  func `of many records the first hundred are shown`(jobs: String) throws {
    let padding = String(repeating: " ", count: 300)
    let data = (1...9_000).map { number in
      number % 3 == 0
        ? "{\"login\": \"a@b.org\", \(padding)\"age\": 20}" : "{\(padding)\"id\": \(number)}"
    }.joined(separator: "\n")
    let run = try ValidateTextTests.validate(data, "--jobs", jobs)
    #expect(run.outputLines.count { $0.hasPrefix("a.ndjson:") } == 100)
    #expect(
      run.outputLines.last { $0.hasPrefix("a.ndjson:") }?.contains("record 149 (id = 149)") ?? false
    )
    #expect(
      run.remarksText
        == "… 5900 more records not shown; use --all to see all\n9000 records: 6000 invalid\n"
    )
    let all = try ValidateTextTests.validate(data, "--jobs", jobs, "--all")
    #expect(all.outputText.hasPrefix(run.outputText))
    #expect(all.outputLines.count { $0.hasPrefix("a.ndjson:") } == 6000)
    #expect(all.remarksText == "9000 records: 6000 invalid\n")
  }

  @Test func `the last line says what came of all records`() throws {
    let valid = #"{"login": "a@b.org", "age": 20}"#
    #expect(try ValidateTextTests.validate(valid).remarksText == "1 record: valid\n")
    #expect(
      try ValidateTextTests.validate("\(valid)\n\(valid)").remarksText == "2 records: all valid\n"
    )
    #expect(try ValidateTextTests.validate("").remarksText == "0 records\n")
    let unreadable = try ValidateTextTests.validate("\(valid)\n{")
    #expect(unreadable.remarksText.hasSuffix("\n2 records: 1 undecided (1 unreadable)\n"))
    #expect(try ValidateTextTests.validate(valid, "--output", "ndjson").remarksText == "")
  }

  @Test func `unknown members are named once, and of many a few`() throws {
    let records = (1...30).map { number in
      #"{"login": "a@b.org", "age": 20, "k\#(number)": 1, "x": 2}"#
    }
    let run = try ValidateTextTests.validate(
      ([records[0], records[0]] + records).joined(separator: "\n")
    )
    let remarks = run.remarksText
    #expect(remarks.components(separatedBy: "'x'").count == 2)
    #expect(remarks.components(separatedBy: "'k1'").count == 2)
    #expect(remarks.contains(" and "))
  }
}
