import RuleEngine
import RuleSyntax

/// The constraints of a schema on one value that is present: each part holds or fails.
///
/// JSON Schema has no third answer. The atoms are chosen so that none is *not applicable*, which
/// would be neutral although the schema means "passes".
typealias ValueFormula = Boolean<ValueAtom>

extension Boolean<ValueAtom> {
  /// A list has at most that many items.
  static func size(upTo count: Int) -> ValueFormula {
    .atom(.size(CountRange(least: 0, most: count)))
  }

  /// The items at the positions, or all items, satisfy the formula.
  static func items(_ formula: ValueFormula, at places: ItemRange?) -> ValueFormula {
    switch formula {
    case .constant(true): .constant(true)
    case .constant(false): .size(upTo: places?.first ?? 0)
    case .atom, .not, .and, .or, .choice: .atom(.items(formula, at: places))
    }
  }

  /// Checks that no value passes.
  static var impossible: [Statement] {
    [.check(.no(.rule("kind", SchemaKinds.all.words.map { Argument(value: .text($0)) })))]
  }
}

// MARK: - Entries

extension Boolean<ValueAtom> {
  /// A key is one of the names.
  static func key(in names: [String]) -> ValueFormula {
    names.isEmpty ? .constant(false) : .atom(.oneOf(names.map { .text($0) }))
  }

  /// Every member's name satisfies the formula.
  static func keys(_ formula: ValueFormula) -> ValueFormula {
    switch formula {
    case .constant(true): .constant(true)
    case .constant(false): .atom(.entryCount(CountRange(least: 0, most: 0)))
    case .atom, .not, .and, .or, .choice: .atom(.keys(formula))
    }
  }

  /// The values of all members whose names satisfy the condition satisfy the formula.
  static func entries(where condition: ValueFormula, _ formula: ValueFormula) -> ValueFormula {
    switch formula {
    case .constant(true): return .constant(true)
    case .constant(false): return .keys(condition.negated)
    case .atom, .not, .and, .or, .choice:
      return condition == .constant(false)
        ? .constant(true) : .atom(.entries(formula, where: condition))
    }
  }

  /// Whether it constrains names of members.
  var asksForKeys: Bool {
    switch self {
    case .atom(.keys), .atom(.entryCount): true
    case .constant, .atom, .not, .and, .or, .choice: false
    }
  }

  /// A formula about a key, made of names and patterns, as a condition on `key`.
  var questionOfKey: Expression { questionOfKey(isOperand: false) }

  private func questionOfKey(isOperand: Bool) -> Expression {
    let key = OperandTree.path(Path("key"))
    switch self {
    case .atom(.oneOf(let names)), .not(.atom(.oneOf(let names))):
      let isNegated = if case .not = self { true } else { false }
      if names.count > 1 {
        return .membership(key, isNegated: isNegated, names, range: .none)
      }
      return .comparison(key, isNegated ? .notEqual : .equal, names[0], range: .none)
    case .atom(.check(.call(let call))):
      return .asks(key, isNegated: false, call, range: .none)
    case .not(.atom(.check(.call(let call)))):
      return .asks(key, isNegated: true, call, range: .none)
    case .and(let parts):
      return .and(parts.map { $0.questionOfKey(isOperand: true) }, range: .none)
    case .or(let parts):
      let either = Expression.or(parts.map { $0.questionOfKey(isOperand: false) }, range: .none)
      return isOperand ? .parenthesized(either, message: nil, range: .none) : either
    case .constant, .atom, .not, .choice:
      return .asks(key, isNegated: false, Call("filled"), range: .none)
    }
  }
}

// MARK: - As rules

extension Boolean<ValueAtom> {
  /// The formula as a field's checks, if nothing else depends on the answer of a single check.
  var checks: [Statement] {
    switch self {
    case .constant(true): return []
    // A value that nothing may equal must be missing.
    case .constant(false): return [.check(.rule("empty"))]
    case .and(let parts): return parts.flatMap(\.checks)
    case .atom(.items(let formula, let places)):
      let checks = formula.checks
      return checks.isEmpty ? [] : [.check(.each(checks, items: places, range: .none))]
    case .atom(.keys(let formula)): return [.check(.keys(formula.checks, range: .none))]
    case .atom(.entries(let formula, let condition)):
      let checks =
        condition == .constant(true)
        ? formula.checks : [formula.expression.asked(where: condition, isAnswer: false)]
      return [.check(.each(checks, items: nil, range: .none))]
    case .atom(.member(let question)) where !question.isRequired:
      let name = StringLiteral(question.field)
      return [.check(.member(name, question.formula.checks, range: .none))]
    case .atom, .not, .or, .choice: return expression.checks
    }
  }

