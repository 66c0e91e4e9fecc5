extension TreeDumper {
  mutating func declaration(_ declaration: Declaration) {
    switch declaration {
    case .importFile(let node): line("import \(quoted(node.path))")
    case .rule(let node):
      self.node("rule \(written(node.name))") { dump in
        dump.parameters(node.parameters, message: node.message)
        dump.statements(node.body)
      }
    case .external(let node):
      self.node("external rule \(written(node.name))") { dump in
        dump.parameters(node.parameters, message: node.message)
        for setting in node.settings { dump.line("\(setting.name.rawValue) \(setting.value)") }
      }
    case .form(let node):
      self.node((node.isExact ? "exact " : "") + "form \(written(node.name))") { dump in
        dump.header(label: node.label, annotations: node.annotations)
        dump.items(node.items)
      }
    case .test(let node):
      let form = node.form.map { " for " + written($0) } ?? ""
      self.node("test \(quoted(node.title))\(form)") { dump in
        for clause in node.clauses { dump.clause(clause) }
      }
    }
  }

  private mutating func parameters(_ parameters: [Parameter], message: StringLiteral?) {
    for parameter in parameters {
      let type = parameter.type.map { ": " + written($0) } ?? ""
      node("parameter \(written(parameter.name))\(type)") { dump in
        if let value = parameter.defaultValue { dump.operand(value) }
      }
    }
    if let message { line("message \(quoted(message))") }
  }

  private mutating func header(
    type: TypeReference? = nil,
    label: StringLiteral?,
    annotations: [Annotation]
  ) {
    if let type { line("type \(written(type))") }
    if let label { line("label \(quoted(label))") }
    self.annotations(annotations)
  }

  mutating func annotations(_ annotations: [Annotation]) {
    for annotation in annotations {
      node("annotation \(written(annotation.name))") { dump in
        for argument in annotation.arguments ?? [] { dump.literal(argument) }
      }
    }
  }

  mutating func items(_ items: [FormItem]) {
    for item in items {
      switch item {
      case .field(let node): field(node)
      case .group(let node): group(node)
      case .when(let node): when(node) { $0.items($1) }
      case .check(let node): check(node)
      }
    }
  }

  private mutating func field(_ field: FieldDeclaration) {
    node("field \(written(field.name))") { dump in
      dump.header(type: field.type, label: field.label, annotations: field.annotations)
      if let body = field.body { dump.node("block") { $0.statements(body) } }
    }
  }

  private mutating func group(_ group: GroupDeclaration) {
    node("group \(written(group.name))") { dump in
      dump.header(label: group.label, annotations: group.annotations)
      dump.items(group.items)
    }
  }

  private mutating func clause(_ clause: TestClause) {
    switch clause {
    case .given(let object, _): node("given") { $0.entries(of: object) }
    case .now(let instant, _): line("now \(quoted(instant))")
    case .answer(let rule, let answer, let delay, _):
      let after = delay.map { " after " + $0 } ?? ""
      line("answer \(written(rule)): \(answer.rawValue)\(after)")
    case .expect(let verdict, let expectations, _):
      node("expect \(verdict.rawValue)") { dump in
        for expectation in expectations {
          let path = expectation.path.map { dump.written($0) + ": " } ?? ""
          dump.line(path + dump.written(expectation.rule))
        }
      }
    }
  }
}
