@testable import FormData
import RuleEngine
import TestSupport
import Testing

struct JSONFaultTests {
  static let faults: [(text: String, place: String, message: String)] = [
    (#"{"a":"#, "1:6", "unexpected end of the text"),
    (#"{"a""#, "1:5", "unexpected end of the text"),
    (#"{"a"#, "1:4", "unexpected end of the text in a string"),
    (#"{"a\"#, "1:5", "unexpected end of the text in a string"),
    (#"{"a": [1"#, "1:9", "unexpected end of the text"),
    (#"{"a": -"#, "1:8", "unexpected end of the text"),
    (#"{"a": 1."#, "1:9", "unexpected end of the text"),
    (#"{"a": ?}"#, "1:7", "expected a value, found '?'"),
    (#"{"a": }"#, "1:7", "expected a value, found '}'"),
    (#"{"a": nul}"#, "1:7", "expected a value, found 'nul'"),
    (#"{"a": NaN}"#, "1:7", "expected a value, found 'NaN'"),
    (#"{"a": truefalse}"#, "1:7", "expected a value, found 't'"),
    (#"{"a": +1}"#, "1:7", "expected a value, found '+'"),
    (#"{"a": .5}"#, "1:7", "expected a value, found '.'"),
    (#"{"a": 1.}"#, "1:9", "expected a digit"),
    (#"{"a": 1e}"#, "1:9", "expected a digit"),
    (#"{"a": 1e+}"#, "1:10", "expected a digit"),
    (#"{"a": -x}"#, "1:8", "expected a digit"),
    (#"{"a": 01}"#, "1:7", "a number can't start with an unnecessary '0'"),
    (#"{"a": -00.5}"#, "1:7", "a number can't start with an unnecessary '0'"),
    (#"{"a": 0x10}"#, "1:8", "expected ',' or '}' after a value, found 'x'"),
    (#"{"a": 1 "b": 2}"#, "1:9", "expected ',' or '}' after a value, found '\"'"),
    (#"{"a": 1"b": 2}"#, "1:8", "expected ',' or '}' after a value, found '\"'"),
    (#"{"a": "x"y}"#, "1:10", "expected ',' or '}' after a value, found 'y'"),
    (#"{"a": "x""y"}"#, "1:10", "expected ',' or '}' after a value, found '\"'"),
    (#"{"a": "x": [2]}"#, "1:10", "expected ',' or '}' after a value, found ':'"),
    (#"["x": [2]]"#, "1:5", "expected ',' or ']' after a value, found ':'"),
    (#"{"a": [1 2]}"#, "1:10", "expected ',' or ']' after a value, found '2'"),
    (#"{"a": [1}"#, "1:9", "expected ',' or ']' after a value, found '}'"),
    (#"{"a": {"b": 1]}"#, "1:14", "expected ',' or '}' after a value, found ']'"),
    (#"{"a": [1,]}"#, "1:10", "expected a value, found ']'"),
    (#"{"a": [,1]}"#, "1:8", "expected a value, found ','"),
    (#"{"a": 1,}"#, "1:9", "expected a key in quotes, found '}'"),
    (#"{a: 1}"#, "1:2", "expected a key in quotes, found 'a'"),
    (#"{'a': 1}"#, "1:2", "expected a key in quotes, found '''"),
    (#"{,}"#, "1:2", "expected a key in quotes, found ','"),
    (#"{"a" 1}"#, "1:6", "expected ':' after a member's name, found '1'"),
    (#"{"a", 1}"#, "1:5", "expected ':' after a member's name, found ','"),
    (#"{"a": 1}}"#, "1:9", "expected nothing more after the value, found '}'"),
    (#"{"a": 1} {}"#, "1:10", "expected nothing more after the value, found '{'"),
    ("{\"a\": \"é\t\"}", "1:9", "U+0009 in a string has to be written as an escape"),
    ("{\"a\": \"\0\"}", "1:8", "U+0000 in a string has to be written as an escape"),
    ("{\"a\": \0}", "1:7", "expected a value, found U+0000"),
    ("{\"a\":\u{A0}1}", "1:6", "expected a value, found U+00A0"),
    ("{\"a\": 1}\u{FEFF}", "1:9", "expected nothing more after the value, found U+FEFF"),
    (#"{"é😀": "\x"}"#, "1:9", "a '\\' that doesn't begin an escape"),
    (#"{"\q": 1}"#, "1:3", "a '\\' that doesn't begin an escape"),
    (#"{"a": "\u12g4"}"#, "1:8", "expected four hexadecimal digits after '\\u'"),
    (#"{"a": "\u12"}"#, "1:8", "expected four hexadecimal digits after '\\u'"),
    (#"{"a": "\ud800"}"#, "1:8", "half of a surrogate pair without the other half"),
    (#"{"a": "\udc00"}"#, "1:8", "half of a surrogate pair without the other half"),
    (#"{"name": "\udc00"}"#, "1:11", "half of a surrogate pair without the other half"),
    (#"{"\udc00": 1}"#, "1:3", "half of a surrogate pair without the other half"),
    (#"{"a": "\ud83dx"}"#, "1:8", "half of a surrogate pair without the other half"),
    (#"{"a": "\ud83d\ud83d"}"#, "1:8", "half of a surrogate pair without the other half"),
    (#"["\ud800\u0041"]"#, "1:3", "half of a surrogate pair without the other half"),
    (#"]"#, "1:1", "expected a value, found ']'"),
    (#"{"a": {"b": {}"#, "1:15", "unexpected end of the text"),
  ]

  @Test(arguments: faults)
  func `a line that isn't JSON is refused at its first fault`(
    _ text: String,
    _ place: String,
    _ message: String
  ) {
    let fine = Reading.record(["age": 1])
    #expect(
      Reading.all(.ndjson, "{\"age\":1}\n\(text)\n{\"age\":1}\n")
        == [
          fine, .unreadable("\(place.replacing("1:", with: "2:", maxReplacements: 1)): \(message)"),
          fine,
        ]
    )
    #expect(Reading.all(.ndjson, text) == [.unreadable("\(place): \(message)")])
  }

  @Test(
    arguments: [
      ([0x7B, 0x22, 0xFF, 0x22], "1:3: not UTF-8"),
      ([0x7B, 0x22, 0xC0, 0x80, 0x22], "1:3: not UTF-8"),
      ([0x7B, 0x22, 0xED, 0xA0, 0x80, 0x22], "1:3: not UTF-8"),
      ([0x7B, 0x22, 0xC3, 0xA9, 0xF4, 0x90, 0x80, 0x80], "1:4: not UTF-8"),
      ([0x7B, 0x22, 0xE2, 0x82], "1:3: not UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: not UTF-8 but UTF-16: save the file as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "1:1: not UTF-8 but UTF-16: save the file as UTF-8"),
    ] as [([UInt8], String)]
  )
  func `bytes that are not UTF-8 are refused where they start`(_ bytes: [UInt8], _ expected: String)
  {
    #expect(Reading.all(.ndjson, bytes) == [.unreadable(expected)])
  }

  @Test func `objects and lists nest as deep as the limit and no deeper`() {
    let limits = ReadingLimits(depth: 20)
    func text(_ depth: Int) -> [UInt8] {
      Array(
        #"{"unknown":\#(String(repeating: "[", count: depth - 1))1\#(String(repeating: "]", count: depth - 1))}"#
          .utf8
      )
    }
    #expect(Reading.all(.ndjson, text(20), limits: limits) == [.record([:])])
    #expect(
      Reading.all(.ndjson, text(21), limits: limits)
        == [.unreadable("1:31: more than 20 nested objects and lists")]
    )
    let open = String(repeating: "[", count: 100_000)
    #expect(
      Reading.all(.ndjson, "\(open)")
        == [.unreadable("1:513: more than 512 nested objects and lists")]
    )
  }

  @Test func `a name has a limit`() {
    let (longest, longer) = (
      String(repeating: "a", count: 2_048), String(repeating: "a", count: 2_049)
    )
    #expect(Reading.all(.ndjson, "{\"\(longest)\": 1}") == [.record([:])])
    #expect(
      Reading.all(.ndjson, "{\"\(longer)\": 1}\n{}")
        == [.unreadable("1:2: a name of more than 2048 bytes"), .record([:])]
    )
  }

  @Test(arguments: 0..<20)
  func `simdjson and the parser agree on what JSON is`(_ seed: UInt64) {
    var texts = TextGenerator(generator: SeededGenerator(seed: seed))
    let lines = (0..<1500).map { _ in texts.line() }
    let readings = Reading.all(.ndjson, Array(lines.joined(separator: [0x0A])))
    #expect(readings.count == lines.count)
    var fineLines: [[UInt8]] = []
    var fineReadings: [Reading] = []
    for (index, line) in lines.enumerated() {
      let fault = JSONFault.first(in: line, depthLimit: 512)
      let place = PlaceCounter(DataPlace(line: index + 1, column: 1))
        .place(behind: line.span.extracting(0..<(fault?.offset ?? 0)))
      let expected = fault.map { "\(place.line):\(place.column): \($0.message)" }
      switch readings[index] {
      case .unreadable(let message):
        let isRefused = ["an object, found", "duplicate key"].contains { message.contains($0) }
        let isFine = expected == message || (fault == nil && isRefused)
        #expect(isFine, "\(String(decoding: line, as: UTF8.self)): \(message)")
      case .record, .stopped:
        #expect(expected == nil, "\(String(decoding: line, as: UTF8.self))")
        fineLines.append(line)
        fineReadings.append(readings[index])
      }
    }
    // simdjson looks at many lines in one go where none has a fault.
    #expect(fineLines.count > 10)
    #expect(Reading.all(.ndjson, Array(fineLines.joined(separator: [0x0A]))) == fineReadings)
  }
}

/// Makes lines that are JSON or nearly so.
private struct TextGenerator {
  var generator: SeededGenerator

  private static let pieces: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "\"name\"", "\"tags\"", "1", "-", "0", ".",
    "5e3", "true", "false", "null", " ", "\t", "\r", "\\u00e9", "\\ud83d\\ude00", "\\udc00", "é",
    "\u{1}", "x", "{}", "[]", "{\"a\":1}", "\"b\":[2,3]", "\0",
  ].map { Array($0.utf8) }

  private static let whole = Array(
    #"{"name":"Ann\n","age":-30.50e1,"tags":["a",[1,{"b":null}],true],"card":{"x":{}}}"#.utf8
  )

  mutating func line() -> [UInt8] {
    while true {
      var text = Bool.random(using: &generator) ? assembled() : damaged()
      text.removeAll { $0 == 0x0A }
      if text.contains(where: { $0 > 0x20 }) { return text }
    }
  }

  private mutating func piece() -> [UInt8] {
    TextGenerator.pieces.randomElement(using: &generator) ?? []
  }

  private mutating func assembled() -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) { text += piece() }
    return Bool.random(using: &generator) ? text : Array(#"{"a":"#.utf8) + text + Array("}".utf8)
  }

  private mutating func damaged() -> [UInt8] {
    var text = TextGenerator.whole
    for _ in 0..<Int.random(in: 0...3, using: &generator) where !text.isEmpty {
      let position = Int.random(in: text.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text.remove(at: position)
      case 1: text[position] = UInt8.random(in: 0...255, using: &generator)
      case 2: text.insert(contentsOf: piece(), at: position)
      default: text.removeSubrange(position...)
      }
    }
    return text
  }
}
