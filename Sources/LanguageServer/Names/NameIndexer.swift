import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Finds the meaning of each name in a file, in one walk over its tree.
///
/// It knows the scopes of the language, but doesn't check anything: a name without a meaning is
/// skipped. Linear in the file, and in the paths that lead into other forms.
struct NameIndexer {
  let workspace: Workspace
  let file: String
  let source: SourceText
  private(set) var occurrences: [Occurrence] = []
  var scope = Scope()

  /// Which names are in scope.
  struct Scope {
    var form: FormShape?
    /// The enclosing rule, its parameters and its `let` names.
    var rule: DeclarationKey?
    var parameters: Set<String> = []
    var bindings: Set<String> = []
    /// The path of the enclosing group.
    var group: [String] = []
    /// The lists of the enclosing aggregates, outermost first.
    var items: [TypeShape] = []
    /// The list of the innermost `each`.
    var each: TypeShape?
    /// The current subject.
    var subject = TypeShape.unknown
    /// The field or context whose options are declared here.
    var owner: Symbol?
  }

  /// The names of a file.
  static func index(of analysis: Analysis, in workspace: Workspace) -> NameIndex {
    let source = analysis.source
    var indexer = NameIndexer(workspace: workspace, file: source.name, source: source)
    for declaration in analysis.parsed.tree.declarations { indexer.add(declaration) }
    return NameIndex(indexer.occurrences)
  }

  private init(workspace: Workspace, file: String, source: SourceText) {
    self.workspace = workspace
    self.file = file
    self.source = source
  }

  mutating func add(
    _ range: SourceRange,
    _ symbol: Symbol,
    _ kind: SymbolKind,
    isDeclaration: Bool = false,
    spelling: Occurrence.Spelling = .name
  ) {
    guard range.start < range.end, Int(range.end) <= source.bytes.count else { return }
    occurrences.append(
      Occurrence(
        range: range,
        symbol: symbol,
        kind: kind,
        isDeclaration: isDeclaration,
        spelling: spelling
      )
    )
  }

  mutating func within(_ inner: Scope, _ body: (inout NameIndexer) -> Void) {
    let outer = scope
    scope = inner
    body(&self)
    scope = outer
  }

  // MARK: Declarations

