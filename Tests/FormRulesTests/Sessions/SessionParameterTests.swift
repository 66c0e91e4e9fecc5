import FormRules
import Testing

/// What forms are given: an edit of what is passed has those judged again who read it, in every row.
@Suite(.timeLimit(.minutes(20))) struct SessionParameterTests {
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

  @Test(
    arguments: [
      ("map of limited(x)", ["k": ["a": 5]]), ("map of list of limited(x)", ["k": [["a": 5]]]),
      ("list of map of limited(x)", [["k": ["a": 5]]]),
      ("list of list of limited(x)", [[["a": 5]]]),
    ] as [(String, Value)]
  )
  func `a computed field is passed to forms without rows of their own`(
    _ map: String,
    _ value: Value
  ) throws {
    let rules = """
      form f { field y: integer; field x: integer = y; field p: \(map) }
      form limited(p: integer) { field a: integer { max_value(p) } }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let session = try form.makeSession(["y": 4, "p": value])
    #expect(session.report.violations.map(\.rule) == ["max_value"])
    try type("5", into: "y", of: session)
    #expect(session.report.verdict == .valid)
    try type("3", into: "y", of: session)
    #expect(session.report.violations.map(\.rule) == ["max_value"])
    #expect(session.report.violations == form.validate(session.values).violations)
  }

  /// An argument that doesn't apply is empty, however often conditions are evaluated again.
  @Test(arguments: ["inner(x)", "outer(x)"])
  func `an argument that no longer applies is passed as empty`(_ type: String) throws {
    let rules = """
      form f {
          field a: integer
          when a == 1 { field x: integer }
          field i: \(type)
      }
      form outer(p: integer) { field o: inner(p) }
      form inner(p: integer) {
          field k
          let low = p < 5
          when p is empty { field z { required } } otherwise { let w = p + 1; check w > 9 "low" }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let inner: Value = ["k": "k"]
    let session = try form.makeSession(["i": type == "inner(x)" ? inner : ["o": inner], "x": 7])
    for a in [1, 2, 1, 3, 2, 1] as [Value] {
      try session.set(a, at: "a")
      let report = form.validate(session.values, options: ValidationOptions(mode: .all))
      #expect(session.report.violations == report.violations)
      #expect(report.violations.map(\.rule) == [a == 1 ? "check" : "required"])
    }
  }

  /// `z` applies only if the parameter is small, and the parameter is large only if `z` applies.
  @Test(
    arguments: ["field x: integer = i.z", "when i.z is filled { field x: integer }"]
  )
  func `an argument and a condition that contradict each other end as in validation`(
    _ argument: String
  ) throws {
    let rules = """
      form f {
          field i: inner(x)
          \(argument)
      }
      form inner(p: integer) {
          field y { min_length(2) }
          when p < 5 or p is empty { field z: integer }
          when p is not empty { field w { required } }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let all = ValidationOptions(mode: .all)
    var values: [String: Value] = argument.contains("=") ? [:] : ["x": 7]
    let session = try form.makeSession(values)
    var inner: [String: Value] = [:]
    for (name, value) in [("y", "b"), ("z", 7), ("z", 3), ("z", 8)] as [(String, Value)] {
      inner[name] = value
      values["i"] = .form(inner)
      try session.set(value, at: FieldPath([.name("i"), .name(name)]))
      let report = form.validate(values, options: all)
      #expect(session.report.violations == report.violations)
      #expect(session.report.undecided == report.undecided)
      // No answer is right: with a large argument, `z` applies if and only if it doesn't.
      let isContradictory = name == "z" && (value != 3 || values["x"] == 7)
      #expect(report.undecided.isEmpty != isContradictory)
    }
  }
}
