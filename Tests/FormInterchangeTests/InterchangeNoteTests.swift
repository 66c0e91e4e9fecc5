@testable import FormInterchange
import Testing

@Suite struct InterchangeNoteTests {
  @Test func `a note names file, place, path and keyword`() {
    let note = InterchangeNote(
      severity: .loss,
      place: InterchangeNote.Place(line: 3, column: 5),
      path: "/properties/age",
      keyword: "contentEncoding",
      message: "there is no rule for encoded contents"
    )
    #expect(
      note.text(in: "form.json")
        == "form.json:3:5: loss: /properties/age: contentEncoding: there is no rule for encoded contents"
    )
  }

  @Test func `a note without place and path has no empty parts`() {
    let note = InterchangeNote(severity: .remark, keyword: "$schema", message: "read as draft 7")
    #expect(note.text(in: "form.json") == "form.json: remark: $schema: read as draft 7")
    let odd = InterchangeNote(
      severity: .loss,
      path: "/a\nb\u{1B}[31m",
      keyword: "x",
      message: "\u{202E}y"
    )
    #expect(odd.text(in: "form.json") == "form.json: loss: /a␊b␛[31m: x: <U+202E>y")
  }

  @Test func `severities are ordered by what they cost`() {
    #expect(InterchangeNote.Severity.allCases.sorted() == [.remark, .difference, .loss, .refusal])
  }
}
