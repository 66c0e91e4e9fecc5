import RuleSyntax

/// What a schema asks of one value that is there: every part of it holds or fails.
///
/// JSON Schema has no third answer, and the parts are chosen so that none is *not applicable*: that
/// would be neutral where a schema means "passes".
indirect enum ValueFormula: Hashable {
  case constant(Bool)
  case atom(Expression)
  /// That each item fulfils the formula, as those of an empty list do.
  case items(ValueFormula)
  case not(ValueFormula)
  case and([ValueFormula])
  case or([ValueFormula])

  /// That a list has no items.
  static var noItems: ValueFormula { .atom(.rule("size", .number(0))) }

  /// The checks that no value at all passes.
  static var impossible: [Statement] {
    [.check(.no(.rule("kind", SchemaKinds.all.words.map { Argument(value: .text($0)) })))]
  }

  static func all(_ parts: [ValueFormula]) -> ValueFormula {
    var kept: [ValueFormula] = []
    for part in parts {
      switch part {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .and(let inner): kept += inner
      case .atom, .items, .not, .or: kept.append(part)
      }
    }
    return kept.isEmpty ? .constant(true) : kept.count == 1 ? kept[0] : .and(kept)
  }

  static func any(_ parts: [ValueFormula]) -> ValueFormula {
    var kept: [ValueFormula] = []
    for part in parts {
      switch part {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .or(let inner): kept += inner
      case .atom, .items, .not, .and: kept.append(part)
      }
    }
    return kept.isEmpty ? .constant(false) : kept.count == 1 ? kept[0] : .or(kept)
  }

  var negated: ValueFormula {
    switch self {
    case .constant(let value): .constant(!value)
    case .not(let inner): inner
    case .atom, .items, .and, .or: .not(self)
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
    case .items(let formula):
      formula.checks.isEmpty ? [] : [.check(.each(formula.checks, range: .none))]
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
    case .atom(let expression): expression
    case .items(let formula):
      // Of an empty list `each` is not applicable.
      .any([
        ValueFormula.noItems.expression,
        .each([.check(formula.expression)], range: .none),
      ])
    case .not(.items(let formula)):
      .all([
        .rule("size", .range(.number(1), nil)),
        .no(.each([.check(formula.expression)], range: .none)),
      ])
    case .not(let inner): .no(inner.expression)
    case .and(let parts): .all(parts.map(\.expression))
    case .or(let parts): .any(parts.map(\.expression))
    }
  }
}
