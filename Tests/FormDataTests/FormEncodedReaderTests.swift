import FormData
import RuleEngine
import Testing

struct FormEncodedReaderTests {
  static let pairs: [(String, Value)] = [
    ("name=Ann&age=30", ["name": "Ann", "age": "30"]),
    ("", [:]),
    ("\n", [:]),
    ("&&name=Ann&\r\n", ["name": "Ann"]),
    ("name=", ["name": ""]),
    ("name", ["name": ""]),
    ("name=on&subscribed=on", ["name": "on", "subscribed": "true"]),
    ("name=a+b%20c%2Bd", ["name": "a b c+d"]),
    ("n%61me=%C3%A9%F0%9F%98%80", ["name": "é😀"]),
    ("name=%00", ["name": "\0"]),
    ("name=a=b", ["name": "a=b"]),
    ("name=é", ["name": "é"]),
    ("tags=a&tags=b", ["tags": ["a", "b"]]),
    ("tags=a", ["tags": ["a"]]),
    ("tags[0]=a&tags%5B1%5D=b", ["tags": ["a", "b"]]),
    ("tags=a&tags=", ["tags": ["a"]]),
    (
      "home.city=Ulm&card.valid.until=x",
      ["home": ["city": "Ulm"], "card": ["valid": ["until": "x"]]]
    ),
    ("addresses[0].lines=a&addresses[0].lines=b", ["addresses": [["lines": ["a", "b"]]]]),
    ("`odd \"n%C3%A4me\\`=x", ["odd \"näme\\": "x"]),
    ("\u{FEFF}name=Ann", ["name": "Ann"]),
  ]

  @Test(arguments: pairs)
  func `pairs are texts under the paths of fields`(_ text: String, _ value: Value) {
    #expect(Reading.all(.form, text) == [.record(value)])
    #expect(Reading.all(.form, text, pieces: 1) == [.record(value)])
  }

  @Test(arguments: [
    ("name=é%zz", "1:7: expected two hexadecimal digits after '%'"),
    (
      "name=1&\(String(repeating: "a%CC%81", count: 683))=1",
      "1:8: a name of more than 2048 bytes"
    ),
    ("name=%4", "1:6: expected two hexadecimal digits after '%'"),
    ("name=%&age=1", "1:6: expected two hexadecimal digits after '%'"),
    ("age=1&name=x%ff", "1:12: not UTF-8"),
    ("n%ff=1", "1:1: not UTF-8"),
    ("name=a&age=1&name=b", "1:14: duplicate name 'name'"),
    ("tags=a&tags[0]=b", "1:8: duplicate name 'tags[0]'"),
    ("tags[1]=a", "1:1: 'tags[1]' is present, but not 'tags[0]'"),
    ("home=a&home.city=b", "1:8: 'home.city' is a part of 'home', which has a value of its own"),
    ("name=a\nb", "1:7: U+000A has to be written as an escape"),
    ("name=a\0", "1:7: U+0000 has to be written as an escape"),
  ])
  func `what can't be decoded makes the record unreadable`(_ text: String, _ fault: String) {
    #expect(Reading.all(.form, text) == [.unreadable(fault)])
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(
      Reading.all(.form, Array("name=".utf8) + [0xFF]) == [.unreadable("1:6: not UTF-8")]
    )
  }

  @Test func `a text beyond the limit is unreadable`() {
    #expect(
      Reading.all(
        .form,
        Array("name=\(String(repeating: "x", count: 200))".utf8),
        limits: ReadingLimits(bytes: 100)
      )
        == [.unreadable("1:1: a record of more than 100 bytes")]
    )
  }

  @Test func `names that the form doesn't know are left out`() throws {
    var reader = RecordFormat.form.reader(
      of: ByteSource(Array("nmae=1&name=2&csrf=3".utf8)),
      for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    var buffer = RecordBuffer()
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    #expect(reader.unknownNames == ["nmae", "csrf"])
    #expect(try reader.next(into: &buffer) == .end)
  }

  @Test func `slots tell where in the text their values stand`() throws {
    var reader = RecordFormat.form.reader(
      of: ByteSource(Array("name=é&age=30".utf8)),
      for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    var buffer = RecordBuffer()
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    #expect(reader.place(ofByte: Int(buffer.slots[2].source)) == DataPlace(line: 1, column: 12))
  }
}
