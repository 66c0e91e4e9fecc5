import FormRules
import Testing

/// Answers that arrive in any order, rests, cancellations at any point: the last values decide.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RaceScriptTests {
  // The clock runs ahead of tasks that wait for a processor; no timeout must come of that.
  private static let rules = """
    external rule free { debounce 300ms; timeout 7d; retry 1 }
    external rule known
    external rule even { debounce 50ms; cache 1s }
    form f {
        field a { required; free }
        field b { known or even }
        field c { known and even }
        field d { max_length(2); free }
    }
    """

  private static let texts = ["", "x", "xx", "yes", "no", "late", "even", "odd"]

  @Test func `the state is in the end that of the last values`() async throws {
    let form = try form(RaceScriptTests.rules)
    for seed in 0..<ScriptGenerator.scripts {
      let clock = ManualClock()
      let externals = ExternalRules(
        [
          "free": answer(after: { $0.count * 700 % 2_900 }, clock) { $0 != "no" },
          "known": answer(after: { $0.count * 330 % 1_000 }, clock) { $0.hasPrefix("y") },
          "even": answer(after: { 900 - $0.count * 200 }, clock) { $0.count.isMultiple(of: 2) },
        ],
        clock: clock,
        concurrency: 1 + seed % 3
      )
      var random = ScriptGenerator(seed: seed)
      let session = try form.makeSession(externals: externals)
      var task = Task { await session.run() }
      for _ in 0..<8 {
        switch random.below(10) {
        case 0:
          task.cancel()
          if random.below(2) == 0 { await task.value }
          task = Task { await session.run() }
        case 1, 2, 3:
          clock.advance(by: .milliseconds(random.below(1_200)))
        case 4:
          for _ in 0..<random.below(4) { await Task.yield() }
        case 5:
          let submission = Task { await session.submit() }
          await Task.yield()
          submission.cancel()
        default:
          let field = random.element(of: session.fields)
          try field.set(.text(random.element(of: RaceScriptTests.texts)))
        }
      }
      let submission = Submission()
      let final = Task { submission.report = await session.submit() }
      while submission.report == nil {
        clock.advance(by: .milliseconds(400))
        await Task.yield()
      }
      await final.value
      let report = try #require(submission.report)
      task.cancel()
      await task.value
      let expected = RaceScriptTests.expected(session)
      guard report.violations.map(\.path.description) == expected, report.undecided.isEmpty else {
        Issue.record("script \(seed): \(report), not \(expected) for \(session.values)")
        return
      }
      guard clock.sleeperCount == 0, !session.isPending else {
        Issue.record("script \(seed): \(clock.sleeperCount) tasks are left")
        return
      }
    }
  }

  private func answer(
    after milliseconds: @escaping @Sendable (String) -> Int,
    _ clock: ManualClock,
    _ accepts: @escaping @Sendable (String) -> Bool
  ) -> ExternalCheck {
    ExternalCheck { value, _ in
      let text = value.asText
      try await clock.sleep(for: .milliseconds(milliseconds(text)))
      return accepts(text) ? .accepted : .rejected
    }
  }

  /// The fields that must be invalid, worked out from the values alone.
  private static func expected(_ session: FormSession) -> [String] {
    func text(_ path: FieldPath) -> String { session.field(path)?.text ?? "" }
    var invalid: [String] = []
    if text("a").isEmpty || text("a") == "no" { invalid.append("a") }
    if !text("b").isEmpty, !text("b").hasPrefix("y"), !text("b").count.isMultiple(of: 2) {
      invalid.append("b")
    }
    if !text("c").isEmpty, !text("c").hasPrefix("y") || !text("c").count.isMultiple(of: 2) {
      invalid.append("c")
    }
    if text("d").count > 2 || text("d") == "no" { invalid.append("d") }
    return invalid
  }
}

/// Where a submission leaves its report.
@MainActor private final class Submission {
  var report: Report?
}
