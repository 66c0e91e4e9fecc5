import Foundation
import FormRules
import Testing

/// Violations that a server has found, shown in a form whose own checks hold.
@Suite struct SessionRejectionTests {
  private static let rules = """
    form line { field name { required }; field price: number }
    form home { field town }
    form f {
        field coupon { max_length(20) }
        field email
        field wants: boolean
        when wants == true { field reason }
        field total: number = sum(price of lines)
        field tags: list of text
        field lines: list of line
        field home: home
    }
    """

  private func open(_ mode: ReportMode = .firstPerField) throws -> FormSession {
    let values: [String: Value] = [
      "coupon": "SPRING", "tags": ["a", "b"], "home": ["town": "Rome"],
      "lines": [["name": "a", "price": 1], ["name": "b", "price": 2]],
    ]
    return try session(Self.rules, values, mode: mode)
  }

  private func rejection(_ path: FieldPath, _ message: String = "No.") -> Violation {
    Violation(path: path, message: message)
  }

  @Test func `a step that is submitted shows what the server rejected no longer`() async throws {
    let session = try session("form f { step a { field x }; step b { field y } }", [:])
    session.show([rejection("y")])
    #expect(session.violations.map(\.path) == ["y"])
    #expect(await session.steps[0].submit())
    #expect(session.violations.isEmpty)
  }

  @Test func `a rejection is shown at its field until the value changes`() throws {
    let session = try open()
    let coupon = try session.at("coupon")
    #expect(session.show([rejection("coupon", "It has expired, {value}.")]).isEmpty)
    #expect(coupon.violations.map(\.message) == ["It has expired, {value}."])
    #expect(coupon.violations.map(\.rule) == ["rejected"])
    #expect(coupon.state == .invalid)
    #expect(session.violations == coupon.violations)
    #expect(session.firstInvalidField === coupon)
    #expect(session.nextInvalidField() === coupon)
    coupon.focus()
    coupon.leave()
    try session.set("SPRING", at: "coupon")
    #expect(coupon.state == .invalid)
    try coupon.type("2")
    #expect(coupon.violations.isEmpty)
    #expect(session.violations.isEmpty)
    #expect(session.firstInvalidField == nil)
    try coupon.deleteBackward()
    #expect(coupon.state == .valid)
  }

  @Test func `only the server knows whether it would still reject, so the form can be submitted`()
    async throws
  {
    let session = try open()
    session.show([rejection("coupon"), Violation(message: "Come back later.")])
    #expect(session.verdict == .valid)
    #expect(session.canSubmit)
    #expect(session.report.isValid)
    #expect(session.violations.map(\.message) == ["No.", "Come back later."])
    #expect(await session.submit().isValid)
    #expect(session.violations.isEmpty)
    #expect(try session.at("coupon").state == .valid)
  }

  @Test func `the rejections of a call replace those of the last one`() throws {
    let session = try open()
    session.show([rejection("coupon"), Violation(message: "No.")])
    session.show([rejection("email")])
    #expect(session.violations.map(\.path) == ["email"])
    session.show([])
    #expect(session.violations.isEmpty)
    #expect(session.firstInvalidField == nil)
  }

  @Test func `what is about the form as a whole ends with any change`() throws {
    let session = try open()
    session.show([Violation(message: "No."), rejection("coupon")])
    try session.set("ann@example.org", at: "email")
    #expect(session.violations.map(\.path) == ["coupon"])
  }

  @Test func `a rejection follows its row, and ends with it`() throws {
    let session = try open()
    let lines = try session.at("lines")
    session.show([rejection("lines[1].name"), rejection("lines[0].price")])
    try lines.move(from: 1, to: 0)
    #expect(session.violations.map(\.path) == ["lines[0].name", "lines[1].price"])
    #expect(try session.at("lines[0].name").violations.map(\.path) == ["lines[0].name"])
    try lines.remove(at: 0)
    #expect(session.violations.map(\.path) == ["lines[0].price"])
    try session.set(9, at: "lines[0].price")
    #expect(session.violations.isEmpty)
  }

