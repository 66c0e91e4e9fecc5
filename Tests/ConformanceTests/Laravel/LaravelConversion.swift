import FormInterchange
import FormRules
@testable import RuleSyntax

/// What stands in an argument of a rule file; the engine has operands of its own.
typealias OperandTree = RuleSyntax.Operand

/// A form of Laravel's as a rule file, the field types that no rule says taken from its data.
///
/// An object becomes a group, or a nested form where something is demanded of it as a whole; a list
/// whose items have fields a list of forms.
struct LaravelConversion {
  let fields: LaravelFields
  let data: Value
  private var forms: [FormDeclaration] = []

  static let formName = "conformance"

  /// A field as its place in the rule file sees it.
  struct Field {
    var path: LaravelFields.Path
    /// The path of the form that it is a field of, itself or in a group.
    var scope: LaravelFields.Path
    var kind: LaravelKind
    var rules: [LaravelRule]

    /// The rule of that name.
    func rule(_ name: String) -> LaravelRule? { rules.first { $0.name == name } }
  }

  private init(fields: LaravelFields, data: Value) {
    self.fields = fields
    self.data = data
  }

  /// The rule file for the fields of a form, and the data that they are tried on.
  ///
  /// - Throws: why the language has no counterpart.
  static func tree(of fields: LaravelFields, data: Value) throws(Inexpressible) -> FileTree {
    var conversion = LaravelConversion(fields: fields, data: data)
    let items = try conversion.items(at: [], in: [])
    let form = FormDeclaration(name: Name(formName), items: items)
    return FileTree(
      version: VersionDeclaration(number: "1"),
      declarations: (conversion.forms + [form]).map(Declaration.form)
    )
  }

  // MARK: Items of forms

  private mutating func items(
    at path: LaravelFields.Path,
    in scope: LaravelFields.Path
  ) throws(Inexpressible) -> [FormItem] {
    var items: [FormItem] = []
    for name in (fields[path]?.members ?? [:]).keys.sorted() {
      if name.isEmpty { throw .emptyName }
      if let item = try item(name, at: path + [name], in: scope) { items.append(item) }
    }
    return items
  }

  /// The field or group of that name; nil where it is always left out.
  private mutating func item(
    _ name: String,
    at path: LaravelFields.Path,
    in scope: LaravelFields.Path
  ) throws(Inexpressible) -> FormItem? {
    let field = Field(
      path: path,
      scope: scope,
      kind: try kind(at: path),
      rules: fields[path]?.rules ?? []
    )
    let item: FormItem
    if field.kind == .object, fields[path]?.members.isEmpty == false, !isNestedForm(field) {
      item = .group(GroupDeclaration(name: Name(name), items: try items(at: path, in: scope)))
    } else {
      let type = try type(of: field.kind, at: path)
      let body = try normalization(of: field) + statements(of: field)
      item = .field(
        FieldDeclaration(
          name: Name(name),
          type: type == .type("text") ? nil : type,
          body: body.isEmpty ? nil : body
        )
      )
    }
    switch try inclusion(of: field) {
    case .always: return item
    case .never: return nil
    case .when(let condition): return .when(When(condition: condition, items: [item]))
    }
  }

  /// Whether something is demanded of an object as a whole, which a group is no value for.
  private func isNestedForm(_ field: Field) -> Bool {
    let structural = ["array", "nullable", "sometimes", "bail", "list"]
    return !field.rules.allSatisfy { structural.contains($0.name) }
  }

  // MARK: Types

  private mutating func type(
    of kind: LaravelKind,
    at path: LaravelFields.Path
  ) throws(Inexpressible) -> TypeReference {
    switch kind {
    case .text: return .type("text")
    case .number: return .type("number")
    case .integer: return .type("integer")
    case .boolean: return .type("boolean")
    case .file: return .type("file")
    case .list(let item): return .list(of: try type(of: item, at: path + [LaravelFields.item]))
    case .object:
      let items = try items(at: path, in: path)
      if items.isEmpty { throw .anyItems }
      let words = path.map { $0 == LaravelFields.item ? "item" : $0 }
      let name = "\(words.joined(separator: "_"))_form"
      forms.append(FormDeclaration(name: Name(name), items: items))
      return .type(name)
    }
  }

