import FormInterchange
import FormRules
import TestSupport
import Testing

/// Small forms whose schemas once became rule files that could not be loaded.
@Suite struct HomecomingTests {
  private static let forms: [(rules: String, values: [[String: Value]])] = [
    (
      #"form f { field a: date { one_of("2024-02-29", "2026-01-31") } }"#,
      [[:], ["a": "2024-02-29"], ["a": "2026-01-31"], ["a": "2025-01-01"], ["a": ""], ["a": nil]]
    ),
    (
      "form f { field a: boolean; when a != true { field b { required } } }",
      [[:], ["a": true], ["a": false], ["a": false, "b": "x"], ["b": "x"], ["a": nil, "b": ""]]
    ),
    (
      """
      form f {
        field a: integer
        field b: file { when a is not none_of(18) { not max_size(1B) } }
      }
      """,
      [
        ["a": 18], ["a": 18, "b": ["name": "x", "size": 1]],
        ["a": 18, "b": ["name": "x", "size": 2]],
        ["a": 17, "b": ["name": "x", "size": 1]], ["b": ["size": 1]], [:],
      ]
    ),
    (
      """
      form f {
        field a: list of choice {
          option "x"
          option "y"
          not each[0...2] { one_of("x") }
        }
      }
      """,
      [
        [:], ["a": ["x"]], ["a": ["x", "y"]], ["a": ["x", "x", "x", "y"]], ["a": ["y"]], ["a": []],
        ["a": ["z"]],
      ]
    ),
    (
      "form f { field a: list of integer { each { empty; equal(18) and none_of(7) } } }",
      [[:], ["a": []], ["a": [18]], ["a": [nil]], ["a": [7]], ["a": [nil, 18]], ["a": ["", nil]]]
    ),
    (
      "closed exact form f { field a: file @secret { max_size(2B) } }",
      [
        [:], ["a": ["size": 1]], ["a": ["size": 3]], ["a": ["size": "x"]], ["a": nil],
        ["b": 1],
      ]
    ),
    (
      "form f { field a: list of g @secret }\nexact form g { field b { max_length(1) } }",
      [[:], ["a": [["b": "x"]]], ["a": [["b": "xx"]]]]
    ),
  ]

  @Test(arguments: forms.indices)
  func `a form comes home as rules that load and judge alike`(_ index: Int) throws {
    let (rules, records) = Self.forms[index]
    let form = try #require(RuleFile(text: rules).form("f"))
    let exported = try #require(
      ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(rules))
    ).text
    let schema = exported.replacing("\"x-formrules\"", with: "\"x-other\"")
    let imported = try ImportFormat.jsonSchema.form(from: Array(schema.utf8)).text
    let file = try RuleFile(text: imported)
    #expect(file.warnings.isEmpty, "\(file.warnings)")
    let copy = try #require(file.forms.last)
    for record in records {
      #expect(
        form.validate(record).verdict == copy.validate(record).verdict,
        "\(record)\n\(imported)"
      )
    }
  }
}
