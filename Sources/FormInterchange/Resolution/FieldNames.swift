import RuleSyntax

/// The fields and groups of a form by name, as arguments and conditions look them up.
struct FieldNames {
  /// By the path of the group, what it declares.
  private var members: [[String]: Set<String>] = [:]
  /// By the path of a field, the fields beside it.
  private var neighbours: [[String]: (previous: [String]?, next: [String]?)] = [:]

  init() {}

  init(_ form: FormDeclaration) {
    add(form.items, to: [])
  }

  /// The whole path that names mean within a group: the first is looked up from there outward.
  func path(of names: [String], from group: [String]) -> [String] {
    guard let first = names.first else { return names }
    var outer = group
    while !outer.isEmpty, members[outer]?.contains(first) != true { outer.removeLast() }
    return outer + names
  }

  func next(after path: [String]) -> [String]? { neighbours[path]?.next }
  func previous(before path: [String]) -> [String]? { neighbours[path]?.previous }

  private mutating func add(_ items: [FormItem], to group: [String]) {
    var previous: [String]?
    for item in items {
      switch item {
      case .field(let field):
        let path = group + [field.name.text]
        members[group, default: []].insert(field.name.text)
        neighbours[path] = (previous, nil)
        if let previous { neighbours[previous]?.next = path }
        previous = path
      case .group(let inner):
        members[group, default: []].insert(inner.name.text)
        add(inner.items, to: group + [inner.name.text])
        previous = nil
      case .when(let when):
        add(when.items, to: group)
        add(when.otherwise ?? [], to: group)
        previous = nil
      case .check: continue
      }
    }
  }
}
