import Foundation
import FormRules
import Testing

/// Reports as data, and in other languages.
@Suite struct ReportCodingTests {
  private static let rules = """
    external rule free
    form f {
        field name "Name" { min_length(3) "{label} is too short."; warn max_length(1) }
        field again { equal(name) "Not the same as {other}." }
        field tags: list of text { size(0...1) }
        field login { free }
    }
    """

  private func report(reportLimit: Int = .max) throws -> Report {
    try form(Self.rules).validate(
      ["name": "ab", "again": "x", "tags": ["a", "b"], "login": "ann"],
      options: ValidationOptions(mode: .all, reportLimit: reportLimit)
    )
  }

  @Test func `a report says apart what fails and what is advised`() throws {
    let report = try report()
    #expect(report.violations.allSatisfy { $0.severity == .error })
    #expect(report.violations.map(\.path) == ["name", "again", "tags"])
    #expect(report.warnings.map(\.path) == ["name"])
    #expect(report["name"].violations == [report.violations[0]])
    #expect(report["name"].warnings == report.warnings)
  }

  @Test func `a report is read as it was written`() throws {
    let report = try report()
    let data = try JSONEncoder().encode(report)
    let read = try JSONDecoder().decode(Report.self, from: data)
    #expect(read == report)
    #expect(read.violations.map(\.message) == report.violations.map(\.message))
    let german = MessageCatalog(translations: ["{label} is too short.": "{label} ist zu kurz."])
    #expect(german.text(for: read.violations[0]) == "Name ist zu kurz.")
    let byPath = Dictionary(grouping: report.violations.map(\.path)) { $0 }.mapValues(\.count)
    let object = try Value(json: JSONEncoder().encode(byPath))
    #expect(object == ["name": 1, "again": 1, "tags": 1])
  }

