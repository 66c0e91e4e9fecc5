import FormRules
import Observation
import Testing

@Suite struct TextInputTests {
  private func form(_ fields: String) throws -> RuleForm {
    try #require(try RuleFile(text: "form f { \(fields) }").form("f"))
  }

  @Test func `keys go through mask and filter`() throws {
    let form = try form(
      #"field date { mask "[00]{/}[00]"; filter regex(/(0[1-9]|1[0-2])\/[0-9]{2}/); required }"#
    )
    let date = try form.makeTextInput(for: "date")
    let empty = date.text
    #expect(empty.isEmpty)
    try date.edit(0..<0, "1")
    let typed = try date.edit(1..<1, "2")
    #expect(typed.shown == "12/" && typed.value == "12/" && typed.caret == 3)
    let refused = try date.edit(0..<1, "9")
    #expect(refused.disposition == .refused && refused.value == "12/")
    let pasted = try date.edit(utf16Range: 3..<3, "2789")
    #expect(pasted.disposition == .shortened && pasted.isComplete)
    let (text, value) = (date.text, date.value)
    #expect(text == "12/27" && value == "12/27")
    let deleted = try date.edit(4..<5, "")
    #expect(deleted.shown == "12/2")
  }

  @Test func `a value that was set is edited as if it had been typed`() throws {
    let form = try form(#"field a { mask "[00]-[00]"; filter regex(/[1-4]+/) }"#)
    let input = try form.makeTextInput(for: "a")
    try input.edit(0..<0, "12")
    input.set("34")
    let (text, value) = (input.text, input.value)
    #expect(text == "34-" && value == "34")
    let edited = try input.edit(3..<3, "4")
    #expect(edited.shown == "34-4")
    let typed = [input.acceptsTyping(of: "1234"), input.acceptsTyping(of: "12")]
    #expect(typed == [true, true])
    let untyped = [input.acceptsTyping(of: "1235"), input.acceptsTyping(of: "12345")]
    #expect(untyped == [false, false])
    let kept = input.value
    #expect(kept == "344")
  }

  @Test(arguments: ["👩‍👩‍👧", "e\u{301}", "שלום\u{200F}", "🇩🇪"])
  func `characters of any kind are counted as characters`(_ text: String) throws {
    let input = try form("field a { filter max_length(6) }").makeTextInput(for: "a")
    try input.edit(0..<0, "x")
    let outcome = try input.edit(1..<1, text)
    #expect(outcome.value == "x" + text && outcome.caret == 1 + text.count)
    let deleted = try input.edit(1..<1 + text.count, "")
    #expect(deleted.value == "x")
    try input.edit(1..<1, text)
    if text.count == 1 {
      let split = try input.edit(utf16Range: 2..<text.utf16.count + 1, "")
      #expect(split.value.utf16.count <= 2)
    }
  }

  @Test(arguments: [
    ("field a { mask \"[0000] [0000]\" }", "٤١١١٢", "4111 2"), ("field a: integer", "۴۲", "42"),
    ("field a: number as \"1.234,56\"", "१२३४,५", "1.234,5"), ("field a: number", "-١.5", "-1.5"),
    ("field a: date as \"DD.MM.YYYY\"", "٣١١٢٢٠٢٦", "31.12.2026"),
    ("field a: date", "𝟚026", "2026"),
    ("field a { filter chars(\"0-9\") }", "٤२x1", "421"), ("field a { mask \"[__]\" }", "٤", "4"),
    // The separators of Arabic numbers.
    ("field a: number", "١٢٫٥", "12.5"), ("field a: number", "١٬٢", "1٬2"),
    ("field a: number as \"1.234,56\"", "١٬٢٣٤٫٥", "1.234,5"),
    ("field a: number as \"1234,56\"", "٤٫٥", "4,5"),
    ("field a: integer as \"1,234\"", "١٬٢٣٤", "1,234"),
    ("field a: integer", "١٫٥", "1٫5"),
    // Other texts keep them, also if a filter accepts them.
    ("field a", "٤२", "٤२"), ("field a { filter max_length(2) }", "٤२١", "٤२"),
  ])
  func `digits of all scripts can be typed`(_ field: String, typed: String, text: String) throws {
    let input = try form(field).makeTextInput(for: "a")
    for character in typed {
      try input.edit(input.text.count..<input.text.count, String(character))
    }
    #expect(input.text == text)
    input.set("")
    try input.edit(0..<0, typed)
    #expect(text.hasPrefix(input.text) && !input.text.isEmpty)
  }

  @Test func `a filter may read what other fields hold`() throws {
    let form = try form(
      """
      field most: integer
      field count: integer { filter max_value(most) }
      group g { field code { filter max_length(2) } }
      """
    )
    let small = try form.makeTextInput(for: "count", among: ["most": 20])
    try small.edit(0..<0, "2")
    let refused = try small.edit(1..<1, "1")
    #expect(refused.disposition == .refused)
    let large = try form.makeTextInput(for: "count", among: ["most": 30])
    try large.edit(0..<0, "2")
    let taken = try large.edit(1..<1, "1")
    #expect(taken.value == "21")
    let free = try form.makeTextInput(for: "count")
    let unbound = try free.edit(0..<0, "9999")
    #expect(unbound.value == "9999")
    let code = try form.makeTextInput(for: "g.code")
    let shortened = try code.edit(0..<0, "abc")
    #expect(shortened.value == "ab")
  }

  @Test func `a view that keeps it is notified of what changes, and of nothing else`() throws {
    let input = try form(#"field a { mask "[00]{/}[00]" }"#).makeTextInput(for: "a")
    let notified = Asked()
    func watch() {
      withObservationTracking {
        _ = input.text
      } onChange: {
        notified.note("text")
      }
      withObservationTracking {
        _ = input.value
      } onChange: {
        notified.note("value")
      }
    }
    watch()
    try input.edit(0..<0, "1")
    #expect(notified.texts.sorted() == ["text", "value"])
    watch()
    try input.edit(1..<1, "x")
    #expect(notified.texts.count == 2)
    input.set("0828")
    #expect(notified.texts.count == 4)
  }

  @Test func `what cannot be typed is an error`() throws {
    let form = try form("field agreed: boolean; field name; field rows: list of text")
    #expect(throws: SessionError.unknownField("nobody")) {
      _ = try form.makeTextInput(for: "nobody")
    }
    #expect(throws: SessionError.notEditable("agreed")) {
      _ = try form.makeTextInput(for: "agreed")
    }
    #expect(throws: SessionError.notEditable("rows")) { _ = try form.makeTextInput(for: "rows") }
    let name = try form.makeTextInput(for: "name")
    #expect(throws: SessionError.outOfBounds(1..<1, count: 0)) { try name.edit(1..<1, "a") }
    let value = name.value
    #expect(value.isEmpty)
  }

  @Test func `a field of a live form takes and refuses the same`() throws {
    let form = try form(
      #"""
      field card { mask "[0000] [0000]"; filter regex(/4[0-9]{7}/) }
      field mail { filter regex(/[a-z]+@[a-z]+/) and max_length(8) }
      field either { filter regex(/[0-9]+/) or one_of("ab", "cd") }
      """#
    )
    for path in ["card", "mail", "either"] as [FieldPath] {
      let session = try form.makeSession()
      let field = try #require(session.field(path))
      let input = try form.makeTextInput(for: path)
      for key in ["4", "a", "b", "1", "@", "x", "2", "3", "c", "4", "5", "6", "7", "8", "9", "é"] {
        // Often enough that patterns are run as tables.
        for _ in 0..<12 {
          let end = input.text.count
          let expected = try field.edit(end..<end, key)
          let outcome = try input.edit(end..<end, key)
          #expect(outcome == expected)
        }
      }
    }
  }
}
