import RuleEngine
import RuleCompiler
import Synchronization
import Testing

@testable import FormRules

/// Rules that call each other twice run out of steps soon, and the report names the rule.
@Suite(.timeLimit(.minutes(20))) struct StepLimitTests {
  /// Counts how often evaluations ask whether they are cancelled: every 4,096 steps.
  private final class Polls: Sendable {
    private let count = Atomic<Int>(0)

    var steps: Int { count.load(ordering: .relaxed) * Evaluator.stepsBetweenPauses }
    func note() { count.add(1, ordering: .relaxed) }
    func reset() { count.store(0, ordering: .relaxed) }
  }

  /// A form whose file declares rules that each call the next one twice: 2^40 calls in all.
  private func form(_ body: String) throws -> RuleForm {
    let rules = (0..<40).map { "rule r\($0) { r\($0 + 1) and r\($0 + 1) }" }
    let text = (rules + ["rule r40 { email }", "form f {", body, "}"]).joined(separator: "\n")
    let program = try #require(Compilation(SourceText(name: "f.rules", text: text)).program)
    let executable = ExecutableProgram(program, limits: limits)
    return RuleForm(index: FormIndex(0), evaluators: EvaluatorPool(executable))
  }

  private func session(_ body: String, _ polls: Polls) throws -> FormSession {
    let session = try form(body).sessionAnsweredByHand(clock: .system) {
      polls.note()
      return false
    }
    polls.reset()
    return session
  }

  private static let value: Value = "ann@example.org"
  /// Less than the limits are, as tests run without optimization.
  private let limits: EvaluationLimits = {
    var limits = EvaluationLimits()
    limits.steps = 100_000
    limits.keystrokeSteps = 20_000
    return limits
  }()

  @Test func `a record takes no more steps than its limit, and the report names the rule`() throws {
    let form = try form("field b { r0 }; field a { required }")
    let polls = Polls()
    var evaluator = Evaluator(form.evaluators.executable, clock: .system)
    evaluator.isCancelled = {
      polls.note()
      return false
    }
    var record = RecordBuffer()
    try RecordLoader(forms: form.program.forms)
      .load(["b": Self.value, "a": "x"], of: FormIndex(0), into: &record)
    let outcome = evaluator.judge(&record, as: FormIndex(0))
    #expect(outcome.undecided.map(\.reason) == [.limit("steps")])
    #expect(outcome.undecided.map(\.rule) == ["r0"])
    #expect(outcome.undecided.map { "\($0.path)" } == ["b"])
    #expect(outcome.undecided.map(\.place.line) == [43])
    #expect(polls.steps <= limits.steps + 8 * (limits.stepsPerValue + Evaluator.stepsBetweenPauses))
  }

  @Test func `a key takes no more steps than that of a keystroke`() throws {
    let polls = Polls()
    let session = try session("field a { r0 }; field b { r0; equal(a) }", polls)
    let field = try #require(session.field("a"))
    try field.edit(0..<0, "a")
    #expect(polls.steps < 3 * limits.keystrokeSteps)
    #expect(field.state == .undecided)
    #expect(field.undecided.map(\.rule) == ["r0"])
    #expect(field.undecided.map(\.reason) == [.limit("steps")])
    #expect(session.verdict == .undecided)
  }

  @Test func `checks of many steps share those of a keystroke, and those of few are decided`()
    throws
  {
    let polls = Polls()
    let count = 10
    let readers = (0..<count).map { "field b\($0) { r0; equal(a) }; field c\($0) { equal(a) }" }
    let session = try session("field a;" + readers.joined(separator: ";"), polls)
    for number in 0..<count {
      try session.set(Self.value, at: FieldPath([.name("b\(number)")]))
      try session.set("x", at: FieldPath([.name("c\(number)")]))
    }
    polls.reset()
    try #require(session.field("a")).edit(0..<0, "x")
    // Each may take the fewest that a limit can grant, once to judge and once to say why.
    #expect(polls.steps < 3 * limits.keystrokeSteps + 4 * count * Evaluator.stepsBetweenPauses)
    for number in 0..<count {
      // That it could not be decided is not shown while what it reads is typed.
      #expect(session.field(FieldPath([.name("b\(number)")]))?.state == .incomplete)
      #expect(session.field(FieldPath([.name("c\(number)")]))?.state == .valid)
    }
  }

  @Test func `a field that was left has the steps of a record`() throws {
    let polls = Polls()
    let session = try session("field a { r25 }", polls)
    let field = try #require(session.field("a"))
    try field.edit(0..<0, "ann@example.org")
    #expect(field.undecided.map(\.rule) == ["r25"])
    field.focus()
    field.leave()
    #expect(field.state == .valid)
  }

  @Test func `a filter that takes too many steps lets the text through`() throws {
    let polls = Polls()
    let session = try session("field a { filter r0 }", polls)
    let field = try #require(session.field("a"))
    let outcome = try field.edit(0..<0, "a")
    #expect(outcome.value == "a")
    #expect(polls.steps < 3 * limits.keystrokeSteps)
    let input = try form("field a { filter r0 }").makeTextInput(for: "a")
    let typed = try input.edit(0..<0, "a")
    #expect(typed.value == "a")
  }

  @Test func `a condition that takes too many steps leaves its branches undecided`() throws {
    let polls = Polls()
    let session = try session(
      "field a; when a is r0 { field b { required } } otherwise { field c }",
      polls
    )
    let field = try #require(session.field("a"))
    try field.edit(0..<0, "a")
    #expect(polls.steps < 3 * limits.keystrokeSteps)
    #expect(session.field("b")?.undecided.map(\.rule) == ["when"])
    #expect(session.field("b")?.undecided.map(\.reason) == [.limit("steps")])
    #expect(session.field("c")?.undecided.map(\.rule) == ["when"])
    #expect(session.verdict == .undecided)
  }

  @Test func `a rule that was added to a field has the steps of a keystroke while it is typed`()
    throws
  {
    let session = try session("field a", Polls())
    let field = try #require(session.field("a"))
    try field.add(try Rule("required"))
    try field.edit(0..<0, "a")
    #expect(field.state == .valid)
  }
}
