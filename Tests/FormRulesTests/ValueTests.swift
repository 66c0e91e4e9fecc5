import Foundation
import FormRules
import Testing

/// Values made from, asked for, and written as what an app has.
@Suite struct ValueTests {
  @Test func `a value says what it holds`() throws {
    let value: Value = ["name": "Ann", "age": 42, "tags": ["a", "b"], "ok": true]
    #expect(value["name"]?.text == "Ann")
    #expect(value["age"]?.number == 42)
    #expect(value["age"]?.number.flatMap { Int(exactly: $0) } == 42)
    #expect(value["tags"]?[1]?.text == "b")
    #expect(value["tags"]?[2] == nil)
    #expect(value["tags"]?.list?.count == 2)
    #expect(value["ok"]?.boolean == true)
    #expect(value["age"]?.text == nil)
    #expect(value.form?.count == 4)
    #expect(Value.null.isNull)
  }

  @Test func `values are made from Swift's types`() throws {
    let name = "Ann"
    let count = 3
    #expect(Value(name) == "Ann")
    #expect(Value(count) == 3)
    #expect(Value(Double("0.1") ?? 0) == 0.1)
    #expect(Value(Double.nan) == nil)
    #expect(Value(Decimal(string: "12.50") ?? 0) == 12.5)
    #expect(Value(URL(filePath: "/a")) == "file:///a")
    #expect(Value(Date(timeIntervalSince1970: 0))?.description == "1970-01-01T00:00:00Z")
    #expect(Value(Date(timeIntervalSince1970: .infinity)) == nil)
    #expect(Value(Date(timeIntervalSince1970: 1e300)) == nil)
  }

  @Test(
    arguments: [
      ("a \"b\"", "a \"b\""), (12.5, "12.5"), (true, "true"), (nil, "null"),
      (["a", 1], "[\"a\", 1]"), ([:], "{}"),
      (["b": "x\n", "a b": [nil]], "{ `a b`: [null], b: \"x\\n\" }"),
    ] as [(Value, String)]
  )
  func `a value is written as people write it`(value: Value, text: String) {
    #expect(value.description == text)
  }

  @Test func `integers of any width go in and come out exactly`() throws {
    struct Model: Codable, Equatable {
      var small: Int8
      var large: UInt64
      var huge: Int128
    }
    let model = Model(small: -128, large: .max, huge: 12_345_678_901_234_567_890_123_456_789)
    let value = try ValueEncoder.encode(model)
    #expect(value["large"]?.description == "18446744073709551615")
    #expect(try ValueDecoder.decode(Model.self, from: value) == model)
    #expect(throws: ValueConversionError.self) { try ValueEncoder.encode([UInt128.max]) }
    #expect(throws: ValueConversionError.self) { try ValueEncoder.encode([Decimal.nan]) }
    #expect(Int(exactly: Number(2.5)) == nil)
    #expect(UInt8(exactly: Number(256)) == nil)
    #expect(UInt8(exactly: Number(100)) == 100)
    #expect(Int(exactly: try #require(Number(significand: 1, exponent: 2_000_000_000))) == nil)
  }

  private enum Color: String, Codable { case red, green }

  @Test func `an emptied choice, number, date or Boolean is none of the app's`() throws {
    struct Model: Codable, Equatable {
      var age: Int?
      var born: Date?
      var agreed: Bool?
      var color: Color?
    }
    let form = try form(
      """
      field age: integer; field born: date; field agreed: boolean
      field color: choice { option "red"; option "green" }
      """
    )
    let report = try form.validate(formEncoded: Data("age=&born=&agreed=&color=".utf8))
    #expect(report.isValid)
    #expect(try report.decoded(as: Model.self) == Model())
    let filled = try form.validate(formEncoded: Data("age=7&color=green&agreed=true".utf8))
    #expect(try filled.decoded(as: Model.self) == Model(age: 7, agreed: true, color: .green))
    let session = try form.makeSession(["color": "red"])
    try session.set("", at: "color")
    #expect(try session.decoded(as: Model.self) == Model())
  }

  @Test func `a text that only begins with white space is not emptied`() throws {
    struct Model: Codable, Equatable {
      var color: Color?
    }
    let blank: Value = ["color": "\u{2028}\r\n\u{85}"]
    #expect(try ValueDecoder.decode(Model.self, from: blank) == Model())
    // Each is one character for Swift, which takes its first scalar for the whole.
    for text in [" \u{301}", " \u{200D}", "\u{A0}\u{FE0F}"] {
      #expect(throws: ValueConversionError.self) {
        try ValueDecoder.decode(Model.self, from: ["color": .text(text)])
      }
    }
  }

  @Test func `a Foundation date is what its field holds`() throws {
    struct Model: Codable, Equatable {
      var day: Date
      var month: Date
      var time: Date
      var moment: Date
      var days: [Date]
      var inner: [String: Date]
    }
    let form = try form(
      """
      field day: date; field month: month; field time: time; field moment: datetime
      field days: list of date
      group inner { field start: date }
      """
    )
    // Half past midnight in the form's zone, which is the day before in UTC.
    let date = Date(timeIntervalSince1970: 1_772_407_800)
    let clock = FormClock.fixed(Instant(secondsSinceEpoch: 1_772_366_400), offset: 3600)
    let options = ValidationOptions(clock: clock)
    let model = Model(
      day: date,
      month: date,
      time: date,
      moment: date,
      days: [date],
      inner: ["start": date]
    )
    let report = try form.validate(encoding: model, options: options)
    #expect(report.isValid)
    #expect(report.values["day"]?.description == "2026-03-02")
    #expect(report.values["month"]?.description == "2026-03")
    #expect(report.values["time"]?.description == "00:30:00")
    let back = try report.decoded(as: Model.self, clock: clock)
    #expect(back.moment == date)
    #expect(try form.validate(encoding: back, options: options).values == report.values)
    let session = try form.makeSession(options: options)
    try session.update(encoding: model)
    #expect(session.values == report.values)
    #expect(try session.decoded(as: Model.self) == back)
    try session.field("time")?.set(encoding: date)
    #expect(session.values["time"] == report.values["time"])
    #expect(try session.field("time")?.decoded(as: Date.self) == back.time)
    #expect(try session.field("day")?.decoded(as: CalendarDate.self).description == "2026-03-02")
  }

  @Test func `our own kinds of values are properties of Codable types`() throws {
    struct Model: Codable, Equatable {
      var price: Number
      var day: CalendarDate
      var month: CalendarMonth
      var time: TimeOfDay
      var moment: DateTime
      var picture: FileDescription
      var link: URL
      var id: UUID
      var rate: Decimal
    }
    let model = Model(
      price: try #require(Number("12345678901234567890.5")),
      day: try #require(CalendarDate("2026-01-31")),
      month: try #require(CalendarMonth("2026-01")),
      time: try #require(TimeOfDay("09:30")),
      moment: try #require(DateTime("2026-01-31T09:30:00+01:00")),
      picture: FileDescription(name: "a.png", size: 12, mediaType: "image/png"),
      link: try #require(URL(string: "https://example.org/a")),
      id: UUID(),
      rate: try #require(Decimal(string: "0.1"))
    )
    #expect(try ValueDecoder.decode(Model.self, from: ValueEncoder.encode(model)) == model)
    let json = try JSONEncoder().encode(model)
    #expect(try JSONDecoder().decode(Model.self, from: json) == model)
    let list = try PropertyListEncoder().encode(model)
    #expect(try PropertyListDecoder().decode(Model.self, from: list) == model)
  }
}
