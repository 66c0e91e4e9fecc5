import FormRules
import Testing

/// A change inside nested forms and rows: what reads it is judged and decided again, nothing else is.
@Suite struct SessionNestingTests {
  private static let rules = """
    form person {
        field name
        when name is filled {
            field email { required }
        }
    }
    form address {
        field country
        when country == "GB" {
            field postcode { required }
        }
    }
    form f {
        field home: address
        when home.country == "GB" {
            field county { required }
        }
        field people: list of person { unique(name) }
        when people is unique(name) {
            field leader { required }
        }
    }
    """

  private func session() throws -> FormSession {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    return try form.makeSession([
      "people": [["name": "ann"], [:], ["name": "bob"]],
      "home": ["country": "DE"],
    ])
  }

  private func type(_ text: String, into path: FieldPath, of session: FormSession) throws {
    let field = try #require(session.field(path))
    try field.edit(0..<field.text.count, text)
  }

  @Test func `a row decides for itself`() throws {
    let session = try session()
    func active() -> [Bool?] {
      (0..<3).map { session.field("people[\($0)].email")?.isActive }
    }
    #expect(active() == [true, false, true])
    try type("eve", into: "people[1].name", of: session)
    #expect(active() == [true, true, true])
    try type("", into: "people[0].name", of: session)
    #expect(active() == [false, true, true])
  }

  @Test func `what is decided around a list may depend on its rows`() throws {
    let session = try session()
    #expect(session.field("leader")?.isActive == true)
    try type("ann", into: "people[2].name", of: session)
    #expect(session.field("leader")?.isActive == false)
    try type("tom", into: "people[2].name", of: session)
    #expect(session.field("leader")?.isActive == true)
  }

  @Test func `what is decided around a nested form may depend on it`() throws {
    let session = try session()
    #expect(session.field("county")?.isActive == false)
    try type("GB", into: "home.country", of: session)
    #expect(session.field("county")?.isActive == true)
    #expect(session.field("home.postcode")?.isActive == true)
    try type("", into: "home.country", of: session)
    #expect(session.field("county")?.isActive == false)
    #expect(session.field("home.postcode")?.isActive == false)
  }

  @Test func `a session that was changed says what a fresh one does`() throws {
    let session = try session()
    try type("eve", into: "people[1].name", of: session)
    try type("GB", into: "home.country", of: session)
    try type("x", into: "people[0].email", of: session)
    try type("", into: "people[2].name", of: session)
    let fresh = try session.form.makeSession(session.givenValues)
    #expect(session.verdict == fresh.verdict)
    #expect(session.report.violations.map(\.path) == fresh.report.violations.map(\.path))
    #expect(session.values == fresh.values)
  }
}
