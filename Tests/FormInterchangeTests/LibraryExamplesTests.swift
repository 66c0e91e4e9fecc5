@testable import FormInterchange
import FormRules
import Foundation
import Testing

/// The examples of the module's page, compiled and run.
@Suite struct LibraryExamplesTests {
  private let data = Data(
    """
    [
      {
        "<TextFieldCell + TextFieldCellIdentifier>": {
          "textField?": { "<key>": "login", "<validators>": { "type": "email" } }
        }
      },
      {
        "<= + =>": { "textField?": { "<key>": "password", "<validators>": { "min_length!": 6 } } }
      }
    ]
    """.utf8
  )

  @Test func `an app loads a form of PureForm`() throws {
    let imported = try ImportFormat.pureForm.form(from: Array(data))
    let rules = try RuleFile(text: imported.text, name: "Login.json")
    let form = rules.forms[0]

    let report = form.validate(["login": "ann@", "password": "secret1"])
    print(report.violations.map { "\($0.path): \($0.rule)" })  // ["login: email"]

    var options = ImportFormat.Options()
    options.formName = "sign_in"
    options.isExact = true
    let exact = try ImportFormat.pureForm.form(from: Array(data), options)

    #expect(report.violations.map { "\($0.path): \($0.rule)" } == ["login: email"])
    let own = try #require(RuleFile(text: exact.text).form("sign_in"))
    let violations = own.validate(["login": "ann@", "password": "secret1"]).violations
    #expect(violations.map(\.message) == ["Value doesn't match email format"])
  }

  @Test func `what cannot be brought is told`() {
    do throws(ImportError) {
      _ = try ImportFormat.jsonSchema.form(
        from: Array(#"{ "type": "string", "format": "regex" }"#.utf8)
      )
    } catch {
      for note in error.notes { print(note.text(in: "pair.schema.json")) }
    }

    let schema = Array(#"{ "type": "string", "format": "regex" }"#.utf8)
    let error = #expect(throws: ImportError.self) { try ImportFormat.jsonSchema.form(from: schema) }
    #expect(error?.notes.map(\.keyword) == ["format"])
    #expect(error?.notes.first?.place == InterchangeNote.Place(line: 1, column: 31))
  }

  @Test func `a schema is brought as it is to be read`() throws {
    var importer = JSONSchemaImporter(formName: "limit")
    importer.subject = .value
    importer.assertsFormats = false
    importer.draft = .draft7
    let limit = try importer.form(from: Array(#"{ "type": "integer", "minimum": 1 }"#.utf8))
    print(try RuleFile(text: limit.text).forms[0].validate(["value": 0]).verdict)  // invalid

    let form = try #require(RuleFile(text: limit.text).form("limit"))
    #expect(form.validate(["value": 0]).verdict == .invalid)
    #expect(form.validate(["value": 1]).verdict == .valid)
  }

  @Test func `every example of the page stands here`() throws {
    let page = Fixtures.root
      .appending(path: "Sources/FormInterchange/FormInterchange.docc/FormInterchange.md")
    let own = packed(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = try String(contentsOf: page, encoding: .utf8).split(separator: "```swift\n")
    #expect(blocks.count > 4)
    for block in blocks.dropFirst() {
      let end = try #require(block.range(of: "```")).lowerBound
      let code = packed(String(block[..<end]))
      #expect(own.contains(code), "not compiled: \(block[..<end])")
    }
  }

  private func packed(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
