import RuleSyntax

extension Checker {
  mutating func report(
    _ problem: some Problem,
    at range: SourceRange,
    in unit: Int,
    labels: [Diagnostic.Label] = [],
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    guard units[unit].shows(problem.severity), !units[unit].isBroken(at: range) else { return }
    let diagnostic = Diagnostic(
      problem,
      at: range,
      in: units[unit].source,
      labels: labels,
      notes: notes,
      fixes: fixes
    )
    if diagnostic.severity == .error { units[unit].hasErrors = true }
    units[unit].diagnostics.append(diagnostic)
  }

  /// Whether to look for what was meant: a file full of unknown names must not cost their square.
  var canSuggest: Bool { suggestionsLeft > 0 }

  /// The fix that replaces a misspelled name by the closest candidate, if one is near.
  mutating func didYouMean(
    _ name: String,
    at range: SourceRange,
    among candidates: some Sequence<String>
  ) -> [Diagnostic.Fix] {
    guard canSuggest else { return [] }
    suggestionsLeft -= 1
    guard let closest = Suggestion.closest(to: name, among: candidates) else { return [] }
    return [
      Diagnostic.Fix(
        "did you mean '\(closest)'?",
        replace: range,
        by: NameText.written(closest),
        isCertain: false
      )
    ]
  }

  /// All diagnostics: those of standard files, of imports, each after what it imports, of the file.
  func orderedDiagnostics() -> [Diagnostic] {
    let standard = units.indices.filter { units[$0].isStandard }
    return (standard + importOrder + [0]).flatMap { units[$0].orderedDiagnostics() }
  }
}

extension SourceUnit {
  /// What the parser and the checker found, in the order of the text.
  fileprivate func orderedDiagnostics() -> [Diagnostic] {
    let sorted = (syntaxDiagnostics + diagnostics).enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }
    var ordered = sorted.map(\.element)
    guard let last = ordered.last else { return ordered }
    let shown = CheckingLimits.diagnostics
    if hiddenErrors > 0 {
      let problem = SyntaxProblem.tooManyDiagnostics(shown: shown, hidden: hiddenErrors)
      ordered.append(Diagnostic(problem, at: last.range, in: source))
    }
    if hiddenWarnings > 0 {
      let problem = UsageProblem.tooManyWarnings(shown: shown, hidden: hiddenWarnings)
      ordered.append(Diagnostic(problem, at: last.range, in: source))
    }
    return ordered
  }

  /// Counts a diagnostic; answers whether it is among those that are shown.
  ///
  /// Warnings have a limit of their own: however many there are, they hide no error and are none.
  fileprivate mutating func shows(_ severity: Diagnostic.Severity) -> Bool {
    if diagnostics.count(where: { $0.severity == severity }) < CheckingLimits.diagnostics {
      return true
    }
    switch severity {
    case .error: hiddenErrors += 1
    case .warning: hiddenWarnings += 1
    }
    return false
  }
}
