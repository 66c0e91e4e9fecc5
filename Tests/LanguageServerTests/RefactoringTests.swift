import FormData
import FormInterchange
import Foundation
import RuleSyntax
import Testing

@testable import LanguageServer

/// Code actions beyond the fixes of diagnostics; each leaves a file without errors.
@Suite struct RefactoringTests {
  /// The text after the first action of the kind whose title begins so; nil where there is none.
  ///
  /// The range of the request is between the two marks, or at the only one.
  private func applied(
    _ kind: String,
    _ title: String = "",
    to marked: String,
    files: [String: String] = [:]
  ) -> String? {
    let parts = marked.components(separatedBy: "|")
    let text = parts.joined()
    let client = TestClient(files: files)
    client.open(text)
    let positions = TextPositions(
      source: SourceText(name: "main.rules", text: text),
      encoding: .utf16
    )
    let start = parts[0].utf8.count
    let end = parts.count > 2 ? start + parts[1].utf8.count : start
    let answer = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text(TestClient.address)],
        "range": [
          "start": positions.position(of: start).node, "end": positions.position(of: end).node,
        ],
        "context": ["diagnostics": [], "only": [.text(kind)]],
      ]
    )
    let action = answer?["result"]?.items?.first { $0["title"]?.text?.hasPrefix(title) ?? false }
    guard let edits = action?.member("edit", "changes")?[TestClient.address]?.items else {
      return nil
    }
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      guard let range = positions.range(edit["range"]), let new = edit["newText"]?.text else {
        return nil
      }
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `selected checks become a rule`() {
    let text = "form f {\n    field a { required; |min_length(3); email \"No.\"| }\n}\n"
    #expect(
      applied("refactor.extract", to: text) == """
        rule new_rule {
            min_length(3)
            email "No."
        }

        form f {
            field a { required; new_rule }
        }

        """
    )
  }

  @Test func `fields that selected checks read become parameters`() {
    let text =
      "rule new_rule { email }\nform f {\n    field a: date { |not before(b)| }\n    field b: date\n}\n"
    let expected = """
      rule new_rule { email }
      rule new_rule_2(b) {
          not before(b)
      }

      form f {
          field a: date { new_rule_2(b) }
          field b: date
      }

      """
    #expect(applied("refactor.extract", to: text) == expected)
  }

  @Test(arguments: [
    "form f { field a { |equal_next| }; field b }", "form f { field a { |option \"x\"| } }",
    "form f { field a { req|uired } }",
    "form f { field a: date { |after(g.b)| }; group g { field b: date } }",
  ])
  func `what can be no rule is not extracted`(text: String) {
    #expect(applied("refactor.extract", to: text) == nil)
  }

  @Test(arguments: [
    ("field a { sh|ort(limit: 4) }", "field a { max_length(4); regex(/[a-z]+/) \"No.\" }"),
    ("field a { required and pl|ain }", "field a { required and alpha }"),
    ("field a { required or bo|th }", "field a { required or (alpha and min_length(2)) }"),
    ("field a { bo|th \"No.\" }", "field a { (alpha and min_length(2)) \"No.\" }"),
    ("field a { war|ned }", "field a { alpha \"Use letters.\" }"),
  ])
  func `a call is replaced by the checks of its rule`(field: String, expected: String) {
    let rules = """
      rule short(limit: integer = 5) { max_length(limit); regex(/[a-z]+/) "No."; accepts "abc" }
      rule plain { alpha }
      rule both { alpha and min_length(2) }
      rule warned "Use letters." { alpha }

      """
    let text = applied("refactor.inline", to: rules + "form f { \(field) }")
    #expect(text == rules + "form f { \(expected) }")
  }

  @Test(arguments: [
    "rule r { when a == \"x\" { email } }\nform f { field a { r| } }",
    "rule r(n: integer) { max_length(n) \"At most {n}.\" }\nform f { field a { r|(3) } }",
    "form f { field a { required| } }",
  ])
  func `what is no expression is not inlined`(text: String) {
    #expect(applied("refactor.inline", to: text) == nil)
  }

  @Test(arguments: [
    (
      "form f {\n    field c: choice {\n        option \"a\"\n        option \"b\"\n    }\n    when c == \"|d\" { field x }\n}",
      "form f {\n    field c: choice {\n        option \"a\"\n        option \"b\"\n        option \"d\"\n    }\n    when c == \"d\" { field x }\n}"
    ),
    (
      "form f { field c: choice { option \"a\"; one_of(\"|b\") } }",
      "form f { field c: choice { option \"a\"; option \"b\"; one_of(\"b\") } }"
    ),
    (
      "form f { field b; field c: list of choice { option \"a\" }; when \"|b\" in c { field x } }",
      "form f { field b; field c: list of choice { option \"a\"; option \"b\" }; when \"b\" in c { field x } }"
    ),
  ])
  func `an option that is missing is added`(text: String, expected: String) {
    #expect(applied("quickfix", "Add option", to: text) == expected)
  }

  @Test func `conditions on one value are joined`() {
    let text = """
      form f {
          field c
          |when c == "a" { field x }
          when c in ("b", "d") { field y }

          when c == "e" { field z }
          when c == "a" { field w }
      }
      """
    let expected = """
      form f {
          field c
          when c == "a" { field x } otherwise when c in ("b", "d") { field y } otherwise when c == "e" { field z }
          when c == "a" { field w }
      }
      """
    #expect(applied("refactor.rewrite", to: text) == expected)
  }

  @Test(arguments: [
    "form f { field c: integer; |when c > 1 { field x }; when c > 2 { field y } }",
    "form f { field c; |when c == \"a\" { field x }; field d; when c == \"b\" { field y } }",
    "form f { field c; |when c == \"a\" { field x } # why\n when c == \"b\" { field y } }",
    "form f { field c; field d; |when c == \"a\" { field x }; when d == \"b\" { field y } }",
  ])
  func `conditions that may hold together stay apart`(text: String) {
    #expect(applied("refactor.rewrite", to: text) == nil)
  }

  @Test func `a condition within otherwise is joined to it`() {
    let text =
      "form f { field c; when c == \"a\" { field x } otherw|ise { when c == \"b\" { field y } otherwise { field z } } }"
    let expected =
      "form f { field c; when c == \"a\" { field x } otherwise when c == \"b\" { field y } otherwise { field z } }"
    #expect(applied("refactor.rewrite", to: text) == expected)
  }
}
