import Foundation
import FormRules
import Testing

/// Between a live form and an app's own types.
@Suite struct SessionModelTests {
  private static let rules = """
    form address { field line1; field postcode }
    form f {
        field name
        field age: integer
        field since: datetime
        field discount: number
        field addresses: list of address
        field tags: list of text
    }
    """

  struct Person: Codable, Equatable {
    struct Address: Codable, Equatable {
      var line1: String
      var postcode: String?
    }
    var name: String
    var age: Int?
    var since: Date
    var discount: Decimal
    var addresses: [Address]
    var tags: [String]
  }

  private static let ann = Person(
    name: "Ann",
    age: 42,
    since: Date(timeIntervalSince1970: 1_772_366_400),
    discount: Decimal(string: "0.125") ?? 0,
    addresses: [.init(line1: "1 Rd", postcode: nil), .init(line1: "2 Rd", postcode: "AB1")],
    tags: ["x", "y"]
  )

  @Test func `an app's own type goes in and comes out the same`() throws {
    let session = try session(SessionModelTests.rules)
    try session.update(encoding: SessionModelTests.ann)
    #expect(session.verdict == .valid)
    #expect(try session.decoded(as: Person.self) == SessionModelTests.ann)
  }

  @Test func `a form opens with the values of a JSON object`() throws {
    let form = try form(
      "field count: integer; field note @default(\"none\"); field tags: list of text"
    )
    let session = try form.makeSession(json: Data(#"{"count": 3, "tags": ["a"]}"#.utf8))
    #expect(session.values == ["count": 3, "note": "none", "tags": ["a"]])
    #expect(!session.isDirty)
    #expect(throws: MalformedDataError.self) { try form.makeSession(json: Data("[1]".utf8)) }
    #expect(throws: MalformedDataError.self) {
      try form.makeSession(json: Data(#"{"count": 3"#.utf8))
    }
    #expect(throws: SessionError.unknownField("other")) {
      try form.makeSession(json: Data(#"{"other": 3}"#.utf8))
    }
  }

  @Test func `a form opens with the values of an app's own type`() throws {
    struct Event: Codable, Equatable {
      var title: String
      var day: Date
      var note: String?
    }
    let form = try form("field title; field day: date; field note @default(\"none\")")
    let clock = FormClock.fixed(noon, offset: 3600)
    // Midnight in the form's time zone, which is still the day before in UTC.
    let event = Event(title: "Tea", day: Date(timeIntervalSince1970: 1_772_319_600))
    let session = try form.makeSession(encoding: event, options: ValidationOptions(clock: clock))
    #expect(try session.at("day").value == .date(#require(CalendarDate("2026-03-01"))))
    #expect(try session.at("note").value == "none")
    #expect(!session.isDirty)
    try session.set("Coffee", at: "title")
    #expect(session.isDirty)
    session.reset()
    #expect(
      try session.decoded(as: Event.self) == Event(title: "Tea", day: event.day, note: "none")
    )
  }

  @Test func `JSON goes in and comes out, with explicit nulls`() throws {
    let session = try session("field a; field b: number; field c: date")
    try session.update(json: Data(#"{"b": 12.50, "c": "2026-03-01"}"#.utf8))
    #expect(
      String(decoding: session.json(), as: UTF8.self)
        == #"{"a":null,"b":12.5,"c":"2026-03-01"}"#
    )
    #expect(throws: MalformedDataError.self) { try session.update(json: Data("[1]".utf8)) }
    #expect(throws: SessionError.unknownField("d")) {
      try session.update(json: Data(#"{"d": 1}"#.utf8))
    }
  }

  @Test func `a decoder says where values do not fit the type`() throws {
    let session = try session(SessionModelTests.rules)
    try session.update(["name": "Ann", "since": "2026-03-01T12:00:00Z", "discount": 1])
    let missing = #expect(throws: ValueConversionError.self) {
      try session.decoded(as: Person.self)
    }
    #expect(missing?.path == "addresses")
    #expect(throws: ValueConversionError.self) { try ValueDecoder.decode(Int.self, from: "12") }
    #expect(throws: ValueConversionError.self) { try ValueDecoder.decode(Int.self, from: 1.5) }
    #expect(throws: ValueConversionError.self) { try ValueDecoder.decode(UInt8.self, from: 256) }
    #expect(
      try ValueDecoder.decode(UInt64.self, from: .number(#require(Number("18446744073709551615"))))
        == .max
    )
  }

  @Test func `rows take and give an app's own types`() throws {
    struct Visit: Codable, Equatable {
      var day: Date
      var note: String
      var hours: Int?
    }
    let text = """
      form visit { field day: date; field note { normalize trim }; field hours: integer = 2 * 4 }
      form f { field visits: list of visit; field tags: list of text; field other }
      """
    let clock = FormClock.fixed(noon, offset: 3600)
    let form = try #require(try RuleFile(text: text).form("f"))
    let session = try form.makeSession(options: ValidationOptions(clock: clock))
    let visits = try session.at("visits")
    // Midnight in the form's time zone, which is still the day before in UTC.
    let midnight = Date(timeIntervalSince1970: 1_772_319_600)
    let row = try visits.append(encoding: Visit(day: midnight, note: " Tea "))
    #expect(try session.at("visits[0].day").value == .date(#require(CalendarDate("2026-03-01"))))
    #expect(try row.decoded(as: Visit.self) == Visit(day: midnight, note: "Tea", hours: 8))
    try row.set(encoding: Visit(day: midnight + 86400, note: "Cake"))
    try visits.insert(["note": "first"], at: 0)
    #expect(try row.decoded(as: Visit.self).day == midnight + 86400)
    let tag = try session.at("tags").append(encoding: "x")
    #expect(try tag.decoded(as: String.self) == "x")
    let error = #expect(throws: ValueConversionError.self) {
      try visits.rows[0].decoded(as: Visit.self)
    }
    #expect(error?.path == "day")
    #expect(throws: SessionError.self) { try session.at("other").append(encoding: "x") }
    #expect(visits.rows.count == 2)
    try visits.remove(row)
    #expect(try row.decoded(as: Visit?.self) == nil)
    #expect(throws: SessionError.self) { try row.set(encoding: Visit(day: midnight, note: "")) }
  }

  @Test func `a session returns to an earlier draft`() throws {
    let session = try session(
      """
      form line { field sku; field n: integer @default(1) }
      form f {
          field a @default("x"); field day: date; field lines: list of line
          when a == "x" { field b }
      }
      """
    )
    try session.update(["day": "2026-0", "lines": [["sku": "1"], ["sku": "2", "n": 2]]])
    try session.at("lines[1].n").clear()
    try session.at("a").clear()
    let (draft, json) = (session.draft, session.json())
    try session.update(["a": "x", "b": "y", "day": "2026-01-01"])
    try session.at("lines").remove(at: 0)
    try session.at("lines").append(["sku": "3"])
    session.reset()
    try session.update(draft)
    #expect(session.json() == json)
    #expect(session.draft == draft)
  }

  @Test func `fields and rows are equal to themselves only, and named by their paths`() throws {
    let session = try session(SessionModelTests.rules)
    let list = try session.at("addresses")
    let row = try list.append()
    let field = try session.at("addresses[0].line1")
    let other = try session.at("name")
    #expect(session.field("addresses[0].line1") == field && field != other)
    #expect(Set([field, field, other]).count == 2)
    #expect(list.rows == [row])
    #expect("\(field)" == "field addresses[0].line1" && "\(row)" == "row addresses[0]")
    try list.remove(row)
    #expect("\(row)" == "removed row")
  }

  /// A price in cents, which the form knows in euros.
  private static let cents = ValueConversion<Int>(
    toValue: { cents in
      Number(significand: Int128(cents), exponent: -2).map { .number($0) } ?? .null
    },
    toModel: { try Int(ValueDecoder.decode(Double.self, from: $0) * 100) }
  )

  @Test func `a conversion is applied once in each direction`() throws {
    let session = try session("field price: number; field prices: list of number")
    try session.at("price").set(1_250, using: SessionModelTests.cents)
    #expect(try session.at("price").value == 12.5)
    #expect(try session.at("price").model(using: SessionModelTests.cents) == 1_250)
    let prices = SessionModelTests.cents.list
    try session.at("prices").set([100, 250], using: prices)
    #expect(session.values["prices"] == [1, 2.5])
    #expect(try session.at("prices").model(using: prices) == [100, 250])
    let optional = SessionModelTests.cents.optional
    try session.at("price").set(nil, using: optional)
    #expect(try session.at("price").model(using: optional) == nil)
  }

  @Test func `conversions of a whole form use those of its parts`() throws {
    let address = ValueConversion<String>(
      toValue: { text in
        let parts = text.split(separator: ", ", maxSplits: 1).map(String.init)
        return ["line1": .text(parts[0]), "postcode": parts.count > 1 ? .text(parts[1]) : nil]
      },
      toModel: { value in
        struct Parts: Decodable { var line1: String; var postcode: String? }
        let parts = try ValueDecoder.decode(Parts.self, from: value)
        return [parts.line1, parts.postcode].compactMap(\.self).joined(separator: ", ")
      }
    )
    struct Contact: Equatable {
      var name: String
      var addresses: [String]
    }
    let contact = ValueConversion<Contact>(
      toValue: {
        ["name": .text($0.name), "addresses": try address.list.toValue($0.addresses)]
      },
      toModel: { value in
        struct Parts: Decodable { var name: String; var addresses: [Value]? }
        let parts = try ValueDecoder.decode(Parts.self, from: value)
        return Contact(
          name: parts.name,
          addresses: try address.list.toModel(.list(parts.addresses ?? []))
        )
      }
    )
    let session = try session(SessionModelTests.rules)
    let ann = Contact(name: "Ann", addresses: ["1 Rd, AB1", "2 Rd"])
    try session.update(ann, using: contact)
    #expect(try session.at("addresses[0].postcode").value == "AB1")
    #expect(try session.model(using: contact) == ann)
    try session.at("addresses").remove(at: 0)
    #expect(try session.model(using: contact).addresses == ["2 Rd"])
  }
}
