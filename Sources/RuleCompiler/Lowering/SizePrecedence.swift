import RuleEngine

extension [CheckedStatement] {
  /// The statements in execution order: checks of a list's size run before checks of its items.
  ///
  /// This applies at every depth of nested lists; otherwise the order is as written.
  var withSizesBeforeItems: [CheckedStatement] {
    let statements = judgeInnerListsApart ? statementwise : self
    return (0...depth).reversed().reduce(statements) { $0.withSizesBeforeItems(at: $1) }
  }

  /// Whether an `each` checks the size of inner lists, and another visits them or checks it too.
  private var judgeInnerListsApart: Bool {
    depth > 1
      && (1..<depth).contains { depth in
        contains { $0.judgesSize(at: depth) }
          && filter { $0.depth > depth || $0.judgesSize(at: depth) }.count > 1
      }
  }

  /// The same statements, with every statement of an `each` in an `each` of its own.
  private var statementwise: [CheckedStatement] {
    flatMap { statement -> [CheckedStatement] in
      guard case .check(var check) = statement, let each = check.itemStatements else {
        return [statement]
      }
      return each.statements.map {
        check.expression = .each([$0], items: each.places, place: each.place)
        return .check(check)
      }
    }
  }

  private func withSizesBeforeItems(at depth: Int) -> [CheckedStatement] {
    guard let last = lastIndex(where: { $0.judgesSize(at: depth) }) else { return self }
    let first = self[...last]
    // Statements that visit items without checking their number.
    let waiting = first.filter { $0.depth > depth && !$0.judgesSize(at: depth) }
    return first.filter { $0.depth <= depth || $0.judgesSize(at: depth) } + waiting
      + self[(last + 1)...]
  }
}

extension CheckedStatement {
  /// How many levels of nested lists it visits.
  fileprivate var depth: Int {
    switch self {
    case .check(let check): check.itemStatements.map { 1 + $0.statements.depth } ?? 0
    case .when(let when): max(when.items.depth, when.otherwise.depth)
    case .moment(_, let statements): statements.depth
    }
  }

  /// Whether a wrong size fails it; depth 0 is the list itself, deeper levels are lists in its
  /// items.
  fileprivate func judgesSize(at depth: Int) -> Bool {
    switch self {
    case .check(let check):
      if let inner = check.itemStatements?.statements {
        depth > 0 && inner.judgeSize(at: depth - 1)
      } else {
        depth == 0 && !check.isWarning && check.expression.judgesSize
      }
    case .when(let when):
      when.items.judgeSize(at: depth) || when.otherwise.judgeSize(at: depth)
    case .moment(_, let statements): statements.judgeSize(at: depth)
    }
  }
}

extension [CheckedStatement] {
  fileprivate var depth: Int { map(\.depth).max() ?? 0 }

  fileprivate func judgeSize(at depth: Int) -> Bool { contains { $0.judgesSize(at: depth) } }
}

extension CheckedExpression {
  fileprivate var judgesSize: Bool {
    switch self {
    case .call(let call): call.target == .builtIn(.size)
    case .part(let inner, _): inner.judgesSize
    case .and(let operands, _): operands.contains(where: \.judgesSize)
    // A wrong size alone does not decide these.
    case .or, .not, .each, .member, .condition, .compare, .membership, .asks: false
    }
  }
}
