import RuleEngine
import RuleSyntax

/// One constraint of a schema on a value.
///
/// Constraints that can contradict each other have cases of their own, because a rule file can't
/// contain contradictory checks.
indirect enum ValueAtom: BooleanAtom {
  /// A rule that the value must satisfy.
  case check(Expression)
  /// The value is one of these.
  case oneOf([OperandTree])
  /// The number of code points in a text.
  case length(CountRange)
  /// The number of items in a list.
  case size(CountRange)
  /// Bounds of a number; at least one of them is present.
  case bounds(least: Number?, most: Number?)
  /// Every item, or every item at the positions, satisfies the formula; true of an empty list.
  case items(ValueFormula, at: ItemRange? = nil)
  /// A constraint on a member of an object.
  case member(FieldQuestion)
  /// The number of members of an object.
  case entryCount(CountRange)
  /// Every member's name satisfies the formula; true of an object without members.
  case keys(ValueFormula)
  /// The values of all members whose names satisfy one formula satisfy another.
  case entries(ValueFormula, where: ValueFormula)
  /// How many items of a field's list satisfy a formula.
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
  /// Nil if there is no maximum.
  var most: Int?

  var isEmpty: Bool { most.map { $0 < least } ?? false }

  func contains(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }

  /// The argument of a rule: `3`, `3...5`, `...5`, `3...`.
  fileprivate var operand: OperandTree {
    if most == least { return .number(least) }
    return .range(least == 0 && most != nil ? nil : .number(least), most.map { .number($0) })
  }

  /// The numbers in both ranges.
  func intersection(_ other: CountRange) -> CountRange {
    let bounds = [most, other.most].compactMap(\.self)
    return CountRange(least: max(least, other.least), most: bounds.min())
  }
}

extension ValueAtom {
  /// The atom as a call of a rule.
  var expression: Expression {
    switch self {
    case .check(let expression): expression
    // Like `const` and `enum`, and unlike `equal`, `one_of` doesn't apply to a missing member.
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
      // `each` is not applicable if there are no items at the positions.
      .any([
        ValueFormula.size(upTo: places?.first ?? 0).expression,
        .each([.check(formula.expression)], items: places, range: .none),
      ])
    case .keys(let formula):
      // `keys` and `each` are not applicable without members.
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
  /// The checks of a member's value, whether it is empty or not.
  fileprivate var checks: [Statement] {
    let expression: Expression =
      switch (isRequired, formula) {
      case (true, .constant): .rule("required")
      case (false, .constant): .rule("empty")
      case (true, let formula): .all([.rule("required"), formula.expression])
      // Other rules are not applicable to a missing value.
      case (false, let formula): .any([.rule("empty"), formula.expression])
      }
    return expression.checks
  }
}

extension Expression {
  /// The check of an entry's value that applies if the entry's key satisfies the condition.
  ///
  /// - Parameters:
  ///   - condition: the condition on the key.
  ///   - isAnswer: whether the statement must hold for other keys, because something depends on its
  ///     result.
  /// - Returns: the statement; for other keys, it only requires the value to be present.
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
