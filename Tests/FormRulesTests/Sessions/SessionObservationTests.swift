import FormRules
import Observation
import Testing

/// Whoever watches a live form is told what changes, and nothing else.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SessionObservationTests {
  private func changes(
    of session: FormSession,
    _ body: () throws -> Void
  ) async throws -> [SessionChange] {
    let stream = session.changes()
    try body()
    session.end()
    var changes: [SessionChange] = []
    for await change in stream { changes.append(change) }
    return changes
  }

  @Test func `a change is told with what changed, once`() async throws {
    let session = try session("field a { required }; field b")
    let field = try session.at("a")
    let told = try await changes(of: session) {
      try field.set("x")
      try field.set("x")
      try field.set("y")
    }
    #expect(
      told == [
        .value("a"), .status("a"), .verdict(.valid), .value("a"),
      ]
    )
  }

  @Test func `a refused edit changes nothing`() async throws {
    let session = try session("field a { filter chars(\"a-z\") }")
    let field = try session.at("a")
    field.focus()
    let told = try await changes(of: session) { try field.edit(0..<0, "1") }
    #expect(told.isEmpty)
  }

  @Test func `fields that are shown otherwise because of another are told of`() async throws {
    let session = try session("field a; when a is filled { field b { required } }")
    let told = try await changes(of: session) { try session.at("a").set("x") }
    #expect(
      Set(told) == [.value("a"), .status("a"), .status("b"), .verdict(.invalid)]
    )
  }

  @Test func `rows and focus are told of`() async throws {
    let session = try session("field tags: list of text; field a")
    let told = try await changes(of: session) {
      try session.at("tags").append("x")
      try session.at("a").focus()
      try session.at("a").focus()
      try session.at("a").leave()
    }
    #expect(told.filter { $0 == .rows("tags") }.count == 1)
    #expect(told.filter { $0 == .focus("a") }.count == 1)
    #expect(told.filter { $0 == .focus(nil) }.count == 1)
  }

  @Test func `an observer of a field's property is told when it changes, and only then`() throws {
    let session = try session("field a { required; email }; field b")
    let (first, second) = (try session.at("a"), try session.at("b"))
    let asked = Asked()
    func watch<Result>(_ name: String, _ read: () -> Result) {
      withObservationTracking {
        _ = read()
      } onChange: {
        asked.note(name)
      }
    }
    watch("a.text") { first.text }
    watch("a.state") { first.state }
    watch("b.text") { second.text }
    watch("verdict") { session.verdict }
    try second.set("x")
    #expect(asked.texts == ["b.text"])
    try first.type("a")
    #expect(Set(asked.texts) == ["b.text", "a.text", "a.state"])
    try first.set("ann@example.org")
    #expect(Set(asked.texts) == ["b.text", "a.text", "a.state", "verdict"])
  }
}
