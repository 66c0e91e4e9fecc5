import FormData
import FormInterchange
import FormRules
import RuleSyntax
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct RenameTests {
  /// The text after a rename at the mark; the error's message where it is refused.
  private func renamed(_ marked: String, to name: String) -> String {
    let client = TestClient()
    let answer = client.ask("textDocument/rename", marked, ["newName": .text(name)])
    if let message = answer?.member("error", "message")?.text { return message }
    let (text, _) = TestClient.place(in: marked)
    let edits = answer?.member("result", "changes")?[TestClient.address]?.items ?? []
    let source = SourceText(name: "", text: text)
    let positions = TextPositions(source: source, encoding: .utf16)
    var bytes = source.bytes
    let changes = edits.compactMap { edit in
      positions.range(edit["range"]).map { ($0, edit["newText"]?.text ?? "") }
    }
    for (range, new) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("form f { field a|; field c { equal(a) } }", "b", "form f { field b; field c { equal(b) } }"),
    ("form f { field |a }", "a-b", "form f { field `a-b` }"),
    (
      "form f { field a: choice { option \"x|\" }; when a == \"x\" { field b } }", "y \"z\"",
      "form f { field a: choice { option \"y \\\"z\\\"\" }; when a == \"y \\\"z\\\"\" { field b } }"
    ),
    (
      "rule r(n|: integer) \"{n}\" { min_length(n) }", "m",
      "rule r(m: integer) \"{m}\" { min_length(m) }"
    ),
  ])
  func `a name is replaced wherever it is named`(marked: String, name: String, expected: String) {
    #expect(renamed(marked, to: name) == expected)
  }

  @Test(arguments: [
    // The new name is taken.
    ("form f { field a|; field b { equal(a) } }", "b"),
    ("rule r| { required }", "min_length"),
    ("form f { field a: choice { option \"x|\"; option \"y\" } }", "y"),
    // Within the group another field has it, so that the path would lead there.
    ("form f { field a|; group g { field b; field c { equal(a) } } }", "b"),
    // The parameter of the rule would take the name in the message.
    ("rule r(n, m|) \"{n}\" { min_length(n); max_length(m) }", "n"),
    ("form f { field a| }", ""),
    ("form f { field a| }", "a`b"),
    ("form f { field a { min_length|(3) } }", "x"),
    ("form f { field a: text| }", "x"),
    ("form f { field a { required } }  |", "x"),
  ])
  func `what would change the meaning is refused`(marked: String, name: String) {
    let (text, _) = TestClient.place(in: marked)
    let result = renamed(marked, to: name)
    #expect(result != text)
    #expect(!result.hasPrefix("form") && !result.hasPrefix("rule r"), "\(result)")
  }

  @Test(arguments: TestEffort.of(NameIndexTests.files))
  func `every name of a file can be replaced by a new one`(path: String) throws {
    let workspace = Repository.workspace()
    let analysis = try #require(workspace.analysis(of: path))
    let diagnostics = analysis.compilation(in: workspace).diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let files = Repository.ruleFiles
    let client = TestClient(files: files)
    client.open(files[path] ?? "", at: path)
    let declared = analysis.names(in: workspace).occurrences.filter(\.isDeclaration)
    // Standard files are known by their rules' names.
    for occurrence in declared.prefix(6) where !path.contains("/Standard/") {
      let positions = TextPositions(source: analysis.source, encoding: .utf16)
      let position = positions.position(of: Int(occurrence.range.start))
      let answer = client.request(
        "textDocument/rename",
        client.params(at: position, ["newName": "zz_renamed"], of: path)
      )
      let message = answer?.member("error", "message")?.text
      #expect(answer?["result"] != nil, "\(path): \(occurrence.symbol.name): \(message ?? "")")
    }
  }
}
