import Foundation
import FormRules
import Testing

/// Values read from and written as JSON, with numbers as they are written.
@Suite struct JSONValueTests {
  private func value(_ json: String) throws(MalformedDataError) -> Value {
    try Value(json: Data(json.utf8))
  }

  @Test(arguments: [
    (#"{"b":1,"a":[null,true,false,"x",{}]}"#, #"{"a":[null,true,false,"x",{}],"b":1}"#),
    ("\u{FEFF} [ 1.50 , -0 , 1e2 ] ", "[1.5,0,100]"),
    ("[12345678901234567890123456789012345678]", "[12345678901234567890123456789012345678]"),
    ("[0.1234567890123456789012345678901234567]", "[0.1234567890123456789012345678901234567]"),
    ("[1e400,-1.5e-400]", "[1e400,-15e-401]"),
    (#"["\u00e9\ud83d\ude00\n/\u0001"]"#, #"["é😀\n/\u0001"]"#),
    ("\"a\"", "\"a\""),
  ])
  func `what is read is written the same`(json: String, written: String) throws {
    let value = try value(json)
    #expect(String(decoding: value.json(), as: UTF8.self) == written)
    #expect(try Value(json: value.json()) == value)
  }

  @Test func `numbers beyond Foundation's are judged like others`() throws {
    let form = try form("field a: number { max_value(10) }")
    #expect(
      try form.validate(json: Data(#"{"a":1e400}"#.utf8)).violations.map(\.rule) == ["max_value"]
    )
    #expect(try form.validate(json: Data(#"{"a":1e-400}"#.utf8)).isValid)
  }

  @Test(
    arguments: [
      ("", 1, 1, "the input is empty"),
      ("{\n  \"a\": 1,\n  \"é\": x}", 3, 8, "expected a value, found 'x'"),
      (
        "[\"é\", 123456789012345678901234567890123456789]", 1, 7,
        "a number of more than 38 significant digits"
      ),
      ("[1e99999999999]", 1, 2, "a number whose exponent is out of range"),
      (#"{"a":1,"a":2}"#, 1, 8, "duplicate key 'a'"),
      ("{\"a\":1} x", 1, 9, "expected nothing more after the value, found 'x'"),
      ("[1,]", 1, 4, "expected a value, found ']'"),
      (#"["\ud800"]"#, 1, 3, "half of a surrogate pair without the other half"),
    ] as [(String, Int, Int, String)]
  )
  func `what is not JSON is refused with its place`(
    json: String,
    line: Int,
    column: Int,
    reason: String
  ) throws {
    let error = #expect(throws: MalformedDataError.self) { try value(json) }
    #expect(error?.description == "\(line):\(column): \(reason)")
    #expect(
      error?.localizedDescription
        == "The data cannot be read (line \(line), column \(column)): \(reason)."
    )
  }

  @Test func `hostile texts are read in linear time, and not deeper than the limit`() throws {
    let open = String(repeating: "[", count: 1_000_000)
    let error = #expect(throws: MalformedDataError.self) { try value(open) }
    #expect(error?.column == 513)
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try String(decoding: value(deep).json(), as: UTF8.self) == deep)
    let wide = "{" + (0..<100_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    #expect(try value(wide).form?.count == 100_000)
    let invalid = try #require(
      #expect(throws: MalformedDataError.self) {
        try Value(json: Data([0x22, 0xFF, 0x22]))
      }
    )
    #expect(invalid.offset == 1 && invalid.reason == "not UTF-8")
  }

  @Test func `only an object has the values of a form`() throws {
    let form = try form("field a")
    let error = #expect(throws: MalformedDataError.self) {
      try form.validate(json: Data("[1]".utf8))
    }
    #expect(error?.description == "1:1: expected an object, found a list")
    let session = try form.makeSession()
    #expect(throws: MalformedDataError.self) { try session.update(json: Data("1".utf8)) }
    #expect(throws: ValueConversionError.self) { try session.update(encoding: [1]) }
    #expect(throws: ValueConversionError.self) { try form.validate(encoding: "a") }
  }

  @Test func `an error of a conversion says where and what`() throws {
    struct Line: Codable { var price: Double }
    struct Order: Codable { var lines: [Line] }
    func error(_ body: () throws -> Void) -> ValueConversionError? {
      #expect(throws: ValueConversionError.self, performing: body)
    }
    let missing = error {
      _ = try ValueDecoder.decode(Order.self, from: ["lines": [["price": 1], [:]]])
    }
    #expect(missing?.description == "'lines[1].price': the value is missing")
    let other = error {
      _ = try ValueDecoder.decode(Order.self, from: ["lines": [["price": "1"]]])
    }
    #expect(
      other?.localizedDescription
        == "The value of 'lines[0].price' cannot be converted: expected a number, found a text."
    )
    let infinite = error {
      _ = try ValueEncoder.encode(Order(lines: [Line(price: 1), Line(price: .infinity)]))
    }
    #expect(
      infinite?.description
        == "'lines[1].price': the value is out of the range that a form supports"
    )
    #expect(error { _ = try ValueDecoder.decode(Int.self, from: "1") }?.path == FieldPath())
  }

  @Test func `an error of the app's own type is passed on`() throws {
    struct Failing: Codable {
      init() {}
      init(from decoder: any Decoder) throws { throw SessionError.ended }
      func encode(to encoder: any Encoder) throws { throw SessionError.ended }
    }
    #expect(throws: SessionError.ended) { try ValueDecoder.decode(Failing.self, from: [:]) }
    #expect(throws: SessionError.ended) { try ValueEncoder.encode(["a": Failing()]) }
  }
}
