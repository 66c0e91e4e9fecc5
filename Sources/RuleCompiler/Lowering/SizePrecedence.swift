import RuleEngine

extension [CheckedStatement] {
  /// The statements in the order in which they run: as written, but items are looked at once what is
  /// said of their number has been judged.
  var withSizesBeforeItems: [CheckedStatement] {
    guard let last = lastIndex(where: \.judgesSize) else { return self }
    let first = self[...last]
    return first.filter { !$0.looksAtItemsOnly } + first.filter(\.looksAtItemsOnly)
      + self[(last + 1)...]
  }
}

extension CheckedStatement {
  /// Whether it holds an `each` whose items are reported one by one, and says nothing of their number.
  fileprivate var looksAtItemsOnly: Bool { looksAtItems && !judgesSize }

  private var looksAtItems: Bool {
    switch self {
    case .check(let check): check.itemStatements != nil
    case .when(_, let items, let otherwise, _): (items + otherwise).contains(where: \.looksAtItems)
    case .moment(_, let statements): statements.contains(where: \.looksAtItems)
    }
  }

  /// Whether a wrong size of the list itself, not of one in its items, fails it.
  fileprivate var judgesSize: Bool {
    switch self {
    case .check(let check): check.expression.judgesSize
    case .when(_, let items, let otherwise, _): (items + otherwise).contains(where: \.judgesSize)
    case .moment(_, let statements): statements.contains(where: \.judgesSize)
    }
  }
}

extension CheckedExpression {
  fileprivate var judgesSize: Bool {
    switch self {
    case .builtIn(let rule, _): rule == .size
    case .part(let inner, _): inner.judgesSize
    case .and(let operands, _): operands.contains(where: \.judgesSize)
    // That the size is wrong does not settle these, and so refuses no list.
    case .or, .not, .rule, .external, .each, .member: false
    }
  }
}
