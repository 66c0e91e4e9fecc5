import FormData
import RuleEngine
import TestSupport
import Testing

struct JSONTreeTests {
  static let values: [(String, Value)] = [
    ("null", nil), (" true ", true), ("false", false), ("-1.5", -1.5), ("\"x\"", "x"),
    ("[]", []), ("{}", [:]), ("[1,[2,{\"a\":[]}],\"b\"]", [1, [2, ["a": []]], "b"]),
    ("{\"a\":{\"b\":null},\"c\":[true]}", ["a": ["b": nil], "c": [true]]),
    ("\u{FEFF}{\"é\":\"\\u00e9\"}", ["é": "é"]),
  ]

  @Test(arguments: values)
  func `a text is read as the value that it denotes`(_ text: String, _ value: Value) throws {
    #expect(try Value(json: Array(text.utf8)) == value)
  }

  @Test func `members keep their order and places`() throws {
    let text = Array("\u{FEFF}{\"b\": 1,\n \"a\": [2, \"é\", {}]}".utf8)
    let tree = try JSONTree(text)
    guard case .object(let members) = tree.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == ["b", "a"])
    #expect(
      JSONTree.places(ofBytes: members.map(\.offset), in: text) == [
        DataPlace(line: 1, column: 2), DataPlace(line: 2, column: 2),
      ]
    )
    guard case .list(let items) = tree["a"]?.content else {
      Issue.record("no list")
      return
    }
    let places = JSONTree.places(ofBytes: items.map(\.offset), in: text)
    #expect(places.map(\.column) == [8, 11, 16])
    #expect(tree["c"] == nil)
  }

  @Test func `places count code points from the start of the line`() {
    let bytes = Array("\u{FEFF}é1\n\n  x😀y".utf8)
    let offsets = [3, 5, 6, 7, 8, 10, 15, bytes.count, 99]
    #expect(
      JSONTree.places(ofBytes: offsets, in: bytes).map { [$0.line, $0.column] } == [
        [1, 1], [1, 2], [1, 3], [2, 1], [3, 1], [3, 3], [3, 5], [3, 6], [3, 6],
      ]
    )
  }

  @Test func `commas before a closing bracket are passed over where they are asked for`() throws {
    var commas: [Int]? = []
    let tree = try JSONTree(Array("[1,{\"a\":[], } , ]".utf8), trailingCommas: &commas)
    #expect(tree.value == [1, ["a": []]])
    #expect(commas == [10, 14])
  }

  @Test(arguments: ["[,]", "[1,,]", "{,}", "[1,"])
  func `other commas stay errors`(_ text: String) {
    var commas: [Int]? = []
    #expect(throws: DataError.self) {
      try JSONTree(Array(text.utf8), trailingCommas: &commas)
    }
  }

  @Test(arguments: [
    ("", 1, 1, "the input is empty"),
    (" \n", 2, 1, "the input is empty"),
    ("\u{FEFF}{", 1, 2, "unexpected end of the text"),
    ("[1,\n2,]", 2, 3, "expected a value, found ']'"),
    ("1 2", 1, 3, "expected nothing more after the value, found '2'"),
    ("{\"é\": 1, \"é\": 2}", 1, 10, "duplicate key 'é'"),
    ("[{\"a\":1},{\"a\":2, \"\\u0061\":3}]", 1, 18, "duplicate key 'a'"),
  ])
  func `a text that says nothing clear is refused`(
    _ text: String,
    _ line: Int,
    _ column: Int,
    _ message: String
  ) {
    #expect(throws: DataError.unreadable(DataPlace(line: line, column: column), message: message)) {
      try JSONTree(Array(text.utf8))
    }
  }
}
