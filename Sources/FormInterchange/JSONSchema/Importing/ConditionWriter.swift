import RuleSyntax

/// Writes what a schema asks of an object as conditions, with rules of their own for what is more
/// than one call.
struct ConditionWriter {
  /// The group in which conditions are written, whose fields go by their names alone.
  var group: FieldPath = []
  private(set) var rules: [RuleDeclaration] = []
  private var names: [Expression: String] = [:]
  private var maker = NameMaker()

  /// A name that no other declaration has.
  mutating func unique(_ name: String) -> String { maker.unique(name) }

  mutating func condition(of formulas: [ObjectFormula]) -> Condition {
    condition(of: .all(formulas), isOperand: false)
  }

  private mutating func condition(of formula: ObjectFormula, isOperand: Bool) -> Condition {
    switch formula {
    // Constants are left only where a form asks nothing at all.
    case .constant: return .call(Call("any_filled"))
    case .present(let path): return asks(path, Call("filled"))
    case .absent(let path): return asks(path, Call("empty"))
    case .holds(let path, let formula): return asks(path, formula.expression)
    case .value(let path, .not(let denied)):
      return asks(path, denied.expression).opposite
    case .value(let path, let formula):
      let parts = [asks(path, Call("empty")), asks(path, formula.expression)]
      return either(parts, isOperand: isOperand)
    case .and(let parts):
      let conditions = parts.map { condition(of: $0, isOperand: true) }.joiningExclusions
      return conditions.count == 1 ? conditions[0] : .and(conditions, range: .none)
    case .choice(let asked, let main, let otherwise):
      let parts = ObjectFormula.or([.all([asked, main]), .all([asked.negated, otherwise])])
      return condition(of: parts, isOperand: isOperand)
    case .or(let parts):
      return either(parts.map { condition(of: $0, isOperand: true) }, isOperand: isOperand)
    }
  }

  private func either(_ conditions: [Condition], isOperand: Bool) -> Condition {
    let either = Condition.or(conditions, range: .none)
    return isOperand ? .parenthesized(either, range: .none) : either
  }

  private func reference(to path: FieldPath) -> Path {
    let isNear = path.count == group.count + 1 && path.starts(with: group)
    return Path(names: isNear ? path.suffix(1) : path[...])
  }

  private func asks(_ path: FieldPath, _ call: Call, isNegated: Bool = false) -> Condition {
    .asks(reference(to: path), isNegated: isNegated, call, range: .none)
  }

  /// That the field is filled and fulfils the expression.
  private mutating func asks(_ path: FieldPath, _ expression: Expression) -> Condition {
    switch expression {
    case .call(let call):
      let values = call.arguments?.map(\.value) ?? []
      if call.name.text == "one_of" {
        if values.count == 1 {
          return .comparison(reference(to: path), .equal, values[0], range: .none)
        }
        return .membership(reference(to: path), isNegated: false, values, range: .none)
      }
      if let comparison = ComparisonOperator(rule: call.name.text), values.count == 1 {
        return .comparison(reference(to: path), comparison, values[0], range: .none)
      }
      return asks(path, call)
    case .not(.call(let call), _):
      if let comparison = ComparisonOperator(rule: call.name.text)?.opposite,
        let value = call.arguments?.first?.value
      {
        return .comparison(reference(to: path), comparison, value, range: .none)
      }
      return asks(path, call, isNegated: true)
    case .not, .and, .or, .parenthesized, .each, .member:
      return asks(path, Call(rule(for: expression, of: path.last ?? "")))
    }
  }

  private mutating func rule(for expression: Expression, of field: String) -> String {
    if let name = names[expression] { return name }
    let name = maker.unique(Name.identifier(for: field, orElse: "value") + "_in_question")
    names[expression] = name
    rules.append(RuleDeclaration(name: Name(name), body: [.check(expression)]))
    return name
  }
}

extension Condition {
  /// What holds exactly where the condition does not.
  fileprivate var opposite: Condition {
    switch self {
    case .comparison(let path, .equal, let value, _):
      .comparison(path, .notEqual, value, range: .none)
    case .membership(let path, let isNegated, let values, _):
      .membership(path, isNegated: !isNegated, values, range: .none)
    // The others hold of nothing empty, and neither do their counterparts.
    case .comparison, .asks, .call, .not, .and, .or, .parenthesized: .not(self, range: .none)
    }
  }
}

extension [Condition] {
  /// The conditions, those that exclude values of one field one by one as one that excludes them all.
  fileprivate var joiningExclusions: [Condition] {
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

extension Condition {
  /// The field that must not have some values, and these.
  fileprivate var exclusion: (path: Path, values: [Operand])? {
    switch self {
    case .comparison(let path, .notEqual, let value, _): (path, [value])
    case .membership(let path, true, let values, _): (path, values)
    case .comparison, .membership, .asks, .call, .not, .and, .or, .parenthesized: nil
    }
  }
}

extension ComparisonOperator {
  /// The comparison that is the use of a rule with one bound.
  fileprivate init?(rule: String) {
    switch rule {
    case "min_value": self = .greaterOrEqual
    case "max_value": self = .lessOrEqual
    default: return nil
    }
  }

  fileprivate var opposite: ComparisonOperator {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}
