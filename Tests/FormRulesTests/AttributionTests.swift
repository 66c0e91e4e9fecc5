import FormRules
@testable import RuleEngine
import Synchronization
import Testing

/// Attributing a failure runs an expression again. Whatever becomes of that run, it must not be seen.
@Suite struct AttributionTests {
  /// Each fails at the first item. To find what is to blame, all items are looked at.
  static let bodies = [
    "field a: list of integer { size(1...) and each { max_value(9) } \"Too much.\" }",
    "field a: list of integer { not empty and each { max_value(9) or min_value(999) } }",
    "field a: list of integer { small(9) }",
    "field a: list of integer { warned(9) }",
    "field a: any { member \"b\" { size(1...) and each { kind(\"text\") } } }",
  ]

  static let rules = """
    rule small(most: integer) { each { max_value(most) } }
    rule warned(most: integer) { warn (size(1...) and each { max_value(most) }) "Rather much." }
    """

  private struct Judged {
    var outcome: EvaluationOutcome
    var polls: Int
  }

  private func values(_ body: String, count: Int) -> [String: Value] {
    let items = Value.list([100] + Array(repeating: 1, count: count - 1))
    return ["a": body.contains("member") ? .form(["b": items]) : items]
  }

  private func judge(
    _ body: String,
    count: Int = 10_000,
    steps: Int? = nil,
    details: Bool = true,
    cancelledAtPoll: Int = .max
  ) throws -> Judged {
    let text = Self.rules + "\nform f {\n\(body)\n}"
    let program = try #require(Compilation(SourceText(name: "f.rules", text: text)).program)
    var limits = EvaluationLimits()
    if let steps { (limits.steps, limits.stepsPerValue) = (steps, 0) }
    var evaluator = Evaluator(ExecutableProgram(program, limits: limits), clock: .system)
    let polls = Atomic<Int>(0)
    evaluator.isCancelled = {
      polls.add(1, ordering: .relaxed).newValue >= cancelledAtPoll
    }
    try RecordLoader(forms: program.forms).load(
      values(body, count: count),
      of: FormIndex(0),
      into: &evaluator.record
    )
    var request = EvaluationRequest()
    request.details = details
    var record = evaluator.record
    let bytes = record.bytes.count
    let outcome = evaluator.judge(&record, as: FormIndex(0), request)
    #expect(record.bytes.count == bytes)
    #expect(evaluator.machine.loops.isEmpty)
    #expect(evaluator.machine.subjects.isEmpty)
    #expect(evaluator.machine.owners.isEmpty)
    #expect(evaluator.machine.calls.arguments.isEmpty)
    #expect(evaluator.machine.calls.depth == 0)
    #expect(!evaluator.machine.accumulators.isOpen)
    #expect(!evaluator.machine.isReplaying)
    #expect(evaluator.context.items.isEmpty)
    return Judged(outcome: outcome, polls: polls.load(ordering: .relaxed))
  }

  @Test(arguments: bodies)
  func `an attribution that is cancelled leaves no trace`(_ body: String) throws {
    let plain = try judge(body, details: false).outcome
    let halted = try judge(body, cancelledAtPoll: 1)
    #expect(halted.polls == 1)
    #expect(halted.outcome.verdict == plain.verdict)
    #expect(halted.outcome.failedChecks == plain.failedChecks)
    #expect(halted.outcome.incompleteChecks == plain.incompleteChecks)
    #expect(halted.outcome.undecided.isEmpty)
    #expect(halted.outcome.violations.map(\.path) == ["a"])
  }

  @Test(arguments: bodies)
  func `an attribution that takes the last steps leaves no trace`(_ body: String) throws {
    let plain = try judge(body, steps: 5000, details: false).outcome
    let halted = try judge(body, steps: 5000).outcome
    #expect(halted.verdict == plain.verdict)
    #expect(halted.failedChecks == plain.failedChecks)
    #expect(halted.undecided.isEmpty)
    #expect(halted.violations.map(\.path) == ["a"])
    // With enough steps it says what is to blame.
    #expect(try judge(body).outcome.violations != halted.violations)
  }

  @Test func `without attribution a violation has the name and message of its check`() throws {
    let halted = try judge(Self.bodies[0], cancelledAtPoll: 1).outcome
    #expect(halted.violations.map(\.rule) == ["and"])
    #expect(halted.violations.first?.text.authored == "Too much.")
  }

  @Test func `the evaluation ends at the next step after an attribution that was cut short`() throws
  {
    let body = Self.bodies[0] + "\nfield b { required }"
    let cancelled = try judge(body, cancelledAtPoll: 1)
    #expect(cancelled.polls == 2)
    #expect(cancelled.outcome.violations.map(\.path) == ["a"])
    #expect(cancelled.outcome.undecided.map(\.reason) == [.cancelled])
    let exhausted = try judge(body, steps: 5000).outcome
    #expect(exhausted.violations.map(\.path) == ["a"])
    #expect(exhausted.undecided.map(\.reason) == [.limit("steps")])
  }

  @Test func `an attribution takes as many steps as its expression`() throws {
    let few = try judge(Self.bodies[0], count: 20_000).polls
    let many = try judge(Self.bodies[0], count: 200_000).polls
    #expect(few > 3)
    #expect(many <= 10 * (few + 1))
  }
}
