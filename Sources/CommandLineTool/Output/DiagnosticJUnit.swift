import RuleSyntax

/// Diagnostics in the XML of JUnit: a suite for each file, with a case for each diagnostic.
struct DiagnosticJUnit {
  let report: DiagnosticReport
  /// The names of the files that were checked; one without diagnostics is a case that passes.
  let files: [String]

  var text: String {
    let found = report.diagnostics.grouped(by: \.file)
    let clean = files.filter { file in !found.contains { $0.key == file } }.map { file in
      suite(of: file, [JUnit.Case(className: file, name: "check", outcome: .passed)])
    }
    return JUnit.text(of: found.map { suite(of: $0.key, $0.elements.map(testCase)) } + clean)
  }

  private func suite(of file: String, _ cases: [JUnit.Case]) -> JUnit.Suite {
    JUnit.Suite(name: file, file: file, cases: cases)
  }

  private func testCase(of diagnostic: Diagnostic) -> JUnit.Case {
    let place = report.place(of: diagnostic)
    let position = "\(place.line):\(place.column)"
    let title = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
    return JUnit.Case(
      className: diagnostic.file,
      name: "\(title) at \(position)",
      outcome: .failed(
        message: diagnostic.message,
        text: "\(place.file.visible):\(position): \(title): \(diagnostic.words)"
      )
    )
  }
}
