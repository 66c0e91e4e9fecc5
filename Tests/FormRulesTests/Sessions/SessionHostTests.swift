import FormRules
import Observation
import Testing

/// A live form and its host: rest, cancellation, late answers, submitting.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SessionHostTests {
  private static let rules = """
    external rule free "{value} is taken." { debounce 300ms; timeout 2s }
    form f {
        field name { required; min_length(3); free }
        field note
    }
    """

  /// A host that takes a second to answer; `taken` is taken.
  private func slowHost(_ clock: ManualClock, _ asked: Asked) -> ExternalRules {
    let check = ExternalCheck { value, _ in
      asked.note(value.asText)
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        asked.noteCancelled(value.asText)
        throw error
      }
      return value == "taken" ? .rejected : .accepted
    }
    return ExternalRules(["free": check], clock: clock)
  }

  private func yieldAwhile() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `opening fails where a rule is missing, and says which`() throws {
    #expect(throws: MissingExternalRulesError(names: ["free"], form: "f")) {
      try session(SessionHostTests.rules)
    }
  }

  @Test func `what the host rejects is shown at once, and is forgotten with the next key`()
    async throws
  {
    let free = ExternalCheck { value, _ in value == "taken" ? .rejected : .accepted }
    let clock = ManualClock()
    let session = try session(
      SessionHostTests.rules,
      externals: ExternalRules(["free": free], clock: clock)
    )
    let field = try session.at("name")
    let task = Task { await session.run() }
    try field.type("taken")
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    while session.isPending { await Task.yield() }
    #expect(field.state == .invalid)
    #expect(field.violations.map(\.message) == ["taken is taken."])
    try field.type("s")
    #expect(field.state == .checking)
    #expect(field.violations.isEmpty)
    session.end()
    await task.value
  }

  @Test func `the value rests before the host is asked, and is pending from the first key`()
    async throws
  {
    let (clock, asked) = (ManualClock(), Asked())
    let session = try session(SessionHostTests.rules, externals: slowHost(clock, asked))
    let field = try session.at("name")
    let task = Task { await session.run() }
    try field.type("ann")
    #expect(field.state == .checking)
    #expect(session.isPending)
    #expect(!session.canSubmit)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(299))
    await yieldAwhile()
    #expect(asked.texts.isEmpty)
    try field.type("a")
    await yieldAwhile()
    clock.advance(by: .milliseconds(299))
    await yieldAwhile()
    #expect(asked.texts.isEmpty)
    clock.advance(by: .milliseconds(1))
    await asked.questions(1)
    #expect(asked.texts == ["anna"])
    await clock.sleepers(2)
    clock.advance(by: .seconds(1))
    await session.waitForAnswers()
    #expect(field.state == .valid)
    #expect(session.canSubmit)
    task.cancel()
    await task.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a newer value cancels the question about the older`() async throws {
    let (clock, asked) = (ManualClock(), Asked())
    let session = try session(SessionHostTests.rules, externals: slowHost(clock, asked))
    let field = try session.at("name")
    let task = Task { await session.run() }
    try field.set("taken")
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    await asked.questions(1)
    try field.set("ann")
    await yieldAwhile()
    #expect(asked.cancelled == ["taken"])
    #expect(field.state == .checking)
    while session.isPending {
      clock.advance(by: .seconds(1))
      await yieldAwhile()
    }
    #expect(session.verdict == .valid)
    task.cancel()
    await task.value
  }

  @Test func `a late answer never overwrites a newer one`() async throws {
    let clock = ManualClock()
    // Heeds no cancellation, and answers about older values last.
    let stubborn = ExternalCheck { value, _ in
      await Task { try? await clock.sleep(for: .seconds(value == "taken" ? 5 : 1)) }.value
      return value == "taken" ? .rejected : .accepted
    }
    let session = try session(
      "external rule free\nform f { field name { free } }",
      externals: ExternalRules(["free": stubborn], clock: clock)
    )
    let field = try session.at("name")
    let task = Task { await session.run() }
    try field.set("taken")
    await clock.sleepers(1)
    try field.set("ann")
    await clock.sleepers(2)
    clock.advance(by: .seconds(1))
    await session.waitForAnswers()
    #expect(session.verdict == .valid)
    clock.advance(by: .seconds(5))
    await yieldAwhile()
    #expect(session.verdict == .valid)
    task.cancel()
    await task.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func `the host is not asked while another check fails`() async throws {
    let (clock, asked) = (ManualClock(), Asked())
    let session = try session(SessionHostTests.rules, externals: slowHost(clock, asked))
    let field = try session.at("name")
    try field.type("an")
    #expect(field.state == .incomplete)
    #expect(!session.isPending)
    await session.waitForAnswers()
    #expect(asked.texts.isEmpty)
  }

  @Test func `settling asks without anyone running the session`() async throws {
    let asked = Asked()
    let session = try session(
      "external rule free\nform f { field name { free } }",
      ["name": "x"],
      externals: [
        "free": .init { value, _ in
          asked.note(value.asText)
          return .rejected(message: "No.")
        }
      ]
    )
    await session.waitForAnswers()
    session.showAllViolations()
    #expect(session.violations.map(\.message) == ["No."])
    #expect(asked.texts == ["x"])
    try session.at("name").set("y")
    await session.waitForAnswers()
    #expect(asked.texts == ["x", "y"])
  }

  @Test func `submitting waits for what is pending`() async throws {
    let (clock, asked) = (ManualClock(), Asked())
    let session = try session(SessionHostTests.rules, externals: slowHost(clock, asked))
    try session.at("name").type("taken")
    let task = Task { await session.submit() }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(2)
    clock.advance(by: .seconds(1))
    let report = await task.value
    #expect(report.violations.map(\.message) == ["taken is taken."])
    #expect(try session.at("name").state == .invalid)
  }

  @Test func `a value that changes while it is submitted is judged before the report is made`()
    async throws
  {
    let (clock, asked) = (ManualClock(), Asked())
    let session = try session(SessionHostTests.rules, externals: slowHost(clock, asked))
    try session.at("name").type("taken")
    let task = Task { await session.submit() }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    await asked.questions(1)
    try session.at("name").set("ann")
    while session.isPending {
      clock.advance(by: .seconds(1))
      await yieldAwhile()
    }
    let report = await task.value
    #expect(report.accepted == ["name": "ann"])
  }

  @Test func `submitting can be cancelled, and leaves the form as it was`() async throws {
    let (clock, asked) = (ManualClock(), Asked())
    let session = try session(SessionHostTests.rules, externals: slowHost(clock, asked))
    try session.at("name").type("ann")
    let task = Task { await session.submit() }
    await clock.sleepers(1)
    task.cancel()
    let report = await task.value
    #expect(report.undecided.map(\.reason) == [.cancelled])
    #expect(report.accepted == nil)
    #expect(clock.sleeperCount == 0)
    #expect(session.isPending)
    // What is submitted is asked about without a pause.
    #expect(asked.texts == ["ann"])
  }

  @Test func `a question that ended without a decision is asked again on submit`() async throws {
    let asked = Asked()
    let session = try session(
      "external rule free\nform f { field name { free } }",
      ["name": "x"],
      externals: [
        "free": .init { value, _ in
          asked.note(value.asText)
          return asked.texts.count < 3 ? .failed("no network") : .accepted
        }
      ]
    )
    await session.waitForAnswers()
    #expect(session.verdict == .undecided)
    session.showAllViolations()
    #expect(try session.at("name").state == .undecided)
    session.retryUndecided()
    await session.waitForAnswers()
    #expect(try session.at("name").undecided.map(\.reason) == [.failed("no network")])
    #expect(await session.submit().isValid)
    #expect(asked.texts.count == 3)
  }

  @Test func `ending a session ends what it asked`() async throws {
    let asked = Asked()
    let session = try session(
      "external rule free\nform f { field name { free } }",
      ["name": "x"],
      externals: ["free": .init { _, _ in try await asked.waitForCancellation("x") }]
    )
    let task = Task { await session.run() }
    await asked.questions(1)
    session.end()
    await task.value
    #expect(asked.cancelled == ["x"])
    #expect(await session.submit().undecided.map(\.reason) == [.cancelled])
  }

  @Test func `a session that ended waits for nothing, and is judged without the host`() throws {
    let session = try session(
      "external rule free\nexternal rule odd\nform f { field name { free }; field nick { odd } }",
      ["name": "x"],
      externals: [
        "free": .init { _, _ in
          await Task.yield()
          return .accepted
        }, "odd": .init { value, _ in value == "a" ? .accepted : .rejected },
      ]
    )
    let (name, nick) = (try session.at("name"), try session.at("nick"))
    try name.type("y")
    #expect(session.isPending && name.isPending && name.state == .checking)
    let told = Asked()
    withObservationTracking {
      _ = (session.isPending, name.isPending)
    } onChange: {
      told.note("told")
    }
    session.end()
    #expect(!session.isPending && !name.isPending && session.verdict == .undecided)
    #expect(told.texts == ["told"])
    name.leave()
    #expect(name.state == .undecided)
    try name.type("z")
    #expect(!session.isPending && !name.isPending && name.state == .undecided)
    // What answers at once is known, and what has been answered is kept.
    try nick.set("a")
    #expect(session.report.undecided.map(\.path) == ["name"])
    try nick.set("b")
    #expect(session.report.violations.map(\.path) == ["nick"])
    #expect(nick.isPending == false)
  }

  // MARK: At once

  private static let two = """
    external rule free "{value} is taken."
    external rule slow { debounce 1s }
    external rule other(size: integer)
    form f {
        field size: integer
        field name { required; free or other(size) }
        field nick { slow }
    }
    form g { field x { free } }
    """

  @Test func `what answers at once is judged within the edit`() throws {
    let asked = Asked()
    let session = try session(
      SessionHostTests.two,
      externals: [
        "free": .init { value, _ in
          asked.note(value.asText)
          return value == "ann" ? .rejected : .accepted
        },
        "other": .init { _, arguments in arguments["size"] == 3 ? .accepted : .rejected },
        "slow": .init { _, _ in .accepted },
      ]
    )
    let name = try session.at("name")
    try session.at("size").set(1)
    try name.type("ann")
    #expect(asked.texts == ["a", "an", "ann"])
    #expect(name.state == .invalid)
    #expect(!session.isPending)
    try session.at("size").set(3)
    #expect(name.state == .valid)
    #expect(session.canSubmit)
    try name.type("a")
    #expect(name.state == .valid)
    try session.set("x", at: "nick")
    #expect(session.isPending)
  }

  @Test func `no change in between is sent of what is answered at once`() async throws {
    let session = try session(
      "external rule free\nform f { field name { free } }",
      externals: ["free": .init { value, _ in value == "b" ? .rejected : .accepted }]
    )
    let changes = session.changes()
    try session.set("a", at: "name")
    try session.set("b", at: "name")
    session.end()
    var pending = 0
    for await change in changes { if case .pending = change { pending += 1 } }
    #expect(pending == 0)
  }

  @Test func `a form needs only the rules that it asks`() throws {
    let form = try #require(try RuleFile(text: SessionHostTests.two).form("g"))
    let free = ExternalCheck { _, _ in .accepted }
    #expect(try form.makeSession(["x": "1"], externals: ["free": free]).canSubmit)
    #expect(try form.validateImmediately(["x": "1"], externals: ["free": free]).isValid)
    #expect {
      _ = try form.validateImmediately(["x": "1"], externals: .none)
    } throws: { error in
      "\(error)" == "the form 'g' needs external rules that were not supplied: 'free'"
    }
  }

  // MARK: A deadline

  @Test func `a check is undecided at its deadline, whatever the function does`() async throws {
    let (clock, asked, gate) = (ManualClock(), Asked(), ManualClock())
    // Heeds no cancellation.
    let stubborn = ExternalCheck { value, _ in
      asked.note(value.asText)
      await Task { try? await gate.sleep(for: .seconds(1)) }.value
      return .rejected
    }
    let rules = "external rule free { timeout 2s }\nform f { field name { free } }"
    let externals = ExternalRules(["free": stubborn], clock: clock)
    let form = try form(rules)
    let validation = Task { try await form.validate(["name": "ann"], externals: externals) }
    await asked.questions(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    #expect(try await validation.value.undecided.map(\.reason) == [.timedOut])

    let session = try session(rules, ["name": "eve"], externals: externals)
    let settling = Task { await session.waitForAnswers() }
    await asked.questions(2)
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    await settling.value
    #expect(try session.at("name").undecided.map(\.reason) == [.timedOut])
    // The late answer counts for nothing.
    await gate.sleepers(2)
    gate.advance(by: .seconds(1))
    await yieldAwhile()
    #expect(session.verdict == .undecided)

    let cancelled = Task { try await form.validate(["name": "bob"], externals: externals) }
    await asked.questions(3)
    cancelled.cancel()
    #expect(try await cancelled.value.undecided.map(\.reason) == [.cancelled])
    await gate.sleepers(1)
    gate.advance(by: .seconds(1))
  }

  @Test func `nothing keeps a session alive that nobody uses`() async throws {
    weak var gone: FormSession?
    weak var field: FormField?
    var changes: AsyncStream<SessionChange>?
    do {
      let session = try session(
        "form g { field x }\nform f { field a; field rows: list of g }"
      )
      try session.at("rows").append(["x": "1"])
      gone = session
      field = try session.at("rows[0].x")
      changes = session.changes()
    }
    for await _ in try #require(changes) {}
    #expect(gone == nil)
    #expect(field == nil)
  }
}
