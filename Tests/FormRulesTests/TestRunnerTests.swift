import FormRules
import RuleEngine
import Testing

/// What the tests of rule files mean, and how their failures are told.
@Suite struct `Tests in rule files` {
  /// The results of all tests of a text, by name.
  private func results(of text: String) throws -> [String: TestResult] {
    let compilation = Compilation(SourceText(name: "test.rules", text: text))
    let suite = try #require(
      TestSuite(compilation),
      "\(RuleFileError(diagnostics: compilation.diagnostics))"
    )
    var runner = TestRunner(suite)
    let results = suite.cases.map { runner.run($0) }
    return Dictionary(results.map { ($0.testCase.name, $0) }) { _, last in last }
  }

  /// The names of the tests that fail.
  private func failures(of text: String) throws -> Set<String> {
    Set(try results(of: text).filter { !$0.value.passes }.keys)
  }

  private func difference(_ name: String, of text: String) throws -> TestDifference {
    let result = try #require(try results(of: text)[name])
    return try #require(result.difference)
  }

  // MARK: Checks of forms

  @Test func `what the form as a whole breaks is listed by its rule`() throws {
    let text = """
      form f { field a; field b; field c { required }; any_filled(a, b) }
      test "all" { given { c: "x" }; expect invalid { any_filled } }
      test "with a field" { given {}; expect invalid { c: required, any_filled } }
      test "left out" { given {}; expect invalid { c: required } }
      test "too much" { given { a: "x" }; expect invalid { any_filled, c: required } }
      """
    #expect(try failures(of: text) == ["f: left out", "f: too much"])
    let leftOut = try difference("f: left out", of: text)
    #expect(leftOut.actual == "invalid { c: required, any_filled }")
  }

  // MARK: Examples of rules

  @Test func `an example of a rule passes if the rule says the same`() throws {
    let text = """
      rule short { max_length(3); accepts "abc", "", "abcd"; rejects "abcd", "abc" }
      """
    #expect(try failures(of: text) == [#"short: accepts "abcd""#, #"short: rejects "abc""#])
  }

  @Test func `a value is judged as what it looks like`() throws {
    let text = """
      rule few { size(...2); each { max_value(9) }; accepts [1, 9], []; rejects [1, 2, 3], [10] }
      rule three { equal(3); accepts 3; rejects 4, "three" }
      rule small { max_size(1KB); accepts { size: 1000 }; rejects { size: 1001, name: "a" } }
      rule agreed { accepted; accepts true; rejects false }
      rule letters { regex(/[a-z]+/); accepts "a"; rejects 12, true, ["a"], { a: 1 } }
      rule same { unique; accepts [{ a: 1 }, { a: 2 }]; rejects [{ a: 1 }, { a: 1 }] }
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `arguments of examples take the defaults of those left out`() throws {
    let text = """
      rule sized(least: integer, most: integer = 3) {
          min_length(least)
          max_length(most)
          accepts(least: 2) "ab"
          accepts(least: 1, most: 1) "a"
          rejects(2) "abcd"
      }
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `a host accepts what examples ask it`() throws {
    let text = """
      external rule known
      rule mine { max_length(3); known; accepts "a"; rejects "abcd" }
      form f { field a { mine; accepts "a" } }
      """
    #expect(try failures(of: text) == [])
  }

  // MARK: Examples of fields

  @Test func `a field's examples are normalized, parsed and judged by the field alone`() throws {
    let text = """
      form f {
          field other { required }
          field code { normalize trim; max_length(3); accepts " abc "; rejects "abcd" }
          field age: integer { min_value(18); accepts "18", 18; rejects 17, 18.5, "ten" }
          group g { field inner { max_length(1); accepts "a"; rejects "ab" } }
          field kind: choice { option "a"; accepts "a"; rejects "b" }
      }
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `a field's branch applies to its examples, whatever the condition says`() throws {
    let text = """
      form f {
          field a
          when a == "x" {
              group g { when a != "x" { field b { max_length(1); accepts "b"; rejects "bb" } } }
          } otherwise {
              field c { max_length(1); accepts "c"; rejects "cc" }
          }
      }
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `examples of a field that holds forms are judged with what is in them`() throws {
    let text = """
      form line { field count: integer { required; max_value(9) }; field note }
      form f {
          field other { required }
          when other == "x" {
              field one: line { accepts { count: 9 }; rejects { count: 10 }, { note: "a" } }
              field all: list of line {
                  size(...2)
                  accepts [{ count: 1 }], []
                  rejects [{ count: 1 }, { count: 10 }], [{ count: 1 }, { count: 2 }, { count: 3 }]
              }
              field last: list of integer { each { max_value(3) }; accepts [1, 2]; rejects [4], 5 }
          }
      }
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `what examples cost does not grow with the form`() throws {
    func steps(_ count: Int) throws -> Int {
      let fields = (0..<count).map { position in
        """
        field a\(position) { required; max_length(3); accepts "abc"; rejects "abcd" }
        when a\(position) is filled {
        field b\(position): list of text { each { email }; rejects ["a", "b"] }
        }
        """
      }
      let text = "form f {\n\(fields.joined(separator: "\n"))\n}"
      let suite = try #require(TestSuite(Compilation(SourceText(name: "test.rules", text: text))))
      var runner = TestRunner(suite)
      for testCase in suite.cases {
        let result = runner.run(testCase)
        #expect(result.passes)
        #expect((result.outcome.trace?.events.count ?? 0) < 20)
      }
      return runner.steps
    }
    let small = try steps(30)
    let large = try steps(300)
    #expect(large <= 12 * small, "\(small) steps, then \(large)")
  }

  @Test func `the value of a secret is in no name`() throws {
    let names = try results(of: #"form f { field pin @secret { accepts "1234" } }"#).keys
    #expect(Array(names) == ["f.pin: accepts •••"])
  }

  // MARK: Tests

  private let form = """
    external rule free { timeout 2s }
    form f {
        field a { required; warn min_length(3) }
        field b { free }
        field c: date { before(today) }
        any_filled(b, c)
    }

    """

  @Test(arguments: [
    ("accepted", "valid"), ("accepted after 2s", "valid"), ("accepted after 2001ms", "undecided"),
    ("rejected", "invalid { b: free }"), ("pending", "undecided { b: free }"),
    ("failed", "undecided { b: free }"),
  ])
  func `a host answers as the test says`(answer: String, expected: String) throws {
    let test = """
      test "t" for f { given { a: "abc", b: "b" }; answer free: \(answer); expect \(expected) }
      """
    #expect(try failures(of: form + test) == [])
  }

  @Test func `a host that is not told what to answer has not answered`() throws {
    let test = #"test "t" for f { given { a: "abc", b: "b" }; expect undecided { b: free } }"#
    #expect(try failures(of: form + test) == [])
  }

  @Test(arguments: [
    ("2026-01-02", true), ("2026-01-01", false), ("2026-01-01T23:59:59Z", false),
    ("2026-01-02T00:00:00+14:00", true), ("2026-01-01T23:00:00-08:00", false),
  ])
  func `a clock shows what the test says, in its zone`(now: String, isPast: Bool) throws {
    let verdict = isPast ? "valid" : "invalid { c: before }"
    let test = """
      test "t" for f { now "\(now)"; given { a: "abc", c: "2026-01-01" }; expect \(verdict) }
      """
    #expect(try failures(of: form + test) == [])
  }

  @Test func `what is listed is all that the verdict is owed to`() throws {
    let text = form + #"test "t" for f { given { c: "x" }; expect invalid { a: free } }"#
    let difference = try difference("f: t", of: text)
    #expect(difference.expected == "invalid { a: free }")
    #expect(difference.actual == "invalid { a: required, c: type }")
    #expect(difference.missing.map(\.description) == ["a: free"])
    #expect(difference.unexpected.map(\.description) == ["a: required", "c: type"])
  }

  @Test(arguments: [
    // Nothing is listed: only the verdict counts.
    (#"given {}; expect invalid"#, true),
    (#"given {}; expect undecided"#, false),
    // Warnings may be listed, and what is undecided beside violations.
    (#"given { a: "ab", c: "2026-01-01" }; expect valid { a: min_length }"#, true),
    (#"given { a: "abc", c: "2026-01-01" }; expect valid { a: min_length }"#, false),
    (#"given { b: "b" }; expect invalid { a: required }"#, true),
    (#"given { b: "b" }; expect invalid { a: required, b: free }"#, true),
    // What the form as a whole breaks is listed by its rule.
    (#"given { a: "abc" }; expect invalid { any_filled }"#, true),
    (#"given {}; expect invalid { a: required }"#, false),
    (#"given {}; expect invalid { any_filled, a: required }"#, true),
  ])
  func `an expectation is as strict as it says`(clauses: String, passes: Bool) throws {
    let failures = try failures(of: form + "test \"t\" for f { \(clauses) }")
    #expect(failures.isEmpty == passes)
  }

  @Test func `a file with errors has no suite`() {
    let compilation = Compilation(SourceText(name: "test.rules", text: "rule a { nope }"))
    #expect(TestSuite(compilation) == nil)
  }

  // MARK: Standard files

  private func diagnostics(_ name: String, _ text: String) -> [String] {
    Compilation(SourceText(name: name, text: text)).diagnostics.map(\.code)
  }

  @Test func `a standard file is checked in the built-in one's place`() throws {
    let text = """
      rule email { max_length(5); accepts "abc"; rejects "abcdef" }
      rule newcomer { email and not hostname; accepts "!" }
      """
    let path = "anywhere/Standard/email.rules"
    #expect(diagnostics(path, text) == [])
    let suite = try #require(TestSuite(Compilation(SourceText(name: path, text: text))))
    var runner = TestRunner(suite)
    for testCase in suite.cases { #expect(runner.run(testCase).passes) }
  }

  @Test(arguments: [
    // Another folder, another file's rule, and more than rules.
    ("email.rules", "rule email { max_length(5) }"),
    ("NotStandard/email.rules", "rule email { max_length(5) }"),
    ("Standard/url.rules", "rule email { max_length(5) }"),
    ("Standard/email.rules", "rule email { max_length(5) }\nform f { field a { email } }"),
  ])
  func `a name of the standard library is not to be had otherwise`(name: String, text: String) {
    #expect(diagnostics(name, text).contains("E0302"))
  }

  @Test func `an import never replaces a standard rule`() {
    let imports = ImportResolver { _, _ in
      SourceText(name: "Standard/email.rules", text: "rule email { max_length(5) }")
    }
    let source = SourceText(
      name: "main.rules",
      text: "import \"Standard/email.rules\"\nform f { field a { email } }"
    )
    let codes = Compilation(source, imports: imports).diagnostics.map(\.code)
    #expect(codes.contains("E0302"))
  }
}
