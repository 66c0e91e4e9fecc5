import RuleSyntax

extension DiagnosticReport {
  /// The diagnostics for people, with the source lines that they are about.
  func text(isColored: Bool) -> String {
    diagnostics.map { diagnostic in
      DiagnosticText(
        source: source(of: diagnostic),
        colors: isColored ? .terminal : .none
      ).text(of: diagnostic)
    }.joined(separator: "\n")
  }
}
