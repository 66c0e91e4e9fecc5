import RuleEngine
import RuleSyntax

/// Looks for checks that contradict each other, as far as constants show it.
///
/// Checks of one block, and operands of one `and`, must all hold, so they share one account. A
/// branch, a moment and an operand of `or` has an account of its own: it need not hold.
struct ConstraintSearch {
  private(set) var findings: [ConstraintFinding] = []
  private let type: CheckedType?
  private let options: ChoiceOptions
  private let isExact: Bool

  init(
    statements: [CheckedStatement],
    type: CheckedType? = nil,
    options: ChoiceOptions = .none,
    isExact: Bool = false
  ) {
    self.type = type
    self.options = options
    self.isExact = isExact
    search(statements, isConditional: false)
  }

  private mutating func search(_ statements: [CheckedStatement], isConditional: Bool) {
    var account = account(isConditional: isConditional)
    for statement in statements {
      switch statement {
      case .check(let check):
        // Advice may contradict: it refuses nothing.
        if check.isWarning {
          search(check.expression)
        } else {
          visit(check.expression, in: &account)
        }
      case .when(_, let items, let otherwise, _):
        search(items, isConditional: true)
        search(otherwise, isConditional: true)
      case .moment(_, let items): search(items, isConditional: true)
      }
    }
    findings += account.findings
  }

  /// Looks at an expression by itself.
  private mutating func search(_ expression: CheckedExpression) {
    var account = account(isConditional: true)
    visit(expression, in: &account)
    findings += account.findings
  }

  private func account(isConditional: Bool) -> Constraints {
    Constraints(
      type: type,
      options: options,
      isConditional: isConditional,
      judgesEmptiness: isExact || type == .any
    )
  }

  private mutating func visit(_ expression: CheckedExpression, in account: inout Constraints) {
    switch expression {
    case .rule, .external: break
    case .builtIn(let rule, let call): account.take(rule, call)
    case .and(let operands, _): for operand in operands { visit(operand, in: &account) }
    case .or(let operands, _): for operand in operands { search(operand) }
    case .part(let inner, _): visit(inner, in: &account)
    case .not(.builtIn(let rule, let call), _): account.takeNegated(rule, call)
    case .not(let inner, _): search(inner)
    case .each(let statements, _, _):
      var item: CheckedType?
      if case .list(let type) = type { item = type }
      if type == .any { item = .any }
      let search = ConstraintSearch(
        statements: statements,
        type: item,
        options: options,
        isExact: isExact
      )
      findings += search.findings
    case .member(_, let statements, _):
      findings += ConstraintSearch(statements: statements, type: .any).findings
    }
  }
}

extension Checker {
  mutating func report(_ findings: [ConstraintFinding], in unit: Int) {
    for finding in findings {
      report(
        finding.problem,
        at: finding.range,
        in: unit,
        labels: finding.label.map { [$0] } ?? [],
        notes: finding.notes
      )
    }
  }
}
