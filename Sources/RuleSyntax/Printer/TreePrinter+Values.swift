extension TreePrinter {
  mutating func operand(_ operand: Operand) {
    switch operand {
    case .string(let literal): string(literal)
    case .number(let text, _): number(text)
    case .boolean(let value, _): layout.token(value ? "true" : "false")
    case .pattern(let pattern): layout.token("/\(pattern.text)/\(pattern.flags)")
    case .duration(let text, _), .size(let text, _): layout.token(text)
    case .closedRange(let lower, let upper, _):
      if let lower { self.operand(lower) }
      layout.token("...")
      if let upper { self.operand(upper) }
    case .today: layout.token("today")
    case .now: layout.token("now")
    case .path(let path): self.path(path)
    case .binary(_, let arithmetic, _, _):
      layout.beginGroup()
      layout.indent()
      chain(operand, isProduct: arithmetic.isProduct)
      layout.dedent()
      layout.endGroup()
    case .negated(let value, _):
      layout.token("-")
      self.operand(value)
    case .parenthesized(let inner, _):
      layout.beginGroup()
      layout.token("(")
      layout.indent()
      layout.softLine()
      self.operand(inner)
      layout.leadingComments()
      layout.dedent()
      layout.softLine()
      layout.token(")")
      layout.endGroup()
    case .function(let call): self.call(call)
    case .aggregate(let aggregate): self.aggregate(aggregate)
    }
  }

  /// A line may end within the value and the condition only.
  private mutating func aggregate(_ aggregate: AggregateTree) {
    layout.beginGroup()
    layout.token(aggregate.function.rawValue)
    layout.token("(")
    layout.indent()
    layout.softLine()
    if let value = aggregate.value {
      operand(value)
      layout.space()
      word("of")
    }
    path(aggregate.list)
    if let condition = aggregate.condition {
      layout.space()
      word("where")
      expression(condition)
    }
    layout.leadingComments()
    layout.dedent()
    layout.softLine()
    layout.token(")")
    layout.endGroup()
  }

  /// Operands joined by operators of one rank, which end the lines when they do not fit in one.
  private mutating func chain(_ operand: Operand, isProduct: Bool) {
    guard case .binary(let left, let arithmetic, let right, _) = operand,
      arithmetic.isProduct == isProduct
    else { return self.operand(operand) }
    chain(left, isProduct: isProduct)
    layout.space()
    layout.token(arithmetic.rawValue)
    layout.line()
    self.operand(right)
  }

  /// A number; its sign is a token of its own.
  private mutating func number(_ text: String) {
    if text.hasPrefix("-") {
      layout.token("-")
      layout.token(String(text.dropFirst()))
    } else {
      layout.token(text)
    }
  }

  mutating func path(_ path: Path) {
    for (index, component) in path.components.enumerated() {
      switch component {
      case .name(let name):
        if index > 0 { layout.token(".") }
        self.name(name)
      case .index(let number, _):
        layout.token("[")
        layout.token(String(number))
        layout.token("]")
      case .key(let key):
        layout.token("[")
        string(key)
        layout.token("]")
      }
    }
  }
}

// MARK: - Literals

extension TreePrinter {
  mutating func literal(_ literal: Literal) {
    switch literal {
    case .string(let string): self.string(string)
    case .number(let text, _): number(text)
    case .boolean(let value, _): layout.token(value ? "true" : "false")
    case .null: layout.token("null")
    case .array(let elements, _):
      list(elements, in: ("[", "]"), .filled) { $0.literal($1) }
    case .object(let object): self.object(object)
    }
  }

  private mutating func object(_ object: ObjectLiteral) {
    list(object.entries, in: ("{", "}"), padded: true, .oneEach) { printer, entry in
      printer.key(entry.path)
      printer.layout.token(":")
      printer.layout.space()
      printer.literal(entry.value)
    }
  }

  /// A path, or in quotes a name that would need backquotes.
  private mutating func key(_ path: Path) {
    if path.components.count == 1, case .name(let name) = path.components[0], !name.isPlain {
      layout.token(StringEscapes.quote(name.text))
    } else {
      self.path(path)
    }
  }
}

// MARK: - Tests

extension TreePrinter {
  mutating func test(_ node: TestDeclaration) {
    layout.token("test")
    text(node.title)
    layout.space()
    if let form = node.form {
      word("for")
      name(form)
      layout.space()
    }
    braces(node.clauses) { $0.clause($1) }
  }

  private mutating func clause(_ clause: TestClause) {
    switch clause {
    case .given(let object, _):
      word("given")
      self.object(object)
    case .context(let object, _):
      word("context")
      self.object(object)
    case .step(let step, _):
      word("step")
      name(step)
    case .now(let instant, _):
      layout.token("now")
      text(instant)
    case .answer(let rule, let answer, let delay, _):
      word("answer")
      name(rule)
      layout.token(":")
      layout.space()
      layout.token(answer.rawValue)
      if let delay {
        layout.space()
        word("after")
        layout.token(delay)
      }
    case .expect(let verdict, let expectations, _):
      word("expect")
      layout.token(verdict.rawValue)
      guard !expectations.isEmpty else { return }
      layout.space()
      list(expectations, in: ("{", "}"), padded: true, .oneEach) { $0.expectation($1) }
    }
  }

  private mutating func expectation(_ node: Expectation) {
    if let path = node.path {
      self.path(path)
      layout.token(":")
      layout.space()
    }
    name(node.rule)
  }
}
