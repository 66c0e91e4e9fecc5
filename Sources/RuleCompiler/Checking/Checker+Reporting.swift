import RuleEngine
import RuleSyntax

extension Checker {
  /// Reports a problem in the file that is being checked, or in the unit that is given.
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

  /// Reports a name that nothing has, with the closest of the names that can stand there.
  mutating func reportUnknown(
    _ problem: some Problem,
    _ name: Name,
    notes: [String] = [],
    among candidates: (Checker) -> [String]
  ) {
    let fixes = didYouMean(name.text, at: name.range, among: candidates)
    report(problem, at: name.range, notes: notes, fixes: fixes)
  }

  /// The fix that replaces what is misspelled by the closest candidate, if one is near.
  ///
  /// A file full of unknown names must not cost their square, so the searches are limited.
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

  /// Reports an operand that is not what is expected at its place, with an example of the type if it has one.
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

  /// All diagnostics: those of standard files, of imports, each after what it imports, of the file.
  func orderedDiagnostics() -> [Diagnostic] {
    let standard = units.indices.filter { units[$0].isStandard }
    return (standard + importOrder + [0]).flatMap { units[$0].orderedDiagnostics() }
  }
}

extension OperandTree {
  /// How a value of the type is written, in place of this one.
  fileprivate func hint(for type: ParameterType) -> (notes: [String], fixes: [Diagnostic.Fix]) {
    guard let example = type.example else { return ([], []) }
    if case .string(let literal) = self, literal.isLiteral(of: type) {
      return ([], [.init("leave the quotes out", replace: literal.range, by: literal.value)])
    }
    switch self {
    case .string, .number, .binary, .negated: return (["it is written like \(example)"], [])
    case .pattern, .duration, .size, .closedRange, .parenthesized, .boolean, .today, .now, .path,
      .function, .aggregate:
      return ([], [])
    }
  }
}

extension StringLiteral {
  /// Whether the text would be a size or duration without its quotes.
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

  /// Whether another diagnostic of the severity would be among those that are shown.
  func showsMore(_ severity: Diagnostic.Severity) -> Bool {
    diagnostics.count(where: { $0.severity == severity }) < CheckingLimits.diagnostics
  }

  /// Counts a diagnostic; answers whether it is among those that are shown.
  ///
  /// Warnings have a limit of their own: however many there are, they hide no error and are none.
  fileprivate mutating func shows(_ severity: Diagnostic.Severity) -> Bool {
    if showsMore(severity) { return true }
    switch severity {
    case .error: hiddenErrors += 1
    case .warning: hiddenWarnings += 1
    }
    return false
  }
}
