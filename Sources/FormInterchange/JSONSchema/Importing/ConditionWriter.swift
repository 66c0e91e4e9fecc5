import RuleSyntax

/// Writes a formula on an object as a condition, with additional rules where one call is not
/// enough.
struct ConditionWriter {
  private(set) var rules: [RuleDeclaration] = []
  private var names: [Expression: String] = [:]
  private var maker = NameMaker(except: Name.ofRulesAndTypes)

  /// A form name that no other declaration has.
  mutating func unique(_ name: String) -> String {
    if name.hasPrefix(SchemaRecursions.prefix) { return maker.unique("form_\(name)") }
    return maker.unique(Name.ofRulesAndTypes.contains(name) ? "\(name)_form" : name)
  }

  mutating func condition(of formulas: [ObjectFormula]) -> Expression {
    condition(of: .all(formulas), isOperand: false, isNeutral: true)
  }

  /// Writes the formula as a condition.
  ///
  /// - Parameters:
  ///   - formula: the formula.
  ///   - isOperand: whether it is an operand of `and` or `or`.
  ///   - isNeutral: whether it may be not applicable instead of failing, as checks of empty fields are;
  ///     an operand of `and` may not.
  /// - Returns: the condition.
  private mutating func condition(
    of formula: ObjectFormula,
    isOperand: Bool,
    isNeutral: Bool
  ) -> Expression {
    switch formula {
    // A constant remains only if the form requires nothing at all.
    case .constant: return .call(Call("any_filled"))
    case .atom(let question):
      return condition(of: question, isOperand: isOperand, isNeutral: isNeutral)
    case .not(let inner):
      return condition(of: inner.negated, isOperand: isOperand, isNeutral: isNeutral)
    case .and(let parts):
      let conditions = parts.flatMap { part in
        let condition = condition(of: part, isOperand: true, isNeutral: false)
        return if case .and(let inner, _) = condition { inner } else { [condition] }
      }.joiningExclusions
      return conditions.count == 1 ? conditions[0] : .and(conditions, range: .none)
    case .choice:
      return condition(of: formula.alternatives, isOperand: isOperand, isNeutral: isNeutral)
    case .or(let parts):
      return either(
        parts.map { condition(of: $0, isOperand: true, isNeutral: isNeutral) },
        isOperand: isOperand
      )
    }
  }

  private mutating func condition(
    of question: FieldQuestion,
    isOperand: Bool,
    isNeutral: Bool
  ) -> Expression {
    let field = question.field
    switch (question.isRequired, question.formula) {
    case (true, .constant): return asks(field, Call("filled"))
    case (false, .constant): return asks(field, Call("empty"))
    case (true, let formula):
      let condition = asks(field, formula.expression)
      // A missing object has no members, so denying one of them holds.
      let holdsForNothing = formula.expression.deniesMember
      guard case .asks = condition, !isNeutral || holdsForNothing else { return condition }
      return .and([asks(field, Call("filled")), condition], range: .none)
    case (false, .not(let denied)):
      let condition = asks(field, denied.expression)
      guard case .asks(let asked, let isNegated, let call, _) = condition else {
        return condition.opposite
      }
      let opposite = Expression.asks(asked, isNegated: !isNegated, call, range: .none)
      return either([asks(field, Call("empty")), opposite], isOperand: isOperand)
    case (false, let formula):
      let parts = [asks(field, Call("empty")), asks(field, formula.expression)]
      return either(parts, isOperand: isOperand)
    }
  }

  private func either(_ conditions: [Expression], isOperand: Bool) -> Expression {
    let either = Expression.or(conditions, range: .none)
    return isOperand ? .parenthesized(either, range: .none) : either
  }

  private func asks(_ field: String, _ call: Call, isNegated: Bool = false) -> Expression {
    .asks(.path(Path(field)), isNegated: isNegated, call, range: .none)
  }

