import FormData
import FormInterchange
import RuleEngine

/// Findings as results of SARIF, each with the place of its check.
struct RecordSARIF: FindingRenderer {
  var head: String { SARIF.head() }
  var separator: String { "," }

  func tail(_ tally: Tally) -> String { SARIF.tail }

  func render(
    _ finding: RecordFinding,
    of record: Int,
    in file: String,
    into output: inout [UInt8]
  ) {
    let outcome: SARIF.Outcome =
      switch finding.kind {
      case .error: .failed(level: "error")
      case .warning: .failed(level: "warning")
      case .undecided where finding.source == nil: .failed(level: "error")
      case .undecided: .open
      }
    var result = SARIF.result(
      rule: finding.rule,
      outcome,
      "record \(record): \(finding.remark)",
      at: OutputPlace(finding.place, in: file)
    )
    if let source = finding.source {
      result["relatedLocations"] = [SARIF.related(OutputPlace(source), "the check")]
    }
    output.append(contentsOf: separator.utf8)
    output.append(contentsOf: JSONNode.object(result).compactText.utf8)
  }
}
