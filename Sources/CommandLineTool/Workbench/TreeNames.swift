import RuleEngine
import RuleSyntax

extension Declaration {
  /// Whether both declare the same name, and as the same sort of thing.
  func isNamesake(of other: Declaration) -> Bool {
    switch (self, other) {
    case (.rule, .rule), (.external, .external), (.form, .form): name?.text == other.name?.text
    case (.rule, _), (.external, _), (.form, _), (.importFile, _), (.test, _): false
    }
  }
}

extension FileTree {
  private var forms: [FormDeclaration] {
    declarations.compactMap { if case .form(let form) = $0 { form } else { nil } }
  }

  /// The names of the forms that the file declares, in its order.
  var formNames: [String] { forms.map(\.name.text) }

  /// The form that the file declares under that name.
  func form(named name: String) -> FormDeclaration? { forms.first { $0.name.text == name } }

  /// The names that the file declares, in its order.
  var declaredNames: [String] { declarations.compactMap(\.name?.text) }

  /// The declaration of a name.
  func declaration(named name: String) -> Declaration? {
    declarations.first { $0.name?.text == name }
  }

  /// The field or group that a path of a form leads to, through groups and forms that the file
  /// declares.
  func item(at path: FieldPath, in form: String) -> FormItem? {
    var items = self.form(named: form)?.items ?? []
    var found: FormItem?
    for case .name(let name) in path.components {
      found = items.flatMap(\.inBranches).first { $0.member?.text == name }
      items = found.map { within($0) } ?? []
    }
    return found
  }

  private func within(_ item: FormItem) -> [FormItem] {
    switch item {
    case .field(let field): field.type.flatMap { form(named: $0.name.text) }?.items ?? []
    case .group(let group), .step(let group): group.items
    case .context, .when, .binding, .check: []
    }
  }
}

extension FormDeclaration {
  /// Offset of the brace that closes it.
  var end: Int { Int(range.end) - 1 }
}

extension FormItem {
  /// Its name and place if it declares a name.
  var named: (name: Name, range: SourceRange)? {
    switch self {
    case .field(let field): (field.name, field.range)
    case .context(let context): (context.name, context.range)
    case .group(let group), .step(let group): (group.name, group.range)
    case .binding(let binding): (binding.name, binding.range)
    case .when, .check: nil
    }
  }

  /// The name that paths know it by.
  fileprivate var member: Name? {
    if case .step = self { nil } else { named?.name }
  }

  /// The fields and groups in it, including itself, but not the contents of a group.
  ///
  /// A group has its own namespace.
  var namedItems: [(name: Name, range: SourceRange)] { inBranches.compactMap(\.named) }

  /// The item itself, or the items in the branches of a `when`.
  fileprivate var inBranches: [FormItem] {
    switch self {
    case .when(let when): (when.items + (when.otherwise?.items ?? [])).flatMap(\.inBranches)
    case .step(let step): [self] + step.items.flatMap(\.inBranches)
    case .field, .context, .group, .binding, .check: [self]
    }
  }
}

extension SourceRange {
  /// The range as offsets of bytes.
  var offsets: Range<Int> { Int(start)..<Int(end) }
}
