import FormRules
import Testing

/// When a field in a nested form or a row is left, what reads it around that is shown.
@Suite struct SessionLeavingTests {
  private static let rules = """
    form home { field since: date; field town }
    form f {
        field born: date { check home.since is filled "When did you move in?" }
        field name
        field home: home
        group late { field moved: date { check home.since is filled "And when?" } }
    }
    form g { field people: list of f }
    """

  private func open() throws -> FormSession {
    try #require(try RuleFile(text: Self.rules).form("g")).makeSession(["people": [[:]]])
  }

  private func leave(_ path: FieldPath, of session: FormSession) throws {
    let field = try session.at(path)
    field.focus()
    field.leave()
  }

  @Test func `a check that reads a field of a nested form is shown once that was left`() throws {
    let session = try open()
    let born = try session.at("people[0].born")
    try born.set("2000-01-01")
    try leave("people[0].born", of: session)
    #expect(born.violations.isEmpty)
    try session.at("people[0].home.since").focus()
    try session.at("people[0].home.town").focus()
    #expect(born.violations.map(\.message) == ["When did you move in?"])
    #expect(born.state == .invalid)
    #expect(try session.at("people[0].late.moved").state == .invalid)
  }

  @Test func `a check of a whole form that reads a field of a nested form is shown then too`()
    throws
  {
    let session = try session(
      """
      form home { field since: date; field town }
      form f { field home: home; field name; check home.since is filled or home.town is filled "Where?" }
      """
    )
    try session.at("home.since").focus()
    try session.at("home.town").focus()
    #expect(session.violations.isEmpty)
    try session.at("name").focus()
    #expect(session.violations.map(\.message) == ["Where?"])
  }
}
