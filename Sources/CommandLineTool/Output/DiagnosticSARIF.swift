import FormInterchange
import GrammarPages
import RuleSyntax

/// Diagnostics as results of SARIF, with their pages and fixes.
struct DiagnosticSARIF {
  let report: DiagnosticReport

  var text: String {
    let codes = Set(report.diagnostics.map(\.code)).sorted()
    let results = report.diagnostics.map { JSONNode.object(result(of: $0, codes)).compactText }
    return SARIF.head(rules: codes.map { rule(of: $0) }) + results.joined(separator: ",")
      + SARIF.tail
  }

  private func rule(of code: String) -> JSONNode {
    var rule: JSONObject = ["id": .text(code)]
    if let page = ReferencePage(code: code) {
      rule["shortDescription"] = ["text": .text(page.title)]
      rule["help"] = ["text": .text(page.text), "markdown": .text(page.text)]
    }
    return .object(rule)
  }

  private func result(of diagnostic: Diagnostic, _ codes: [String]) -> JSONObject {
    let notes = diagnostic.notes.map { "\nnote: \($0)" }.joined()
    var result = SARIF.result(
      rule: diagnostic.code,
      .failed(level: diagnostic.severity.rawValue),
      diagnostic.message + notes,
      at: report.place(of: diagnostic)
    )
    result["ruleIndex"] = codes.firstIndex(of: diagnostic.code).map { .integer($0) }
    if !diagnostic.labels.isEmpty {
      result["relatedLocations"] = .list(
        diagnostic.labels.map { label in
          SARIF.related(report.place(of: label.range, in: diagnostic), label.text)
        }
      )
    }
    if !diagnostic.fixes.isEmpty {
      result["fixes"] = .list(diagnostic.fixes.map { fix(of: $0, in: diagnostic) })
    }
    return result
  }

  private func fix(of fix: Diagnostic.Fix, in diagnostic: Diagnostic) -> JSONNode {
    let replacement: JSONNode = [
      "deletedRegion": SARIF.region(report.place(of: fix.range, in: diagnostic)),
      "insertedContent": ["text": .text(fix.replacement)],
    ]
    let change: JSONNode = [
      "artifactLocation": SARIF.artifact(diagnostic.file), "replacements": [replacement],
    ]
    return [
      "description": ["text": .text(fix.text)], "artifactChanges": [change],
    ]
  }
}
