import RuleSyntax

/// Diagnostics as annotations of the rule files.
struct DiagnosticGitHub {
  let report: DiagnosticReport

  var text: String {
    report.diagnostics.map { diagnostic in
      GitHub.annotation(
        diagnostic.severity == .error ? .error : .warning,
        diagnostic.words,
        title: diagnostic.code,
        at: report.place(of: diagnostic)
      )
    }.joined()
  }
}

extension Diagnostic {
  /// The message, and under it the notes and the texts of fixes.
  var words: String {
    ([message] + notes.map { "note: \($0)" } + fixes.map { "help: \($0.text)" }).joined(
      separator: "\n"
    )
  }
}