  private mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .importFile: break
    case .rule(let rule):
      let key = declare(rule.name, as: .rule)
      var inner = Scope()
      inner.rule = key
      inner.parameters = Set(rule.parameters.map(\.name.text))
      for case .binding(let binding) in rule.body { inner.bindings.insert(binding.name.text) }
      within(inner) { indexer in
        indexer.add(rule.parameters, of: key)
        indexer.add(message: rule.message, about: [])
        indexer.add(rule.body)
      }
    case .external(let external):
      let key = declare(external.name, as: .external)
      var inner = Scope()
      inner.rule = key
      inner.parameters = Set(external.parameters.map(\.name.text))
      within(inner) { indexer in
        indexer.add(external.parameters, of: key)
        indexer.add(message: external.message, about: [])
      }
    case .form(let form): add(form)
    case .test(let test): add(test)
    }
  }

  private mutating func declare(_ name: Name, as kind: SymbolKind) -> DeclarationKey {
    let key = DeclarationKey(file: file, name: name.text)
    add(name.range, .declaration(key), kind, isDeclaration: true)
    return key
  }

  private mutating func add(_ parameters: [Parameter], of key: DeclarationKey) {
    for parameter in parameters {
      let name = parameter.name
      add(name.range, .parameter(of: key, name.text), .parameter, isDeclaration: true)
      add(parameter.type)
      if let value = parameter.defaultValue { _ = add(value) }
    }
  }

  private mutating func add(_ form: FormDeclaration) {
    let key = declare(form.name, as: .form)
    add(form.annotations)
    guard let shape = workspace.shape(key) else { return }
    var inner = Scope()
    // If two forms have the same name, the first one is meant; the other keeps its own names.
    inner.form = shape.declaration.name == form.name ? shape : FormShape(form, in: file)
    within(inner) { indexer in
      for parameter in form.parameters {
        let name = parameter.name
        let symbol = Symbol.member(of: key, [name.text])
        indexer.add(name.range, symbol, .parameter, isDeclaration: true)
        indexer.add(parameter.type)
        if let value = parameter.defaultValue { _ = indexer.add(value) }
      }
      indexer.add(form.items, of: key)
    }
  }

  private mutating func add(_ items: [FormItem], of key: DeclarationKey) {
    for item in items {
      switch item {
      case .field(let field): add(field, .field, of: key)
      case .context(let field): add(field, .context, of: key)
      case .group(let group):
        let path = scope.group + [group.name.text]
        add(group.name.range, .member(of: key, path), .group, isDeclaration: true)
        add(group.annotations)
        var inner = scope
        inner.group = path
        within(inner) { $0.add(group.items, of: key) }
      case .step(let step):
        add(step.name.range, .step(of: key, step.name.text), .step, isDeclaration: true)
        add(step.annotations)
        add(step.items, of: key)
      case .when(let when):
        add(condition: when.condition)
        add(when.items, of: key)
        add(when.otherwise?.items ?? [], of: key)
      case .binding(let binding):
        let path = scope.group + [binding.name.text]
        add(binding.name.range, .member(of: key, path), .binding, isDeclaration: true)
        if let value = binding.value { add(value) }
      case .check(let check): add(check)
      }
    }
  }

  private mutating func add(
    _ field: FieldDeclaration,
    _ kind: SymbolKind,
    of key: DeclarationKey
  ) {
    let path = scope.group + [field.name.text]
    let symbol = Symbol.member(of: key, path)
    add(field.name.range, symbol, kind, isDeclaration: true)
    add(field.type)
    add(field.annotations)
    if let value = field.value { add(value) }
    var inner = scope
    inner.owner = symbol
    if let form = scope.form, let member = form.member(at: path) {
      inner.subject = workspace.type(of: member, in: form)
    }
    within(inner) { $0.add(field.body ?? []) }
  }

  /// The types in a reference, with their arguments.
  mutating func add(_ type: TypeReference?) {
    guard let type else { return }
    let name = type.name
    guard let (key, declaration) = workspace.declaration(named: name.text, seenFrom: file),
      case .form = declaration
    else {
      let isKnown =
        LanguageNames.types.contains(name.text)
        || scope.rule != nil && LanguageNames.parameterTypes.contains(name.text)
      if isKnown { add(name.range, .word(.type, name.text), .type) }
      return
    }
    add(name.range, .declaration(key), .form)
    for argument in type.arguments ?? [] {
      if let label = argument.label {
        add(label.range, .member(of: key, [label.text]), .parameter)
      }
      _ = add(argument.value)
    }
  }

  mutating func add(_ annotations: [Annotation]) {
    for annotation in annotations {
      let name = annotation.name
      add(name.range, .word(.annotation, name.text), .annotation)
    }
  }

  // MARK: Statements

  mutating func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .check(let check): add(check)
      case .when(let when):
        add(condition: when.condition)
        add(when.items)
        add(when.otherwise?.items ?? [])
      case .moment(_, let body, _): add(body)
      case .normalize(let calls, _):
        for call in calls {
          let name = call.name
          add(name.range, .word(.normalization, name.text), .normalization)
          for argument in call.arguments ?? [] { _ = add(argument.value) }
        }
      case .filter(let expression, _): add(expression)
      case .mask: break
      case .option(let option):
        add(option.annotations)
        guard let owner = scope.owner else { continue }
        let symbol = Symbol.option(of: owner, ExactText(option.value.value))
        add(option.value.range, symbol, .option, isDeclaration: true, spelling: .text)
      case .binding(let binding):
        if let rule = scope.rule {
          let symbol = Symbol.binding(of: rule, binding.name.text)
          add(binding.name.range, symbol, .binding, isDeclaration: true)
        }
        if let value = binding.value { add(value) }
      case .examples(let examples):
        for argument in examples.arguments ?? [] {
          if let label = argument.label, let rule = scope.rule {
            add(label.range, .parameter(of: rule, label.text), .parameter)
          }
          _ = add(argument.value)
        }
        for value in examples.values { add(value, at: scope.subject) }
      }
    }
  }

  mutating func add(_ check: Check) {
    add(check.expression)
    for target in check.targets { _ = resolve(target) }
    add(message: check.message, about: check.expression.calls)
  }

  // MARK: Tests

  private mutating func add(_ test: TestDeclaration) {
    var form: FormShape?
    if let name = test.form {
      form = workspace.shape(ofForm: name.text, seenFrom: file)
      if let form { add(name.range, .declaration(form.key), .form) }
    } else {
      let visible = workspace.declarations(seenFrom: file).filter { entry in
        if case .form = entry.declaration { true } else { false }
      }
      let own = visible.filter { $0.key.file == file }
      let candidates = own.isEmpty ? visible : own
      if candidates.count == 1 { form = workspace.shape(candidates[0].key) }
    }
    for clause in test.clauses {
      switch clause {
      case .given(let object, _), .context(let object, _):
        if let form { add(object, at: .members(form, [])) }
      case .step(let name, _):
        if let form { add(name.range, .step(of: form.key, name.text), .step) }
      case .now: break
      case .answer(let name, _, _, _): addRule(name)
      case .expect(_, let expectations, _):
        for expectation in expectations {
          if let form, let path = expectation.path {
            _ = follow(path.components[...], from: .members(form, []), isOutward: false)
          }
          addRule(expectation.rule)
        }
      }
    }
  }
}