  /// The formula as a part of an expression.
  var expression: Expression {
    switch self {
    case .constant(true): .no(.rule("empty"))
    case .constant(false): .rule("empty")
    case .atom(let atom): atom.expression
    case .not(.atom(.items(let formula, let places))):
      .all([
        .rule("size", .range(.number((places?.first ?? 0) + 1), nil)),
        .no(.each([.check(formula.expression)], items: places, range: .none)),
      ])
    case .not(.atom(.keys(let formula))):
      .all([
        .rule("size", .range(.number(1), nil)),
        .no(.keys([.check(formula.expression)], range: .none)),
      ])
    case .not(.atom(.entries(let formula, let condition))):
      .all([
        .rule("size", .range(.number(1), nil)),
        .no(
          .each(
            [formula.expression.asked(where: condition, isAnswer: true)],
            items: nil,
            range: .none
          )
        ),
      ])
    case .not(let inner): .no(inner.expression)
    case .and(let parts): .all(parts.map(\.expression))
    case .or(let parts): .any(parts.map(\.expression))
    case .choice: alternatives.expression
    }
  }
}

extension Boolean<ValueAtom> {
  /// The remaining texts to choose from, and the other constraints; nil if there are fewer than
  /// two, or other kinds of values.
  var textOptions: (options: [String], rest: ValueFormula)? {
    let parts = conjuncts
    for part in parts {
      guard case .atom(.oneOf(let values)) = part else { continue }
      let options = values.compactMap(\.text)
      guard options.count == values.count, options.count > 1,
        !options.contains(where: \.isBlank)
      else { return nil }
      let rest = ValueFormula.all(parts.filter { $0 != part })
      return rest.appliesToChoices ? (options, rest) : nil
    }
    return nil
  }

  /// The remaining texts for the items of a list, and the other constraints.
  var textOptionsOfItems: (options: [String], rest: ValueFormula)? {
    let parts = conjuncts
    for (index, part) in parts.enumerated() {
      guard case .atom(.items(let items, nil)) = part, let choice = items.textOptions else {
        continue
      }
      var rest = parts
      rest[index] = .atom(.items(choice.rest))
      if choice.rest == .constant(true) { rest.remove(at: index) }
      return (choice.options, .all(rest))
    }
    return nil
  }

  /// The type whose values are exactly the accepted texts; nil if there is none.
  var typeOfNotation: TypeReference? {
    guard case .atom(.check(.call(let call))) = self,
      ["date", "time", "datetime"].contains(call.name.text)
    else { return nil }
    return .type(call.name.text)
  }

  /// Whether all texts that values are compared with are options of a choice.
  func compares(onlyWith options: [String]) -> Bool {
    comparedTexts.isSubset(of: options)
  }

  /// The texts that the value itself, or its items, are compared with.
  fileprivate var comparedTexts: Set<String> {
    atoms.reduce(into: []) { texts, atom in
      switch atom {
      case .oneOf(let values): texts.formUnion(values.compactMap(\.text))
      case .items(let inner, _): texts.formUnion(inner.comparedTexts)
      case .count(let count):
        if case .values(let inner) = count.items { texts.formUnion(inner.comparedTexts) }
      case .check, .length, .size, .bounds, .member, .entryCount, .keys, .entries: break
      }
    }
  }

  /// Whether a choice can have this check: it compares only with options, and accepts at least one
  /// of them, or nothing at all.
  func judges(optionsOf options: [String]) -> Bool {
    let isOption = ValueFormula.atom(.oneOf(options.map { .text($0) }))
    return compares(onlyWith: options)
      && (self == .constant(false) || ValueFormula.all([isOption, self]) != .constant(false))
  }

  /// Whether its rules apply to choices; some, such as `date`, apply only to texts.
  var appliesToChoices: Bool {
    atoms.allSatisfy { atom in
      guard case .check(.call(let call)) = atom else { return true }
      let rule = call.name.text
      return BuiltInRule(rawValue: rule).map { $0.signature.subjects.contains(.choice) }
        ?? !SchemaFormat.rulesOfTexts.contains(rule)
    }
  }

  /// Whether it calls a rule such as `date`, which applies to texts but not to choices.
  var asksRules: Bool {
    atoms.contains { if case .check = $0 { true } else { false } }
  }

  /// Whether it tests members of objects, which only values of type `any` have.
  var asksForMembers: Bool {
    atoms.contains { atom in
      switch atom {
      case .member, .entryCount, .keys, .entries: true
      case .items(let inner, _): inner.asksForMembers
      case .count(let count):
        if case .values(let inner) = count.items { inner.asksForMembers } else { false }
      case .check, .oneOf, .length, .size, .bounds: false
      }
    }
  }
}