  // MARK: Checks of fields

  private func statements(of field: Field) throws(Inexpressible) -> [Statement] {
    var statements: [Statement] = []
    for rule in field.rules { statements += try self.statements(for: rule, of: field) }
    guard case .list(let item) = field.kind else { return statements }
    statements += uniqueness(in: field)
    let path = field.path + [LaravelFields.item]
    let inner = Field(
      path: path,
      scope: field.scope,
      kind: item,
      rules: fields[path]?.rules ?? []
    )
    let body = try self.statements(of: inner)
    if !body.isEmpty { statements.append(.check(.each(body, range: .none))) }
    return statements
  }

  /// `distinct` of the items, or of fields in them, which Laravel writes at the field itself.
  private func uniqueness(in list: Field) -> [Statement] {
    // Of lists in lists the outermost says it, for all of their items together.
    guard !list.path.contains(LaravelFields.item) else { return [] }
    let path = list.path + [LaravelFields.item]
    return distinctPaths(below: path).map { inner in
      let names = inner.dropFirst(path.count).filter { $0 != LaravelFields.item }
      return .check(names.isEmpty ? .rule("unique") : .rule("unique", .path(Path(names: names))))
    }
  }

  private func distinctPaths(below path: LaravelFields.Path) -> [LaravelFields.Path] {
    guard let field = fields[path] else { return [] }
    let own = field.rules.contains { $0.name == "distinct" } ? [path] : []
    let names = field.members.keys.sorted() + (field.items.isEmpty ? [] : [LaravelFields.item])
    return own + names.flatMap { distinctPaths(below: path + [$0]) }
  }

  /// `normalize`, for what Laravel reads in another way than the language.
  private func normalization(of field: Field) throws(Inexpressible) -> [Statement] {
    var steps: [Call] = []
    let texts: LaravelFields?
    switch field.kind {
    case .text: texts = fields[field.path]
    case .list(of: .text): texts = fields[field.path + [LaravelFields.item]]
    case .number, .integer, .boolean, .file, .list, .object: texts = nil
    }
    let ignoresCase = (texts?.rules ?? []).contains {
      $0.name == "distinct" && $0.parameters == ["ignore_case"]
    }
    if ignoresCase { steps.append(Call("lowercase")) }
    for format in try dateFormats(of: field) {
      if let step = try format.rewriting() { steps.append(step) }
    }
    return steps.isEmpty ? [] : [.normalize(steps)]
  }

  func dateFormats(of field: Field) throws(Inexpressible) -> [LaravelDateFormat] {
    var formats: [LaravelDateFormat] = []
    for format in field.rule("date_format")?.parameters ?? [] {
      formats.append(try LaravelDateFormat(format))
    }
    return formats
  }

  // MARK: References

  /// A field that another reads, as its rule file names it there.
  struct Reference {
    var path: Path
    var kind: LaravelKind
    /// Whether Laravel reads 0 and 1 as truth values in it.
    var isBoolean: Bool
  }

  func reference(
    to path: LaravelFields.Path,
    from field: Field
  ) throws(Inexpressible) -> Reference {
    guard path.starts(with: field.scope) else { throw .outerField }
    var names = Array(path.dropFirst(field.scope.count))
    // All items of a list are the list.
    if names.last == LaravelFields.item { names.removeLast() }
    if names.contains(LaravelFields.item) { throw .pathThroughList }
    var inner = field.scope
    for name in names.dropLast() {
      inner.append(name)
      if case .list = try kind(at: inner) { throw .pathThroughList }
    }
    if names.contains("") { throw .emptyName }
    let rules = fields[path]?.rules ?? []
    return Reference(
      path: Path(names: names),
      kind: try kind(at: path),
      isBoolean: rules.contains { $0.name == "boolean" || $0.name == "bool" }
    )
  }
}

extension Path {
  /// The path of names alone.
  init(names: [String]) {
    self.init(components: names.map { .name(Name($0)) })
  }
}
