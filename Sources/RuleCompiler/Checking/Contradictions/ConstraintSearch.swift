import RuleEngine
import RuleSyntax

/// Finds checks that contradict each other, as far as constants show it.
///
/// Checks of one block, and operands of one `and`, must all hold, so they share one set of
/// constraints. A branch, a moment and an operand of `or` each get their own, since they need not
/// hold. Under `not`, `and` and `or` swap, and rules turn into their opposites.
struct ConstraintSearch {
  private let type: FieldType?
  private let options: ChoiceOptions
  private let isExact: Bool
  /// Whether the search is inside a `not` around the checks of a member or item.
  private var isDenied = false
  private var findings: [ConstraintFinding] = []

  /// Contradictions among the statements of a rule, or of a field of the type.
  static func findings(
    in statements: [CheckedStatement],
    type: FieldType? = nil,
    options: ChoiceOptions = .none,
    isExact: Bool = false
  ) -> [ConstraintFinding] {
    var search = ConstraintSearch(type: type, options: options, isExact: isExact)
    search.search(statements, isConditional: false)
    return search.findings
  }

  private mutating func search(_ statements: [CheckedStatement], isConditional: Bool) {
    var constraints = constraints(isConditional: isConditional)
    for statement in statements {
      switch statement {
      case .check(let check):
        // Warnings may contradict other checks, since they reject nothing.
        if check.isWarning {
          search(check.expression)
        } else {
          visit(check.expression, in: &constraints)
        }
      case .when(let when):
        search(when.items, isConditional: true)
        search(when.otherwise, isConditional: true)
      case .moment(_, let items): search(items, isConditional: true)
      }
    }
    findings += constraints.findings
  }

  /// Searches statements under a `not`: it suffices that one of them fails.
  private mutating func searchNegated(_ statements: [CheckedStatement]) {
    for statement in statements {
      switch statement {
      case .check(let check): search(check.expression, isNegated: !check.isWarning)
      case .when(let when):
        searchNegated(when.items)
        searchNegated(when.otherwise)
      case .moment(_, let items): searchNegated(items)
      }
    }
  }

  /// Searches an expression with constraints of its own.
  private mutating func search(_ expression: CheckedExpression, isNegated: Bool = false) {
    var constraints = constraints(isConditional: true)
    visit(expression, isNegated: isNegated, in: &constraints)
    findings += constraints.findings
  }

  private func constraints(isConditional: Bool) -> Constraints {
    Constraints(
      type: type,
      options: options,
      isConditional: isConditional,
      // A rule may be called in exact forms, where empty texts and lists are values too.
      judgesEmptiness: isExact || type == .any || type == nil,
      isDenied: isDenied
    )
  }

  /// Adds the constraints of the expression, or of its negation.
  private mutating func visit(
    _ expression: CheckedExpression,
    isNegated: Bool = false,
    in constraints: inout Constraints
  ) {
    switch expression {
    case .call(let call):
      guard case .builtIn(let rule) = call.target else { break }
      if isNegated { constraints.takeNegated(rule, call) } else { constraints.take(rule, call) }
    case .and(let operands, _):
      visit(operands, together: !isNegated, isNegated: isNegated, in: &constraints)
    case .or(let operands, _):
      visit(operands, together: isNegated, isNegated: isNegated, in: &constraints)
    case .part(let inner, _): visit(inner, isNegated: isNegated, in: &constraints)
    case .not(let inner, _): visit(inner, isNegated: !isNegated, in: &constraints)
    case .each(let statements, .keys, _):
      search(within: statements, of: .text, options: .none, isNegated, isExact: true)
    case .each(let statements, _, _):
      search(within: statements, of: itemType, options: options, isNegated, isExact: isExact)
    case .member(_, let statements, _):
      search(within: statements, of: .any, options: .none, isNegated, isExact: false)
    // Only conditions contain these.
    case .condition, .compare, .membership, .asks: break
    }
  }

  /// Visits operands with shared constraints if all must hold, otherwise each with its own.
  private mutating func visit(
    _ operands: [CheckedExpression],
    together: Bool,
    isNegated: Bool,
    in constraints: inout Constraints
  ) {
    for operand in operands {
      if together {
        visit(operand, isNegated: isNegated, in: &constraints)
      } else {
        search(operand, isNegated: isNegated)
      }
    }
  }

  private var itemType: FieldType? {
    type?.item
  }

  /// Searches the checks of a member or item inside the current value.
  private mutating func search(
    within statements: [CheckedStatement],
    of type: FieldType?,
    options: ChoiceOptions,
    _ isNegated: Bool,
    isExact: Bool
  ) {
    var inner = ConstraintSearch(type: type, options: options, isExact: isExact)
    inner.isDenied = isNegated
    if isNegated {
      inner.searchNegated(statements)
    } else {
      inner.search(statements, isConditional: false)
    }
    findings += inner.findings
  }
}

extension Checker {
  mutating func report(_ findings: [ConstraintFinding]) {
    for finding in findings {
      let isRange = finding.problem == .emptyRange
      let fixes = isRange ? swappedBounds(in: finding.range) : []
      let overnight = isRange ? noteOnNight(in: finding.range) : nil
      report(
        finding.problem,
        at: finding.range,
        labels: finding.label.map { [$0] } ?? [],
        notes: overnight.map { [$0] }
          ?? (fixes.isEmpty ? finding.notes : ["the lower bound comes first"]),
        fixes: fixes
      )
    }
  }

  /// How times from an evening to a morning are checked, `between("22:00", "06:00")`.
  private func noteOnNight(in range: SourceRange) -> String? {
    guard case .value(.time, _) = scope.subject, let (_, _, bounds) = writtenBounds(in: range)
    else { return nil }
    let times = bounds.map { TimeOfDay($0.filter { $0 != "\"" })?.nanosecondsSinceMidnight }
    guard let noon = TimeOfDay("12:00")?.nanosecondsSinceMidnight, let evening = times[0],
      let morning = times[1], morning < noon, noon < evening
    else { return nil }
    return "a range doesn't go past midnight: write 'not before(\(VisibleText.of(bounds[0]))) or "
      + "not after(\(VisibleText.of(bounds[1])))'"
  }

  /// What is before the parenthesis of a call with two bounds, the sign between them, and the bounds.
  private func writtenBounds(
    in range: SourceRange
  ) -> (name: Substring, sign: String, bounds: [String])? {
    let written = Substring(unit.source.text(in: range))
    guard written.hasSuffix(")"), let opening = written.firstIndex(of: "(") else { return nil }
    let inner = written[written.index(after: opening)...].dropLast()
    let sign = inner.contains("...") ? "..." : ","
    let parts = inner.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let bounds = parts.map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return (written[..<opening], sign, bounds)
  }

  /// The fix that swaps the bounds of a call with two literals; none for any other.
  private func swappedBounds(in range: SourceRange) -> [Diagnostic.Fix] {
    guard let (name, sign, bounds) = writtenBounds(in: range) else { return [] }
    // A range with bounds in order may be empty, too: no integer is between 0.2 and 0.8.
    guard let lower = Number(bounds[0]), let upper = Number(bounds[1]), lower > upper else {
      return []
    }
    let separator = sign == "," ? ", " : "..."
    let swapped = "\(name)(\(bounds[1])\(separator)\(bounds[0]))"
    return [.meant(swapped, at: range)]
  }
}
