import FormRules
import RuleEngine
import Testing

/// What coverage counts, and what it finds missing.
@Suite struct `Coverage of rule files` {
  private func report(of text: String) throws -> CoverageReport {
    let compilation = Compilation(SourceText(name: "test.rules", text: text))
    let suite = try #require(
      TestSuite(compilation),
      "\(RuleFileError(diagnostics: compilation.diagnostics))"
    )
    var runner = TestRunner(suite)
    var recorder = CoverageRecorder(suite)
    for testCase in suite.cases { recorder.note(runner.run(testCase)) }
    var report = CoverageReport()
    report.add(recorder)
    return report
  }

  /// Everything that is to be seen, each with what is missing: `required: failed`.
  private func items(of text: String) throws -> [String] {
    try report(of: text).files.flatMap(\.owners).flatMap(\.items).map { item in
      "\(item.text): \(item.missing.names.joined(separator: " "))"
    }
  }

  @Test func `every part of an expression is to hold and to fail`() throws {
    let text = """
      rule a {
          not (regex(/a+/) or regex(/b+/)) and min_length(2) "No."
          accepts "cc"
          rejects "c", "aa"
      }
      """
    #expect(
      try items(of: text) == [
        "a: ",
        "not (regex(/a+/) or regex(/b+/)) and min_length(2): ",
        "not (regex(/a+/) or regex(/b+/)): ",
        "regex(/a+/) or regex(/b+/): ",
        "regex(/a+/): ",
        "regex(/b+/): held",
        "min_length(2): ",
        "\"No.\": ",
      ]
    )
    #expect(try report(of: text).count.percent == 93)
  }

  @Test func `a condition is to hold and to fail, whether or not its branch asks anything`() throws
  {
    let text = """
      rule a(n: integer = 0) {
          when n > 3 and n != 5 { max_length(1) } otherwise { max_length(2) }
          when n in (1, 2) { max_length(3) }
          accepts "a"
          accepts(n: 5) "a"
      }
      """
    #expect(
      try items(of: text) == [
        "a: failed", "n > 3 and n != 5: held", "n > 3: ", "n != 5: held",
        "max_length(1): held failed", "max_length(2): failed", "n in (1, 2): held",
        "max_length(3): held failed",
      ]
    )
  }

  @Test func `conditions of forms count where they are asked`() throws {
    let text = """
      form f {
          field a
          when a is filled { field b { required "B." } }
      }
      test "with" for f { given { a: "a" }; expect invalid { b: required } }
      test "without" for f { given {}; expect valid }
      """
    #expect(
      try items(of: text) == ["a is filled: ", "filled: ", "required: held", "\"B.\": "]
    )
  }

  @Test func `an example of a field shows nothing of the condition around it`() throws {
    let text = """
      form f {
          field a
          when a == "x" { field b { max_length(1); accepts "b"; rejects "bb" } }
      }
      """
    #expect(try items(of: text) == ["a == \"x\": held failed", "max_length(1): "])
  }

  @Test func `a message is seen only where it is what people are told`() throws {
    let text = """
      rule a "A." { max_length(1) "One."; regex(/x*/); accepts "x"; rejects "xx", "y" }
      rule b "B." { max_length(1) "One."; accepts "x"; rejects "xx" }
      form f { field x { warn (a or b) "Warned." } }
      test "t" for f { given { x: "xx" }; expect valid }
      """
    let messages = try items(of: text).filter { $0.hasPrefix("\"") }
    #expect(
      messages == ["\"A.\": ", "\"One.\": ", "\"B.\": shown", "\"One.\": ", "\"Warned.\": "]
    )
  }

  @Test func `what does not apply or is not decided shows nothing`() throws {
    let text = """
      external rule known
      form f { field a { max_length(3); known } }
      test "empty" for f { given { a: "" }; expect valid }
      test "pending" for f { given { a: "a" }; expect undecided }
      """
    #expect(try items(of: text) == ["max_length(3): failed", "known: held failed"])
  }

  @Test func `what tests cannot run does not count`() throws {
    let text = """
      form f {
          field a {
              filter chars("0-9")
              mask "[000]"
              on blur { min_length(3) "Three." }
              on submit { max_length(3) }
              accepts "123"
              rejects "1234"
          }
      }
      """
    #expect(try items(of: text) == ["max_length(3): "])
    #expect(try report(of: text).count.percent == 100)
  }

  @Test func `each is seen as a whole, its parts item by item`() throws {
    let text = """
      rule evens { each { multiple_of(2); max_value(8) }; accepts [2], []; rejects [2, 3] }
      """
    #expect(
      try items(of: text) == [
        "evens: ", "each { multiple_of(2); max_value(8) }: ", "multiple_of(2): ",
        "max_value(8): failed",
      ]
    )
  }

  @Test func `standard rules count in their own files alone`() throws {
    let report = try report(of: "form f { field a { email; accepts \"a@b\"; rejects \"a\" } }")
    #expect(report.files.map(\.name) == ["test.rules"])
    #expect(report.count == report.files[0].count)
  }

  @Test func `a file without rules is covered`() throws {
    #expect(try report(of: "").count.percent == 100)
  }

  @Test func `what two files import is counted once, with what both have shown`() throws {
    let shared = SourceText(
      name: "shared.rules",
      text: "rule a { max_length(1) }\nform s { field x { a } }"
    )
    var report = CoverageReport()
    for (name, value) in [("one", "x"), ("two", "xx")] {
      let verdict = value == "x" ? "valid" : "invalid"
      let source = SourceText(
        name: "\(name).rules",
        text: """
          import "shared.rules"
          form \(name) { field s: s }
          test "t" for \(name) { given { s.x: "\(value)" }; expect \(verdict) }
          """
      )
      let imports = ImportResolver { _, _ in shared }
      let suite = try #require(TestSuite(Compilation(source, imports: imports)))
      var runner = TestRunner(suite)
      var recorder = CoverageRecorder(suite)
      for testCase in suite.cases { recorder.note(runner.run(testCase)) }
      report.add(recorder)
    }
    let owners = report.files.flatMap(\.owners)
    #expect(owners.map(\.name) == ["one", "a", "s", "two"])
    #expect(report.count == owners[1].count + owners[2].count)
    #expect(report.count.percent == 100)
  }
}
