import RuleEngine

extension [CheckedStatement] {
  /// The statements in the order in which they run: as written, but items are looked at once what is
  /// said of their number has been judged, in the list itself and in the lists in it.
  var withSizesBeforeItems: [CheckedStatement] {
    let statements = judgeInnerListsApart ? statementwise : self
    return (0...depth).reversed().reduce(statements) { $0.withSizesBeforeItems(at: $1) }
  }

  /// Whether an `each` says how long lists in items are, and another looks into them or says so too.
  private var judgeInnerListsApart: Bool {
    depth > 1
      && (1..<depth).contains { depth in
        contains { $0.judgesSize(at: depth) }
          && filter { $0.depth > depth || $0.judgesSize(at: depth) }.count > 1
      }
  }

  /// The statements, with an `each` of its own for each statement in one, which means the same.
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
    // Those that look at items and say nothing of their number.
    let waiting = first.filter { $0.depth > depth && !$0.judgesSize(at: depth) }
    return first.filter { $0.depth <= depth || $0.judgesSize(at: depth) } + waiting
      + self[(last + 1)...]
  }
}

extension CheckedStatement {
  /// How many lists in each other there are whose items it looks at.
  fileprivate var depth: Int {
    switch self {
    case .check(let check): check.itemStatements.map { 1 + $0.statements.depth } ?? 0
    case .when(let when): max(when.items.depth, when.otherwise.depth)
    case .moment(_, let statements): statements.depth
    }
  }

  /// Whether a wrong size fails it: of the list itself at the depth 0, below of lists in its items.
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
    // That the size is wrong does not settle these, and so refuses no list.
    case .or, .not, .each, .member, .condition, .compare, .membership, .asks: false
    }
  }
}
