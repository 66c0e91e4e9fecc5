import FormData
import FormInterchange
import RuleSyntax
import Testing

@testable import LanguageServer

@Suite struct FeatureTests {
  private func result(_ method: String, _ marked: String, _ more: [String: JSONNode] = [:])
    -> JSONTree?
  {
    TestClient().ask("textDocument/\(method)", marked, more)?["result"]
  }

  private static let all: JSONNode = [
    "start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0],
  ]

  // MARK: Diagnostics

  @Test func `diagnostics come with code, place and related places`() throws {
    let client = TestClient()
    client.open("form f {\n    field a\n    field a { min_lenght(3) }\n}\n")
    let found = try #require(client.diagnostics()[TestClient.address])
    #expect(found.compactMap { $0["code"]?.text } == ["E0302", "E0303"])
    #expect(found[0]["relatedInformation"]?.items?.count == 1)
    #expect(found[1].member("range", "start", "line")?.integer == 2)
    #expect(found[1]["message"]?.text?.contains("min_length") == true)
    // Nothing has changed since.
    #expect(client.diagnostics().isEmpty)
  }

  @Test func `what is wrong in an import is shown where it is imported, and goes with it`() throws {
    let client = TestClient(files: ["/w/lib.rules": "rule r { requird }"])
    client.open("import \"lib.rules\"\nform f { field a { r } }\n")
    let found = try #require(client.diagnostics()[TestClient.address])
    #expect(found.count == 1)
    #expect(found.first?.member("range", "start", "line")?.integer == 0)
    // The document takes the place of the file.
    client.open("rule r { required }", at: "file:///w/lib.rules")
    let after = client.diagnostics()
    #expect(after[TestClient.address]?.isEmpty == true)
    #expect(after["file:///w/lib.rules"]?.isEmpty == true)
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///w/lib.rules"]])
    #expect(client.diagnostics()[TestClient.address]?.count == 1)
  }

  // MARK: Hover

  @Test(arguments: [
    ("form f { field a { min_l|ength(3) } }", "Holds when the text has"),
    ("form f { field a { em|ail } }", "HTML standard"),
    ("# Short ones.\nrule r { required }\nform f { field a { r| } }", "Short ones."),
    ("form f { field a| \"A label\"; field b { equal(a) } }", "named in one other place"),
    ("form f { field a: choice { option \"x\" \"Ex\" }; when a| == \"x\" { } }", "`x`"),
    ("form f { wh|en a == \"x\" { } }", "# `when …"),
    ("form f { field a { normalize tr|im } }", "# `normalize`"),
    ("rule r(n|: integer = 3) { min_length(n) }", "n: integer = 3"),
    ("form f { field a: inte|ger }", "# Types"),
  ])
  func `a name is explained`(marked: String, expected: String) {
    let text = result("hover", marked)?.member("contents", "value")?.text
    #expect(text?.contains(expected) == true, "\(text ?? "nothing") at \(marked)")
  }

  @Test func `where there is nothing to explain there is no hover`() {
    #expect(result("hover", "form f { field a }\n|")?.content == .null)
    #expect(result("hover", "# com|ment")?.content == .null)
  }

  @Test func `each word of the language has a page, and only these`() {
    let reserved = TokenKind.allCases.filter(\.isReservedWord).map { "\($0)" }
    let words = LanguageWords.all.union(reserved).subtracting(["true", "false", "null"])
    #expect(words.filter { LanguagePages.page(of: $0) == nil } == [])
    #expect(LanguagePages.pages.keys.filter { !words.contains($0) } == [])
  }

  // MARK: Outline

  @Test func `a broken file has an outline around the break`() throws {
    let text =
      "form f {\n    field a {{\n    field b\n}\n\nform g { field c }\nrule r { required }\n|"
    let items = try #require(result("documentSymbol", text)?.items)
    let names = items.compactMap { $0["name"]?.text }
    #expect(names.contains("f") && names.contains("g") && names.contains("r"), "\(names)")
  }

  @Test func `symbols of the workspace are found by their letters`() {
    let client = TestClient(files: ["/w/lib.rules": "rule strong_password { required }"])
    client.open("form f { field street }")
    let answer = client.request("workspace/symbol", ["query": "str"])
    let names = (answer?["result"]?.items ?? []).compactMap { $0["name"]?.text }
    #expect(Set(names) == ["street", "strong_password"])
  }

  // MARK: Formatting

  @Test func `only lines that differ are changed`() throws {
    let text = "form f {\n    field a\n  field b\n    field c\n}\n|"
    let edits = try #require(result("formatting", text)?.items)
    #expect(edits.count == 1)
    #expect(edits.first?["newText"]?.text == "    field b\n")
    #expect(edits.first?.member("range", "start", "line")?.integer == 2)
  }

  @Test func `a range is formatted alone`() throws {
    let text = "form f {\n  field a\n    field b\n  field c\n}\n|"
    let range: JSONNode = [
      "start": ["line": 3, "character": 0], "end": ["line": 4, "character": 0],
    ]
    let edits = try #require(result("rangeFormatting", text, ["range": range])?.items)
    #expect(edits.compactMap { $0["newText"]?.text } == ["    field c\n"])
  }

  @Test func `a file with errors is not formatted`() {
    #expect(result("formatting", "form f { field }|")?.items?.isEmpty == true)
  }

