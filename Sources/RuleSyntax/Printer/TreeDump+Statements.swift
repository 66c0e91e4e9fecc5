extension TreeDump {
  mutating func statement(_ statement: Statement) {
    switch statement {
    case .check(let node): check(node)
    case .when(let node): when(node) { $0.statement($1) }
    case .moment(let moment, let body, _): node("on \(moment.rawValue)", body) { $0.statement($1) }
    case .normalize(let steps, _): node("normalize", steps) { $0.call($1) }
    case .filter(let expression, _): node("filter") { $0.expression(expression) }
    case .mask(let format, _): line("mask \(quoted(format))")
    case .option(let option):
      let label = option.label.map { " " + quoted($0) } ?? ""
      node("option \(quoted(option.value))\(label)", option.annotations) { $0.annotation($1) }
    case .binding(let node): binding(node)
    case .examples(let examples):
      node(examples.verdict.rawValue) { dump in
        for argument in examples.arguments ?? [] { dump.argument(argument) }
        for value in examples.values { dump.literal(value) }
      }
    }
  }

  mutating func binding(_ binding: LetDeclaration) {
    node("let \(written(binding.name))") { dump in
      if let value = binding.value { dump.definition(value) }
    }
  }

  mutating func definition(_ definition: Definition) {
    switch definition {
    case .operand(let operand): self.operand(operand)
    case .condition(let condition): expression(condition)
    }
  }

  mutating func check(_ check: Check) {
    node(check.isWarning ? "warn" : "check") { dump in
      dump.expression(check.expression)
      dump.message(check.message)
      if !check.targets.isEmpty {
        dump.node("at", check.targets) { $0.line("path \($0.written($1))") }
      }
    }
  }

  mutating func when<Item: Conditional>(
    _ when: When<Item>,
    _ item: (inout TreeDump, Item) -> Void
  ) {
    node("when") { dump in
      dump.expression(when.condition)
      dump.node("then", when.items, item)
      switch when.otherwise {
      case nil: break
      case .block(let items): dump.node("otherwise", items, item)
      case .when(let next): dump.node("otherwise") { $0.when(next, item) }
      }
    }
  }

  mutating func expression(_ expression: Expression) {
    switch expression {
    case .call(let node): call(node)
    case .not(let operand, _): node("not") { $0.expression(operand) }
    case .and(let operands, _): node("and", operands) { $0.expression($1) }
    case .or(let operands, _): node("or", operands) { $0.expression($1) }
    case .parenthesized(let inner, let message, _):
      node("parentheses") { dump in
        dump.expression(inner)
        dump.message(message)
      }
    case .each(let body, let items, _):
      let places = items.map { "[\($0.first)...\($0.last.map(String.init) ?? "")]" } ?? ""
      node("each\(places)", body) { $0.statement($1) }
    case .keys(let body, _): node("keys", body) { $0.statement($1) }
    case .member(let name, let body, _): node("member \(quoted(name))", body) { $0.statement($1) }
    case .condition(let condition, _): node("condition") { $0.expression(condition) }
    case .comparison(let left, let comparison, let right, _):
      question(about: left, comparison.rawValue, [right])
    case .membership(let left, let isNegated, let values, _):
      question(about: left, isNegated ? "not in" : "in", values)
    case .inclusion(let left, let list, let isNegated, _):
      question(about: left, isNegated ? "not in list" : "in list", [.path(list)])
    case .asks(let asked, let isNegated, let call, _):
      let words = isNegated ? "is not" : "is"
      if case .path(let path) = asked {
        node("\(written(path)) \(words)") { $0.call(call) }
      } else {
        node(words) { dump in
          dump.operand(asked)
          dump.call(call)
        }
      }
    }
  }
}

// MARK: - Values

extension TreeDump {
  /// What is asked of a value, and what it is compared with.
  private mutating func question(about left: Operand, _ words: String, _ right: [Operand]) {
    if case .path(let path) = left {
      node("\(written(path)) \(words)", right) { $0.operand($1) }
    } else {
      node(words, [left] + right) { $0.operand($1) }
    }
  }

  mutating func call(_ call: Call) {
    let parentheses = call.arguments?.isEmpty == true ? "()" : ""
    node("call \(written(call.name))\(parentheses)", call.arguments ?? []) { $0.argument($1) }
  }

  mutating func argument(_ argument: Argument) {
    if let label = argument.label {
      node("argument \(written(label))") { $0.operand(argument.value) }
    } else {
      operand(argument.value)
    }
  }

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
    case .binary(let left, let arithmetic, let right, _):
      node(arithmetic.rawValue, [left, right]) { $0.operand($1) }
    case .negated(let value, _): node("negated") { $0.operand(value) }
    case .parenthesized(let inner, _): node("parentheses") { $0.operand(inner) }
    case .function(let call): self.call(call)
    case .aggregate(let aggregate):
      node("\(aggregate.function.rawValue) of \(written(aggregate.list))") { dump in
        if let value = aggregate.value { dump.operand(value) }
        if let condition = aggregate.condition { dump.node("where") { $0.expression(condition) } }
      }
    }
  }

  mutating func literal(_ literal: Literal) {
    switch literal {
    case .string(let string): line("text \(quoted(string))")
    case .number(let text, _): line("number \(text)")
    case .boolean(let value, _): line(value ? "true" : "false")
    case .null: line("null")
    case .array(let elements, _): node("list", elements) { $0.literal($1) }
    case .object(let object): node("object", object.entries) { $0.entry($1) }
    }
  }

  mutating func entry(_ entry: ObjectLiteral.Entry) {
    node("entry \(written(entry.path))") { $0.literal(entry.value) }
  }
}
