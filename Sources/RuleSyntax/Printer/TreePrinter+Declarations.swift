extension TreePrinter {
  mutating func importFile(_ node: ImportDeclaration) {
    layout.token("import")
    text(node.path)
  }

  mutating func rule(_ node: RuleDeclaration) {
    word("rule")
    name(node.name)
    parameters(node.parameters)
    text(node.message)
    layout.space()
    block(node.body, mayBeOneLine: true)
  }

  mutating func external(_ node: ExternalDeclaration) {
    word("external")
    word("rule")
    name(node.name)
    parameters(node.parameters)
    text(node.message)
    guard !node.settings.isEmpty else { return }
    layout.space()
    braces(node.settings) { printer, setting in
      printer.word(setting.name.rawValue)
      printer.layout.token(setting.value)
    }
  }

  private mutating func parameters(_ parameters: [Parameter]) {
    guard !parameters.isEmpty else { return }
    list(parameters, in: ("(", ")"), .oneEach) { $0.parameter($1) }
  }

  private mutating func parameter(_ node: Parameter) {
    name(node.name)
    type(node.type)
    if let value = node.defaultValue {
      layout.space()
      word("=")
      operand(value)
    }
  }

  /// A colon and a type, if there is one.
  mutating func type(_ type: TypeReference?) {
    guard var type else { return }
    layout.token(":")
    layout.space()
    while true {
      switch type {
      case .list(let items, _):
        word("list")
        word("of")
        type = items
      case .map(let values, _):
        word("map")
        word("of")
        type = values
      case .named(let typeName): return name(typeName)
      case .applied(let typeName, let arguments, _):
        name(typeName)
        return self.arguments(arguments)
      }
    }
  }

  /// A label or message after a space, if there is one.
  mutating func text(_ literal: StringLiteral?) {
    guard let literal else { return }
    layout.indent()
    layout.space()
    string(literal)
    layout.dedent()
  }
}

// MARK: - Forms

extension TreePrinter {
  mutating func form(_ node: FormDeclaration) {
    begin(node.range)
    if node.isClosed { word("closed") }
    if node.isExact { word("exact") }
    header(
      "form",
      node.name,
      parameters: node.parameters,
      label: node.label,
      annotations: node.annotations
    )
    layout.space()
    items(node.items)
  }

  /// The block of a form, a group or a branch.
  mutating func items(_ items: [FormItem]) {
    statementBlock(items) { printer, item in
      switch item {
      case .field(let field): printer.field("field", field)
      case .context(let context): printer.field("context", context)
      case .group(let group): printer.group("group", group)
      case .step(let step): printer.group("step", step)
      case .when(let when): printer.when(when) { $0.items($1) }
      case .binding(let binding): printer.binding(binding)
      case .check(let check): return check
      }
      return nil
    }
  }

  private mutating func group(_ keyword: String, _ node: GroupDeclaration) {
    header(keyword, node.name, label: node.label, annotations: node.annotations)
    layout.space()
    items(node.items)
  }

  private mutating func field(_ keyword: String, _ node: FieldDeclaration) {
    begin(node.range)
    header(
      keyword,
      node.name,
      type: node.type,
      notation: node.notation,
      label: node.label,
      annotations: node.annotations
    )
    if let value = node.value { self.value(value) }
    guard let body = node.body else { return }
    layout.space()
    block(body, mayBeOneLine: true)
  }

  mutating func binding(_ node: LetDeclaration) {
    begin(node.range)
    word("let")
    name(node.name)
    if let value = node.value { self.value(value) }
  }

  /// What a name or a field stands for, after `=`.
  private mutating func value(_ value: Definition) {
    layout.space()
    word("=")
    switch value {
    case .operand(let operand): self.operand(operand)
    case .condition(let condition): expression(condition)
    }
  }

  private mutating func header(
    _ keyword: String,
    _ name: Name,
    parameters: [Parameter] = [],
    type: TypeReference? = nil,
    notation: StringLiteral? = nil,
    label: StringLiteral?,
    annotations: [Annotation]
  ) {
    word(keyword)
    self.name(name)
    self.parameters(parameters)
    self.type(type)
    if notation != nil {
      layout.space()
      layout.token("as")
      text(notation)
    }
    text(label)
    for annotation in annotations { self.annotation(annotation) }
  }

  /// An annotation after a space.
  mutating func annotation(_ node: Annotation) {
    layout.space()
    layout.token("@")
    name(node.name)
    guard let arguments = node.arguments else { return }
    list(arguments, in: ("(", ")"), .filled) { $0.literal($1) }
  }
}