  @Test(arguments: [
    ("form f {\n|", "    "), ("form f {\n    field a {\n|", "        "),
    ("form f {\n        }|", ""), ("form f {\n    field a {\n        }|\n", "    "),
  ])
  func `a line is indented by the blocks around`(marked: String, indentation: String) {
    let edits = result("onTypeFormatting", marked, ["ch": "\n"])?.items
    #expect(edits?.first?["newText"]?.text == indentation)
  }

  // MARK: Actions

  @Test func `the fix of a diagnostic is an action`() throws {
    let text = "form f { field a { min_len|ght(3) } }"
    let range: JSONNode = [
      "start": ["line": 0, "character": 20], "end": ["line": 0, "character": 20],
    ]
    let actions = try #require(result("codeAction", text, ["range": range])?.items)
    let action = try #require(actions.first { $0["kind"]?.text == "quickfix" })
    #expect(action["title"]?.text == "Replace 'min_lenght' by 'min_length'")
    let edits = action.member("edit", "changes")?[TestClient.address]?.items
    #expect(edits?.first?["newText"]?.text == "min_length")
  }

  @Test func `certain fixes are applied together`() throws {
    let text =
      "form f {\n    field a: inn\n    field b { required, }\n    field null\n    field true\n}|"
    let more: [String: JSONNode] = [
      "range": FeatureTests.all, "context": ["only": ["source.fixAll"]],
    ]
    let actions = try #require(result("codeAction", text, more)?.items)
    #expect(actions.allSatisfy { $0["kind"]?.text == "source.fixAll" })
    let edits = actions.first?.member("edit", "changes")?[TestClient.address]?.items ?? []
    #expect(edits.count >= 2)
  }

  // MARK: Colors and structure

  @Test func `each token has its kind`() throws {
    let text = "form f { field a: integer { min_value(3) } } # x|"
    let data = (result("semanticTokens/full", text)?["data"]?.items ?? []).compactMap(\.integer)
    let kinds = stride(from: 3, to: data.count, by: 5).map { SemanticTokenKind(rawValue: data[$0]) }
    #expect(
      kinds == [.keyword, .type, .keyword, .property, .type, .function, .number, .comment]
    )
  }

  @Test func `blocks and comments fold`() {
    let text = "# a\n# b\nform f {\n    field a {\n        required\n    }\n}\n|"
    let lines = (result("foldingRange", text)?.items ?? []).map {
      [$0["startLine"]?.integer, $0["endLine"]?.integer]
    }
    #expect(lines.contains([2, 5]) && lines.contains([3, 4]) && lines.contains([0, 1]))
  }

  @Test func `selections grow outward`() throws {
    let position: JSONNode = ["line": 0, "character": 20]
    let answer = result(
      "selectionRange",
      "form f { field a { min_length(3) } }|",
      ["positions": [position]]
    )
    var range = answer?.items?.first
    var lengths: [Int] = []
    while let known = range {
      let start = known.member("range", "start", "character")?.integer ?? 0
      let line = known.member("range", "end", "line")?.integer ?? 0
      lengths.append(
        (known.member("range", "end", "character")?.integer ?? 0) + line * 1000 - start
      )
      range = known["parent"]
    }
    #expect(lengths.count > 2)
    #expect(lengths == lengths.sorted())
    #expect(lengths.first == "min_length".count)
  }

  @Test func `tests and examples run, and what fails is shown`() throws {
    let client = TestClient()
    client.open(
      """
      rule r { min_length(2); accepts "ab", "a" }
      form f { field a { required } }
      test "good" { given { a: "x" }; expect valid }
      test "bad" { expect valid }
      """
    )
    _ = client.diagnostics()
    let lenses = client.request(
      "textDocument/codeLens",
      ["textDocument": ["uri": .text(TestClient.address)]]
    )?["result"]?.items
    #expect(
      lenses?.compactMap { $0.member("command", "title")?.text } == [
        "Run 2 examples", "Run test", "Run test",
      ]
    )
    let command: JSONNode = [
      "command": "formrules.runTests", "arguments": [.text(TestClient.address)],
    ]
    let answer = client.request("workspace/executeCommand", command)
    #expect(answer?.member("result", "passed")?.integer == 2)
    #expect(answer?.member("result", "failed")?.integer == 2)
    let shown = client.diagnostics()[TestClient.address] ?? []
    let failures = shown.filter { $0["source"]?.text == "formrules test" }
    #expect(failures.compactMap { $0.member("range", "start", "line")?.integer } == [0, 3])
  }

  @Test func `hints name parameters and neighbors`() {
    let text = """
      rule r(low: integer, high: integer) { length(low...high) }
      form f { field a { equal_next; r(1, 2) }; field b }|
      """
    let hints = result("inlayHint", text, ["range": FeatureTests.all])?.items ?? []
    #expect(hints.compactMap { $0["label"]?.text } == ["= b", "low:", "high:"])
  }

  @Test func `imports are links`() {
    let client = TestClient(files: ["/w/lib.rules": ""])
    let answer = client.ask(
      "textDocument/documentLink",
      "import \"lib.rules\"\nimport \"no.rules\"\n|"
    )
    let links = answer?["result"]?.items ?? []
    #expect(links.compactMap { $0["target"]?.text } == ["file:///w/lib.rules"])
  }
}
