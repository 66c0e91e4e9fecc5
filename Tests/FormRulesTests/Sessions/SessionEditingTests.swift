import FormRules
import Testing

/// Edits of the text shown, through masks and filters.
@Suite struct SessionEditingTests {
  @Test func `a mask formats, and rules see the value`() throws {
    let session = try session(
      "field number { mask \"[0000] [0000] [0000] [0000]\"; required; credit_card }"
    )
    let field = try session.at("number")
    let outcome = try field.edit(0..<0, "4111111111111111")
    #expect(outcome.shown == "4111 1111 1111 1111")
    #expect(outcome.caret == 19)
    #expect(field.text == "4111 1111 1111 1111")
    #expect(field.value == "4111111111111111")
    #expect(field.state == .valid)
    #expect(try field.edit(19..<19, "1").disposition == .refused)
    #expect(try field.edit(2..<2, "x").disposition == .refused)
    #expect(try field.edit(0..<19, "").shown == "")
    #expect(try field.edit(0..<0, "4111 1111").shown == "4111 1111 ")
  }

  @Test func `a filter refuses what cannot come to hold, and never a deletion`() throws {
    let session = try session(
      """
      field name { filter chars("a-z") and max_length(5); min_length(3) }
      field age: integer { filter between(18, 120) }
      """
    )
    let name = try session.at("name")
    #expect(try name.edit(0..<0, "A").disposition == .refused)
    #expect(name.value == nil)
    #expect(try name.edit(0..<0, "abcdefg").disposition == .shortened)
    #expect(name.text == "abcde")
    try name.set("ABC")
    #expect(try name.edit(0..<1, "").disposition == .taken)
    #expect(name.text == "BC")
    let age = try session.at("age")
    #expect(try age.edit(0..<0, "1").disposition == .taken)
    #expect(try age.edit(1..<1, "3").disposition == .refused)
    #expect(try age.edit(1..<1, "8").disposition == .taken)
    #expect(try age.edit(2..<2, "x").disposition == .refused)
  }

  @Test func `a filter may read other fields`() throws {
    let session = try session(
      "field most: integer; field count: integer { filter max_value(most) }"
    )
    try session.at("most").set(20)
    let count = try session.at("count")
    #expect(try count.edit(0..<0, "2").disposition == .taken)
    #expect(try count.edit(1..<1, "1").disposition == .refused)
    try session.at("most").set(30)
    #expect(try count.edit(1..<1, "1").disposition == .taken)
  }

  @Test func `what is typed after a value was set begins with that`() throws {
    let session = try session("field a { mask \"[00]-[00]\" }; field b { filter max_length(4) }")
    let (a, b) = (try session.at("a"), try session.at("b"))
    #expect(try a.edit(0..<0, "12").shown == "12-")
    try a.set("34")
    #expect(try a.edit(3..<3, "5").shown == "34-5")
    #expect(try b.edit(0..<0, "1").shown == "1")
    #expect(try a.edit(4..<4, "6").shown == "34-56")
    try b.set("é")
    #expect(try b.edit(1..<1, "2").shown == "é2")
    try b.clear()
    #expect(try b.edit(0..<0, "x").shown == "x")
    a.leave()
    #expect(a.text == "34-56")
  }

  @Test func `ranges are checked, in whichever unit`() throws {
    let session = try session("field a; field b: boolean; field c: list of text")
    let field = try session.at("a")
    try field.set("a👩‍👧b")
    #expect(throws: SessionError.outOfBounds(2..<4, count: 3)) { try field.edit(2..<4, "x") }
    #expect(throws: SessionError.outOfBounds(0..<99, count: 7)) {
      try field.edit(utf16Range: 0..<99, "x")
    }
    #expect(try field.edit(utf16Range: 1..<6, "").shown == "ab")
    #expect(throws: SessionError.notEditable("b")) { try session.at("b").edit(0..<0, "t") }
    #expect(throws: SessionError.notEditable("c")) { try session.at("c").edit(0..<0, "t") }
  }

  @Test(arguments: [
    ("कि", 1..<2, "क"), ("กำ", 1..<2, "ก"), ("e\u{301}", 1..<2, "e"), ("xe\u{301}y", 2..<3, "xey"),
    ("a\u{300}\u{301}", 1..<2, "a\u{301}"), ("👩‍👧", 3..<5, "👩‍"), ("😀x", 1..<2, "x"),
    ("🇩🇪", 2..<4, "🇩"),
  ])
  func `a key that deletes a part of a character is taken`(
    _ text: String,
    _ range: Range<Int>,
    _ left: String
  ) throws {
    for rules in ["field a", "field a { filter one_of(\"\(text)\") }"] {
      let session = try session(rules)
      let field = try session.at("a")
      try field.set(.text(text))
      let outcome = try field.edit(utf16Range: range, "")
      #expect(outcome.shown.utf16.elementsEqual(left.utf16))
      #expect(outcome.disposition == .taken)
      #expect(field.text.utf16.elementsEqual(left.utf16))
      #expect((0...outcome.shown.utf16.count).contains(outcome.utf16Caret))
    }
  }

  @Test func `a mark is put into a character, and a letter in front of its marks`() throws {
    let session = try session("field a")
    let field = try session.at("a")
    try field.set("e\u{301}")
    try field.edit(utf16Range: 1..<1, "\u{323}")
    #expect(field.text.utf16.elementsEqual("e\u{323}\u{301}".utf16))
    try field.edit(utf16Range: 0..<1, "o")
    #expect(field.text.utf16.elementsEqual("o\u{323}\u{301}".utf16))
  }

  @Test func `where a mask takes no part of a character all of it goes`() throws {
    let session = try session("field a { mask \"[00]-[AA]\" }")
    let field = try session.at("a")
    try field.set("12ke\u{301}")
    #expect(field.text == "12-ke\u{301}")
    let outcome = try field.edit(utf16Range: 5..<6, "")
    #expect(outcome.shown == "12-ke")
  }

  @Test func `a value of another type is edited as the text that writes it`() throws {
    let session = try session("field age: integer { max_value(50) }; field day: date", ["age": 4])
    let age = try session.at("age")
    #expect(age.text == "4")
    try age.edit(1..<1, "2")
    #expect(age.value == 42)
    #expect(session.values["age"] == 42)
    try age.edit(0..<2, "")
    #expect(age.value == "")
    #expect(age.state == .valid)
  }

  @Test func `many edits leave nothing behind that changes the judgment`() throws {
    let session = try session("field a { max_length(2000) }; field b { equal_previous }")
    let field = try session.at("a")
    for _ in 0..<200 {
      try field.edit(0..<field.text.count, String(repeating: "x", count: 400))
    }
    try session.at("b").set(.text(String(repeating: "x", count: 400)))
    #expect(session.verdict == .valid)
  }
}
