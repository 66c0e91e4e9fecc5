import FormRules
import Testing

/// Sessions wherever they live: on the main actor, on another actor, or on none, handed over by `sending`.
@Suite(.timeLimit(.minutes(20))) struct SessionIsolationTests {
  private static let rules = """
    external rule free "{value} is taken." { timeout 600s }
    form f { field name { required; free } }
    """

  private static let externals: ExternalRules = [
    "free": .init { name, _ async in
      await Task.yield()
      return name == "ann" ? .rejected : .accepted
    }
  ]

  private func session() throws -> sending FormSession {
    try form(SessionIsolationTests.rules).makeSession(externals: SessionIsolationTests.externals)
  }

  /// Someone who owns a session.
  private actor Desk {
    private let session: FormSession

    init(_ session: sending FormSession) { self.session = session }

    func serve() async { await session.run() }

    func submit(_ name: String) async throws -> Report {
      try session.field("name")?.edit(to: name)
      await session.waitForAnswers()
      return await session.submit()
    }

    func end() { session.end() }
  }

  @MainActor @Test func `a session on the main actor`() async throws {
    let session = try session()
    let serving = Task { await session.run() }
    try session.field("name")?.edit(to: "ann")
    #expect(await session.submit().violations.map(\.message) == ["ann is taken."])
    try session.field("name")?.edit(to: "eve")
    #expect(await session.submit().isValid)
    session.end()
    await serving.value
  }

  @Test func `a session on an actor, served while it is filled in`() async throws {
    let desk = Desk(try session())
    let serving = Task { await desk.serve() }
    #expect(try await desk.submit("ann").violations.map(\.message) == ["ann is taken."])
    #expect(try await desk.submit("eve").isValid)
    await desk.end()
    await serving.value
  }

  @Test func `sessions that are made in one task and filled in by others`() async throws {
    let names = (0..<64).map { $0 % 2 == 0 ? "ann" : "eve\($0)" }
    let verdicts = try await withThrowingTaskGroup(of: (Int, Report.Verdict).self) { group in
      for (number, name) in names.enumerated() {
        let session = try session()
        group.addTask { (number, try await SessionIsolationTests.submit(session, name)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (number, name) in names.enumerated() {
      #expect(verdicts[number] == (name == "ann" ? .invalid : .valid))
    }
  }

  private static func submit(
    _ session: FormSession,
    _ name: String
  ) async throws -> Report.Verdict {
    try session.field("name")?.edit(to: name)
    return await session.submit().verdict
  }
}
