import FormData
import RuleEngine
import Testing

struct JSONDocumentReaderTests {
  @Test(arguments: ["[]", " [ ] ", "\u{FEFF}[]\n"])
  func `an empty list has no records`(_ text: String) {
    #expect(Reading.all(.json, text).isEmpty)
  }

  @Test func `elements are read one by one, whatever stands in them`() {
    let text = #" [ {"name":"]},[{\""} ,{"age":2},"x]",[[1]], 7,null,{"age":3} ] "#
    let expected: [Reading] = [
      .record(["name": "]},[{\""]), .record(["age": 2]),
      .unreadable("1:34: expected an object, found a string"),
      .unreadable("1:39: expected an object, found a list"),
      .unreadable("1:46: expected an object, found a number"),
      .unreadable("1:48: expected an object, found null"),
      .record(["age": 3]),
    ]
    #expect(Reading.all(.json, text) == expected)
    for size in 1...30 { #expect(Reading.all(.json, text, pieces: size) == expected) }
  }

  @Test(arguments: [
    ("", 0, "1:1: the input is empty; expected an object or a list of objects"),
    (" \n ", 0, "2:2: the input is empty; expected an object or a list of objects"),
    ("7", 0, "1:1: expected an object or a list of objects, found '7'"),
    ("null", 0, "1:1: expected an object or a list of objects, found 'n'"),
    ("é", 0, "1:1: expected an object or a list of objects, found 'é'"),
    ("{}é", 1, "1:3: expected nothing more after the value, found 'é'"),
    ("{", 0, "1:2: unexpected end of the text"),
    ("{\"age\":1", 0, "1:9: unexpected end of the text"),
    ("{} x", 1, "1:4: expected nothing more after the value, found 'x'"),
    (
      "{}\n{}", 1,
      "2:1: expected nothing more after the value, found '{': if each line is a record, add --input ndjson"
    ),
    ("[", 0, "1:2: unexpected end of the text"),
    ("[{}", 1, "1:4: unexpected end of the text"),
    ("[{},", 1, "1:5: unexpected end of the text"),
    ("[{},]", 1, "1:5: expected a value, found ']'"),
    ("[,{}]", 0, "1:2: expected a value, found ','"),
    ("[{} {}]", 1, "1:5: expected ',' or ']' after a value, found '{'"),
    ("[{},\n\n {\"age\": nope},{}]", 1, "3:10: expected a value, found 'n'"),
    ("[{},\n{\"age\":1", 1, "2:9: unexpected end of the text"),
    ("[{},\n{\"name\":\"x]", 1, "2:12: unexpected end of the text in a string"),
    ("[{}}", 1, "1:4: expected ',' or ']' after a value, found '}'"),
    ("[{]", 0, "1:3: expected a key in quotes, found ']'"),
    ("[}", 0, "1:2: expected a value, found '}'"),
    ("[{}]{", 1, "1:5: expected nothing more after the value, found '{'"),
    ("[{}]]", 1, "1:5: expected nothing more after the value, found ']'"),
    ("[\u{FEFF}]", 0, "1:2: expected a value, found U+FEFF"),
  ])
  func `a text that isn't JSON ends reading at its first fault`(
    _ text: String,
    _ records: Int,
    _ fault: String
  ) {
    let expected = Array(repeating: Reading.record([:]), count: records) + [.stopped(fault)]
    #expect(Reading.all(.json, text) == expected)
    #expect(Reading.all(.json, text, pieces: 1) == expected)
  }

  @Test func `binary data is refused where it starts`() {
    #expect(Reading.all(.json, [0xFF, 0xD8, 0xFF]) == [.stopped("1:1: not UTF-8")])
    #expect(
      Reading.all(.json, [0xFF, 0xFE, 0x7B, 0x00])
        == [.stopped("1:1: not UTF-8 but UTF-16: save the file as UTF-8")]
    )
    #expect(
      Reading.all(.json, [0])
        == [.stopped("1:1: expected an object or a list of objects, found U+0000")]
    )
  }

  @Test func `an element beyond the limit costs its own record only`() {
    let limits = ReadingLimits(bytes: 100)
    let long = #"{"name":"\#(String(repeating: "x", count: 200_000))"}"#
    let text = "[{\"age\":1},\n \(long), {\"age\":2}, \(long)]"
    for pieces in [64, 1 << 15, .max] {
      #expect(
        Reading.all(.json, Array(text.utf8), pieces: pieces, limits: limits)
          == [
            .record(["age": 1]), .unreadable("2:2: a record of more than 100 bytes"),
            .record(["age": 2]), .unreadable("2:200026: a record of more than 100 bytes"),
          ]
      )
    }
    #expect(
      Reading.all(.json, Array(long.utf8), limits: limits)
        == [.unreadable("1:1: a record of more than 100 bytes")]
    )
  }

  @Test func `a duplicate key makes one record unreadable`() {
    #expect(
      Reading.all(.json, "[{\"age\":1,\n\"age\":2},{}]")
        == [.unreadable("2:1: duplicate key 'age'"), .record([:])]
    )
  }
}
