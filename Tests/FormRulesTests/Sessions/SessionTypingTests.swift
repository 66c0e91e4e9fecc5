import FormRules
import Testing

/// Whole texts, as a text field gives them that is bound to a field.
@Suite struct SessionTypingTests {
  /// A space that is let in would be in the way of everything that is typed after it.
  @Test(arguments: [
    ("{ filter chars(\"a-z0-9\") }", " ", ""), ("{ filter chars(\"a-z0-9\") }", " ab ", "ab"),
    ("{ filter chars(\"a-z0-9\") }", " ab-12 ", "ab"),
    ("{ filter max_length(3) }", "  ", "  "), ("{ filter max_length(3) }", " abc ", "abc"),
    ("{ filter chars(\"a-z \") }", " a b ", " a b "),
    (": integer { filter between(1, 50) }", " ", ""),
    (": integer { filter between(1, 50) }", "\u{A0}12\n", "12"),
    (": date { filter after(\"2020-01-01\") }", " 2026-01-01 ", "2026-01-01"),
    ("{ filter not contains(\" \") }", " ", ""), ("{ filter required }", " ", " "),
  ])
  func `a filter judges white space too, and drops it around a paste`(
    field: String,
    written: String,
    kept: String
  ) throws {
    let session = try session("field a\(field)")
    try session.at("a").text = written
    #expect(try session.at("a").text == kept)
  }

  @Test func `a bound text keeps mask and filter`() throws {
    let session = try session(
      """
      field number { mask "[0000] [0000]"; required }
      field code { filter chars("a-z") and max_length(3) }
      field fixed
      """,
      ["fixed": "x"]
    )
    let (number, code) = (try session.at("number"), try session.at("code"))
    for key in "41112" { number.text += String(key) }
    #expect(number.text == "4111 2")
    #expect(number.value == "41112")
    #expect(number.isFocused)
    #expect(number.state == .valid)
    number.text.removeLast()
    #expect(number.text == "4111 ")
    number.text.removeLast()
    #expect(number.text == "411")
    number.text = "4222 3333"
    #expect(number.value == "42223333")
    number.text = ""
    #expect(number.value == "")
    #expect(number.state == .incomplete)
    code.text = "ab1"
    #expect(code.text == "ab")
    code.text = "abcd"
    #expect(code.text == "abc")
    let fixed = try session.at("fixed")
    fixed.isReadOnly = true
    fixed.text = "y"
    #expect(fixed.text == "x")
    fixed.text = "x"
    #expect(!fixed.isFocused)
  }

  @Test func `a marked text is taken once it is final, whatever it replaces`() throws {
    let session = try session("field a { max_length(4) }")
    let field = try session.at("a")
    field.text = "にほん"
    field.text = "日本"
    #expect(field.value == "日本")
    field.text = "日本e\u{301}"
    field.text = "日本\u{E9}"
    #expect(field.text.utf8.elementsEqual("日本\u{E9}".utf8))
  }

  @Test(
    arguments: [
      ("number as \"1.234,56\" { filter max_value(100000) }", "12,50", "12,50", 12.5),
      ("number as \"1234,56\" { filter max_value(100) }", "123,5", "12,5", 12.5),
      ("integer as \"1.234\" { filter max_value(100000) }", "12345", "12.345", 12345),
      (
        "date as \"DD.MM.YYYY\" { filter after(\"2020-01-01\") }", "31.12.2026", "31.12.2026",
        CalendarDate("2026-12-31").map { .date($0) } ?? .null
      ),
    ] as [(String, String, String, Value)]
  )
  func `a filter judges what is typed in the field's notation`(
    _ type: String,
    _ typed: String,
    _ shown: String,
    _ value: Value
  ) throws {
    let session = try session("form f { field a: \(type) }")
    let field = try session.at("a")
    for character in typed {
      try field.edit(field.text.count..<field.text.count, String(character))
    }
    #expect(field.text == shown)
    field.leave()
    #expect(field.value == value)
  }
}
