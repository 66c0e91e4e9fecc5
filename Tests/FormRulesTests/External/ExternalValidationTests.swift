import FormRules
import Testing

/// Validation that asks a host, at once and over time.
@Suite(.timeLimit(.minutes(20))) struct ExternalValidationTests {
  private static let rules = """
    external rule free "{value} is taken."
    external rule known { timeout 2s; retry 2; cache 1min }
    form f {
        field name { required; min_length(3); free }
        field friend { known }
    }
    """

  private struct NoNetwork: Error, CustomStringConvertible {
    var description: String { "no network" }
  }

  // MARK: Supplying rules

  @Test func `rules that are not supplied are named, each of them, before anything runs`() throws {
    let form = try form(ExternalValidationTests.rules)
    #expect(throws: MissingExternalRulesError(names: ["free", "known"], form: "f")) {
      try form.validateImmediately([:], externals: .none)
    }
    #expect(throws: MissingExternalRulesError(names: ["known"], form: "f")) {
      try form.validateImmediately(
        [:],
        externals: ["free": .init { _, _ in .accepted }, "x": accepting]
      )
    }
  }

  @Test func `a form without external rules needs none`() throws {
    let form = try form("field a { required }")
    #expect(try form.validateImmediately(["a": "x"], externals: .none).isValid)
  }

  private let accepting = ExternalCheck { _, _ in .accepted }

  // MARK: At once

  @Test func `rules that answer at once are asked without waiting`() throws {
    let asked = Asked()
    let externals: ExternalRules = [
      "free": .init { value, _ in
        asked.note(value.asText)
        return value == "ann" ? .rejected : .accepted
      },
      "known": accepting,
    ]
    let form = try form(ExternalValidationTests.rules)
    let report = try form.validateImmediately(
      ["name": "ann", "friend": "bob"],
      externals: externals
    )
    #expect(report.violations.map(\.message) == ["ann is taken."])
    #expect(try form.validateImmediately(["name": "eve"], externals: externals).isValid)
    #expect(try form.validateImmediately(["name": "an"], externals: externals).verdict == .invalid)
    #expect(asked.texts == ["ann", "eve"])
  }

  @Test func `without waiting, a rule that takes time is pending, and is not asked`() throws {
    let asked = Asked()
    let form = try form(ExternalValidationTests.rules)
    let externals: ExternalRules = [
      "free": .init { value, _ in try await asked.waitForCancellation(value.asText) },
      "known": .init { _, _ in .rejected(message: "Nobody knows this person.") },
    ]
    let report = try form.validateImmediately(
      ["name": "ann", "friend": "bob"],
      externals: externals
    )
    #expect(report.undecided.map(\.reason) == [.pending])
    #expect(report.violations.map(\.message) == ["Nobody knows this person."])
    #expect(asked.texts.isEmpty)
  }

  @Test func `a rule that throws has failed`() throws {
    let form = try form(ExternalValidationTests.rules)
    let report = try form.validateImmediately(
      ["name": "ann"],
      externals: ["free": .init { _, _ in throw NoNetwork() }, "known": accepting]
    )
    #expect(report.undecided.map(\.reason) == [.failed("no network")])
  }

  // MARK: Over time

  @Test func `waiting gives what the host says`() async throws {
    let form = try form(ExternalValidationTests.rules)
    let externals: ExternalRules = [
      "free": .init { value, _ in
        await Task.yield()
        return value == "ann" ? .rejected : .accepted
      },
      "known": accepting,
    ]
    let report = try await form.validate(["name": "ann", "friend": "bob"], externals: externals)
    #expect(report.violations.map(\.message) == ["ann is taken."])
    #expect(report.undecided.isEmpty)
  }

  @Test func `fields are asked about at the same time, up to the bound`() async throws {
    let clock = ManualClock()
    let rules = """
      external rule slow
      form f { field tags: list of text { each { slow } } }
      """
    let form = try form(rules)
    let check = ExternalCheck { _, _ in
      try await clock.sleep(for: .seconds(1))
      return .accepted
    }
    let externals = ExternalRules(["slow": check], clock: clock, concurrency: 3)
    async let report = form.validate(["tags": ["a", "b", "c", "d", "e"]], externals: externals)
    await clock.sleepers(3)
    for _ in 0..<50 { await Task.yield() }
    #expect(clock.sleeperCount == 3)
    clock.advance(by: .seconds(1))
    await clock.sleepers(2)
    clock.advance(by: .seconds(1))
    #expect(try await report.isValid)
  }

  @Test func `two checks that ask the same ask once`() async throws {
    let asked = Asked()
    let form = try form(
      """
      external rule known
      form f { field a { known }; field b { known }; field c { known } }
      """
    )
    let externals: ExternalRules = [
      "known": .init { value, _ in
        asked.note(value.asText)
        await Task.yield()
        return .accepted
      }
    ]
    #expect(try await form.validate(["a": "x", "b": "x", "c": "y"], externals: externals).isValid)
    #expect(asked.texts.sorted() == ["x", "y"])
  }

  @Test(arguments: [("and", HostAnswer.rejected), ("or", .accepted)])
  func `the answer that settles a check cancels the others`(
    operation: String,
    answer: HostAnswer
  ) async throws {
    let asked = Asked()
    let form = try form(
      """
      external rule slow
      external rule quick
      form f { field a { slow \(operation) quick } }
      """
    )
    let externals: ExternalRules = [
      "slow": .init { _, _ in try await asked.waitForCancellation("slow") },
      "quick": .init { _, _ in
        await asked.questions(1)
        return answer
      },
    ]
    let report = try await form.validate(["a": "x"], externals: externals)
    #expect(report.verdict == (answer == .accepted ? .valid : .invalid))
    #expect(asked.cancelled == ["slow"])
  }

  @Test func `a rule that does not answer in time leaves its check undecided`() async throws {
    let clock = ManualClock()
    let asked = Asked()
    let form = try form(ExternalValidationTests.rules)
    let externals = ExternalRules(
      ["free": accepting, "known": .init { _, _ in try await asked.waitForCancellation("known") }],
      clock: clock
    )
    async let report = form.validate(["name": "ann", "friend": "bob"], externals: externals)
    await asked.questions(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    #expect(try await report.undecided.map(\.reason) == [.timedOut])
    await asked.cancellations(1)
    #expect(asked.cancelled == ["known"])
  }

  @Test func `a failure is asked about again, so often as the rule says`() async throws {
    let asked = Asked()
    let form = try form(ExternalValidationTests.rules)
    let failing = ExternalCheck { value, _ async throws in
      asked.note(value.asText)
      throw NoNetwork()
    }
    let report = try await form.validate(
      ["name": "ann", "friend": "bob"],
      externals: ["free": accepting, "known": failing]
    )
    #expect(report.undecided.map(\.reason) == [.failed("no network")])
    #expect(asked.texts.count == 3)
  }

  @Test func `an answer is kept as long as the rule says, a failure not`() async throws {
    let clock = ManualClock()
    let asked = Asked()
    let form = try form(ExternalValidationTests.rules)
    let answering = ExternalCheck { value, _ async throws in
      asked.note(value.asText)
      if value == "eve" { throw NoNetwork() }
      return .accepted
    }
    let externals = ExternalRules(["free": accepting, "known": answering], clock: clock)
    for friend: Value in ["bob", "bob", "eve", "bob"] {
      _ = try await form.validate(["name": "ann", "friend": friend], externals: externals)
    }
    #expect(asked.texts == ["bob", "eve", "eve", "eve"])
    clock.advance(by: .seconds(60))
    _ = try await form.validate(["name": "ann", "friend": "bob"], externals: externals)
    #expect(asked.texts == ["bob", "eve", "eve", "eve", "bob"])
  }

  // MARK: Cancelling

  @Test func `cancelling ends what was asked, and the report is cancelled`() async throws {
    let asked = Asked()
    let form = try form(ExternalValidationTests.rules)
    let task = Task {
      try await form.validate(
        ["name": "an", "friend": "bob"],
        externals: [
          "free": .init { _, _ in .accepted },
          "known": .init { _, _ in try await asked.waitForCancellation("known") },
        ]
      )
    }
    await asked.questions(1)
    task.cancel()
    let report = try await task.value
    #expect(report.verdict == .undecided)
    #expect(report.undecided.map(\.reason) == [.cancelled])
    #expect(report.violations.isEmpty)
    await asked.cancellations(1)
    #expect(asked.cancelled == ["known"])
  }

  @Test func `a rule may itself answer that it was cancelled`() async throws {
    let form = try form(ExternalValidationTests.rules)
    let report = try await form.validate(
      ["name": "ann"],
      externals: ["free": .init { _, _ in .cancelled }, "known": accepting]
    )
    #expect(report.undecided.map(\.reason) == [.cancelled])
    #expect(report.undecided.map(\.path) == ["name"])
  }

  @Test func `an evaluation of a long list notices that it is cancelled`() async throws {
    let form = try form("field tags: list of text { each { min_length(1) } }")
    let values: [String: Value] = ["tags": .list(Array(repeating: "abc", count: 100_000))]
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return form.validate(values)
    }
    task.cancel()
    #expect(await task.value.undecided.map(\.reason) == [.cancelled])
  }
}
