import RuleEngine
import RuleSyntax

/// Looks for checks that contradict each other, as far as constants show it.
///
/// Checks of one block, and operands of one `and`, must all hold, so they share one account. A
/// branch, a moment and an operand of `or` has an account of its own: it need not hold. Under `not`,
/// `and` and `or` change places, and so do a rule and its opposite.
struct ConstraintSearch {
  private let type: FieldType?
  private let options: ChoiceOptions
  private let isExact: Bool
  /// Whether it is asked of a part of a value, by a `not` around what is asked of that part.
  private var isDenied = false
  private var findings: [ConstraintFinding] = []

  /// What can be seen to be wrong with the statements of a rule, or of a field of the type.
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
      case .when(let when):
        search(when.items, isConditional: true)
        search(when.otherwise, isConditional: true)
      case .moment(_, let items): search(items, isConditional: true)
      }
    }
    findings += account.findings
  }

  /// Looks at statements of which one that does not hold is enough.
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

  /// Looks at an expression by itself.
  private mutating func search(_ expression: CheckedExpression, isNegated: Bool = false) {
    var account = account(isConditional: true)
    visit(expression, isNegated: isNegated, in: &account)
    findings += account.findings
  }

  private func account(isConditional: Bool) -> Constraints {
    Constraints(
      type: type,
      options: options,
      isConditional: isConditional,
      // A rule may be called in exact forms, where what has no items or characters is a value too.
      judgesEmptiness: isExact || type == .any || type == nil,
      isDenied: isDenied
    )
  }

  /// Takes in what the expression demands, or what its negation does.
  private mutating func visit(
    _ expression: CheckedExpression,
    isNegated: Bool = false,
    in account: inout Constraints
  ) {
    switch expression {
    case .call(let call):
      guard case .builtIn(let rule) = call.target else { break }
      if isNegated { account.takeNegated(rule, call) } else { account.take(rule, call) }
    case .and(let operands, _):
      visit(operands, together: !isNegated, isNegated: isNegated, in: &account)
    case .or(let operands, _):
      visit(operands, together: isNegated, isNegated: isNegated, in: &account)
    case .part(let inner, _): visit(inner, isNegated: isNegated, in: &account)
    case .not(let inner, _): visit(inner, isNegated: !isNegated, in: &account)
    case .each(let statements, .keys, _):
      search(within: statements, of: .text, options: .none, isNegated, isExact: true)
    case .each(let statements, _, _):
      search(within: statements, of: itemType, options: options, isNegated, isExact: isExact)
    case .member(_, let statements, _):
      search(within: statements, of: .any, options: .none, isNegated, isExact: false)
    // Conditions alone ask these.
    case .condition, .compare, .membership, .asks: break
    }
  }

  /// Visits operands in one account if they must all hold, else each in its own.
  private mutating func visit(
    _ operands: [CheckedExpression],
    together: Bool,
    isNegated: Bool,
    in account: inout Constraints
  ) {
    for operand in operands {
      if together {
        visit(operand, isNegated: isNegated, in: &account)
      } else {
        search(operand, isNegated: isNegated)
      }
    }
  }

  private var itemType: FieldType? {
    type?.item
  }

  /// Looks at what is asked of a value inside the one at hand.
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
      report(
        finding.problem,
        at: finding.range,
        labels: finding.label.map { [$0] } ?? [],
        notes: finding.notes
      )
    }
  }
}
