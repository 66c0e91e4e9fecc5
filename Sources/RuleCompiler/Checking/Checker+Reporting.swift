import RuleEngine
import RuleSyntax

extension Checker {
  /// Reports a problem in the file being checked, or in the given unit.
  mutating func report(
    _ problem: some Problem,
    at range: SourceRange,
    in unit: Int? = nil,
    labels: [Diagnostic.Label] = [],
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    let unit = unit ?? scope.unit
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

  /// Reports an undeclared name, suggesting the closest name that is valid at that place.
  mutating func reportUnknown(
    _ problem: some Problem,
    _ name: Name,
    notes: [String] = [],
    among candidates: (Checker) -> [String]
  ) {
    let fixes = didYouMean(name.text, at: name.range, among: candidates)
    report(problem, at: name.range, notes: notes, fixes: fixes)
  }

  /// A fix that replaces a misspelled name by the closest candidate, if one is near.
  ///
  /// The number of searches is limited: otherwise a file full of unknown names would cost quadratic
  /// time.
  mutating func didYouMean(
    _ name: String,
    at range: SourceRange,
    written: (String) -> String = { Name($0).written },
    among candidates: (Checker) -> [String]
  ) -> [Diagnostic.Fix] {
    guard suggestionsLeft > 0 else { return [] }
    suggestionsLeft -= 1
    return Suggestion.closest(to: name, among: candidates(self)).map { closest in
      [.didYouMean(closest, at: range, written: written(closest))]
    } ?? []
  }

  /// Reports an operand of the wrong type, with an example of the expected type if it has one.
  mutating func reportWrongType(
    _ operand: OperandTree,
    expected: String,
    as type: ParameterType? = nil,
    notes: [String] = [],
    fixes: [Diagnostic.Fix] = []
  ) {
    let problem = TypeProblem.wrongType(expected: expected, found: operand.words)
    var (notes, fixes) = (notes, fixes)
    if notes.isEmpty, fixes.isEmpty, let type { (notes, fixes) = operand.hint(for: type) }
    report(problem, at: operand.range, notes: notes, fixes: fixes)
  }

  /// All diagnostics: standard files first, then imports after their own imports, then the file.
  func orderedDiagnostics() -> [Diagnostic] {
    let standard = units.indices.filter { units[$0].isStandard }
    return (standard + importOrder + [0]).flatMap { units[$0].orderedDiagnostics() }
  }
}

extension OperandTree {
  /// Notes and fixes that show how to write a value of the type instead of this operand.
  fileprivate func hint(for type: ParameterType) -> (notes: [String], fixes: [Diagnostic.Fix]) {
    guard let example = type.example else { return ([], []) }
    if case .string(let literal) = self, literal.isLiteral(of: type) {
      return ([], [.init("leave the quotes out", replace: literal.range, by: literal.value)])
    }
    switch self {
    case .string, .number, .binary, .negated: return (["write it like \(example)"], [])
    case .pattern, .duration, .size, .closedRange, .parenthesized, .boolean, .today, .now, .path,
      .function, .aggregate:
      return ([], [])
    }
  }
}

extension StringLiteral {
  /// Whether the text would be a size or duration literal without its quotes.
  fileprivate func isLiteral(of type: ParameterType) -> Bool {
    guard
      case .call(let call)? = RuleParser.parseExpression(
        SourceText(name: "", text: "rule(\(value))")
      ).check?.expression, let arguments = call.arguments, arguments.count == 1
    else { return false }
    return switch arguments[0].value {
    case .size: type == .byteCount
    case .duration: type == .duration
    case .string, .number, .boolean, .today, .now, .path, .binary, .negated, .function, .aggregate,
      .pattern, .closedRange, .parenthesized:
      false
    }
  }
}

extension SourceUnit {
  /// The diagnostics of the parser and the checker, in source order.
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

  /// Whether another diagnostic of this severity would still be shown.
  func showsMore(_ severity: Diagnostic.Severity) -> Bool {
    diagnostics.count(where: { $0.severity == severity }) < CheckingLimits.diagnostics
  }

  /// Counts a diagnostic, and returns whether it is shown.
  ///
  /// Warnings have a limit of their own, so they can never crowd out an error.
  fileprivate mutating func shows(_ severity: Diagnostic.Severity) -> Bool {
    if showsMore(severity) { return true }
    switch severity {
    case .error: hiddenErrors += 1
    case .warning: hiddenWarnings += 1
    }
    return false
  }
}
