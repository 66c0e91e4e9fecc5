import RuleSyntax

/// What a schema asks of one value that is there: every part of it holds or fails.
///
/// JSON Schema has no third answer, and the parts are chosen so that none is *not applicable*: that
/// would be neutral where a schema means "passes".
indirect enum ValueFormula: Hashable {
  case constant(Bool)
  case atom(ValueAtom)
  /// That each item, or each at the places, fulfils the formula, as those of an empty list do.
  case items(ValueFormula, at: ItemRange? = nil)
  /// That an object's member is missing or fulfils the formula.
  case member(String, ValueFormula)
  case not(ValueFormula)
  case and([ValueFormula])
  case or([ValueFormula])

  /// That a list has so many items at most.
  static func size(upTo count: Int) -> ValueFormula {
    .atom(.size(CountRange(0, upTo: count)))
  }

  /// The checks that no value at all passes.
  static var impossible: [Statement] {
    [.check(.no(.rule("kind", SchemaKinds.all.words.map { Argument(value: .text($0)) })))]
  }

  /// That an object has a member, or has it not.
  static func present(_ name: String) -> ValueFormula {
    .atom(.check(.member(name, .rule("required"))))
  }
  static func absent(_ name: String) -> ValueFormula {
    .atom(.check(.member(name, .rule("empty"))))
  }

  /// That an object has a member, and it fulfils the formula.
  static func holds(_ name: String, _ formula: ValueFormula) -> ValueFormula {
    switch formula {
    case .constant(true): .present(name)
    case .constant(false): .constant(false)
    case .atom, .items, .member, .not, .and, .or:
      .atom(.check(.member(name, .all([.rule("required"), formula.expression]))))
    }
  }

  /// What a schema asks of one member.
  static func value(_ name: String, _ formula: ValueFormula) -> ValueFormula {
    switch formula {
    case .constant(true): .constant(true)
    case .constant(false): .absent(name)
    case .atom, .items, .member, .not, .and, .or: .member(name, formula)
    }
  }

  static func all(_ parts: [ValueFormula]) -> ValueFormula {
    var kept: [ValueFormula] = []
    for part in parts {
      switch part {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .and(let inner): kept += inner
      case .atom, .items, .member, .not, .or: kept.append(part)
      }
    }
    guard let kept = reconciled(kept) else { return .constant(false) }
    return kept.isEmpty ? .constant(true) : kept.count == 1 ? kept[0] : .and(kept)
  }

  static func any(_ parts: [ValueFormula]) -> ValueFormula {
    var kept: [ValueFormula] = []
    for part in parts {
      switch part {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .or(let inner): kept += inner
      case .atom, .items, .member, .not, .and: kept.append(part)
      }
    }
    return kept.isEmpty ? .constant(false) : kept.count == 1 ? kept[0] : .or(kept)
  }

  var negated: ValueFormula {
    switch self {
    case .constant(let value): .constant(!value)
    case .not(let inner): inner
    case .atom, .items, .member, .and, .or: .not(self)
    }
  }

  /// How many questions it holds, those asked twice counted twice.
  var size: Int {
    switch self {
    case .constant: 0
    case .atom: 1
    case .items(let inner, _), .member(_, let inner), .not(let inner): 1 + inner.size
    case .and(let parts), .or(let parts): parts.reduce(0) { $0 + $1.size }
    }
  }

  /// That exactly one of the formulas holds.
  static func one(of parts: [ValueFormula]) -> ValueFormula {
    any(
      parts.indices.map { index in
        let others = parts.indices.filter { $0 != index }.map { parts[$0].negated }
        return all([parts[index]] + others)
      }
    )
  }
}

// MARK: - As rules

extension ValueFormula {
  /// The checks of a field for it, where nothing else depends on what one of them answers.
  var checks: [Statement] {
    switch self {
    case .constant(true): []
    // A value that no value may be is one that is not given.
    case .constant(false): [.check(.rule("empty"))]
    case .and(let parts): parts.flatMap(\.checks)
    case .items(let formula, let places):
      formula.checks.isEmpty ? [] : [.check(.each(formula.checks, items: places, range: .none))]
    case .member(let name, let formula):
      [.check(.member(StringLiteral(name), formula.checks, range: .none))]
    case .or(let parts): [.check(ValueFormula.alone(parts))]
    case .atom, .not:
      if case .and(let parts, _) = expression {
        parts.map { .check($0) }
      } else {
        [.check(expression)]
      }
    }
  }

  /// An alternative that is a check of its own, so that a rule that does not apply to the value's
  /// kind may stand without asking for the kind.
  private static func alone(_ parts: [ValueFormula]) -> Expression {
    ValueFormula.or(parts).expression
  }

  /// The formula as a part of an expression.
  var expression: Expression {
    switch self {
    case .constant(true): .no(.rule("empty"))
    case .constant(false): .rule("empty")
    case .atom(let atom): atom.expression
    case .items(let formula, let places):
      // Without items at the places `each` is not applicable.
      .any([
        ValueFormula.size(upTo: places?.first ?? 0).expression,
        .each([.check(formula.expression)], items: places, range: .none),
      ])
    case .member(let name, let formula):
      // Of a missing value other rules are not applicable.
      .member(name, .any([.rule("empty"), formula.expression]))
    case .not(.items(let formula, let places)):
      .all([
        .rule("size", .range(.number((places?.first ?? 0) + 1), nil)),
        .no(.each([.check(formula.expression)], items: places, range: .none)),
      ])
    case .not(let inner): .no(inner.expression)
    case .and(let parts): .all(parts.map(\.expression))
    case .or(let parts): .any(parts.map(\.expression))
    }
  }
}

extension ValueFormula {
  /// The texts that are left to choose from, and what else is asked of them; nil where there are
  /// fewer than two, or values of other kinds.
  var choice: (options: [String], rest: ValueFormula)? {
    let parts = if case .and(let parts) = self { parts } else { [self] }
    for part in parts {
      guard case .atom(.oneOf(let values)) = part else { continue }
      let options = values.compactMap { value in
        if case .string(let text) = value { text.value } else { nil }
      }
      guard options.count == values.count, options.count > 1,
        !options.contains(where: \.isBlank)
      else { return nil }
      return (options, .all(parts.filter { $0 != part }))
    }
    return nil
  }

  /// The texts that are left for the items of a list, and what else is asked of it.
  var choiceOfItems: (options: [String], rest: ValueFormula)? {
    let parts = if case .and(let parts) = self { parts } else { [self] }
    for (index, part) in parts.enumerated() {
      guard case .items(let items, nil) = part, let choice = items.choice else { continue }
      var rest = parts
      rest[index] = .items(choice.rest)
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
    expression.comparedTexts.isSubset(of: options)
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
    switch self {
    case .constant: false
    case .atom(let atom): atom.expression.isMember
    case .member: true
    case .items(let inner, _), .not(let inner): inner.asksForMembers
    case .and(let parts), .or(let parts): parts.contains(where: \.asksForMembers)
    }
  }
}

extension Expression {
  /// What is asked of a member.
  fileprivate static func member(_ name: String, _ expression: Expression) -> Expression {
    let parts = if case .and(let parts, _) = expression { parts } else { [expression] }
    return .member(StringLiteral(name), parts.map { .check($0) }, range: .none)
  }

  fileprivate var isMember: Bool {
    if case .member = self { true } else { false }
  }
}
