import FormData
import RuleEngine
import Testing

struct JSONTextTests {
  static let values: [(String, Value)] = [
    (#"{"name": "Ann", "age": 30}"#, ["name": "Ann", "age": 30]),
    (#"{"age": 30, "name": "Ann"}"#, ["name": "Ann", "age": 30]),
    (#"{}"#, [:]),
    (#"  { }  "#, [:]),
    (#"{"name": null}"#, ["name": nil]),
    (#"{"subscribed": true}"#, ["subscribed": true]),
    (#"{"subscribed": false}"#, ["subscribed": false]),
    (#"{"unknown": {"deep": [1, {"x": "\ud83d\ude00"}]}, "age": 1}"#, ["age": 1]),
    (#"{"name": ""}"#, ["name": ""]),
    (
      #"{"name": "\"\\\/\b\f\n\r\t\u0041\u00e9\u20ac\ud83d\ude00"}"#,
      ["name": "\"\\/\u{8}\u{c}\n\r\tAé€😀"]
    ),
    (#"{"name": "\u0000"}"#, ["name": "\0"]),
    (#"{"n\u0061me": "Ann"}"#, ["name": "Ann"]),
    (#"{"odd \"näme\\": "x"}"#, ["odd \"näme\\": "x"]),
    (#"{"odd \u0022n\u00e4me\u005c": "x"}"#, ["odd \"näme\\": "x"]),
    (#"{"name": "퀀 ퟿"}"#, ["name": "퀀 ퟿"]),
    (#"{"tags": ["a", "b"]}"#, ["tags": ["a", "b"]]),
    (#"{"tags": []}"#, ["tags": []]),
    (#"{"tags": [1, null, true]}"#, ["tags": [1, nil, true]]),
    (#"{"matrix": [[1, 2], [], [3]]}"#, ["matrix": [[1, 2], [], [3]]]),
    (
      #"{"card": {"number": "4", "valid": {"until": "12/30"}}}"#,
      ["card": ["number": "4", "valid": ["until": "12/30"]]]
    ),
    (#"{"card": {}}"#, ["card": [:]]),
    (#"{"home": {"city": "Ulm", "lines": ["a"]}}"#, ["home": ["city": "Ulm", "lines": ["a"]]]),
    (
      #"{"addresses": [{"city": "Ulm"}, {}, {"lines": ["x", "y"]}]}"#,
      ["addresses": [["city": "Ulm"], [:], ["lines": ["x", "y"]]]]
    ),
    (
      #"{"children": [{"name": "B", "children": [{"name": "C"}]}], "name": "A"}"#,
      ["name": "A", "children": [["name": "B", "children": [["name": "C"]]]]]
    ),
  ]

  @Test(arguments: values)
  func `values get into the slots of their fields`(_ text: String, _ value: Value) {
    #expect(Reading.all(.ndjson, text) == [.record(value)])
    #expect(Reading.all(.json, text) == [.record(value)])
    #expect(Reading.all(.json, "[\(text),\n\(text)]") == [.record(value), .record(value)])
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("30", "30"), ("-7", "-7"), ("1.50", "1.5"), ("30.0", "30"),
    ("0.000", "0"), ("1e3", "1000"), ("1E-7", "0.0000001"), ("2.5e+1", "25"),
    ("123456789012345678", "123456789012345678"),
    ("999999999999999999999999", "999999999999999999999999"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775807", "9223372036854775807"),
    ("18446744073709551616", "18446744073709551616"),
    ("0.1234567890123456789012345678901234567", "0.1234567890123456789012345678901234567"),
    ("3.141592653589793238462643383279", "3.141592653589793238462643383279"),
    ("1e400", "1e400"),
  ])
  func `numbers are exact, however they are written`(_ written: String, _ number: String) throws {
    let expected = try #require(Number(number))
    #expect(
      Reading.all(.ndjson, #"{"price":\#(written)}"#) == [.record(["price": .number(expected)])]
    )
    #expect(try Value(json: Array(written.utf8)) == .number(expected))
  }

  @Test func `a number of too many digits keeps its slot, but has no amount`() throws {
    let digits = String(repeating: "7", count: 39)
    var buffer = RecordBuffer()
    var reader = RecordFormat.ndjson.reader(
      of: ByteSource(Array(#"{"price":\#(digits)}"#.utf8)),
      for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    let slot = buffer.slots[3]
    #expect(slot.kind == .wideNumber)
    #expect(buffer.text(slot) == digits)
    #expect(buffer.number(slot) == nil)
    #expect(throws: DataError.self) { try Value(json: Array(digits.utf8)) }
  }

  @Test func `a value of the wrong shape is kept as what it is`() throws {
    let text =
      #"{"name":{"a":1},"age":[1,2],"price":[],"card":"x","home":[{}],"addresses":{"city":"Ulm"},"tags":[["a"]]}"#
    var buffer = RecordBuffer()
    var reader = RecordFormat.ndjson.reader(
      of: ByteSource(Array(text.utf8)),
      for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    func slot(_ name: String) -> Slot? {
      let layout = PersonForm.forms[PersonForm.person]
      if let field = layout.fields.first(where: { $0.name == name }) {
        return buffer.slots[field.slot.position]
      }
      return layout.objects.first { $0.name == name }.map { buffer.slots[$0.slot.position] }
    }
    #expect(slot("name")?.kind == .form)
    #expect(slot("age")?.kind == .list)
    // That a list is not empty is all that is kept of its items.
    #expect(slot("age")?.count == 1)
    #expect(slot("price")?.count == 0)
    #expect(slot("card")?.kind == .text)
    #expect(slot("home")?.kind == .list)
    #expect(slot("addresses")?.kind == .form)
    let tags = try #require(slot("tags"))
    #expect(tags.count == 1)
    #expect(buffer.slots[Int(tags.start)].kind == .list)
  }

  static let files: [(String, FileDescription?)] = [
    (
      #"{"name":"a.png","size":5,"media_type":"image/png"}"#,
      FileDescription(name: "a.png", size: ByteCount(bytes: 5), mediaType: "image/png")
    ),
    (
      #"{"size":5,"type":"image/png","lastModified":7}"#,
      FileDescription(size: ByteCount(bytes: 5), mediaType: "image/png")
    ),
    (#"{"size":1e2}"#, FileDescription(size: ByteCount(bytes: 100), mediaType: "")),
    (#"{"size":12.50e1}"#, FileDescription(size: ByteCount(bytes: 125), mediaType: "")),
    (#"{"size":1e-2}"#, nil), (#"{"size":1e40}"#, nil), (#"{"size":-1e2}"#, nil),
    (#"{"size":0,"name":null}"#, FileDescription(size: ByteCount(bytes: 0), mediaType: "")),
    (#"{"name":"a.png"}"#, nil), (#"{"size":-1}"#, nil), (#"{"size":1.5}"#, nil),
    (#"{"size":"5"}"#, nil), (#"{"size":5,"name":7}"#, nil), (#"{"size":5,"type":{}}"#, nil),
  ]

  @Test(arguments: files)
  func `an object with a size is a file where one is asked for`(
    _ text: String,
    _ file: FileDescription?
  ) {
    let value = file.map(Value.file)
    #expect(
      Reading.all(.ndjson, #"{"photo":\#(text)}"#)
        == [.record(value.map { ["photo": $0] } ?? [:])]
    )
    #expect(
      Reading.all(.ndjson, #"{"files":[\#(text),\#(text)]}"#)
        == [.record(["files": .list(value.map { [$0, $0] } ?? [])])]
    )
  }

  @Test func `slots tell where in the record their values stand`() throws {
    let text = "{\n  \"name\": \"é\", \"tags\": [\n \"a\", \"b\" ],\n \"home\": { \"city\": 5 } }"
    var buffer = RecordBuffer()
    let reader = JSONDocumentReader(
      ByteSource(Array("\n \(text)".utf8)),
      plan: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    func place(_ slot: Slot) -> String {
      let place = reader.place(ofByte: Int(slot.source))
      return "\(place.line):\(place.column)"
    }
    let layout = PersonForm.forms[PersonForm.person]
    let slots = Dictionary(
      uniqueKeysWithValues: layout.fields.map { ($0.name, buffer.slots[$0.slot.position]) }
    )
    #expect(place(buffer.slots[0]) == "2:2")
    let offsets = Array(0..<text.utf8.count) + [text.utf8.count - 1, 1_000]
    #expect(reader.places(ofBytes: offsets) == offsets.map { reader.place(ofByte: $0) })
    #expect(place(try #require(slots["name"])) == "3:11")
    let tags = try #require(slots["tags"])
    #expect(place(tags) == "3:24")
    #expect(place(buffer.slots[Int(tags.start) + 1]) == "4:7")
    #expect(place(try #require(slots["home"])) == "5:10")
    let home = try #require(layout.fields.first { $0.name == "home" })
    #expect(place(buffer.slots[home.slot.position + 1]) == "5:20")
  }
}
