import RuleEngine
import Testing

@testable import FormRules

/// Values are first judged as if the host accepted, which nobody may notice.
@Suite(.timeLimit(.minutes(20))) struct SupposedAcceptanceTests {
  private static let answers: [HostAnswer] = [
    .accepted, .rejected, .rejected(message: "No."), .failed("off"), .timedOut, .cancelled,
  ]

  @Test(
    arguments: [
      "a { free }", "a { required; free }", "a { not free }", "a { free; max_length(2) }",
      "a { free or one_of(\"x\", \"y\") }", "a { lenient }",
      "a { free; known }", "a { free and known }", "a { free or known }",
      "a { free }; field b { required }", "a: list of text { each { free } }",
    ],
    SupposedAcceptanceTests.answers
  )
  func `the report is that of answers which are there from the start`(
    field: String,
    answer: HostAnswer
  ) async throws {
    let form = try form(
      """
      external rule free
      external rule known
      external rule lenient { undecided passes }
      form f { field \(field) }
      """
    )
    let values: [String: Value] = ["a": field.contains("list") ? .list(["abc"]) : "abc"]
    let check = ExternalCheck { _, _ in
      await Task.yield()
      return answer
    }
    let externals: ExternalRules = ["free": check, "known": check, "lenient": check]
    let rules = form.program.externals.indices.map { ExternalIndex($0) }
    func judgment(answering rules: [ExternalIndex]) -> Judgment {
      var answers = HostAnswers()
      for rule in rules { answers.answer(rule, with: answer) }
      return form.judge(values, ValidationOptions(), answers: answers)
    }
    // Two rules are asked at the same time, and the first answer may settle the check.
    let settled = rules.map { judgment(answering: [$0]) }.filter { !$0.isPending }
    let expected = [judgment(answering: rules).report] + settled.map(\.report)
    let report = try await form.validate(values, externals: externals)
    #expect(expected.contains(report))
  }

  @Test func `of an or both rules are asked at the same time`() async throws {
    let asked = Asked()
    let form = try form(
      """
      external rule one
      external rule two
      form f { field a { one or two } }
      """
    )
    let externals: ExternalRules = [
      "one": .init { _, _ in try await asked.waitForCancellation("one") },
      "two": .init { _, _ in
        await asked.questions(1)
        return .accepted
      },
    ]
    #expect(try await form.validate(["a": "x"], externals: externals).isValid)
    #expect(asked.texts == ["one"])
  }
}
