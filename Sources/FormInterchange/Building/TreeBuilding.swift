package import RuleSyntax

// Constructors for nodes without positions, nearly as short as the code that they print.

extension Operand {
  /// A number as a rule file writes it.
  package static func number(_ text: String) -> Operand { .number(text, range: .none) }
  package static func number(_ value: Int) -> Operand { .number(String(value)) }
  package static func text(_ value: String) -> Operand { .string(StringLiteral(value)) }
  package static func boolean(_ value: Bool) -> Operand { .boolean(value, range: .none) }
  package static func pattern(_ text: String, flags: String = "") -> Operand {
    .pattern(PatternLiteral(text: text, flags: flags))
  }
  /// A field or parameter by its name.
  package static func name(_ name: String) -> Operand { .path(Path(name)) }
  /// `lower...upper`, with at least one bound.
  package static func range(_ lower: Operand?, _ upper: Operand?) -> Operand {
    .closedRange(lower: lower, upper: upper, range: .none)
  }
}

extension Path {
  /// The path of one name.
  package init(_ name: String) {
    self.init(names: [name])
  }

  /// The path of the names.
  package init(names: some Sequence<String>) {
    self.init(components: names.map { .name(Name($0)) })
  }
}

extension Call {
  /// `name` or `name(arguments)`.
  package init(_ name: String, _ arguments: [Argument] = []) {
    self.init(name: Name(name), arguments: arguments.isEmpty ? nil : arguments)
  }
}

extension Argument {
  /// The unit of a length rule: `in: utf16`.
  package static func unit(_ unit: String) -> Argument {
    Argument(label: Name("in"), value: .name(unit))
  }
}

extension Expression {
  /// Calls a rule with positional arguments.
  package static func rule(_ name: String, _ arguments: Operand...) -> Expression {
    .call(Call(name, arguments.map { Argument(value: $0) }))
  }

  /// Calls a rule with positional and named arguments.
  package static func rule(_ name: String, _ arguments: [Argument]) -> Expression {
    .call(Call(name, arguments))
  }

  /// Calls a rule that counts characters, with its unit.
  package static func rule(_ name: String, _ count: Operand, in unit: String) -> Expression {
    .call(Call(name, [Argument(value: count), .unit(unit)]))
  }

  /// The conjunction of the expressions; a single one is returned unchanged.
  package static func all(_ operands: [Expression]) -> Expression {
    let flat = operands.flatMap { operand in
      if case .and(let inner, _) = operand { inner } else { [operand] }
    }
    return flat.count == 1 ? flat[0] : .and(flat.map(\.asFactor), range: .none)
  }

  /// The disjunction of the expressions; a single one is returned unchanged.
  package static func any(_ operands: [Expression]) -> Expression {
    let flat = operands.flatMap { operand in
      if case .or(let inner, _) = operand { inner } else { [operand] }
    }
    return flat.count == 1 ? flat[0] : .or(flat, range: .none)
  }

  /// The negation; a double negation is removed.
  package static func no(_ operand: Expression) -> Expression {
    if case .not(let inner, _) = operand { return inner.withoutParentheses }
    return .not(operand.asTerm, range: .none)
  }

  /// The expression, parenthesized if needed as an operand of `and`.
  private var asFactor: Expression {
    if case .or = self { return parenthesized }
    return self
  }

  /// The expression, parenthesized if needed as the operand of `not`.
  private var asTerm: Expression {
    switch self {
    case .and, .or: parenthesized
    case .call, .not, .parenthesized, .each, .keys, .member, .condition, .comparison, .membership,
      .inclusion, .asks:
      self
    }
  }

  private var parenthesized: Expression { .parenthesized(self, message: nil, range: .none) }

  private var withoutParentheses: Expression {
    if case .parenthesized(let inner, nil, _) = self { return inner }
    return self
  }
}

extension Statement {
  /// A check with an optional message.
  package static func check(_ expression: Expression, message: String? = nil) -> Statement {
    .check(Check(expression: expression, message: message.map { StringLiteral($0) }))
  }
}

extension Annotation {
  /// `@name` or `@name(arguments)`.
  package init(_ name: String, _ arguments: [Literal] = []) {
    self.init(name: Name(name), arguments: arguments.isEmpty ? nil : arguments)
  }
}

extension Literal {
  package static func text(_ value: String) -> Literal { .string(StringLiteral(value)) }
  package static func number(_ text: String) -> Literal { .number(text, range: .none) }
  package static func boolean(_ value: Bool) -> Literal { .boolean(value, range: .none) }
  package static var null: Literal { .null(range: .none) }
  package static func list(_ items: [Literal]) -> Literal { .array(items, range: .none) }
  package static func object(_ members: [(name: String, value: Literal)]) -> Literal {
    .object(ObjectLiteral(entries: members.map { .init(path: Path($0.name), value: $0.value) }))
  }
}

extension TypeReference {
  package static func type(_ name: String) -> TypeReference { .named(Name(name)) }
  package static func list(of item: TypeReference) -> TypeReference {
    .list(of: item, range: .none)
  }
  package static func map(of value: TypeReference) -> TypeReference {
    .map(of: value, range: .none)
  }
}

extension String {
  /// The text as a message, with braces doubled so that they aren't placeholders.
  var withPlainBraces: String {
    replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
