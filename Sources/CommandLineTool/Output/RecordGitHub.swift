import FormData
import RuleEngine

/// Findings as annotations of the data.
struct RecordGitHub: FindingRenderer {
  func render(
    _ finding: RecordFinding,
    of record: Int,
    in file: String,
    into output: inout [UInt8]
  ) {
    let level: GitHub.Level =
      switch finding.kind {
      case .error: .error
      case .warning, .undecided: .warning
      }
    let line = GitHub.annotation(
      level,
      finding.remark,
      title: "record \(record): \(finding.rule)",
      at: OutputPlace(finding.place, in: file)
    )
    output.append(contentsOf: line.utf8)
  }
}
