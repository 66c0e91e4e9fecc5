import RuleSyntax

extension DiagnosticReport {
  /// The diagnostics for people, with the source lines that they are about.
  func text(isColoured: Bool) -> String {
    diagnostics.map { diagnostic in
      DiagnosticText(
        source: source(of: diagnostic),
        colours: isColoured ? .terminal : .none
      ).text(of: diagnostic)
    }.joined(separator: "\n")
  }
}
