import FormData
import RuleEngine
import Testing

struct CSVReaderTests {
  static let rows: [(String, [Value])] = [
    ("name,age\nAnn,30\nBob,40\n", [["name": "Ann", "age": "30"], ["name": "Bob", "age": "40"]]),
    ("age,name\r\n30,Ann", [["name": "Ann", "age": "30"]]),
    ("name,age\rAnn,30\r", [["name": "Ann", "age": "30"]]),
    ("\u{FEFF}name\nAnn", [["name": "Ann"]]),
    ("\u{FEFF}\"name\"\nAnn", [["name": "Ann"]]),
    ("name,age\n\n\r\nAnn,\n\n", [["name": "Ann", "age": ""]]),
    ("name\n\"\"\n", [["name": ""]]),
    ("name,age\n\"a\"\"b\",\"x,y\"\n", [["name": "a\"b", "age": "x,y"]]),
    ("name,age\n\"two\r\nlines\n\n\",1\n", [["name": "two\r\nlines\n\n", "age": "1"]]),
    ("name\n  spaces stay\t \n", [["name": "  spaces stay\t "]]),
    ("name,age\n,\n", [["name": "", "age": ""]]),
    ("name\n\"Ann\"", [["name": "Ann"]]),
    (
      "home.city,home.lines[0],card.valid.until\nUlm,x,12/30\n",
      [["home": ["city": "Ulm", "lines": ["x"]], "card": ["valid": ["until": "12/30"]]]]
    ),
    (
      "tags[1],tags[0]\nb,a\n,a\n,\nb,\n",
      [["tags": ["a", "b"]], ["tags": ["a"]], [:], ["tags": ["", "b"]]]
    ),
    (
      "addresses[0].city,addresses[1].city,addresses[1].lines[0]\nUlm,,\nUlm,Bonn,\n,,x\n",
      [
        ["addresses": [["city": "Ulm"]]],
        ["addresses": [["city": "Ulm"], ["city": "Bonn"]]],
        ["addresses": [["city": ""], ["city": "", "lines": ["x"]]]],
      ]
    ),
    ("matrix[0][0],matrix[0][1],matrix[1][0]\n1,2,3\n", [["matrix": [["1", "2"], ["3"]]]]),
    ("name\n", []),
    ("name", []),
  ]

  @Test(arguments: rows)
  func `rows are records of texts`(_ text: String, _ records: [Value]) {
    let expected = records.map(Reading.record)
    #expect(Reading.all(.csv, text) == expected)
    for size in 1...9 { #expect(Reading.all(.csv, text, pieces: size) == expected) }
  }

  @Test func `a name that is no identifier stands in backquotes`() {
    #expect(
      Reading.all(.csv, "\"`odd \"\"näme\\`\",name\nx,y\n")
        == [.record(["odd \"näme\\": "x", "name": "y"])]
    )
  }

