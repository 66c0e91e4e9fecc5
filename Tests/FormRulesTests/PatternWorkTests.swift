import FormRules
@testable import RuleEngine
import Synchronization
import Testing

/// All matches in one evaluation of a record share their work, so that many texts which each cost
/// almost as much as a match may take no more time than some of them.
@Suite(.timeLimit(.minutes(20))) struct PatternWorkTests {
  /// The work between two polls for cancellation within a match.
  private static let workOfPoll = 50_000
  private static let explosive = String(repeating: "a", count: 28)
  private static let pattern = "/(?=a)(?:a+)+[bc]/"

  private func judge(
    _ body: String,
    _ values: [String: Value],
    mode: ReportMode = .all,
    limits change: (inout EvaluationLimits) -> Void = { _ in },
    polls: Counter = Counter()
  ) throws -> EvaluationOutcome {
    let source = SourceText(name: "work.rules", text: body)
    let program = try #require(Compilation(source).program)
    var limits = EvaluationLimits()
    change(&limits)
    var evaluator = Evaluator(ExecutableProgram(program, limits: limits), clock: .system)
    evaluator.isCancelled = {
      polls.note()
      return false
    }
    var record = RecordBuffer()
    let form = FormIndex(program.forms.count - 1)
    try RecordLoader(forms: program.forms).load(values, of: form, into: &record)
    var request = EvaluationRequest()
    request.mode = mode
    return evaluator.judge(&record, as: form, request)
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }
    func note() { count.add(1, ordering: .relaxed) }
  }

  private static func items(_ count: Int, _ text: String = explosive) -> Value {
    .list(Array(repeating: .text(text), count: count))
  }

  /// A twentieth of the work, so that the tests take less time.
  private static func lower(_ limits: inout EvaluationLimits) {
    limits.patterns.matchLimit /= 20
    limits.patterns.uncountedBytes /= 20
    limits.patterns.recordWork /= 20
  }

  @Test func `a list of texts whose matches explode takes the work of a record`() throws {
    let body = """
      form f {
      field l: list of text { each { regex(\(Self.pattern)) } }
      field a { required }
      }
      """
    let polls = Counter()
    let outcome = try judge(body, ["l": Self.items(1_000)], limits: Self.lower, polls: polls)
    #expect(outcome.undecided.count == 1_000)
    #expect(outcome.undecided.last?.reason == .limit("work of patterns"))
    #expect(outcome.undecided.last?.rule == "regex")
    #expect(outcome.undecided.first?.reason != .limit("work of patterns"))
    // Everything that needs no such work is decided all the same.
    #expect(outcome.violations.map(\.rule) == ["required"])
    var limits = EvaluationLimits()
    Self.lower(&limits)
    let mostPolls = limits.patterns.recordWork / Self.workOfPoll + 2 * outcome.undecided.count
    #expect(polls.value <= mostPolls)
  }

  @Test func `a text that each item reads takes the work of a record`() throws {
    let body = """
      form i(t: text) { field a: integer; when t is contains(\(Self.pattern)) { field z } }
      form f { field t; field l: list of i(t) }
      """
    let items = Value.list(Array(repeating: .form(["a": 1]), count: 200))
    let outcome = try judge(body, ["t": .text(Self.explosive), "l": items], limits: Self.lower)
    #expect(outcome.verdict == .undecided)
    #expect(outcome.undecided.last?.reason == .limit("work of patterns"))
  }

  @Test func `many short texts never reach the limit`() throws {
    let body = #"form f { field l: list of text { each { regex(/(\w)\w+@(?!x)[a-z.]+\1/) } } }"#
    let outcome = try judge(body, ["l": Self.items(20_000, "anna.b@example.orga")], mode: .all)
    #expect(outcome.undecided.isEmpty)
  }

  @Test func `an automaton needs no work, even after it is used up`() throws {
    let body = """
      form f {
      field a { contains(\(Self.pattern)) }
      field b { contains(\(Self.pattern)) }
      field c { regex(/a+/) }
      }
      """
    let text = Value.text(Self.explosive)
    let outcome = try judge(body, ["a": text, "b": text, "c": text]) {
      $0.patterns.recordWork = 10
      $0.patterns.recordWorkPerByte = 0
    }
    #expect(outcome.undecided.map(\.path) == ["a", "b"])
    #expect(
      outcome.undecided.map(\.reason) == Array(repeating: .limit("work of patterns"), count: 2)
    )
  }

  @Test func `the work grows with the texts of a record`() throws {
    let body = #"form f { field l: list of text { each { regex(/(\w)\w*\1/) } } }"#
    let values: [String: Value] = ["l": Self.items(1_000, "abcdefgha")]
    let fixed = try judge(body, values) {
      $0.patterns.recordWork = 1_000
      $0.patterns.recordWorkPerByte = 0
    }
    #expect(fixed.undecided.last?.reason == .limit("work of patterns"))
    let scaled = try judge(body, values) {
      $0.patterns.recordWork = 1_000
      $0.patterns.recordWorkPerByte = 50
    }
    #expect(scaled.undecided.isEmpty)
  }

  @Test func `each record has its own work`() throws {
    let program = try #require(
      Compilation(
        SourceText(name: "work.rules", text: "form f { field a { contains(\(Self.pattern)) } }")
      ).program
    )
    var limits = EvaluationLimits()
    limits.patterns.recordWork = 2_000_000
    limits.patterns.matchLimit = 10_000
    var evaluator = Evaluator(ExecutableProgram(program, limits: limits), clock: .system)
    for _ in 0..<400 {
      var record = RecordBuffer()
      try RecordLoader(forms: program.forms)
        .load(["a": .text(Self.explosive)], of: FormIndex(0), into: &record)
      let outcome = evaluator.judge(&record, as: FormIndex(0), EvaluationRequest())
      #expect(outcome.undecided.map(\.reason) != [.limit("work of patterns")])
    }
  }

  @Test func `a failure stays one if no work is left to find the test to blame`() throws {
    let body = #"form f { field a { regex(/(\w)x\1\X/) or regex(/(\w)y\1\X/) } }"#
    var verdicts: Set<String> = []
    for work in 1...60 {
      let outcome = try judge(body, ["a": "abcdefgh"]) {
        $0.patterns.uncountedBytes = 0
        $0.patterns.recordWork = work
        $0.patterns.recordWorkPerByte = 0
      }
      verdicts.insert("\(outcome.verdict)")
      #expect(outcome.violations.isEmpty == (outcome.verdict != .invalid))
      #expect(outcome.undecided.isEmpty == (outcome.verdict != .undecided))
    }
    #expect(verdicts == ["invalid", "undecided"])
  }

  @Test func `replacing takes the work of a record`() throws {
    let body = """
      form f { field l: list of text { normalize replace(\(Self.pattern), "x"); each { min_length(1) } } }
      """
    let outcome = try judge(body, ["l": Self.items(50)]) {
      $0.patterns.recordWork = 100_000
      $0.patterns.matchLimit = 10_000
    }
    #expect(outcome.verdict == .undecided)
    #expect(outcome.undecided.last?.reason == .limit("work of patterns"))
  }

  @Test func `a record has the work of twenty matches, and a keystroke a twentieth of that`() {
    let limits = PatternLimits()
    #expect(limits.recordWork == 20 * limits.matchLimit)
    #expect(limits.whileTyping.recordWork == limits.recordWork / 20)
  }
}
