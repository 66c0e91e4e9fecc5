import RuleSyntax

/// What a form asks of one of its fields, under conditions on others.
struct FieldDemand {
  var field: FieldPath
  var conditions: [ObjectFormula]
  /// Whether the field must be filled.
  var isRequired = false
  /// What is asked of the field where it is filled.
  var formula: ValueFormula
}

extension FieldDemand {
  /// The demand under all conditions but the first ones.
  func without(_ count: Int) -> FieldDemand {
    var demand = self
    demand.conditions.removeFirst(count)
    return demand
  }

  /// How many conditions, from the first on, are the same for all of them.
  static func sharedConditions(of demands: some Collection<FieldDemand>) -> Int {
    guard let first = demands.first else { return 0 }
    return first.conditions.indices.first { index in
      demands.contains {
        $0.conditions.count <= index || $0.conditions[index] != first.conditions[index]
      }
    } ?? first.conditions.count
  }

  /// What its conditions ask of the value of the field at the path.
  func conditions(on path: FieldPath) -> [ValueFormula] {
    conditions.flatMap { $0.formulas(of: path) }
  }
}

extension ObjectFormula {
  fileprivate func formulas(of path: FieldPath) -> [ValueFormula] {
    switch self {
    case .value(path, let formula), .holds(path, let formula): [formula]
    case .constant, .present, .absent, .value, .holds: []
    case .and(let parts), .or(let parts): parts.flatMap { $0.formulas(of: path) }
    case .choice(let condition, let main, let otherwise):
      [condition, main, otherwise].flatMap { $0.formulas(of: path) }
    }
  }
}

extension Expression {
  /// The texts that the value itself is compared with, or items of it.
  var comparedTexts: Set<String> {
    switch self {
    case .call(let call):
      guard ["equal", "one_of", "exclusive"].contains(call.name.text) else { return [] }
      return Set(
        (call.arguments ?? []).compactMap { argument in
          if case .string(let literal) = argument.value { literal.value } else { nil }
        }
      )
    case .not(let inner, _), .parenthesized(let inner, _, _): return inner.comparedTexts
    case .and(let parts, _), .or(let parts, _):
      return parts.reduce(into: []) { $0.formUnion($1.comparedTexts) }
    case .each(let body, _, _):
      return body.reduce(into: []) { texts, statement in
        if case .check(let check) = statement { texts.formUnion(check.expression.comparedTexts) }
      }
    case .member: return []
    }
  }
}
