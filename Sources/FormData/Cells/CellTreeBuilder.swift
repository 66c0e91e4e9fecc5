internal import RuleEngine

/// Collects paths by their steps, then finds their slots.
struct CellTreeBuilder {
  /// The steps that were given so far below one path.
  private struct Branch {
    /// The position of the path that ends here.
    var cell: Int?
    /// The position of the first path that goes on from here.
    var firstBelow: Int?
    var members: [String: Int] = [:]
    var items: [Int: Int] = [:]
  }

  private let forms: [FormLayout]
  private var branches = [Branch()]

  /// More steps than this name nothing: each is a level of recursion for whoever fills the form.
  private static let depthLimit = 64

  init(forms: [FormLayout]) {
    self.forms = forms
  }

  /// Whether the path names a value of the form that a text can represent.
  func knows(_ path: FieldPath, in form: FormIndex) -> Bool {
    guard path.components.count <= CellTreeBuilder.depthLimit else { return false }
    return type(of: path, in: form) != nil
  }

  /// What a path names.
  enum Target {
    case group
    case field(FieldType)
  }

  /// What the path names in the form; nil for nothing.
  func type(of path: FieldPath, in form: FormIndex) -> Target? {
    var object: ObjectLayout? = forms[form].objects.first
    var layout = forms[form]
    var target: Target?
    for component in path.components {
      switch component {
      case .name(let name):
        guard let member = object?.members.first(where: { layout.name(of: $0) == name }) else {
          return nil
        }
        switch member {
        case .group(let group):
          object = layout.objects[group]
          target = .group
        case .field(let index):
          target = .field(layout.fields[index].type)
          object = nil
        }
      case .index:
        guard case .field(.list(let item)) = target else { return nil }
        target = .field(item)
      }
      if case .field(.form(let form)) = target {
        layout = forms[form]
        object = layout.objects.first
      }
    }
    return target
  }

  /// Adds a path of the form.
  mutating func insert(_ path: FieldPath, position: Int) throws(CellTree.Conflict) {
    var branch = 0
    for component in path.components {
      if let cell = branches[branch].cell { throw .nested(position, within: cell) }
      if branches[branch].firstBelow == nil { branches[branch].firstBelow = position }
      branch = child(of: branch, at: component)
    }
    if branches[branch].cell != nil { throw .repeated(position) }
    if let below = branches[branch].firstBelow { throw .nested(below, within: position) }
    branches[branch].cell = position
  }

  private mutating func child(of branch: Int, at component: FieldPath.Component) -> Int {
    let known =
      switch component {
      case .name(let name): branches[branch].members[name]
      case .index(let index): branches[branch].items[index]
      }
    if let known { return known }
    branches.append(Branch())
    switch component {
    case .name(let name): branches[branch].members[name] = branches.count - 1
    case .index(let index): branches[branch].items[index] = branches.count - 1
    }
    return branches.count - 1
  }

  /// The nodes for all paths, in the form's order.
  func members(of form: FormIndex) throws(CellTree.Conflict) -> [CellTree.Node] {
    try members(of: 0, in: forms[form], object: 0, path: FieldPath())
  }

  private func members(
    of branch: Int,
    in layout: FormLayout,
    object: Int,
    path: FieldPath
  ) throws(CellTree.Conflict) -> [CellTree.Node] {
    var nodes: [CellTree.Node] = []
    for member in layout.objects[object].members {
      let name = layout.name(of: member)
      guard let below = branches[branch].members[name] else { continue }
      let path = path.appending(.name(name))
      switch member {
      case .group(let group):
        let slot = layout.objects[group].slot.position
        if let cell = branches[below].cell {
          nodes.append(CellTree.Node(slot: slot, content: .cell(cell)))
          continue
        }
        let members = try members(of: below, in: layout, object: group, path: path)
        nodes.append(
          CellTree.Node(slot: slot, content: .object(members, sharesBase: true))
        )
      case .field(let index):
        let field = layout.fields[index]
        nodes.append(try node(below, slot: field.slot.position, type: field.type, path: path))
      }
    }
    return nodes
  }

  private func node(
    _ branch: Int,
    slot: Int,
    type: FieldType,
    path: FieldPath
  ) throws(CellTree.Conflict) -> CellTree.Node {
    if let cell = branches[branch].cell {
      return CellTree.Node(slot: slot, content: .cell(cell))
    }
    switch type {
    case .form(let form):
      let members = try members(of: branch, in: forms[form], object: 0, path: path)
      return CellTree.Node(slot: slot, content: .object(members, sharesBase: false))
    case .any where !branches[branch].items.isEmpty:
      return try list(branch, slot: slot, of: .any, path: path)
    case .list(let item):
      return try list(branch, slot: slot, of: item, path: path)
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .choice, .file, .any:
      return CellTree.Node(slot: slot, content: .object([], sharesBase: false))
    }
  }

  private func list(
    _ branch: Int,
    slot: Int,
    of item: FieldType,
    path: FieldPath
  ) throws(CellTree.Conflict) -> CellTree.Node {
    var stride = 1
    if case .form(let form) = item { stride = forms[form].slotCount }
    let items = branches[branch].items
    var nodes: [CellTree.Node] = []
    for index in 0..<items.count {
      guard let below = items[index] else {
        throw .gap(lastPosition(in: items), missing: path.appending(.index(index)))
      }
      nodes.append(
        try node(below, slot: index * stride, type: item, path: path.appending(.index(index)))
      )
    }
    return CellTree.Node(slot: slot, content: .list(nodes, stride: stride))
  }

  /// The position of a path to the last item.
  private func lastPosition(in items: [Int: Int]) -> Int {
    guard let last = items.keys.max(), let branch = items[last] else { return 0 }
    return branches[branch].cell ?? branches[branch].firstBelow ?? 0
  }
}

extension FormLayout {
  /// The name of a member of one of the form's objects.
  func name(of member: ObjectLayout.Member) -> String {
    switch member {
    case .group(let group): objects[group].name
    case .field(let field): fields[field].name
    }
  }
}
