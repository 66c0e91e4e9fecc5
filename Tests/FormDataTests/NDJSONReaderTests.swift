import FormData
import RuleEngine
import Testing

struct NDJSONReaderTests {
  @Test func `blank lines are no records but count as lines`() {
    #expect(
      Reading.all(.ndjson, "\n{\"age\":1}\r\n \t\r\n\n?\n\n{\"age\":2}")
        == [
          .record(["age": 1]), .unreadable("5:1: expected a value, found '?'"),
          .record(["age": 2]),
        ]
    )
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "\u{FEFF}\n \n"])
  func `a text without records is fine`(_ text: String) {
    #expect(Reading.all(.ndjson, text).isEmpty)
  }

  @Test func `a byte order mark before the text is passed over`() {
    #expect(
      Reading.all(.ndjson, "\u{FEFF}{\"age\":1}\n\u{FEFF}{}")
        == [.record(["age": 1]), .unreadable("2:1: expected a value, found U+FEFF")]
    )
  }

  @Test func `pieces of any size come to the same`() {
    let text =
      "\u{FEFF}{\"name\":\"é😀\",\"tags\":[\"a\"]}\n\n{\"age\":tru}\n{\"age\": 5}\n[]\n{\"age\":7}"
    let whole = Reading.all(.ndjson, text)
    #expect(whole.count == 5)
    for size in 1...40 { #expect(Reading.all(.ndjson, text, pieces: size) == whole) }
  }

  /// What was read before must not complete a record: its bytes are still in memory.
  @Test(arguments: [
    (#"{"card":{"number":1}}"#, #"{"card":{"number":2}"#),
    (#"{"x":1,"y":[22],"z":3}"#, #"{"anything":[{}"#),
  ])
  func `a last record that is cut short is refused, whatever was read before`(
    _ before: String,
    _ cutShort: String
  ) {
    let expected = "2:\(cutShort.utf8.count + 1): unexpected end of the text"
    let first = Reading.all(.ndjson, before)
    for pieces in [1, before.utf8.count + 1, .max] {
      #expect(
        Reading.all(.ndjson, "\(before)\n\(cutShort)", pieces: pieces)
          == first + [.unreadable(expected)]
      )
    }
  }

  @Test(arguments: [
    ("5", "a number"), ("\"x\"", "a string"), ("[{}]", "a list"), ("null", "null"),
    ("true", "true"), ("1e999", "a number"),
  ])
  func `a line that is no object is refused`(_ text: String, _ found: String) {
    #expect(
      Reading.all(.ndjson, "  \(text)\n{}")
        == [.unreadable("1:3: expected an object, found \(found)"), .record([:])]
    )
  }

  @Test(arguments: [
    (#"{"name":"a","name":"b"}"#, "1:13: duplicate key 'name'"),
    (#"{"anything":[{"b":1,"a":{},"b":1}]}"#, "1:28: duplicate key 'b'"),
    (#"{"name":null,"age":1,"name":null}"#, "1:22: duplicate key 'name'"),
    (#"{"name":1,"n\u0061me":2}"#, #"1:11: duplicate key 'n\u0061me'"#),
    (#"{"card":{"number":1,"number":2}}"#, "1:21: duplicate key 'number'"),
    (#"{"card":1,"card":{}}"#, "1:11: duplicate key 'card'"),
    (#"{"tags":[],"tags":[1]}"#, "1:12: duplicate key 'tags'"),
    (#"{"photo":{"size":1,"size":2}}"#, "1:20: duplicate key 'size'"),
    (#"{"addresses":[{"city":1,"city":2}]}"#, "1:25: duplicate key 'city'"),
    (#"{"things":[{"a":1,"a":2}]}"#, "1:19: duplicate key 'a'"),
    (#"{"things":[[{"a":1,"a":2}]]}"#, "1:20: duplicate key 'a'"),
  ])
  func `a duplicate key makes the record unreadable`(_ text: String, _ expected: String) {
    #expect(Reading.all(.ndjson, "\(text)\n{}") == [.unreadable(expected), .record([:])])
  }

  @Test func `members that the form doesn't know may stand twice`() {
    #expect(Reading.all(.ndjson, #"{"x":1,"x":2,"age":3}"#) == [.record(["age": 3])])
  }

  @Test(arguments: ["tags", "matrix", "things", "addresses"])
  func `keys may be repeated in an object in place of a list, which is of the wrong type`(
    _ list: String
  ) {
    let text = #"{"\#(list)":{"a":1,"a":2},"age":3}"#
    #expect(Reading.all(.ndjson, text) == [.record(["age": 3])])
  }

  @Test(arguments: [
    // Read on into the next line, which is at hand or not.
    (#"{"a":1,\#n"b":2}\#n{"c":3}"#, ["c"]),
    // Wrong behind the name, and behind the record.
    (#"{"a":1,"b":tru}\#n{"c":3}\#n{"b":4}"#, ["c", "b"]),
    (#"{"a":1} {"b":2}\#n{"c":3,"a":1}"#, ["c", "a"]),
    (#"{"a":1}\#n{"a":2,"b":}\#n{"b":3}"#, ["a", "b"]),
    (#"{"a":1}\#n{"card":{"b":1},"home":{"c":{}}"#, ["a"]),
  ])
  func `names of members count from lines that can be read, in pieces of any size`(
    _ text: String,
    _ names: [String]
  ) throws {
    for pieces in [.max] + Array(1...20) {
      #expect(
        try Reading.unknownNames(.ndjson, text, pieces: pieces) == names,
        "pieces of \(pieces) bytes"
      )
    }
  }

  @Test(arguments: [
    (#"{"age":1}2}"#, "10: expected nothing more after the value, found '2'"),
    (#"{"age":1} x}"#, "11: expected nothing more after the value, found 'x'"),
    (#"{"age":1}{"age":2"#, "10: expected nothing more after the value, found '{'"),
    (#"{"age":1}["#, "10: expected nothing more after the value, found '['"),
    (#"{"age":1}"2"#, "10: expected nothing more after the value, found '\"'"),
  ])
  func `what is behind a value makes its line unreadable, the last one too`(
    _ line: String,
    _ fault: String
  ) {
    for end in ["", "\n", "\r\n", "\n\n", "\n \n"] {
      for pieces in [.max] + Array(1...30) {
        let alone = Reading.all(.ndjson, line + end, pieces: pieces)
        #expect(alone == [.unreadable("1:\(fault)")])
        let second = Reading.all(.ndjson, "{\"age\":3}\n\(line)\(end)", pieces: pieces)
        #expect(second == [.record(["age": 3]), .unreadable("2:\(fault)")])
      }
    }
  }

  @Test func `a line beyond the limit costs its own record only`() {
    let limits = ReadingLimits(bytes: 100)
    let long = #"{"name":"\#(String(repeating: "x", count: 300_000))"}"#
    for pieces in [7, 4096, .max] {
      #expect(
        Reading.all(
          .ndjson,
          Array("{\"age\":1}\n\(long)\n{\"age\":2}\n\(long)".utf8),
          pieces: pieces,
          limits: limits
        )
          == [
            .record(["age": 1]), .unreadable("2:1: a record of more than 100 bytes"),
            .record(["age": 2]), .unreadable("4:1: a record of more than 100 bytes"),
          ]
      )
    }
  }

  @Test func `a record of ten million bytes is read`() {
    let name = String(repeating: "xé", count: 3_500_000)
    #expect(
      Reading.all(.ndjson, "{\"name\":\"\(name)\"}\n{\"age\":1}")
        == [.record(["name": .text(name)]), .record(["age": 1])]
    )
  }

  @Test func `more values than the limit make a record unreadable`() {
    let limits = ReadingLimits(slots: 100)
    let text = #"{"addresses":[\#(Array(repeating: "{}", count: 40).joined(separator: ","))]}"#
    #expect(
      Reading.all(.ndjson, Array(text.utf8), limits: limits)
        == [.unreadable("1:1: a record with more than 100 values")]
    )
  }

  @Test func `records without number end are read across many blocks`() {
    let lines = (1...20_000).map { "{\"name\":\"name \($0)\",\"age\":\($0)}" }
    let readings = Reading.all(.ndjson, lines.joined(separator: "\n"), pieces: 100_000)
    #expect(readings.count == 20_000)
    for (index, reading) in readings.enumerated() {
      let expected = Reading.record([
        "name": "name \(index + 1)", "age": .number(Number(index + 1)),
      ])
      if reading != expected {
        Issue.record("\(reading)")
        break
      }
    }
  }

  @Test func `bad lines among many cost nothing but themselves`() {
    let lines = (1...3_000).map { $0 % 3 == 0 ? "{\"name\":\"x" : "{\"age\":\($0)}" }
    let readings = Reading.all(.ndjson, lines.joined(separator: "\n"))
    #expect(readings.count == 3_000)
    for (index, reading) in readings.enumerated() {
      let line = index + 1
      let expected: Reading =
        line % 3 == 0
        ? .unreadable("\(line):11: unexpected end of the text in a string")
        : .record(["age": .number(Number(line))])
      if reading != expected {
        Issue.record("\(reading)")
        break
      }
    }
  }

  @Test func `a record that is cut in two is two bad lines, wherever it is cut`() {
    let record = #"""
      {"name":"Zo\u00eb \"x\" \ud83d\ude00","age":-12,"price":1.50e40,"subscribed":true,"born":null,\
      "tags":["a","\n",""],"card":{"number":"1","valid":{"until":"2"}},"home":{},"unknown":[{"x":"\t"}],\
      "photo":{"name":"f","size":1,"media_type":"t"},"anything":{"a b":[1,{"c":false}],"d":"e\\"},\
      "odd \"n\u00e4me\\":"y","addresses":[{"city":"z","lines":["l"]}]}
      """#
      .replacing("\\\n", with: "")
    let whole = Reading.all(.ndjson, record)
    guard whole.count == 1, case .record = whole[0] else {
      Issue.record("\(whole)")
      return
    }
    for position in record.indices.dropFirst() {
      let (start, rest) = (record[..<position], record[position...])
      let readings = Reading.all(
        .ndjson,
        [record, "\(start)", "\(rest)", record].joined(separator: "\n")
      )
      let bad = readings.dropFirst().dropLast().filter {
        if case .unreadable = $0 { true } else { false }
      }
      let last = Reading.all(.ndjson, "\(record)\n\(start)")
      guard readings.count == 4, bad.count == 2,
        [readings[0], readings[3], last[0]] == whole + whole + whole,
        last.count == 2, case .unreadable = last[1]
      else {
        Issue.record("cut behind \(start): \(readings), \(last)")
        return
      }
    }
  }

  @Test func `what the source reports ends reading`() {
    let source = ByteSource { () throws(DataError) in throw .inputFailed("no such luck") }
    var reader = RecordFormat.ndjson.reader(
      of: source,
      for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    var buffer = RecordBuffer()
    #expect(throws: DataError.inputFailed("no such luck")) { try reader.next(into: &buffer) }
  }
}
