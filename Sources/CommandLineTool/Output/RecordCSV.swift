import FormData
import RuleEngine

/// Findings as rows for spreadsheets; the columns are the members of the JSON output, by path.
struct RecordCSV: FindingRenderer {
  private static let columns = [
    "record", "severity", "path", "rule", "message", "file", "line", "column", "data.file",
    "data.line", "data.column",
  ]

  var head: String { CSVText.row(RecordCSV.columns) }

  func render(
    _ finding: RecordFinding,
    of record: Int,
    in file: String,
    into output: inout [UInt8]
  ) {
    let source = finding.source
    let row = CSVText.row([
      "\(record)", finding.kind.rawValue, "\(finding.path)", finding.rule, finding.text,
      source?.file ?? "", source.map { "\($0.line)" } ?? "", source.map { "\($0.column)" } ?? "",
      file, "\(finding.place.line)", "\(finding.place.column)",
    ])
    output.append(contentsOf: row.utf8)
  }
}
