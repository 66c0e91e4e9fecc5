/// How many errors and warnings there are, in a line.
struct DiagnosticCount {
  let errors: Int
  let warnings: Int
  let fileCount: Int

  init(_ report: DiagnosticReport, fileCount: Int) {
    errors = report.errorCount
    warnings = report.warningCount
    self.fileCount = fileCount
  }

  /// `2 errors, 1 warning in 3 files`; nil where there are none.
  var text: String? {
    let parts = [(errors, "error"), (warnings, "warning")].compactMap { count, noun in
      count == 0 ? nil : DiagnosticCount.counted(count, noun)
    }
    guard !parts.isEmpty else { return nil }
    return parts.joined(separator: ", ") + " in " + DiagnosticCount.counted(fileCount, "file")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
