import RuleSyntax

/// Diagnostics in the XML of JUnit: a suite for each file, with a case for each diagnostic.
struct DiagnosticJUnit {
  let report: DiagnosticReport
  /// The names of the files that were checked; one without diagnostics is a case that passes.
  let files: [String]

  var text: String {
    let found = report.diagnostics.grouped(by: \.file)
    let clean = files.filter { file in !found.contains { $0.key == file } }.map { file in
      (
        name: file,
        cases: [JUnit.Case(className: file, name: "check", file: file, line: 1, outcome: .passed)]
      )
    }
    return JUnit.text(
      of: found.map { ($0.key, $0.elements.map { testCase(of: $0) }) } + clean
    )
  }

  private func testCase(of diagnostic: Diagnostic) -> JUnit.Case {
    let place = report.place(of: diagnostic)
    let title = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
    return JUnit.Case(
      className: diagnostic.file,
      name: "\(title) at \(place.line):\(place.column)",
      file: place.file,
      line: place.line,
      outcome: .failed(message: diagnostic.message, text: diagnostic.words)
    )
  }
}