  @Test func `lists, nested forms and computed fields lose theirs when anything in them changes`()
    throws
  {
    let session = try open()
    session.show([
      rejection("total"), rejection("tags[1]"), rejection("lines"), rejection("home"),
    ])
    #expect(session.violations.map(\.path) == ["total", "tags[1]", "lines", "home"])
    #expect(try session.at("tags").violations.map(\.path) == ["tags[1]"])
    try session.set("Oslo", at: "home.town")
    #expect(session.violations.map(\.path) == ["total", "tags[1]", "lines"])
    try session.set("z", at: "lines[0].name")
    #expect(session.violations.map(\.path) == ["total", "tags[1]"])
    try session.set(5, at: "lines[0].price")
    #expect(session.violations.map(\.path) == ["tags[1]"])
    try session.at("tags").remove(at: 0)
    #expect(session.violations.isEmpty)
  }

  @Test func `what no field shows is returned`() throws {
    let session = try open()
    try session.at("email").isEnabled = false
    let paths: [FieldPath] = [
      "reason", "email", "nothing", "lines[7].name", "a.b.c", FieldPath([.index(0)]),
    ]
    let unknown = paths.map { rejection($0) }
    let others = session.show(unknown + [rejection("coupon")])
    #expect(others.map(\.path.description) == ["reason", "email", "nothing", "a.b.c", "[0]"])
    #expect(session.violations.map(\.path.description) == ["coupon", "lines[7].name"])
  }

  @Test func `a field that no longer applies shows none`() throws {
    let session = try open()
    try session.set(true, at: "wants")
    session.show([rejection("reason")])
    #expect(session.violations.count == 1)
    try session.set(false, at: "wants")
    #expect(session.violations.isEmpty)
    #expect(session.firstInvalidField == nil)
    #expect(try session.at("reason").state == .untouched)
  }

  @Test func `one violation of a field is shown, or all if so opened, after the form's own`() throws
  {
    for (mode, messages) in [(ReportMode.firstPerField, ["1"]), (.all, ["1", "2"])] {
      let session = try open(mode)
      session.show([rejection("coupon", "1"), rejection("coupon", "2")])
      #expect(try session.at("coupon").violations.map(\.message) == messages)
    }
    let session = try open(.all)
    try session.set("", at: "lines[0].name")
    session.showAllViolations()
    session.show([rejection("lines[0].name", "Taken.")])
    #expect(try session.at("lines[0].name").violations.map(\.rule) == ["required", "rejected"])
  }

  @Test func `a warning is shown as one`() throws {
    let session = try open()
    session.show([Violation(path: "coupon", message: "It ends today.", severity: .warning)])
    #expect(session.violations.isEmpty)
    #expect(session.warnings.map(\.message) == ["It ends today."])
    #expect(try session.at("coupon").state != .invalid)
    #expect(session.firstInvalidField == nil)
  }

  @Test func `the report of a server with other rules is shown as it came`() throws {
    let other = try form(
      "form f { field a; field coupon { required; min_length(90) \"{value}: too short.\" } }"
    )
    let sent = try JSONEncoder().encode(other.validate(["coupon": "SPRING"]))
    let report = try JSONDecoder().decode(Report.self, from: sent)
    let session = try open()
    #expect(session.show(report.violations).isEmpty)
    #expect(try session.at("coupon").violations.map(\.message) == ["SPRING: too short."])
    session.reset()
    #expect(session.violations.isEmpty)
  }

  @Test func `a step shows the rejections of its fields`() throws {
    let session = try session("form f { step a { field x }; step b { field y } }", ["x": "1"])
    session.show([rejection("y")])
    #expect(session.steps.map { $0.violations.count } == [0, 1])
    #expect(session.steps.map(\.state) == [.untouched, .invalid])
    #expect(session.steps[1].canContinue)
  }

  @Test func `a path of a million names is followed no further than the form is deep`() throws {
    let session = try open()
    let path = FieldPath(Array(repeating: .name("home"), count: 1_000_000))
    #expect(session.show([rejection(path)]).isEmpty)
    let unknown = FieldPath(Array(repeating: .name("x"), count: 1_000_000))
    #expect(session.show([rejection(unknown)]).count == 1)
  }

  @Test func `a violation made by an app is encoded and decoded as any other`() throws {
    let violation = Violation(path: "a[1].b", message: "No {value}.", rule: "stock")
    let data = try JSONEncoder().encode(violation)
    #expect(try JSONDecoder().decode(Violation.self, from: data) == violation)
    #expect(violation.description == "a[1].b: No {value}. [stock]")
    #expect(violation.place.file.isEmpty)
  }
}
