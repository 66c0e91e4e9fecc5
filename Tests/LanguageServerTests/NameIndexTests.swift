import FormData
import FormInterchange
import FormRules
import RuleCompiler
import RuleSyntax
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct NameIndexTests {
  static let files = Repository.ruleFiles.keys.sorted()

  @Test(arguments: TestEffort.of(files))
  func `every name of a sound rule file means something`(path: String) throws {
    let workspace = Repository.workspace()
    let analysis = try #require(workspace.analysis(of: path))
    guard
      !analysis.compilation(in: workspace).diagnostics.contains(where: { $0.severity == .error })
    else { return }
    let known = Set(analysis.names(in: workspace).occurrences.map(\.range))
    let tokens = analysis.tokens
    for (index, token) in tokens.enumerated()
    where token.kind == .name || token.kind == .quotedName {
      // What is before a colon may be the key of a map, which is data.
      if index + 1 < tokens.count, tokens[index + 1].kind == .colon { continue }
      let word = analysis.source.text(in: token.range)
      let isWord = LanguageWords.all.contains(word) || LanguageNames.ownRules.contains(word)
      let isKnown = isWord || known.contains(token.range)
      let place = analysis.source.location(of: token.range.start)
      #expect(isKnown, "\(path):\(place.line):\(place.column): '\(word)'")
    }
  }

  @Test(arguments: TestEffort.of(files))
  func `each name lies where it is written`(path: String) throws {
    let workspace = Repository.workspace()
    let analysis = try #require(workspace.analysis(of: path))
    let names = analysis.names(in: workspace)
    for occurrence in names.occurrences {
      let text = analysis.source.text(in: occurrence.range)
      let name = occurrence.symbol.name
      let written = [Name(name).written, "`\(name)`", StringEscapes.quote(name), name]
      #expect(written.contains(text) || occurrence.spelling == .text, "'\(text)' for '\(name)'")
      #expect(names.occurrence(at: Int(occurrence.range.start))?.symbol == occurrence.symbol)
    }
  }

  @Test(arguments: [
    "form f { field a|; field b { equal(a) } }",
    "form f { field a; field b { equal(|a) } }",
    "form f { group g { field a| }; field b { equal(g.a) } }",
    "form p { field a| }; form f { field x: p; field b { equal(x.a) } }",
    "form p { field a| }; form f { field x: list of p { unique(a) } }",
    "form p { field a|: number }; form f { field x: list of p; field s: number = sum(a of x) }",
    "form p { field a|; field b { different(previous.a) } }; form f { field x: list of p }",
    "form p(all: list of p) { field a|; field b; check count(all where b == this.a) == 0 \"m\" }",
    "form f { field a|; test }\ntest \"t\" for f { given { a: \"x\" }; expect valid }".replacing(
      "; test",
      with: ""
    ),
    "form f { field a: choice { option |\"x\" }; when a == \"x\" { field b } }",
    "form f { field a: choice { option |\"x\" }\n}\ntest \"t\" { given { a: \"x\" }; expect valid }",
    "rule r(n|: integer) \"{n}\" { min_length(2) }",
    "rule r(n|) { min_length(n) }",
    "rule r(n|) { min_length(1) }; form f { field a { r(n: 3) } }",
    "rule r(n|: integer) { min_length(1) }; form f { field a { r(3) \"{n} of them\" } }",
    "rule r| { required }; form f { field a { r } }",
    "form f| { field a }; test \"t\" for f { expect valid }",
    "form f { let n| = 3; field a: number { max_value(n) } }",
    "form f { step s| { field a } }; test \"t\" { step s; expect valid }",
    "form f { context c|; field a { equal(c) } }",
    "form p(n|: date) { field a: date { before(n) } }",
    "form p(n|: date) { field a: date }; form f { field d: date; field x: p(n: d) }",
    "external rule e|; form f { field a { e } }",
  ])
  func `a name is found in both its places`(marked: String) throws {
    let client = TestClient()
    let answer = client.ask("textDocument/references", marked)
    let found = try #require(answer?["result"]?.items)
    #expect(found.count == 2, "\(found.count) in \(marked)")
    let definition = client.ask("textDocument/definition", marked)?["result"]?.items ?? []
    #expect(definition.count == 1)
  }

  @Test func `names of imported files lead there`() throws {
    let files = ["/w/lib.rules": "rule short { max_length(5) }\n"]
    let client = TestClient(files: files)
    let text = "import \"lib.rules\"\nform f { field a { sh|ort } }"
    let answer = client.ask("textDocument/definition", text)
    let location = try #require(answer?["result"]?.items?.first)
    #expect(location["uri"]?.text == "file:///w/lib.rules")
    let references = client.ask("textDocument/references", text)?["result"]?.items
    #expect(references?.count == 2)
    let link = client.ask("textDocument/definition", "import \"li|b.rules\"\n")
    #expect(link?.member("result", "uri")?.text == "file:///w/lib.rules")
  }
}
