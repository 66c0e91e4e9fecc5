import RuleCompiler
import RuleEngine
import RuleSyntax
import Testing

/// Code shapes that only the machine can prove right: what is asked of a record comes out.
@Suite struct `Programs that run` {
  struct Sample: CustomTestStringConvertible {
    var source: String
    var values: [String: String]
    /// Path, rule and arguments of each violation.
    var violations: [String]

    var testDescription: String { "\(values.sorted { $0.key < $1.key })" }
  }

  static let patternTwice = """
    rule clean(p: pattern) { regex(p) or not contains(p) }
    form f { field a { clean(/[0-9]/) } }
    """
  static let openRange = """
    rule sized(r: range) { length(r) "{r}" }
    rule outer(r: range) { sized(r) }
    form f {
        field a { sized(2...most) }
        field b { outer(...most) }
        field most: integer
    }
    """
  static let laterDecision = """
    form f {
        when b == "yes" { field c { required } }
        when a == "yes" { field b }
        field a
    }
    """
  static let unknownBranch = """
    rule r(limit) { when limit < 5 { min_length(9) } otherwise { min_length(8) } }
    form f { field a { r(limit) }; field limit: integer }
    """
  static let items = """
    form f {
        field a { when b is filled { each_of("x") } otherwise { none_of("x") } }
        field b
    }
    rule each_of(p) { one_of(p) }
    """

  static let samples: [Sample] = [
    Sample(source: patternTwice, values: ["a": "7"], violations: []),
    Sample(source: patternTwice, values: ["a": "seven"], violations: []),
    Sample(source: patternTwice, values: ["a": "no 7"], violations: ["a clean [0-9]"]),
    Sample(source: openRange, values: ["a": "abc", "b": "abc", "most": "3"], violations: []),
    Sample(
      source: openRange,
      values: ["a": "abcd", "b": "abcd", "most": "3"],
      violations: ["a sized 2 to Most: 2 to Most", "b outer at most Most: at most Most"]
    ),
    Sample(
      source: openRange,
      values: ["a": "a", "b": "abcd"],
      violations: ["a sized 2 to Most: 2 to Most"]
    ),
    Sample(source: laterDecision, values: ["a": "yes", "b": "yes"], violations: ["c required "]),
    Sample(source: laterDecision, values: ["a": "no", "b": "yes"], violations: []),
    Sample(
      source: unknownBranch,
      values: ["a": "abcdefgh", "limit": "4"],
      violations: ["a r Limit"]
    ),
    Sample(source: unknownBranch, values: ["a": "abcdefgh", "limit": "5"], violations: []),
    Sample(source: items, values: ["a": "x", "b": "y"], violations: []),
    Sample(source: items, values: ["a": "x"], violations: ["a none_of x"]),
  ]

  @Test(arguments: samples)
  func `judge what the rule file says`(_ sample: Sample) throws {
    let (checked, diagnostics) = CheckingFixture.check(sample.source)
    #expect(diagnostics.filter { $0.severity == .error }.map(CheckingFixture.short) == [])
    let program = Lowering.program(for: checked)
    let layout = try #require(program.forms.first)
    var record = RecordBuffer()
    record.reset(for: layout)
    record.slots[0].kind = .form
    for field in layout.fields {
      guard let text = sample.values[field.name] else { continue }
      record.slots[field.slot.position] = record.appendText(text.utf8)
    }
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    let outcome = evaluator.judge(&record, as: FormIndex(0))
    let found = outcome.violations.map { violation in
      let message = violation.text.authored.map { _ in ": " + (violation.text.values["r"] ?? "") }
      return "\(violation.path) \(violation.rule) "
        + violation.arguments.map(\.text).joined(separator: ", ") + (message ?? "")
    }
    #expect(found == sample.violations)
  }
}
