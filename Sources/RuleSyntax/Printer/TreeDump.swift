/// A tree as indented text without ranges: the content of a file, apart from its layout.
///
/// Two trees have the same dump exactly if they mean the same.
package struct TreeDump {
  private(set) var text = ""
  private var level = 0

  /// The dump of a tree: one node per line, with its parts indented.
  package static func text(_ tree: FileTree) -> String {
    var dump = TreeDump()
    if let version = tree.version { dump.line("rules \(version.number)") }
    for declaration in tree.declarations { dump.declaration(declaration) }
    return dump.text
  }

  mutating func line(_ content: String) {
    text += String(repeating: "  ", count: level) + content + "\n"
  }

  /// A line and its parts.
  mutating func node(_ content: String, _ children: (inout TreeDump) -> Void) {
    line(content)
    level += 1
    children(&self)
    level -= 1
  }

  /// A line and its child nodes.
  mutating func node<Child>(
    _ content: String,
    _ children: [Child],
    _ child: (inout TreeDump, Child) -> Void
  ) {
    node(content) { dump in for node in children { child(&dump, node) } }
  }

  mutating func message(_ message: StringLiteral?) {
    if let message { line("message \(quoted(message))") }
  }

  func quoted(_ literal: StringLiteral) -> String { StringEscapes.quote(literal.value) }

  /// A name, quoted if it could be mistaken for something else.
  func written(_ name: Name) -> String {
    name.isPlain ? name.text : "`" + VisibleText.of(name.text, limit: .max) + "`"
  }

  func written(_ path: Path) -> String {
    path.components.enumerated().map { index, component in
      switch component {
      case .name(let name): (index > 0 ? "." : "") + written(name)
      case .index(let number, _): "[\(number)]"
      case .key(let key): "[\(quoted(key))]"
      }
    }.joined()
  }

  private func written(_ type: TypeReference) -> String {
    var result = ""
    var type = type
    while true {
      switch type {
      case .list(let items, _):
        result += "list of "
        type = items
      case .map(let values, _):
        result += "map of "
        type = values
      case .named(let name), .applied(let name, _, _): return result + written(name)
      }
    }
  }
}

// MARK: - Declarations

extension TreeDump {
  mutating func declaration(_ declaration: Declaration) {
    switch declaration {
    case .importFile(let node): line("import \(quoted(node.path))")
    case .rule(let rule):
      node("rule \(written(rule.name))") { dump in
        for parameter in rule.parameters { dump.parameter(parameter) }
        dump.message(rule.message)
        for statement in rule.body { dump.statement(statement) }
      }
    case .external(let rule):
      node("external rule \(written(rule.name))") { dump in
        for parameter in rule.parameters { dump.parameter(parameter) }
        dump.message(rule.message)
        for setting in rule.settings { dump.line("\(setting.name.rawValue) \(setting.value)") }
      }
    case .form(let form):
      node(
        (form.isClosed ? "closed " : "") + (form.isExact ? "exact " : "")
          + "form \(written(form.name))"
      ) { dump in
        for parameter in form.parameters { dump.parameter(parameter) }
        dump.header(label: form.label, annotations: form.annotations)
        for item in form.items { dump.item(item) }
      }
    case .test(let test):
      let form = test.form.map { " for " + written($0) } ?? ""
      node("test \(quoted(test.title))\(form)", test.clauses) { $0.clause($1) }
    }
  }

  mutating func parameter(_ parameter: Parameter) {
    let type = parameter.type.map { ": " + written($0) } ?? ""
    node("parameter \(written(parameter.name))\(type)") { dump in
      if let value = parameter.defaultValue { dump.operand(value) }
    }
  }

  mutating func header(
    type: TypeReference? = nil,
    notation: StringLiteral? = nil,
    label: StringLiteral?,
    annotations: [Annotation]
  ) {
    if let type { node("type \(written(type))", type.arguments ?? []) { $0.argument($1) } }
    if let notation { line("notation \(quoted(notation))") }
    if let label { line("label \(quoted(label))") }
    for annotation in annotations { self.annotation(annotation) }
  }

  mutating func annotation(_ annotation: Annotation) {
    node("annotation \(written(annotation.name))", annotation.arguments ?? []) { $0.literal($1) }
  }

  mutating func item(_ item: FormItem) {
    switch item {
    case .field(let field): self.field("field", field)
    case .context(let context): field("context", context)
    case .group(let group): self.group("group", group)
    case .step(let step): group("step", step)
    case .when(let node): when(node) { $0.item($1) }
    case .binding(let node): binding(node)
    case .check(let node): check(node)
    }
  }

  private mutating func group(_ keyword: String, _ group: GroupDeclaration) {
    node("\(keyword) \(written(group.name))") { dump in
      dump.header(label: group.label, annotations: group.annotations)
      for item in group.items { dump.item(item) }
    }
  }

  private mutating func field(_ keyword: String, _ field: FieldDeclaration) {
    node("\(keyword) \(written(field.name))") { dump in
      dump.header(
        type: field.type,
        notation: field.notation,
        label: field.label,
        annotations: field.annotations
      )
      if let value = field.value { dump.node("value") { $0.definition(value) } }
      if let body = field.body { dump.node("block", body) { $0.statement($1) } }
    }
  }

  mutating func clause(_ clause: TestClause) {
    switch clause {
    case .given(let object, _): node("given", object.entries) { $0.entry($1) }
    case .context(let object, _): node("context", object.entries) { $0.entry($1) }
    case .step(let step, _): line("step \(written(step))")
    case .now(let instant, _): line("now \(quoted(instant))")
    case .answer(let rule, let answer, let delay, _):
      let after = delay.map { " after " + $0 } ?? ""
      line("answer \(written(rule)): \(answer.rawValue)\(after)")
    case .expect(let verdict, let expectations, _):
      node("expect \(verdict.rawValue)", expectations) { dump, expectation in
        let path = expectation.path.map { dump.written($0) + ": " } ?? ""
        dump.line(path + dump.written(expectation.rule))
      }
    }
  }
}
