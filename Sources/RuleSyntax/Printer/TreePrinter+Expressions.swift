extension TreePrinter {
  /// A check without its message.
  mutating func checkExpression(_ check: Check) {
    if check.isWarning { word("warn") }
    expression(check.expression, beginsStatement: !check.isWarning)
  }

  /// An expression; at the beginning of a statement, a rule named like a statement is in
  /// backquotes.
  mutating func expression(_ expression: Expression, beginsStatement: Bool = false) {
    switch expression {
    case .call(let call): self.call(call, beginsStatement: beginsStatement)
    case .not(let operand, _):
      word("not")
      self.expression(operand)
    case .and(let operands, _):
      junction("and", operands, beginsStatement: beginsStatement)
    case .or(let operands, _):
      junction("or", operands, beginsStatement: beginsStatement)
    case .parenthesized(let inner, let message, _): parenthesized(inner, message: message)
    case .each(let body, let items, _):
      layout.token("each")
      if let items { self.items(items) }
      layout.space()
      block(body, mayBeOneLine: true)
    case .keys(let body, _):
      layout.token("keys")
      layout.space()
      block(body, mayBeOneLine: true)
    case .member(let name, let body, _):
      word("member")
      string(name)
      layout.space()
      block(body, mayBeOneLine: true)
    case .condition(let condition, _):
      word("check")
      self.expression(condition)
    case .comparison(let left, let comparison, let value, _):
      subject(left)
      word(comparison.rawValue)
      operand(value)
    case .membership(let left, let isNegated, let values, _):
      subject(left)
      if isNegated { word("not") }
      word("in")
      list(values, in: ("(", ")"), .filled) { $0.operand($1) }
    case .inclusion(let left, let list, let isNegated, _):
      subject(left)
      if isNegated { word("not") }
      word("in")
      path(list)
    case .asks(let asked, let isNegated, let call, _):
      subject(asked)
      word("is")
      if isNegated { word("not") }
      self.call(call)
    }
  }

  /// The subject of a condition, and the space after it.
  private mutating func subject(_ subject: Operand) {
    operand(subject)
    layout.space()
  }

  private mutating func items(_ items: ItemRange) {
    layout.token("[")
    layout.token(String(items.first))
    if items.isSpan { layout.token("...") }
    if items.isSpan, let last = items.last { layout.token(String(last)) }
    layout.token("]")
  }

  /// Operands joined by a word, which begins the lines if they do not fit on one.
  private mutating func junction(
    _ keyword: String,
    _ operands: [Expression],
    beginsStatement: Bool
  ) {
    layout.beginGroup()
    for (index, node) in operands.enumerated() {
      if index == 1 { layout.indent() }
      if index > 0 {
        layout.line()
        word(keyword)
      }
      expression(node, beginsStatement: beginsStatement && index == 0)
    }
    if operands.count > 1 { layout.dedent() }
    layout.endGroup()
  }

  private mutating func parenthesized(_ inner: Expression, message: StringLiteral?) {
    layout.beginGroup()
    layout.token("(")
    layout.indent()
    layout.softLine()
    expression(inner)
    layout.leadingComments()
    layout.dedent()
    layout.softLine()
    layout.token(")")
    layout.endGroup()
    guard let message else { return }
    layout.indent()
    layout.fillLine()
    string(message)
    layout.dedent()
  }

  mutating func call(_ call: Call, beginsStatement: Bool = false) {
    if beginsStatement, StatementWord(rawValue: call.name.text) != nil {
      layout.token("`\(call.name.text)`")
    } else {
      name(call.name)
    }
    if let arguments = call.arguments { self.arguments(arguments) }
  }

  mutating func arguments(_ arguments: [Argument]) {
    list(arguments, in: ("(", ")"), .filled) { printer, argument in
      if let label = argument.label {
        printer.layout.token(label.text == "in" ? "in" : label.written)
        printer.layout.token(":")
        printer.layout.space()
      }
      printer.operand(argument.value)
    }
  }
}