  @Test func `a decoded report answers for a field that does not exist as the original does`()
    throws
  {
    let form = try form(Self.rules)
    let report = try report()
    let data = try JSONEncoder().encode(report)
    let paths: [FieldPath] = [
      "", "name", "tags", "tags[0]", "tags[1]", "nope", "name.x", "tags[1].x",
    ]
    let read = try form.report(json: data)
    #expect(read == report)
    for path in paths { #expect(read[path] == report[path]) }
    #expect(read["nope"].undecided.map(\.reason) == [.unknownField])
    // Without its form, a report knows the fields of its findings and values.
    var alone = try JSONDecoder().decode(Report.self, from: data)
    for path in paths { #expect(alone[path].verdict == report[path].verdict) }
    alone.values = [:]
    #expect(alone["tags[0]"].undecided.map(\.reason) == [.unknownField])
    #expect(alone["name"].verdict == .invalid && alone[""].verdict == .invalid)
    #expect(throws: DecodingError.self) { try form.report(json: Data("{}".utf8)) }
  }

  @Test(arguments: [
    ("", ""), ("name", "/name"), ("addresses[10].postcode", "/addresses/10/postcode"),
    ("labels[\"a/b~c\"]", "/labels/a~1b~0c"),
    ("labels[\"\"]", "/labels/"), ("more.`odd name`", "/more/odd name"),
  ])
  func `a path is a JSON pointer for other programs`(_ path: String, _ pointer: String) throws {
    #expect(try #require(FieldPath(path)).jsonPointer == pointer)
  }

  @Test func `a report lists no more checks than its limit, and counts the others`() throws {
    let whole = try report()
    let count = whole.findings.count + whole.undecided.count
    #expect(count == 5 && whole.omittedChecks == 0)
    for limit in 0...count + 1 {
      let report = try report(reportLimit: limit)
      #expect(report.verdict == whole.verdict)
      #expect(report.findings == Array(whole.findings.prefix(report.findings.count)))
      #expect(report.undecided == Array(whole.undecided.prefix(report.undecided.count)))
      #expect(report.findings.count + report.undecided.count == min(limit, count))
      #expect(report.omittedChecks == max(0, count - limit))
      let data = try JSONEncoder().encode(report)
      #expect(try JSONDecoder().decode(Report.self, from: data) == report)
    }
  }

  private struct Booking: Codable, Equatable {
    enum Room: String, Codable { case single, double }
    var id: UUID
    var site: URL
    var room: Room
    var price: Decimal
    var day: Date
    var month: Date
    var time: Date
    var moment: Date
    var days: [Date]
    var reminders: [String: Date]
    var guests: UInt64
    var paid: Bool
    var left: Date?
  }

  @Test func `values of a report that was sent as JSON are those of the app's types`() throws {
    let form = try form(
      """
      field id; field site { url }; field room: choice { option "single"; option "double" }
      field price: number; field day: date; field month: month; field time: time
      field moment: datetime; field days: list of date; field reminders: map of datetime
      field guests: integer; field paid: boolean; field left: date
      """
    )
    let json = #"""
      {"id": "0B8E4E26-6F2C-4B6E-9C1D-0F3E0E5B7A11", "site": "https://example.org/a?b=c",
      "room": "double", "price": 12345.678901234567890123, "day": "2026-03-29", "month": "2026-03",
      "time": "09:30", "moment": "2026-03-01T09:30:00+02:00", "days": ["2026-03-01"],
      "reminders": {"a": "2026-03-01T09:30:00Z"}, "guests": 18446744073709551615, "paid": true,
      "left": null}
      """#
    let clock = FormClock.fixed(Instant(secondsSinceEpoch: 1_772_366_400), offset: 3600)
    let report = try form.validate(json: Data(json.utf8), options: ValidationOptions(clock: clock))
    #expect(report.isValid)
    let read = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(report))
    let booking = try read.decoded(as: Booking.self, clock: clock)
    #expect(try booking == report.decoded(as: Booking.self, clock: clock))
    #expect(booking.price.description == "12345.678901234567890123")
    #expect(booking.room == .double && booking.guests == .max && booking.left == nil)
    #expect(booking.day == Date(timeIntervalSince1970: 1_774_738_800))
    #expect(booking.moment == Date(timeIntervalSince1970: 1_772_350_200))
    let again = try form.validate(encoding: booking, options: ValidationOptions(clock: clock))
    var expected = report.values
    // A `Date` has no offset, and what is `nil` is not encoded.
    expected["moment"] = DateTime("2026-03-01T07:30:00Z").map { .dateTime($0) }
    expected["left"] = nil
    #expect(again.values == expected)
  }

  @Test func `a text that is no date is none`() {
    for text in ["", "tomorrow", "2026-02-30", "24:00", "2026-13", " 2026-01-01"] {
      #expect(throws: ValueConversionError.self, "\(text)") {
        try ValueDecoder.decode(Date.self, from: .text(text))
      }
    }
  }

  @Test func `reasons are read as they were written`() throws {
    let reasons: [Undecided.Reason] = [
      .pending, .cancelled, .timedOut, .failed(""), .limit("steps"), .divisionByZero,
      .tooManyDigits, .pattern("x"), .unreadable("a"), .unknownField, .unknownContext("b"),
    ]
    let data = try JSONEncoder().encode(reasons)
    #expect(try JSONDecoder().decode([Undecided.Reason].self, from: data) == reasons)
    // Of a failure only its name is written, but another program's text is read.
    let failure = Undecided.Reason.failed("no: network")
    #expect(try JSONEncoder().encode(failure) == Data(#""failed""#.utf8))
    let text = Data(#""failed: no: network""#.utf8)
    #expect(try JSONDecoder().decode(Undecided.Reason.self, from: text) == failure)
  }

  @Test func `a violation of another system needs no more than a message`() throws {
    let json = #"{"path":"a[0]","rule":"r","message":"{no}","file":"f","line":1,"column":2}"#
    let violation = try JSONDecoder().decode(Violation.self, from: Data(json.utf8))
    #expect(violation.message == "{no}")
    #expect(violation.path == "a[0]")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FieldPath].self, from: Data(#"["a["]"#.utf8))
    }
  }

  @Test func `labels are translated by the same catalog as messages`() throws {
    let german = MessageCatalog(
      ruleTexts: ["min_length": "{label}: mindestens {min} Zeichen."],
      translations: [
        "Not the same as {other}.": "Nicht dasselbe wie {other}.",
        "Name": "Benutzername", "{label} is too short.": "{label} ist zu kurz.",
      ]
    )
    let report = try report()
    #expect(german.text(for: report.violations[0]) == "Benutzername ist zu kurz.")
    #expect(german.text(for: report.violations[1]) == "Nicht dasselbe wie Benutzername.")
    #expect(report.violations[1].arguments.map(\.text) == ["Name"])
    #expect(report.violations[1].message == "Not the same as Name.")
    let label = try #require(try form(Self.rules).fields.first?.label)
    #expect(german.translation(of: label) == "Benutzername")
    let plain = try form("field user_name { min_length(3) }").validate(["user_name": "x"])
    let renamed = MessageCatalog(
      ruleTexts: german.ruleTexts,
      translations: ["User name": "Nutzer"]
    )
    #expect(renamed.text(for: plain.violations[0]) == "Nutzer: mindestens 3 Zeichen.")
  }
}
