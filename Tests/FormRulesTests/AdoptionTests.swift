import Foundation
import FormRules
import Observation
import Synchronization
import Testing

/// What developers met when they wrote their first apps with the library.
@Suite struct AdoptionTests {
  private struct Profile: Codable, Equatable {
    var name: String
    var nick: String?
    var site: URL?
    var id: UUID?
  }

  @Test func `an empty control is no value of an optional URL or UUID`() throws {
    let form = try form(
      "form f { field name { required }; field nick; field site { url }; field id }"
    )
    let posted = try form.validate(formEncoded: Data("name=Ann&nick=&site=&id=%20".utf8))
    #expect(posted.isValid)
    let profile = try posted.decoded(as: Profile.self)
    #expect(profile == Profile(name: "Ann", nick: "", site: nil, id: nil))
    let wrong = form.validate(["name": "Ann", "id": "x"])
    #expect(throws: (any Error).self) { try wrong.decoded(as: Profile.self) }
  }

  @Test func `an emptied text is no value of an optional number or Boolean`() throws {
    struct Person: Decodable, Equatable {
      var age: Int?
      var small: UInt8?
      var rate: Double?
      var agrees: Bool?
      var nick: String?
    }
    let names = ["age", "small", "rate", "agrees", "nick"]
    let empty = Value.form(.init(uniqueKeysWithValues: names.map { ($0, "") }))
    let person = try ValueDecoder.decode(Person.self, from: empty)
    #expect(person == Person(age: nil, small: nil, rate: nil, agrees: nil, nick: ""))
    let full = try ValueDecoder.decode(
      Person.self,
      from: ["age": 3, "small": 255, "rate": 0.5, "agrees": false, "nick": "x"]
    )
    #expect(full == Person(age: 3, small: 255, rate: 0.5, agrees: false, nick: "x"))
    #expect(throws: ValueConversionError.self) {
      try ValueDecoder.decode(Person.self, from: ["age": "x"])
    }
    #expect(throws: ValueConversionError.self) {
      try ValueDecoder.decode(Person.self, from: ["small": 256])
    }
  }

  @Test(arguments: [0, 700_000_000.123, -0.5, 0.1, -700_000_000.987_654, 1e10, 63_113_904_000.25])
  func `a date comes back as it was`(seconds: TimeInterval) throws {
    struct Event: Codable, Equatable { var at: Date }
    let form = try form("form f { field at: datetime }")
    let event = Event(at: Date(timeIntervalSinceReferenceDate: seconds))
    #expect(try form.makeSession(encoding: event).decoded(as: Event.self) == event)
  }

  @Test func `moments beyond any date are none, and do not crash`() {
    for seconds in [Double.infinity, -.infinity, .nan, 1e300, 9.3e18, 9.2e18, -9.3e18] {
      let moment = Instant(Date(timeIntervalSinceReferenceDate: seconds))
      #expect(moment == nil || abs(seconds) < 9.3e18)
    }
    _ = Date(Instant(secondsSinceEpoch: .min))
    _ = Date(Instant(secondsSinceEpoch: .max))
  }

  @Test func `a row of forms is a form, or the session says that it is not`() throws {
    let form = try form("form i { field a }\nform f { field l: list of i }")
    #expect(throws: SessionError.formExpected("l[1]")) {
      try form.makeSession(["l": [["a": "x"], 1]])
    }
    let session = try form.makeSession(["l": [["a": "x"], nil]])
    #expect(throws: SessionError.formExpected("l[2]")) { try session.at("l").append("text") }
    #expect(throws: SessionError.formExpected("l[0]")) {
      try session.at("l").rows[0].set("gone")
    }
    #expect(session.values == ["l": [["a": "x"], [:]]])
  }

  @Test func `values nested too deeply are refused, not recursed into`() throws {
    let session = try session("field a; field l: list of text; field x: any")
    var value: Value = "x"
    for _ in 0..<200 { value = .list([value]) }
    for name in ["a", "l", "x"] {
      #expect(throws: SessionError.tooManyValues) { try session.update([name: value]) }
    }
    try session.update(["x": .list([.list(["y"])])])
  }

  @Test func `a step tells its observers that a row was set`() throws {
    let session = try form("form f { step a { field tags: list of text }\nstep b { field x } }")
      .makeSession(["tags": ["t"]])
    let step = try #require(session.step("a"))
    let isNotified = Mutex(false)
    withObservationTracking {
      #expect(step.state == .untouched)
    } onChange: {
      isNotified.withLock { $0 = true }
    }
    try session.set("u", at: "tags[0]")
    #expect(step.state == .valid)
    #expect(isNotified.withLock { $0 })
    #expect(try session.at("tags").state == .valid)
  }

  @Test func `the text of a host's failure is not sent`() async throws {
    struct Down: LocalizedError { var errorDescription: String? { "postgres://user:secret" } }
    let form = try form("external rule free\nform f { field a { free } }")
    let report = try await form.validate(
      ["a": "x"],
      externals: ["free": .init { _, _ in throw Down() }]
    )
    #expect(report.undecided.map(\.reason.description) == ["failed: postgres://user:secret"])
    let sent = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    #expect(!sent.contains("postgres"))
    #expect(sent.contains("\"failed\""))
  }

  @Test func `moments far apart are clamped`() {
    let (first, last) = (
      Instant(secondsSinceEpoch: .min), Instant(secondsSinceEpoch: .max)
    )
    #expect(first.advanced(by: first.duration(to: last)) == last)
    #expect(last.advanced(by: last.duration(to: first)) == first)
    let clock = FormClock.fixed(Instant(secondsSinceEpoch: 0), offset: .min)
    _ = clock.instant(of: DateTime("2026-01-01T00:00")!)
  }

  @Test func `a row is set at its path`() throws {
    let session = try form(
      "form person { field name }\nform f { field tags: list of text; field people: list of person }"
    ).makeSession()
    try session.update(["tags": ["x", "y"], "people": [["name": "Ann"]]])
    try session.set("z", at: "tags[1]")
    try session.set(nil, at: "tags[0]")
    try session.set(["name": "Bob"], at: "people[0]")
    #expect(session.values == ["tags": [.null, "z"], "people": [["name": "Bob"]]])
    #expect(throws: SessionError.unknownRow("tags[2]")) { try session.set("w", at: "tags[2]") }
    #expect(throws: SessionError.unknownField("tag[0]")) { try session.set("w", at: "tag[0]") }
    #expect(throws: SessionError.unknownField("people[0].age")) {
      try session.set(["age": 1], at: "people[0]")
    }
  }

  @Test func `the items that break an added rule are named`() throws {
    let session = try session("form f { field l: list of text; field m: map of number }")
    try session.set(["ann@example.org", "b"], at: "l")
    try session.set(["k": -1], at: "m")
    try session.at("l").add(Rule("each { email }"))
    try session.at("m").add(Rule("each { min_value(0) }"))
    #expect(session.report.violations.map(\.path.description) == ["l[1]", #"m["k"]"#])
  }

  @Test func `what a server rejects at a group is shown with the form`() throws {
    let session = try session(
      "form f { group reach { field email; field phone; any_filled(email, phone) }; field a }",
      ["reach": ["email": "x"]]
    )
    let rejected = session.form.validate([:]).violations
    #expect(session.show(rejected).isEmpty)
    #expect(session.violations.map(\.path) == ["reach"])
    try session.set("1", at: "a")
    #expect(session.violations.isEmpty)
  }

  @Test func `a submitted value is asked about at once`() async throws {
    let timer = ManualClock()
    let form = try form("external rule ok { debounce 1500ms }\nform f { field a { ok } }")
    let externals = ExternalRules(["ok": .init { _, _ async in .accepted }], clock: timer)
    let session = try form.makeSession(["a": "x"], externals: externals)
    #expect(await session.submit().isValid)
    try session.set("y", at: "a")
    #expect(await session.submit().isValid)
  }

  @Test func `a rejection without words has the rule's message`() throws {
    let form = try form(
      "external rule free \"{value} is taken.\"\nform f { field a { free } }"
    )
    let externals: ExternalRules = ["free": .init { _, _ in .rejected(message: "") }]
    let report = try form.validateImmediately(["a": "ann"], externals: externals)
    #expect(report.violations.map(\.message) == ["ann is taken."])
  }

  @Test func `the reason of a failure is what its error says`() throws {
    struct Down: LocalizedError { var errorDescription: String? { "the server is down" } }
    let form = try form("external rule free\nform f { field a { free } }")
    let externals: ExternalRules = ["free": .init { _, _ in throw Down() }]
    let report = try form.validateImmediately(["a": "ann"], externals: externals)
    #expect(report.undecided.map(\.reason) == [.failed("the server is down")])
  }

  @Test func `a path can be put together in a literal`() {
    let row = 3
    let path: FieldPath = "rows[\(row)].name"
    #expect(path.components == [.name("rows"), .index(3), .name("name")])
  }

  @Test func `a violation of another server needs a path, a rule and a message`() throws {
    let data = Data(#"{"path": "a[0].b", "rule": "stock", "message": "Sold out."}"#.utf8)
    let violation = try JSONDecoder().decode(Violation.self, from: data)
    #expect(violation == Violation(path: "a[0].b", message: "Sold out.", rule: "stock"))
  }

  @Test func `a file, a form and a rule are printed as their names and text`() throws {
    let file = try RuleFile(text: "form login { field user }\nform register { field user }")
    #expect("\(file)" == "forms: login, register")
    #expect(file.forms.map(\.description) == ["form login", "form register"])
    #expect(try "\(Rule("required and email"))" == "required and email")
  }
}
