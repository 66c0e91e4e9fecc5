import FormInterchange
import GrammarPages
import RuleSyntax

/// Diagnostics as code hosts take them: SARIF 2.1.0, by OASIS.
struct DiagnosticSARIF {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  let report: DiagnosticReport

  var text: String {
    let codes = Set(report.diagnostics.map(\.code)).sorted()
    let driver: JSONNode = [
      "name": "formrules", "version": .text(FormRulesCommand.versionNumber),
      "rules": .list(codes.map { rule(of: $0) }),
    ]
    let run: JSONNode = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
      "results": .list(report.diagnostics.map { result(of: $0, codes: codes) }),
    ]
    return JSONNode.object([
      "$schema": .text(DiagnosticSARIF.schema), "version": "2.1.0", "runs": [run],
    ]).compactText + "\n"
  }

  private func rule(of code: String) -> JSONNode {
    var rule: JSONObject = ["id": .text(code)]
    if let page = ReferencePage(code: code) {
      rule["shortDescription"] = ["text": .text(page.title)]
      rule["help"] = ["text": .text(page.text), "markdown": .text(page.text)]
    }
    return .object(rule)
  }

  private func result(of diagnostic: Diagnostic, codes: [String]) -> JSONNode {
    let notes = diagnostic.notes.map { "\nnote: \($0)" }.joined()
    var result: JSONObject = ["ruleId": .text(diagnostic.code)]
    result["ruleIndex"] = codes.firstIndex(of: diagnostic.code).map { .integer($0) }
    result["level"] = .text(diagnostic.severity.rawValue)
    result["message"] = ["text": .text(diagnostic.message + notes)]
    let location = physicalLocation(of: diagnostic.range, in: diagnostic)
    result["locations"] = [["physicalLocation": location]]
    if !diagnostic.labels.isEmpty {
      result["relatedLocations"] = .list(
        diagnostic.labels.map { label in
          [
            "physicalLocation": physicalLocation(of: label.range, in: diagnostic),
            "message": ["text": .text(label.text)],
          ]
        }
      )
    }
    if !diagnostic.fixes.isEmpty {
      result["fixes"] = .list(diagnostic.fixes.map { fix(of: $0, in: diagnostic) })
    }
    return .object(result)
  }

  private func fix(of fix: Diagnostic.Fix, in diagnostic: Diagnostic) -> JSONNode {
    let replacement: JSONNode = [
      "deletedRegion": region(of: fix.range, in: diagnostic),
      "insertedContent": ["text": .text(fix.replacement)],
    ]
    let change: JSONNode = [
      "artifactLocation": artifact(diagnostic.file), "replacements": [replacement],
    ]
    return [
      "description": ["text": .text(fix.text)], "artifactChanges": [change],
    ]
  }

  private func physicalLocation(of range: SourceRange, in diagnostic: Diagnostic) -> JSONNode {
    [
      "artifactLocation": artifact(diagnostic.file), "region": region(of: range, in: diagnostic),
    ]
  }

  private func artifact(_ name: String) -> JSONNode {
    ["uri": .text(DiagnosticSARIF.uri(of: name))]
  }

  private func region(of range: SourceRange, in diagnostic: Diagnostic) -> JSONNode {
    let (start, end) = report.places(of: range, in: diagnostic)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ]
  }

  /// A path as a URI: relative paths stay so.
  private static func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded(keeping: "-._~/")
  }
}
