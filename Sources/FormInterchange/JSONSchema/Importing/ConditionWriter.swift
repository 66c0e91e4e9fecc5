import RuleSyntax

/// Writes what a schema asks of an object as conditions, with rules of their own for what is more
/// than one call.
struct ConditionWriter {
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
    case .present(let name): return asks(name, Call("filled"))
    case .absent(let name): return asks(name, Call("empty"))
    case .holds(let name, let formula): return asks(name, formula.expression)
    case .value(let name, let formula):
      let either = Condition.or(
        [asks(name, Call("empty")), asks(name, formula.expression)],
        range: .none
      )
      return isOperand ? .parenthesized(either, range: .none) : either
    case .and(let parts):
      return .and(parts.map { condition(of: $0, isOperand: true) }, range: .none)
    case .choice(let asked, let main, let otherwise):
      let either = ObjectFormula.or([.all([asked, main]), .all([asked.negated, otherwise])])
      return condition(of: either, isOperand: isOperand)
    case .or(let parts):
      let either = Condition.or(
        parts.map { condition(of: $0, isOperand: true) },
        range: .none
      )
      return isOperand ? .parenthesized(either, range: .none) : either
    }
  }

  private func asks(_ name: String, _ call: Call, isNegated: Bool = false) -> Condition {
    .asks(Path(name), isNegated: isNegated, call, range: .none)
  }

  /// That the field is there and fulfils the expression.
  private mutating func asks(_ name: String, _ expression: Expression) -> Condition {
    switch expression {
    case .call(let call):
      if call.name.text == "equal", let value = call.arguments?.first?.value {
        return .comparison(Path(name), .equal, value, range: .none)
      }
      if call.name.text == "one_of", let values = call.arguments?.map(\.value) {
        return .membership(Path(name), isNegated: false, values, range: .none)
      }
      return asks(name, call)
    case .not(.call(let call), _):
      return asks(name, call, isNegated: true)
    case .not, .and, .or, .parenthesized, .each, .member:
      return asks(name, Call(rule(for: expression, of: name)))
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