  @Test func `columns that the form doesn't know are named and left out`() throws {
    var reader = RecordFormat.csv.reader(
      of: ByteSource(Array("nmae,age,name[0],card.numbr,a..b,home.city.x\n1,2,3,4,5,6\n".utf8)),
      for: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    var buffer = RecordBuffer()
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    #expect(reader.unknownNames == ["nmae", "name[0]", "card.numbr", "a..b", "home.city.x"])
    let values = RecordExtractor(forms: PersonForm.forms).values(of: PersonForm.person, in: buffer)
    #expect(values == ["age": "2"])
  }

  @Test(arguments: [
    ("", "1:1: expected a header with the paths of fields"),
    ("\n\r\n", "3:1: expected a header with the paths of fields"),
    ("name,age,name\n", "1:10: duplicate column 'name'"),
    ("name,,age\n", "1:6: column 2 has no name"),
    ("name,\(String(repeating: "a", count: 2_049))\n", "1:6: a name of more than 2048 bytes"),
    ("name,\"na\"me\n", "1:10: expected ',' or the end of the row after the closing '\"'"),
    ("card,card.number\n", "1:6: 'card.number' is a part of 'card', which has a value of its own"),
    ("card.number,card\n", "1:1: 'card.number' is a part of 'card', which has a value of its own"),
    ("tags[0],tags[2]\n", "1:9: 'tags[2]' is present, but not 'tags[1]'"),
    ("name,tags[999999999]\n", "1:6: 'tags[999999999]' is present, but not 'tags[0]'"),
    ("na\0me\n", "1:3: U+0000 isn't allowed in CSV"),
    ("name,\"age", "1:6: a quote that is not closed"),
  ])
  func `a header that says nothing clear ends reading`(_ text: String, _ fault: String) {
    #expect(Reading.all(.csv, text) == [.stopped(fault)])
  }

  @Test func `bytes that are not UTF-8 are refused where they start`() {
    let header = Array("name,age\n".utf8)
    #expect(
      Reading.all(.csv, [0xFF, 0xFE, 0x6E, 0x00]) == [
        .stopped("1:4: U+0000 isn't allowed in CSV")
      ]
    )
    #expect(Reading.all(.csv, [0xFF, 0xD8]) == [.stopped("1:1: not UTF-8")])
    #expect(
      Reading.all(.csv, header + Array("é,".utf8) + [0xC3, 0x28, 0x0A] + Array("x,1\n".utf8))
        == [.unreadable("2:3: not UTF-8"), .record(["name": "x", "age": "1"])]
    )
  }

  @Test(arguments: [
    ("Ann", "2:1: row has 1 value, the header has 2"),
    ("Ann,30,x,y", "2:8: row has 4 values, the header has 2"),
    ("\"two\nlines\",30,x", "3:11: row has 3 values, the header has 2"),
    ("A\"nn,30", "2:2: a '\"' in a value that does not start with one"),
    ("é,3\"0", "2:4: a '\"' in a value that does not start with one"),
    ("\"Ann\" ,30", "2:6: expected ',' or the end of the row after the closing '\"'"),
    ("\"two\nlines\"x,30", "3:7: expected ',' or the end of the row after the closing '\"'"),
    ("Ann,3\00", "2:6: U+0000 isn't allowed in CSV"),
  ])
  func `a row that can't be read costs its own record only`(_ row: String, _ fault: String) {
    let expected: [Reading] = [.unreadable(fault), .record(["name": "Bob", "age": "40"])]
    for end in ["\n", "\r\n", "\r"] {
      let text = "name,age\(end)\(row)\(end)Bob,40\(end)"
      #expect(Reading.all(.csv, text) == expected)
      for size in 1...7 { #expect(Reading.all(.csv, text, pieces: size) == expected) }
    }
  }

  @Test func `a quote that is never closed takes the rest`() {
    #expect(
      Reading.all(.csv, "name,age\nAnn,30\nBob,\"40\nCid,50\n")
        == [
          .record(["name": "Ann", "age": "30"]), .unreadable("3:5: a quote that is not closed"),
        ]
    )
  }

  @Test func `a row beyond the limit costs its own record only`() {
    let limits = ReadingLimits(bytes: 100)
    let long = String(repeating: "x", count: 300_000)
    for row in ["\(long),1", "\(long)", "\(String(repeating: "y,", count: 150_000))", "\"\(long)"] {
      for pieces in [1000, .max] {
        #expect(
          Reading.all(
            .csv,
            Array("name,age\n\(row)\nBob,40\n".utf8),
            pieces: pieces,
            limits: limits
          )
            == [
              .unreadable("2:1: a record of more than 100 bytes"),
              .record(["name": "Bob", "age": "40"]),
            ]
        )
      }
    }
  }

  @Test func `a value of a million bytes is read`() {
    let name = String(repeating: "a long, long line\n", count: 56_000)
    #expect(
      Reading.all(.csv, "name,age\n\"\(name)\",1\n")
        == [.record(["name": .text(name), "age": "1"])]
    )
  }

  @Test func `slots tell where in the row their values stand`() throws {
    let reader = CSVReader(
      ByteSource(Array("name,tags[0],age\r\n\r\n\"é\r\n\",b,\"3\"\r\n".utf8)),
      plan: RecordPlan(forms: PersonForm.forms, form: PersonForm.person)
    )
    var buffer = RecordBuffer()
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    func place(_ slot: Slot) -> String {
      let place = reader.place(ofByte: Int(slot.source))
      return "\(place.line):\(place.column)"
    }
    let slots = buffer.slots
    #expect(place(slots[1]) == "3:1")
    #expect(place(slots[2]) == "4:5")
    #expect(place(slots[6]) == "4:3")
    #expect(place(slots[Int(slots[6].start)]) == "4:3")
  }

  @Test(arguments: [(";", "a,b"), ("tab", "a;b"), ("|", "a;b")])
  func `other delimiters separate as the comma does`(name: String, text: String) throws {
    let delimiter = try #require(CSVDelimiter(name))
    let byte = String(decoding: [delimiter.byte], as: UTF8.self)
    let reader = CSVReader(
      ByteSource(Array("name\(byte)age\n\"x\(byte)\(text)\"\(byte)3\n".utf8)),
      plan: RecordPlan(forms: PersonForm.forms, form: PersonForm.person),
      delimiter: delimiter
    )
    var buffer = RecordBuffer()
    #expect(try reader.next(into: &buffer) == .record(number: 1))
    let values = RecordExtractor(forms: PersonForm.forms, keepsTexts: true)
      .values(of: PersonForm.person, in: buffer)
    #expect(values["name"] == .text("x\(byte)\(text)"))
    #expect(values["age"] == .text("3"))
    #expect(try reader.next(into: &buffer) == .end)
  }

  @Test(arguments: ["", ",,", "a", "\"", "\n", "5", " ", "é"])
  func `what separates nothing is no delimiter`(text: String) {
    #expect(CSVDelimiter(text) == nil)
  }

  @Test(arguments: [
    ("name;age\nAnn;3\n", "';', not by ',': add --delimiter ';'"),
    ("name\tage\nAnn\t3\n", "a tab, not by ',': add --delimiter tab"),
    ("\"name\";\"age\"\n\"Ann\";3\n", "';', not by ',': add --delimiter ';'"),
  ])
  func `a header with another delimiter is recognized`(text: String, hint: String) {
    let place = text.hasPrefix("\"") ? "1:7" : "1:1"
    #expect(Reading.all(.csv, text) == [.stopped("\(place): the columns are separated by \(hint)")])
  }
}
