import RuleSyntax

/// The names of a form, for looking up paths.
final class FormShape {
  /// The kind of thing that a name in a form or group refers to.
  struct Member {
    var name: Name
    var kind: SymbolKind
    /// Names from the form inward, its own last.
    var path: [String]
    var type: TypeReference?
    /// For a field or context, its declaration.
    var field: FieldDeclaration?
    var options = ChoiceOptions()
    var label: String?
  }

  let key: DeclarationKey
  let declaration: FormDeclaration
  /// The members of the form itself, under the empty path, and of its groups.
  private(set) var groups: [[String]: [String: Member]] = [[]: [:]]
  /// The members of all groups in the order of the text.
  private(set) var members: [Member] = []
  private(set) var steps: [Name] = []
  /// The next and previous field in the same form, group or branch, by path.
  private(set) var neighbors: [[String]: (previous: String?, next: String?)] = [:]

  init(_ declaration: FormDeclaration, in file: String) {
    key = DeclarationKey(file: file, name: declaration.name.text)
    self.declaration = declaration
    for parameter in declaration.parameters {
      add(
        Member(
          name: parameter.name,
          kind: .parameter,
          path: [parameter.name.text],
          type: parameter.type
        ),
        to: []
      )
    }
    add(declaration.items, to: [])
  }

  /// The meaning of a name, looked up from the group outward.
  func member(named name: String, from group: [String]) -> Member? {
    var group = group
    while true {
      if let member = groups[group]?[name] { return member }
      guard group.popLast() != nil else { return nil }
    }
  }

  /// Everything in scope within a group; for each name, the innermost.
  func members(from group: [String]) -> [Member] {
    var known: Set<String> = []
    var found: [Member] = []
    for count in stride(from: group.count, through: 0, by: -1) {
      let own = groups[Array(group.prefix(count))] ?? [:]
      for member in own.values where known.insert(member.name.text).inserted {
        found.append(member)
      }
    }
    return found.sorted { $0.name.range.start < $1.name.range.start }
  }

  /// The member at a path.
  func member(at path: [String]) -> Member? {
    path.last.flatMap { groups[Array(path.dropLast())]?[$0] }
  }

  private func add(_ member: Member, to group: [String]) {
    guard groups[group]?[member.name.text] == nil else { return }
    groups[group, default: [:]][member.name.text] = member
    members.append(member)
  }

  private func add(_ items: [FormItem], to group: [String]) {
    var previous: String?
    for item in items {
      var own: String?
      switch item {
      case .field(let field):
        add(member(field, .field, in: group), to: group)
        own = field.name.text
        neighbors[group + [field.name.text]] = (previous, nil)
        if let previous { neighbors[group + [previous]]?.next = own }
      case .context(let field):
        add(member(field, .context, in: group), to: group)
        own = previous
      case .group(let declaration):
        let path = group + [declaration.name.text]
        let label = declaration.label?.value
        add(Member(name: declaration.name, kind: .group, path: path, label: label), to: group)
        if groups[path] == nil { groups[path] = [:] }
        add(declaration.items, to: path)
      case .step(let step):
        steps.append(step.name)
        add(step.items, to: group)
      case .when(let when):
        add(when.items, to: group)
        add(when.otherwise?.items ?? [], to: group)
      case .binding(let binding):
        let path = group + [binding.name.text]
        add(Member(name: binding.name, kind: .binding, path: path), to: group)
        own = previous
      case .check: own = previous
      }
      previous = own
    }
  }

  private func member(
    _ field: FieldDeclaration,
    _ kind: SymbolKind,
    in group: [String]
  ) -> Member {
    Member(
      name: field.name,
      kind: kind,
      path: group + [field.name.text],
      type: field.type,
      field: field,
      options: ChoiceOptions(of: field),
      label: field.label?.value
    )
  }
}

/// The options of a field: in file order, and for looking up values, which a condition can have many of.
struct ChoiceOptions {
  private(set) var statements: [OptionStatement] = []
  private var values: Set<String> = []

  init() {}

  init(of field: FieldDeclaration) {
    for case .option(let option) in field.body ?? [] {
      statements.append(option)
      values.insert(option.value.value)
    }
  }

  /// Whether one of the options has the value.
  func contains(_ value: String) -> Bool { values.contains(value) }
}

/// The type of a field's values, as far as names depend on it.
indirect enum TypeShape {
  case plain(String)
  /// Of the options of the member.
  case choice(of: Symbol, ChoiceOptions)
  case form(FormShape)
  case list(of: TypeShape)
  case map(of: TypeShape)
  case unknown

  /// The type of the entries of lists and maps, however deeply nested.
  var innermost: TypeShape {
    switch self {
    case .list(let inner), .map(let inner): inner.innermost
    case .plain, .choice, .form, .unknown: self
    }
  }

  /// The items of a list.
  var item: TypeShape { if case .list(let item) = self { item } else { .unknown } }
}

extension Workspace {
  /// The type of a form's member.
  func type(of member: FormShape.Member, in shape: FormShape) -> TypeShape {
    guard member.kind != .group else { return .unknown }
    let symbol = Symbol.member(of: shape.key, member.path)
    guard let reference = member.type else {
      return member.kind == .binding ? .unknown : .plain("text")
    }
    return type(reference, seenFrom: shape.key.file, of: symbol, member.options)
  }

  private func type(
    _ reference: TypeReference,
    seenFrom file: String,
    of symbol: Symbol,
    _ options: ChoiceOptions
  ) -> TypeShape {
    switch reference {
    case .list(let items, _): .list(of: type(items, seenFrom: file, of: symbol, options))
    case .map(let items, _): .map(of: type(items, seenFrom: file, of: symbol, options))
    case .named(let name), .applied(let name, _, _):
      if name.text == "choice" {
        .choice(of: symbol, options)
      } else if let shape = shape(ofForm: name.text, seenFrom: file) {
        .form(shape)
      } else {
        .plain(name.text)
      }
    }
  }
}
