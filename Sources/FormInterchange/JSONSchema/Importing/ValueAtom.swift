import RuleEngine
import RuleSyntax

/// One thing that a schema asks of a value.
///
/// Questions that can contradict each other have cases of their own: a rule file may not hold such
/// checks, so that they must be found.
indirect enum ValueAtom: BooleanAtom {
  /// A rule that is asked of the value.
  case check(Expression)
  /// That the value is one of these.
  case oneOf([OperandTree])
  /// How many code points a text has.
  case length(CountRange)
  /// How many items a list has.
  case size(CountRange)
  /// Bounds of a number; one of them must be there.
  case bounds(least: Number?, most: Number?)
  /// That each item, or each at the places, fulfils the formula, as those of an empty list do.
  case items(ValueFormula, at: ItemRange? = nil)
  /// What is asked of an object's member.
  case member(FieldQuestion)
  /// How many members an object has.
  case entryCount(CountRange)
  /// That each name of a member fulfils the formula, as those of an object without members do.
  case keys(ValueFormula)
  /// That the value of each member whose name fulfils a formula fulfils another one.
  case entries(ValueFormula, where: ValueFormula)
  /// How many items of a field's list fulfil something.
  case count(ItemCount)

  var opposite: ValueAtom? {
    switch self {
    case .count(let count): .count(count.opposite)
    case .check, .oneOf, .length, .size, .bounds, .items, .member, .entryCount, .keys, .entries: nil
    }
  }

  var nodeCount: Int {
    switch self {
    case .items(let inner, _): 1 + inner.nodeCount
    case .member(let question): 1 + question.formula.nodeCount
    case .keys(let inner): 1 + inner.nodeCount
    case .entries(let inner, let condition): 1 + inner.nodeCount + condition.nodeCount
    case .count(let count): 1 + count.nodeCount
    case .check, .oneOf, .length, .size, .bounds, .entryCount: 1
    }
  }

  static func reconciled(_ parts: [ValueFormula]) -> [ValueFormula]? {
    ValueDemands.reconciled(parts)
  }

  static func rule(_ name: String, _ arguments: OperandTree...) -> ValueAtom {
    rule(name, arguments)
  }

  static func rule(_ name: String, _ arguments: [OperandTree]) -> ValueAtom {
    .check(.rule(name, arguments.map { Argument(value: $0) }))
  }
}

/// Numbers of characters or items.
struct CountRange: Hashable {
  var least: Int
  /// Nil for any number from the least on.
  var most: Int?

  var isEmpty: Bool { most.map { $0 < least } ?? false }

  func contains(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }

  /// As rules take it: `3`, `3...5`, `...5`, `3...`.
  fileprivate var operand: OperandTree {
    if most == least { return .number(least) }
    return .range(least == 0 && most != nil ? nil : .number(least), most.map { .number($0) })
  }

  /// The numbers that are in both.
  func intersection(_ other: CountRange) -> CountRange {
    let bounds = [most, other.most].compactMap(\.self)
    return CountRange(least: max(least, other.least), most: bounds.min())
  }
}

extension ValueAtom {
  /// The atom as the use of a rule.
  var expression: Expression {
    switch self {
    case .check(let expression): expression
    // Unlike `equal`, `one_of` asks nothing of a member that is missing, and neither do `const`
    // and `enum`.
    case .oneOf(let values): .rule("one_of", values.map { Argument(value: $0) })
    case .length(let count):
      switch (count.least, count.most) {
      case (let least, nil): .rule("min_length", .number(least), in: "scalars")
      case (let least, let most?) where least == most:
        .rule(most == 0 ? "max_length" : "equal_length", .number(most), in: "scalars")
      case (0, let most?): .rule("max_length", .number(most), in: "scalars")
      case (_, _?): .rule("length", count.operand, in: "scalars")
      }
    case .size(let count), .entryCount(let count): .rule("size", count.operand)
    case .bounds(let least?, let most?): .rule("between", .number(least), .number(most))
    case .bounds(let least, nil): .rule("min_value", .number(least ?? 0))
    case .bounds(nil, let most?): .rule("max_value", .number(most))
    case .items(let formula, let places):
      // Without items at the places `each` is not applicable.
      .any([
        ValueFormula.size(upTo: places?.first ?? 0).expression,
        .each([.check(formula.expression)], items: places, range: .none),
      ])
    case .keys(let formula):
      // Without members `keys` and `each` are not applicable.
      .any([
        .rule("size", .range(nil, .number(0))), .keys([.check(formula.expression)], range: .none),
      ])
    case .entries(let formula, let condition):
      .any([
        .rule("size", .range(nil, .number(0))),
        .each(
          [formula.expression.asked(where: condition, isAnswer: true)],
          items: nil,
          range: .none
        ),
      ])
    case .member(let question):
      .member(StringLiteral(question.field), question.checks, range: .none)
    case .count(let count): count.expression
    }
  }
}

extension FieldQuestion {
  /// What is asked of a member's value, where nothing is in it and where something is.
  fileprivate var checks: [Statement] {
    let expression: Expression =
      switch (isRequired, formula) {
      case (true, .constant): .rule("required")
      case (false, .constant): .rule("empty")
      case (true, let formula): .all([.rule("required"), formula.expression])
      // Of a missing value other rules are not applicable.
      case (false, let formula): .any([.rule("empty"), formula.expression])
      }
    return expression.checks
  }
}

extension Expression {
  /// The check of an entry's value where the entry's key fulfils the condition.
  ///
  /// - Parameters:
  ///   - condition: what is asked of the key.
  ///   - isAnswer: whether it must hold where the key does not, for what depends on it.
  /// - Returns: the statement; what holds where the key does not is that the value is there.
  func asked(where condition: ValueFormula, isAnswer: Bool) -> Statement {
    if condition == .constant(true) { return .check(self) }
    return .when(
      When(
        condition: condition.questionOfKey,
        items: isAnswer ? [.check(self)] : checks,
        otherwise: isAnswer ? Otherwise([.check(.rule("required"))]) : nil
      )
    )
  }

  /// A check for each part of a conjunction.
  var checks: [Statement] {
    if case .and(let parts, _) = self { parts.map { .check($0) } } else { [.check(self)] }
  }
}
