import FormRules
import Testing

/// What forms are given: an edit of what is passed has those judged again who read it, in every row.
@Suite struct SessionParameterTests {
  private static let rules = """
    form f {
        field open: boolean
        when open == true { field back: number }
        field trip: trip
        field names: list of name
        field people: list of person(back, names)
        field ends: list of end(trip.end)
    }
    form trip { field end: number }
    form name { field name }
    form end(limit) { field at: number { max_value(limit) } }
    form person(back, names: list of name) {
        field age: number { min_value(back) }
        field name { one_of(names.name) }
        when back > 100 { field visa { required } }
        field inner: inner(back)
        when visa is filled { field number: number }
        field more: inner(number)
    }
    form inner(limit) { field a: number { max_value(limit) } }
    """

  private func session(_ values: [String: Value]) throws -> FormSession {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    return try form.makeSession(values)
  }

  private func type(_ text: String, into path: FieldPath, of session: FormSession) throws {
    let field = try #require(session.field(path))
    try field.edit(0..<field.text.count, text)
  }

  /// What the session reports, which a fresh look at its values must report too.
  private func violations(of session: FormSession) throws -> [String] {
    let found = session.report.violations.map { "\($0.path): \($0.rule)" }
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    let fresh = form.validate(session.values).violations.map { "\($0.path): \($0.rule)" }
    #expect(Set(found) == Set(fresh))
    return found
  }

  @Test func `an edit is passed on to every row`() throws {
    let session = try session([
      "open": true, "back": 1, "names": [["name": "a"]],
      "people": [["age": 5, "name": "a"], ["age": 9, "inner": ["a": 1]]],
    ])
    #expect(try violations(of: session) == [])
    try type("7", into: "back", of: session)
    #expect(try violations(of: session) == ["people[0].age: min_value"])
    try type("0", into: "back", of: session)
    #expect(try violations(of: session) == ["people[1].inner.a: max_value"])
    try type("101", into: "back", of: session)
    #expect(try violations(of: session).count == 4)
    try session.set(false, at: "open")
    #expect(try violations(of: session) == [])
    try session.set(true, at: "open")
    #expect(try violations(of: session).count == 4)
    try type("1", into: "back", of: session)
    #expect(try violations(of: session) == [])
  }

  @Test func `a list is passed with what is in it`() throws {
    let session = try session(["names": [["name": "a"]], "people": [["name": "a"], ["name": "b"]]])
    #expect(try violations(of: session) == ["people[1].name: one_of"])
    try type("b", into: "names[0].name", of: session)
    #expect(try violations(of: session) == ["people[0].name: one_of"])
    _ = try #require(session.field("names")).append(["name": "a"])
    #expect(try violations(of: session) == [])
    try #require(session.field("names")).remove(at: 0)
    #expect(try violations(of: session) == ["people[1].name: one_of"])
  }

  @Test func `a field of a nested form is passed on`() throws {
    let session = try session(["trip": ["end": 5], "ends": [["at": 6]]])
    #expect(try violations(of: session) == ["ends[0].at: max_value"])
    try type("6", into: "trip.end", of: session)
    #expect(try violations(of: session) == [])
  }

  @Test func `what comes to apply by a parameter is passed on in turn`() throws {
    let session = try session([
      "open": true, "back": 101,
      "people": [["visa": "x", "age": 200, "number": 5, "more": ["a": 6]]],
    ])
    #expect(try violations(of: session) == ["people[0].more.a: max_value"])
    try type("1", into: "back", of: session)
    #expect(try violations(of: session) == [])
    try type("102", into: "back", of: session)
    #expect(try violations(of: session) == ["people[0].more.a: max_value"])
  }
}
