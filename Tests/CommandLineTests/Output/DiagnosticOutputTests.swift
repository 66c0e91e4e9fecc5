import FormRules
import Foundation
import Testing

@testable import CommandLineTool

struct DiagnosticOutputTests {
  private static func report(_ text: String, name: String = "a b.rules") throws -> DiagnosticReport
  {
    let files = SourceFiles()
    files.note(SourceText(name: name, text: text))
    let error = #expect(throws: RuleFileError.self) { try RuleFile(text: text, name: name) }
    return DiagnosticReport(try #require(error).diagnostics, files: files)
  }

  private static let broken = """
    form a {
        field "é" { required }
        field b { requird; min_length(3) "Zoë: {most}" }
    }
    form a { field c }

    """

  @Test func `diagnostics as data say where they begin and end`() throws {
    let report = try DiagnosticOutputTests.report(
      "form a {\n    field b \"é\" { requird }\n}\n"
    )
    let bytes = Data(DiagnosticJSON(report: report).text.utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]])
    let first = try #require(list.first)
    #expect(
      Set(first.keys) == [
        "code", "severity", "message", "file", "line", "column", "endLine", "endColumn", "labels",
        "notes", "fixes",
      ]
    )
    #expect(first["message"] as? String == "unknown rule 'requird'")
    #expect(first["line"] as? Int == 2)
    #expect(first["column"] as? Int == 19)
    #expect(first["endColumn"] as? Int == 26)
    let fixes = try #require(first["fixes"] as? [[String: Any]])
    #expect(fixes.first?["replacement"] as? String == "required")
    #expect(fixes.first?["column"] as? Int == 19)
  }

  @Test func `SARIF has what code hosts ask for`() throws {
    let report = try DiagnosticOutputTests.report(DiagnosticOutputTests.broken)
    let bytes = Data(DiagnosticSARIF(report: report).text.utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "formrules")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == report.diagnostics.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: String])
      #expect(artifact["uri"] == "a%20b.rules")
      let region = try #require(place["region"] as? [String: Int])
      for key in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect((region[key] ?? 0) > 0)
      }
    }
    for rule in rules {
      #expect((rule["help"] as? [String: String])?["markdown"]?.hasPrefix("# ") ?? false)
    }
  }

  @Test(arguments: [
    ("a.rules", "a.rules"), ("/x/y.rules", "file:///x/y.rules"), ("ü?.rules", "%C3%BC%3F.rules"),
    ("<stdin>", "%3Cstdin%3E"),
  ])
  func `a file's name is a URI in SARIF`(name: String, uri: String) throws {
    let report = try DiagnosticOutputTests.report("form a { field b { requird } }", name: name)
    let text = DiagnosticSARIF(report: report).text
    #expect(text.contains("\"artifactLocation\":{\"uri\":\"\(uri)\"}"))
  }

  @Test func `no diagnostics are an empty list`() {
    let report = DiagnosticReport([], files: SourceFiles())
    #expect(DiagnosticJSON(report: report).text == "[]\n")
    #expect(report.summary(fileCount: 2, fixable: 0) == "no problems in 2 files")
  }
}
