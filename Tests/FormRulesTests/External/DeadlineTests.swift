import Testing

@testable import FormRules

/// The time that questions have, which one task waits for.
@Suite(.timeLimit(.minutes(20))) struct DeadlineTests {
  private let clock = ManualClock()
  private let asked = Asked()

  private func form() throws -> RuleForm {
    try FormRulesTests.form(
      """
      external rule slow { timeout 2s }
      external rule slower { timeout 3s }
      form f { field a { slow }; field b { slower } }
      """
    )
  }

  /// Rules that never answer, whose functions ignore that they are cancelled.
  private var silent: ExternalRules {
    let silence = ExternalCheck { [asked] value, _ in
      await asked.hold(value.asText)
      return .accepted
    }
    return ExternalRules(["slow": silence, "slower": silence], clock: clock)
  }

  @Test func `each question ends at its own deadline, whatever the function does`() async throws {
    let (form, externals) = (try form(), silent)
    async let first = form.validate(["a": "x"], externals: externals)
    await asked.questions(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    async let second = form.validate(["a": "y"], externals: externals)
    await asked.questions(2)
    // One task waits for both.
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(try await first.undecided.map(\.reason) == [.timedOut])
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(try await second.undecided.map(\.reason) == [.timedOut])
    #expect(clock.sleeperCount == 0)
    asked.release()
  }

  @Test func `questions of two rules end at the deadlines of their rules`() async throws {
    let (form, externals) = (try form(), silent)
    async let report = form.validate(["a": "x", "b": "x"], externals: externals)
    await clock.sleepers(2)
    clock.advance(by: .seconds(2))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(try await report.undecided.map(\.reason) == [.timedOut, .timedOut])
    asked.release()
  }

  @Test func `a late answer counts for nothing`() async throws {
    let (form, externals) = (try form(), silent)
    async let report = form.validate(["a": "x"], externals: externals)
    await asked.questions(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    #expect(try await report.undecided.map(\.reason) == [.timedOut])
    asked.release()
    async let again = form.validate(["a": "x"], externals: externals)
    await asked.questions(2)
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    #expect(try await again.undecided.map(\.reason) == [.timedOut])
    asked.release()
  }

  @Test func `nothing waits once the last question is answered`() async throws {
    let answers = ExternalRules(
      [
        "slow": .init { [clock] _, _ async throws in
          try await clock.sleep(for: .seconds(1))
          return .accepted
        }, "slower": .init { _, _ in .accepted },
      ],
      clock: clock
    )
    let form = try form()
    for _ in 0..<3 {
      async let report = form.validate(["a": "x"], externals: answers)
      await clock.sleepers(2)
      clock.advance(by: .seconds(1))
      #expect(try await report.isValid)
      while clock.sleeperCount > 0 { await Task.yield() }
    }
  }

  @Test func `answers, deadlines and cancellations that race end each question once`() async throws
  {
    let form = try form()
    let externals = ExternalRules([
      "slow": .init { value, _ async throws in
        for _ in 0..<(value.asText.utf8.count % 7) { await Task.yield() }
        return .accepted
      }, "slower": .init { _, _ in .accepted },
    ])
    for round in 0..<200 {
      let tasks = (0..<8).map { number in
        Task {
          try await form.validate(
            ["a": .text(String(repeating: "x", count: 1 + number + round))],
            externals: externals
          )
        }
      }
      for task in tasks[(round % 8)...] { task.cancel() }
      for task in tasks {
        let report = try await task.value
        #expect(report.isValid || report.undecided.map(\.reason) == [.cancelled])
      }
    }
  }

  @Test func `the memory of answered questions is freed while an old one waits`() {
    var queue = DeadlineQueue(first: 1, Task {})
    queue.add(1, .seconds(1), AwaitedAnswer())
    for serial in 2..<10_000 {
      queue.add(serial, .seconds(serial), AwaitedAnswer())
      queue.remove(serial)
    }
    #expect(queue.entryCount < 100)
    #expect(queue.nextDeadline == .seconds(1))
    queue.remove(1)
    #expect(queue.isEmpty)
    #expect(queue.nextDeadline == nil)
  }

  @Test func `questions that are due are taken in their order, removed ones left out`() {
    var queue = DeadlineQueue(first: 1, Task {})
    let answers = (0..<5).map { _ in AwaitedAnswer() }
    for (number, answer) in answers.enumerated() {
      queue.add(number + 1, .seconds(number), answer)
    }
    queue.remove(2)
    queue.remove(2)
    let due = queue.takeDue(at: .seconds(3)).map(ObjectIdentifier.init)
    #expect(due == [answers[0], answers[2], answers[3]].map(ObjectIdentifier.init))
    queue.remove(3)
    #expect(queue.nextDeadline == .seconds(4))
    #expect(queue.takeDue(at: .seconds(3)).isEmpty)
  }
}
