import FormRules
import RuleEngine
import Testing

/// What the answers of the host make of a record, whoever gives them.
@Suite(.timeLimit(.minutes(20))) struct ExternalAnswerTests {
  private func judged(
    _ rules: String,
    _ values: [String: Value],
    mode: ReportMode = .firstPerField,
    _ answers: [String: HostAnswer]
  ) throws -> [String] {
    let form = try form(rules)
    var given = HostAnswers()
    for (position, external) in form.program.externals.enumerated() {
      if let answer = answers[external.name] { given.answer(ExternalIndex(position), with: answer) }
    }
    let judgment = form.judge(values, ValidationOptions(mode: mode), answers: given)
    let report = judgment.report
    return ["\(report.verdict)"]
      + report.findings.map {
        ($0.severity == .warning ? "~ " : "") + "\($0.path): \($0.rule): \($0.message)"
      }
      + report.undecided.map { "\($0.path)? \($0.rule) \($0.reason)" }
      + judgment.inquiries.filter(\.isPending).map { "asks \($0.question.value)" }
  }

  private static let free = """
    external rule free "{value} is taken."
    form f { field a { required; min_length(3); free } }
    """

  @Test func `an answer decides the check`() throws {
    let rules = ExternalAnswerTests.free
    #expect(try judged(rules, ["a": "ann"], ["free": .accepted]) == ["valid"])
    #expect(
      try judged(rules, ["a": "ann"], ["free": .rejected])
        == ["invalid", "a: free: ann is taken."]
    )
    #expect(
      try judged(rules, ["a": "ann"], [:]) == ["undecided", "a? free pending", "asks ann"]
    )
  }

  @Test func `a message shows the arguments of its own rule, wherever it is called`() throws {
    let rules = """
      external rule free(list: text) "{value} is taken in {list}."
      rule free_in(name: text, other: text) { free(other) }
      form f { field a { free("blue") }; field b { free_in("x", "green") } }
      """
    #expect(
      try judged(rules, ["a": "ann", "b": "bob"], ["free": .rejected])
        == ["invalid", "a: free: ann is taken in blue.", "b: free_in: bob is taken in green."]
    )
  }

  @Test func `what is no decision leaves the check undecided, with the reason`() throws {
    let rules = ExternalAnswerTests.free
    for (answer, reason) in [
      (HostAnswer.cancelled, "cancelled"), (.timedOut, "timed out"),
      (.failed("no network"), "failed: no network"),
    ] {
      #expect(
        try judged(rules, ["a": "ann"], ["free": answer]) == ["undecided", "a? free \(reason)"]
      )
    }
  }

  @Test func `the host is not asked where another check of the field fails`() throws {
    #expect(
      try judged(ExternalAnswerTests.free, ["a": "an"], [:])
        == ["invalid", "a: min_length: Enter 3 or more characters."]
    )
    #expect(
      try judged(ExternalAnswerTests.free, [:], mode: .all, [:])
        == ["invalid", "a: required: This is required."]
    )
  }

  @Test func `a message of the host stands for that of the rule, whatever is in it`() throws {
    #expect(
      try judged(
        ExternalAnswerTests.free,
        ["a": "ann"],
        ["free": .rejected(message: "{value} }{ was taken in 2019.")]
      ) == ["invalid", "a: free: {value} }{ was taken in 2019."]
    )
  }

  @Test func `a message of the check stands for that of the host`() throws {
    let rules = """
      external rule free
      form f { field a { free "Choose another." } }
      """
    #expect(
      try judged(rules, ["a": "ann"], ["free": .rejected(message: "Taken.")])
        == ["invalid", "a: free: Choose another."]
    )
  }

  @Test func `under not, an acceptance fails and no answer stays no answer`() throws {
    let rules = """
      external rule known
      form f { field a { not known "You are known." } }
      """
    #expect(
      try judged(rules, ["a": "ann"], ["known": .accepted])
        == ["invalid", "a: known: You are known."]
    )
    #expect(try judged(rules, ["a": "ann"], ["known": .rejected]) == ["valid"])
    #expect(
      try judged(rules, ["a": "ann"], ["known": .failed("")])
        == ["undecided", "a? known failed"]
    )
  }

  @Test func `an or that one answer settles waits for no other`() throws {
    let rules = """
      external rule one
      external rule two
      form f { field a { one or two } }
      """
    #expect(try judged(rules, ["a": "x"], ["two": .accepted]) == ["valid"])
    #expect(
      try judged(rules, ["a": "x"], ["two": .rejected])
        == ["undecided", "a? one pending", "asks x"]
    )
  }

  @Test func `an and that one answer settles waits for no other`() throws {
    let rules = """
      external rule one
      external rule two
      form f { field a { one and two "Neither." } }
      """
    #expect(
      try judged(rules, ["a": "x"], ["two": .rejected]) == ["invalid", "a: two: Neither."]
    )
  }

  @Test func `the policy says what no answer means for the form`() throws {
    func rules(_ policy: String) -> String {
      """
      external rule free { undecided \(policy) }
      form f { field a { free } }
      """
    }
    #expect(
      try judged(rules("blocks"), ["a": "x"], ["free": .timedOut])
        == ["undecided", "a? free timed out"]
    )
    #expect(
      try judged(rules("warns"), ["a": "x"], ["free": .timedOut])
        == ["valid", "~ a: free: This could not be checked."]
    )
    #expect(try judged(rules("passes"), ["a": "x"], ["free": .timedOut]) == ["valid"])
    for policy in ["blocks", "warns", "passes"] {
      #expect(
        try judged(rules(policy), ["a": "x"], [:]) == ["undecided", "a? free pending", "asks x"]
      )
      #expect(try judged(rules(policy), ["a": "x"], ["free": .rejected]).first == "invalid")
    }
  }

  @Test func `a rule that may pass does not excuse one that may not`() throws {
    let rules = """
      external rule lenient { undecided passes }
      external rule strict
      form f { field a { lenient and strict }; field b { strict and lenient } }
      """
    #expect(
      try judged(rules, ["a": "x", "b": "y"], ["lenient": .failed(""), "strict": .failed("")])
        == ["undecided", "a? strict failed", "b? strict failed"]
    )
    #expect(
      try judged(rules, ["a": "x", "b": "y"], ["lenient": .failed(""), "strict": .accepted])
        == ["valid"]
    )
  }

  @Test func `a question holds the value and the arguments, typed`() throws {
    let form = try form(
      """
      external rule fits(size: number, from: date, words)
      form f {
          field day: date
          field count: integer { fits(2.50, day, missing) }
          field missing
      }
      """
    )
    let judgment = form.judge(
      ["day": "2026-03-01", "count": "12"],
      ValidationOptions(),
      answers: HostAnswers()
    )
    let question = try #require(judgment.pending.first)
    #expect(question.value == 12)
    #expect(question.arguments.count == 3)
    #expect(question.arguments[0] == 2.5)
    #expect(question.arguments[1] == CalendarDate("2026-03-01").map { Value.date($0) })
    #expect(question.arguments[2] == .null)
  }

  @Test func `an argument that cannot be read leaves the check undecided unasked`() throws {
    let rules = """
      external rule fits(size)
      form f { field size: integer; field a { fits(size) } }
      """
    #expect(
      try judged(rules, ["size": "many", "a": "x"], [:])
        == [
          "invalid", "size: type: Enter a whole number.", "a? fits unreadable: Size",
        ]
    )
  }

  @Test func `items of a list are asked about one by one`() throws {
    let rules = """
      external rule known
      form f { field tags: list of text { each { known } } }
      """
    #expect(
      try judged(rules, ["tags": ["a", "b", "a"]], [:])
        == [
          "undecided", "tags[0]? known pending", "tags[1]? known pending",
          "tags[2]? known pending", "asks a", "asks b", "asks a",
        ]
    )
    let form = try form(rules)
    let judgment = form.judge(["tags": ["a", "b", "a"]], ValidationOptions(), answers: .init())
    #expect(judgment.pending.map(\.value) == ["a", "b"])
  }
}
