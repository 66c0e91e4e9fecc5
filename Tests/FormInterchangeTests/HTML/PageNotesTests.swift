import FormInterchange
import FormRules
import Testing

/// What a page says of itself that it leaves to the server, or in English.
@Suite struct PageNotesTests {
  private func notes(_ rules: String, as format: ExportFormat = .html) throws -> [String] {
    let form = try #require(format.export(form: "f", in: Exporting.scope(rules)))
    return form.notes.map { $0.text(in: "test.rules") }
  }

  @Test func `a replacement that only the server makes is a loss, with line and field`() throws {
    let rules = #"""
      form f {
        field a { normalize replace(/(a+)b/, "$1") }
        field b { normalize replace(/a+/, "x") }
      }
      form other { field c { normalize replace(/(a+)b/, "$1") } }
      """#
    func loss(_ place: String) -> String {
      "test.rules:\(place): replace: its result is left to the server"
    }
    #expect(try notes(rules) == [loss("2:9: loss: a")])
    // A module has all forms of the file.
    let all = [loss("2:9: loss: a"), loss("5:20: loss: c")]
    #expect(try notes(rules, as: .javaScript) == all)
  }

  @Test func `lists of lists are left out with a note`() throws {
    let rules =
      "form f {\n  field a: list of list of text\n  field b: map of list of choice { option \"x\" }\n}"
    let found = try notes(rules)
    #expect(found.map { $0.prefix(21) } == ["test.rules:2:9: loss:", "test.rules:3:9: loss:"])
    let form = try #require(ExportFormat.html.export(form: "f", in: Exporting.scope(rules)))
    #expect(!form.text.contains("name=\"a"))
  }

  @Test func `segments that a page does not show are remarked on`() throws {
    let rules = """
      form f {
        field a: integer @segments("Email", "Text")
        field b: choice @segments { option "x" }
        field c: number @segments("One")
        field d: integer @segments
      }
      """
    let found = try notes(rules)
    #expect(found.map { $0.prefix(15) } == ["test.rules:4:9:", "test.rules:5:9:"])
    #expect(found.allSatisfy { $0.contains("@segments") })
  }

  @Test func `a German page has the German messages that its rules need`() throws {
    let rules =
      "form f @language(\"de-AT\") { field a { required; email }; field b: integer { between(1...3) } }"
    let page = try #require(ExportFormat.html.export(form: "f", in: Exporting.scope(rules))).text
    for message in ["Bitte ausfüllen.", "Bitte eine E-Mail-Adresse", "{low} bis {high}"] {
      #expect(page.contains(message))
    }
    for message in ["Die Datei muss", "Bitte eine URL", "Vielfaches"] {
      #expect(!page.contains(message))
    }
    let english = rules.replacing(" @language(\"de-AT\")", with: "")
    let other = try #require(ExportFormat.html.export(form: "f", in: Exporting.scope(english))).text
    #expect(!other.contains("\"translations\":"))
  }

  @Test(arguments: [
    ("en-GB", "required", ""), ("EN", "required", ""), ("de", "required; email", ""),
    ("de", "semver", "\"Enter a version"), ("fr", "required", "the page's own words"),
  ])
  func `what stays English is remarked on`(language: String, rules: String, text: String) throws {
    let found = try notes("form f @language(\"\(language)\") { field a { \(rules) } }")
    #expect(found.count == (text.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.contains("remark: @language: \(text)") })
  }
}
