extension TreeDumper {
  mutating func statements(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .check(let node): check(node)
      case .when(let node): when(node) { $0.statements($1) }
      case .moment(let moment, let body, _): node("on \(moment.rawValue)") { $0.statements(body) }
      case .normalize(let steps, _):
        node("normalize") { dump in for step in steps { dump.call(step) } }
      case .filter(let expression, _): node("filter") { $0.expression(expression) }
      case .mask(let format, _): line("mask \(quoted(format))")
      case .option(let node): option(node)
      case .examples(let node): examples(node)
      }
    }
  }

  mutating func check(_ check: Check) {
    node(check.isWarning ? "warn" : "check") { dump in
      dump.expression(check.expression)
      if let message = check.message { dump.line("message \(dump.quoted(message))") }
    }
  }

  mutating func when<Item>(
    _ when: When<Item>,
    _ items: (inout TreeDumper, [Item]) -> Void
  ) {
    node("when") { dump in
      dump.condition(when.condition)
      dump.node("then") { items(&$0, when.items) }
      if let otherwise = when.otherwise { dump.node("otherwise") { items(&$0, otherwise) } }
    }
  }

  private mutating func option(_ option: OptionStatement) {
    let label = option.label.map { " " + quoted($0) } ?? ""
    node("option \(quoted(option.value))\(label)") { $0.annotations(option.annotations) }
  }

  private mutating func examples(_ examples: ExamplesStatement) {
    node(examples.verdict.rawValue) { dump in
      for argument in examples.arguments ?? [] { dump.argument(argument) }
      for value in examples.values { dump.literal(value) }
    }
  }
}

// MARK: - Expressions and conditions

extension TreeDumper {
  mutating func expression(_ expression: Expression) {
    switch expression {
    case .call(let node): call(node)
    case .not(let operand, _): node("not") { $0.expression(operand) }
    case .and(let operands, _):
      node("and") { dump in for operand in operands { dump.expression(operand) } }
    case .or(let operands, _):
      node("or") { dump in for operand in operands { dump.expression(operand) } }
    case .parenthesized(let inner, let message, _):
      node("parentheses") { dump in
        dump.expression(inner)
        if let message { dump.line("message \(dump.quoted(message))") }
      }
    case .each(let body, let items, _):
      let places = items.map { "[\($0.first)...\($0.last.map(String.init) ?? "")]" } ?? ""
      node("each\(places)") { $0.statements(body) }
    case .member(let name, let body, _):
      node("member \(quoted(name))") { $0.statements(body) }
    }
  }

  mutating func call(_ call: Call) {
    let parentheses = call.arguments?.isEmpty == true ? "()" : ""
    node("call \(written(call.name))\(parentheses)") { dump in
      for argument in call.arguments ?? [] { dump.argument(argument) }
    }
  }

  mutating func argument(_ argument: Argument) {
    if let label = argument.label {
      node("argument \(written(label))") { $0.operand(argument.value) }
    } else {
      operand(argument.value)
    }
  }

  mutating func condition(_ condition: Condition) {
    switch condition {
    case .comparison(let path, let comparison, let value, _):
      node("\(written(path)) \(comparison.rawValue)") { $0.operand(value) }
    case .membership(let path, let isNegated, let values, _):
      node("\(written(path)) \(isNegated ? "not in" : "in")") { dump in
        for value in values { dump.operand(value) }
      }
    case .asks(let path, let isNegated, let call, _):
      node("\(written(path)) \(isNegated ? "is not" : "is")") { $0.call(call) }
    case .call(let node): call(node)
    case .not(let operand, _): node("not") { $0.condition(operand) }
    case .and(let operands, _):
      node("and") { dump in for operand in operands { dump.condition(operand) } }
    case .or(let operands, _):
      node("or") { dump in for operand in operands { dump.condition(operand) } }
    case .parenthesized(let inner, _): node("parentheses") { $0.condition(inner) }
    }
  }
}

// MARK: - Values

extension TreeDumper {
  mutating func operand(_ operand: Operand) {
    switch operand {
    case .string(let literal): line("text \(quoted(literal))")
    case .number(let text, _): line("number \(text)")
    case .boolean(let value, _): line(value ? "true" : "false")
    case .pattern(let pattern): line("pattern /\(pattern.text)/\(pattern.flags)")
    case .duration(let text, _): line("duration \(text)")
    case .size(let text, _): line("size \(text)")
    case .closedRange(let lower, let upper, _):
      node("range") { dump in
        if let lower { dump.operand(lower) } else { dump.line("no lower bound") }
        if let upper { dump.operand(upper) } else { dump.line("no upper bound") }
      }
    case .today: line("today")
    case .now: line("now")
    case .path(let path): line("path \(written(path))")
    case .offset(let value, let sign, let duration, _):
      node("\(sign.rawValue) \(duration)") { $0.operand(value) }
    }
  }

  mutating func literal(_ literal: Literal) {
    switch literal {
    case .string(let string): line("text \(quoted(string))")
    case .number(let text, _): line("number \(text)")
    case .boolean(let value, _): line(value ? "true" : "false")
    case .null: line("null")
    case .array(let elements, _):
      node("list") { dump in for element in elements { dump.literal(element) } }
    case .object(let object): node("object") { $0.entries(of: object) }
    }
  }

  mutating func entries(of object: ObjectLiteral) {
    for entry in object.entries {
      node("entry \(written(entry.path))") { $0.literal(entry.value) }
    }
  }
}
