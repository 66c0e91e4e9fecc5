import Testing

@testable import RuleSyntax

/// What the parser makes of a file with mistakes beside those that the case files show.
@Suite(.timeLimit(.minutes(20))) struct RecoveryTests {
  private func parse(_ text: String) -> ParsedFile {
    RuleParser.parse(SourceText(name: "test", text: text))
  }

  @Test func `what is right beside a mistake is in the tree`() {
    let parsed = parse(
      """
      rule a { required, }
      form b {
          field c { min_length 6; email }
          feild d
          filter e
          field f { required
          field g
      }
      rule h { url }
      """
    )
    #expect(parsed.diagnostics.map(\.code) == ["E0202", "E0213", "E0215", "E0216", "E0203"])
    let dump = TreeDump.text(parsed.tree)
    for line in [
      "rule a", "form b", "field c", "call email", "field d", "field f", "field g", "rule h",
    ] {
      #expect(dump.contains(line), "\(line)")
    }
  }

  @Test func `mistakes are reported in the order of the file`() throws {
    for path in Repository.paths(in: "Grammar/Cases/Diagnostics", ending: ".rules") {
      let starts = try Repository.parse(path).diagnostics.map(\.range.start)
      #expect(starts == starts.sorted(), "\(path)")
    }
  }

  @Test(arguments: [
    "form a { field b { required }",
    "form a { field b { when c is d { required } }",
    "rule a(b { required }",
    "rule a { b(c(d) }",
    "rule a { accepts [1, [2, 3] }",
    "test \"a\" { given { b: { c: 1 } }",
    "rule a { (b and (c or d) }",
    "rule a { regex(/a/, \"b }",
    "form a { field b: }",
    "rule a { not }",
    "rule a { b and }",
    "rule a { filter }",
    "rule a { b( }",
    "form a { when { field b } }",
    "form a { group }",
    "external rule",
    "import",
    "test",
    "rules",
  ])
  func `one mistake is one diagnostic`(text: String) {
    #expect(parse(text).diagnostics.count == 1)
  }

  @Test func `a certain fix mends what it is for`() throws {
    for path in Repository.paths(in: "Grammar/Cases/Diagnostics", ending: ".rules") {
      let parsed = try Repository.parse(path)
      for diagnostic in parsed.diagnostics {
        for fix in diagnostic.fixes where fix.isCertain {
          var bytes = parsed.source.bytes
          let range = Int(fix.range.start)..<Int(fix.range.end)
          bytes.replaceSubrange(range, with: fix.replacement.utf8)
          let mended = RuleParser.parse(SourceText(name: path, bytes: bytes))
          #expect(
            mended.diagnostics.count < parsed.diagnostics.count,
            "\(path) \(diagnostic.location) \(fix.text)"
          )
        }
      }
    }
  }
}
