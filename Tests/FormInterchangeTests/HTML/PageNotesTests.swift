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
      "test.rules:\(place): replace: what it makes of a text is left to the server"
    }
    #expect(try notes(rules) == [loss("2:9: loss: a")])
    // A module has all forms of the file.
    let all = [loss("2:9: loss: a"), loss("5:20: loss: c")]
    #expect(try notes(rules, as: .javaScript) == all)
  }

  @Test(arguments: [("en-GB", ""), ("de", "messages"), ("fr", "the page's own words")])
  func `what stays English is remarked on`(language: String, text: String) throws {
    let found = try notes("form f @language(\"\(language)\") { field a { required } }")
    #expect(found.count == (text.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.contains("remark: @language: \(text)") })
  }
}
