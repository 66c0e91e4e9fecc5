import RuleCompiler
import RuleSyntax
import TestSupport
import Testing

/// Input that nobody wrote on purpose: the checker comes back with diagnostics in their files.
@Suite(.timeLimit(.minutes(20))) struct RobustnessTests {
  private static let paths =
    CheckingFixture.paths(in: "Rules", ending: ".rules")
    + CheckingFixture.paths(in: "Grammar/Cases", ending: ".rules").filter {
      // Those of the parser are no more to the checker than any other, and some are very large.
      !$0.contains("E01") && !$0.contains("E02") && !$0.contains("E08")
    }

  @Test(arguments: paths)
  func `a mangled file has its diagnostics inside itself`(path: String) throws {
    let source = try CheckingFixture.source(path)
    let tokens = RuleParser.parse(source).tokens
    guard !tokens.isEmpty else { return }
    var generator = SeededGenerator(seed: UInt64(source.bytes.count))
    for _ in 0..<TestEffort.of(6) {
      var mangled = source.bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let token = tokens.randomElement(using: &generator)?.range ?? .none
        let other = tokens.randomElement(using: &generator)?.range ?? .none
        guard token.end <= mangled.count, other.end <= mangled.count else { continue }
        let range = Int(token.start)..<Int(token.end)
        let replacement = mangled[Int(other.start)..<Int(other.end)]
        mangled.replaceSubrange(range, with: Bool.random(using: &generator) ? replacement : [])
      }
      let text = SourceText(name: path, bytes: mangled)
      let (_, diagnostics) = RuleChecker.check(
        RuleParser.parse(text),
        in: CheckingFixture.environment()
      )
      for diagnostic in diagnostics where diagnostic.file == path {
        #expect(diagnostic.range.start <= diagnostic.range.end)
        #expect(Int(diagnostic.range.end) <= mangled.count)
      }
    }
  }

  @Test func `a chain of ten thousand rules is checked without recursion`() {
    var text = "rule r0 { email }\n"
    for index in 1...10_000 { text += "rule r\(index) { r\(index - 1) }\n" }
    #expect(CheckingFixture.report(text) == [])
  }

  @Test func `what a chain of ten thousand rules knows is found without recursion`() {
    var text = "rule r0(p) { when p == \"one\" { email }; when p == \"two\" { url } }\n"
    for index in 1...10_000 { text += "rule r\(index)(p) { r\(index - 1)(p) }\n" }
    text += "form f { field a { r10000(\"onee\") } }"
    #expect(CheckingFixture.check(text).diagnostics.map(\.code) == ["W0810"])
  }

  @Test func `a circle of ten thousand rules is one error`() {
    var text = "rule r0 { r10000 }\n"
    for index in 1...10_000 { text += "rule r\(index) { r\(index - 1) }\n" }
    #expect(CheckingFixture.check(text).diagnostics.map(\.code) == ["E0317"])
  }

  @Test func `rules that all call each other are told of up to the limit`() {
    let names = (0..<60).map { "r\($0)" }
    let text = names.map { "rule \($0) { \(names.joined(separator: "; ")) }\n" }.joined()
    let codes = Set(CheckingFixture.check(text).diagnostics.map(\.code))
    #expect(codes == ["E0317", "E0803"])
  }

  @Test func `a chain of five thousand conditions is checked without recursion`() {
    var text = "form f {\nfield a0\n"
    for index in 1...5_000 {
      text += "when a\(index - 1) is filled { field a\(index) }\n"
    }
    #expect(CheckingFixture.report(text + "}") == [])
  }

  @Test func `a chain of forms deeper than the limit is one error`() {
    var text = "form f0 { field a }\n"
    for index in 1...5_000 { text += "form f\(index) { field a: f\(index - 1) }\n" }
    #expect(CheckingFixture.check(text).diagnostics.map(\.code) == ["E0812"])
  }

  @Test func `a rule of more parameters than the limit is one error`() {
    let parameters = (0..<5_000).map { "p\($0): integer = 1" }.joined(separator: ", ")
    let uses = (0..<256).map { "max_value(p\($0))" }.joined(separator: "; ")
    let calls = (0..<5_000).map { "field a\($0): integer { r(\($0)) }" }.joined(separator: "\n")
    let text = "rule r(\(parameters)) { \(uses) }\nform f {\n\(calls)\n}"
    #expect(CheckingFixture.check(text).diagnostics.map(\.code) == ["E0813"])
  }

  @Test func `a form of more parameters than the limit is one error`() {
    let parameters = (0..<5_000).map { "p\($0): integer = 1" }.joined(separator: ", ")
    let uses = (0..<256).map { "field a\($0): integer { max_value(p\($0)) }" }
    let fields = (0..<5_000).map { "field a\($0): list of g(\($0))" }.joined(separator: "\n")
    let text = """
      form g(\(parameters)) { \(uses.joined(separator: "; ")) }
      form f {
      \(fields)
      }
      """
    #expect(CheckingFixture.report(text) == ["E0813 1:4762 a form can have at most 256 parameters"])
  }

  /// The code of each field that a check names has a copy of it, and of the conditions around it.
  @Test func `large checks of many fields are limited`() {
    let fields = (0..<2_000).map { "field a\($0): integer" }.joined(separator: "\n")
    let names = (0..<2_000).map { "a\($0)" }
    let condition = names.map { "\($0) > 1" }.joined(separator: " and ")
    let checks = names.map { "check \($0) > 2 \"No.\" at \($0)" }.joined(separator: "\n")
    let inOne = "check \(condition) \"No.\" at \(names.joined(separator: ", "))"
    func codes(_ checks: String) -> Set<String> {
      Set(CheckingFixture.check("form f {\n\(fields)\n\(checks)\n}").diagnostics.map(\.code))
    }
    #expect(codes(inOne) == ["E0815"])
    #expect(codes("when \(condition) {\n\(checks)\n}") == ["E0815", "E0803"])
    #expect(codes("field b {\nwhen \(condition) {\n\(checks)\n}\n}") == ["E0815", "E0803"])
    #expect(codes(checks) == [])
    #expect(codes("check a0 > 1 \"No.\" at \(names.joined(separator: ", "))") == [])
  }

  @Test func `a context that a form doesn't pass to its fields is reported once for each form`() {
    let report = CheckingFixture.report(
      """
      form g { context c: integer; field a: integer { max_value(c) } }
      form h { context d: integer; field a: integer { max_value(d) } }
      form f { field x: g; field y: list of g; field z: h }
      """
    )
    #expect(
      report == [
        "E0372 3:16 the form 'g' needs the context 'c'",
        "E0372 3:48 the form 'h' needs the context 'd'",
      ]
    )
  }

  @Test func `parameters of forms get their types in any order of declarations`() {
    let forms = (0..<50).reversed().map { "form f\($0)(p) { field l: list of f\($0 + 1)(p) }\n" }
    let report = CheckingFixture.report(
      """
      form f50(p) { field a: boolean { equal(p) } }
      \(forms.joined())
      form f { field s: date; field l: list of f0(s) }
      """
    )
    #expect(report.map { String($0.prefix(5)) } == ["E0409"])
  }

  @Test func `secrets are found in any order of declarations`() {
    let forms = (0..<50).reversed().map { number in
      "form f\(number)(p: integer) { field v: integer = p + 1; field l: list of f\(number + 1)(v) }\n"
    }
    let file = CheckingFixture.check(
      """
      form f50(p: integer) { field a: integer { max_value(p) } }
      \(forms.joined())
      form f { field s: integer @secret; field t: integer; field l: list of f0(s) }
      """
    ).file
    #expect(file.forms.dropLast().allSatisfy { $0.parameters[0].isSecret })
    #expect(file.forms.last?.fields.map(\.isSecret) == [true, false, false])
  }

  @Test func `ten thousand unknown names are told of up to the limit`() {
    var text = "form f {\n"
    for index in 0..<10_000 { text += "field a\(index) { b\(index)x(c\(index)) }\n" }
    let diagnostics = CheckingFixture.check(text + "}").diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.code == "E0803")
  }

  @Test func `arguments that are missing beyond the limit are counted`() {
    let parameters = (0..<80).map { "p\($0)" }.joined(separator: ", ")
    let text = "rule r(\(parameters)) { required }\nform f { field a { r; r; r(p3: 1) } }"
    let diagnostics = CheckingFixture.check(text).diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics[100].message == "139 more are not shown; at most 100 are shown for a file")
  }

  @Test(arguments: [
    "max_length(>3)", "min_length(+)", "max_length(3 4)", "between(1", "length(5 -)",
    "max_length: 3",
    "regex(abc def)", "starts_with(,)", "max_length(a b c)", "min_length(3, in:)",
    "normalize replace(/a/ +)",
  ])
  func `arguments that cannot be read lead to no report of their own`(check: String) {
    let codes = CheckingFixture.check("form f { field a { \(check) } }").diagnostics.map(\.code)
    #expect(codes.contains { $0.hasPrefix("E01") || $0.hasPrefix("E02") })
    #expect(!codes.contains { $0.hasPrefix("E04") })
  }

  @Test func `however many warnings there are, they hide no error and are none`() {
    let unused = (0..<150).map { "rule r\($0) { email }\n" }.joined()
    let warned = CheckingFixture.check("form f { field a }\n" + unused).diagnostics
    #expect(warned.count == 101)
    #expect(warned.allSatisfy { $0.severity == .warning })
    #expect(warned.last?.code == "W0708")
    let wrong = CheckingFixture.check(unused + "form f { field a { requird } }\n").diagnostics
    #expect(wrong.filter { $0.severity == .error }.map(\.code) == ["E0303"])
  }

  @Test func `expressions nest as deep as the parser lets them`() {
    let open = String(repeating: "(not ", count: 90)
    let close = String(repeating: ")", count: 90)
    let text = "form f { field a { \(open)email\(close) } }"
    #expect(CheckingFixture.report(text) == [])
  }

  @Test func `an operator may have ten thousand operands`() {
    let operands = (1...10_000).map { "none_of(\"\($0)\")" }.joined(separator: " and ")
    #expect(CheckingFixture.report("rule r { \(operands) }") == [])
  }

  @Test func `a path of a hundred thousand names is too deep`() {
    let path = Array(repeating: "a", count: 100_000).joined(separator: ".")
    let text = "form f { field a @x({ \(path): 1 }) }"
    #expect(CheckingFixture.check(text).diagnostics.map(\.code) == ["E0802"])
  }
}