  /// The condition that the field is filled and satisfies the expression.
  ///
  /// - Parameters:
  ///   - field: the field, or `item` for an item of a list.
  ///   - expression: the test of its value.
  ///   - name: the base for the name of a new rule; by default, the field's name.
  /// - Returns: the condition.
  mutating func asks(
    _ field: String,
    _ expression: Expression,
    inRuleOf name: String? = nil
  ) -> Expression {
    switch expression {
    case .call(let call):
      let values = call.arguments?.map(\.value) ?? []
      if call.name.text == "one_of" {
        if values.count == 1 {
          return .comparison(.path(Path(field)), .equal, values[0], range: .none)
        }
        return .membership(.path(Path(field)), isNegated: false, values, range: .none)
      }
      if let comparison = ComparisonOperator(rule: call.name.text), values.count == 1 {
        return .comparison(.path(Path(field)), comparison, values[0], range: .none)
      }
      return asks(field, call)
    case .not(.call(let call), _):
      if let comparison = ComparisonOperator(rule: call.name.text)?.opposite,
        let value = call.arguments?.first?.value
      {
        return .comparison(.path(Path(field)), comparison, value, range: .none)
      }
      return asks(field, call, isNegated: true)
    case .not, .and, .or, .parenthesized, .each, .keys, .member, .condition, .comparison,
      .membership,
      .inclusion,
      .asks:
      return asks(field, Call(rule(for: expression, of: name ?? field)))
    }
  }

  /// The rule that compares a count, passed as `found`.
  mutating func rule(forCount comparison: ComparisonOperator, _ number: Operand) -> String {
    let comparison = Expression.comparison(.name("found"), comparison, number, range: .none)
    if let name = names[comparison] { return name }
    let name = maker.unique(Name.identifier(for: comparison.nameOfCount, orElse: "count"))
    names[comparison] = name
    let found = Parameter(name: Name("found"), type: .type("integer"))
    let check = Statement.check(.condition(comparison, range: .none))
    rules.append(RuleDeclaration(name: Name(name), parameters: [found], body: [check]))
    return name
  }

  mutating func rule(for expression: Expression, of field: String) -> String {
    if let name = names[expression] { return name }
    let name = unique(Name.identifier(for: field, orElse: "value") + "_in_question")
    names[expression] = name
    rules.append(RuleDeclaration(name: Name(name), body: [.check(expression)]))
    return name
  }
}

extension Expression {
  /// The name of a rule that compares a count with a number: `at_least_2`.
  fileprivate var nameOfCount: String {
    guard case .comparison(_, let comparison, .number(let number, _), _) = self else { return "" }
    return switch comparison {
    case .equal: "exactly_\(number)"
    case .notEqual: "not_exactly_\(number)"
    case .less: "fewer_than_\(number)"
    case .lessOrEqual: "at_most_\(number)"
    case .greater: "more_than_\(number)"
    case .greaterOrEqual: "at_least_\(number)"
    }
  }

  /// Whether it contains `not member`, at any depth in the same value.
  fileprivate var deniesMember: Bool {
    switch self {
    case .not(let inner, _):
      if case .member = inner { return true }
      return inner.deniesMember
    case .parenthesized(let inner, _, _): return inner.deniesMember
    case .and(let parts, _), .or(let parts, _): return parts.contains { $0.deniesMember }
    case .condition, .comparison, .membership, .inclusion, .asks, .call, .each, .keys, .member:
      return false
    }
  }

  /// The negated condition.
  fileprivate var opposite: Expression {
    switch self {
    case .comparison(let path, .equal, let value, _):
      .comparison(path, .notEqual, value, range: .none)
    case .membership(let path, let isNegated, let values, _):
      .membership(path, isNegated: !isNegated, values, range: .none)
    // The others never hold for an empty value, and neither do their negations.
    case .condition, .comparison, .inclusion, .asks, .call, .not, .and, .or, .parenthesized, .each,
      .keys, .member:
      .not(self, range: .none)
    }
  }
}

extension [Expression] {
  /// The conditions, merging exclusions of single values of one field into one.
  fileprivate var joiningExclusions: [Expression] {
    reduce(into: []) { joined, condition in
      if let (path, values) = joined.last?.exclusion, let next = condition.exclusion,
        next.path == path
      {
        joined[joined.count - 1] =
          .membership(path, isNegated: true, values + next.values, range: .none)
      } else {
        joined.append(condition)
      }
    }
  }
}

extension Expression {
  /// The field and the values that the condition excludes.
  fileprivate var exclusion: (path: Operand, values: [Operand])? {
    switch self {
    case .comparison(let path, .notEqual, let value, _): (path, [value])
    case .membership(let path, true, let values, _): (path, values)
    case .condition, .comparison, .membership, .inclusion, .asks, .call, .not, .and, .or,
      .parenthesized, .each,
      .keys, .member:
      nil
    }
  }
}

extension ComparisonOperator {
  /// Converts a rule with one bound to a comparison.
  fileprivate init?(rule: String) {
    switch rule {
    case "min_value": self = .greaterOrEqual
    case "max_value": self = .lessOrEqual
    default: return nil
    }
  }
}
