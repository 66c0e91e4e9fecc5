import RuleSyntax

/// What a schema asks of one value that is there: every part of it holds or fails.
///
/// JSON Schema has no third answer, and the atoms are chosen so that none is *not applicable*: that
/// would be neutral where a schema means "passes".
typealias ValueFormula = Boolean<ValueAtom>

extension Boolean<ValueAtom> {
  /// That a list has so many items at most.
  static func size(upTo count: Int) -> ValueFormula {
    .atom(.size(CountRange(least: 0, most: count)))
  }

  /// The checks that no value at all passes.
  static var impossible: [Statement] {
    [.check(.no(.rule("kind", SchemaKinds.all.words.map { Argument(value: .text($0)) })))]
  }
}

// MARK: - As rules

extension Boolean<ValueAtom> {
  /// The checks of a field for it, where nothing else depends on what one of them answers.
  var checks: [Statement] {
    switch self {
    case .constant(true): return []
    // A value that no value may be is one that is not given.
    case .constant(false): return [.check(.rule("empty"))]
    case .and(let parts): return parts.flatMap(\.checks)
    case .atom(.items(let formula, let places)):
      let checks = formula.checks
      return checks.isEmpty ? [] : [.check(.each(checks, items: places, range: .none))]
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
    case .not(let inner): .no(inner.expression)
    case .and(let parts): .all(parts.map(\.expression))
    case .or(let parts): .any(parts.map(\.expression))
    case .choice: alternatives.expression
    }
  }
}

extension Boolean<ValueAtom> {
  /// The texts that are left to choose from, and what else is asked of them; nil where there are
  /// fewer than two, or values of other kinds.
  var textOptions: (options: [String], rest: ValueFormula)? {
    let parts = conjuncts
    for part in parts {
      guard case .atom(.oneOf(let values)) = part else { continue }
      let options = values.compactMap(\.text)
      guard options.count == values.count, options.count > 1,
        !options.contains(where: \.isBlank)
      else { return nil }
      return (options, .all(parts.filter { $0 != part }))
    }
    return nil
  }

  /// The texts that are left for the items of a list, and what else is asked of it.
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

  /// The type whose values are the texts that it asks for; nil where there is none, or it asks more.
  var typeOfNotation: TypeReference? {
    guard case .atom(.check(.call(let call))) = self,
      ["date", "time", "datetime"].contains(call.name.text)
    else { return nil }
    return .type(call.name.text)
  }

  /// Whether all the texts that values are compared with are among the options of a choice.
  func compares(onlyWith options: [String]) -> Bool {
    comparedTexts.isSubset(of: options)
  }

  /// The texts that the value itself is compared with, or items of it.
  private var comparedTexts: Set<String> {
    atoms.reduce(into: []) { texts, atom in
      switch atom {
      case .oneOf(let values): texts.formUnion(values.compactMap(\.text))
      case .items(let inner, _): texts.formUnion(inner.comparedTexts)
      case .check, .length, .size, .bounds, .member: break
      }
    }
  }

  /// Whether it can be asked of a choice: it compares with the options only, and leaves one of them
  /// unless it leaves nothing at all.
  func judges(optionsOf options: [String]) -> Bool {
    let isOption = ValueFormula.atom(.oneOf(options.map { .text($0) }))
    return compares(onlyWith: options)
      && (self == .constant(false) || ValueFormula.all([isOption, self]) != .constant(false))
  }

  /// Whether it asks for members of objects, which only values of the type `any` have.
  var asksForMembers: Bool {
    atoms.contains { atom in
      switch atom {
      case .member: true
      case .items(let inner, _): inner.asksForMembers
      case .check, .oneOf, .length, .size, .bounds: false
      }
    }
  }
}
