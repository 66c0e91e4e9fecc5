/// The instances of forms in a session: the form itself, nested forms, and rows of lists.
///
/// They refer to each other by identifiers, so nothing owns what contains it. The memory of a removed
/// instance is reused, but its identifiers are not.
struct FormTree {
  private let blueprints: [FormBlueprint]
  private var instances: [InstanceNode] = []
  /// The number of earlier uses of each position.
  private var generations: [Int] = []
  private var free: [Int] = []
  private var lastRowNumber = 0

  init(_ blueprints: [FormBlueprint]) {
    self.blueprints = blueprints
  }

  subscript(id: InstanceID) -> InstanceNode {
    _read { yield instances[id.position] }
    _modify { yield &instances[id.position] }
  }

  subscript(id: FieldID) -> FieldNode {
    _read { yield instances[id.instance.position].fields[id.index] }
    _modify { yield &instances[id.instance.position].fields[id.index] }
  }

  subscript(id: UnitID) -> UnitNode {
    _read { yield instances[id.instance.position].units[id.index] }
    _modify { yield &instances[id.instance.position].units[id.index] }
  }

  /// Whether the instance is still part of the session; only then may anything in it be accessed.
  func contains(_ id: InstanceID) -> Bool { generations[id.position] == id.generation }

  // MARK: Growing and shrinking

  /// Adds an instance with its nested forms.
  ///
  /// - Parameters:
  ///   - form: its form.
  ///   - holder: the field that contains it, as its value or a row; nil for the session's form.
  ///   - row: the row, if the instance is one.
  /// - Returns: its identifier.
  mutating func add(_ form: FormIndex, in holder: FieldID?, as row: FormRow.ID?) -> InstanceID {
    let instance = InstanceNode(blueprints[form.position], in: holder, as: row)
    let id: InstanceID
    if let position = free.popLast() {
      id = InstanceID(position: position, generation: generations[position])
      instances[position] = instance
    } else {
      id = InstanceID(position: instances.count, generation: 0)
      instances.append(instance)
      generations.append(0)
    }
    for field in instance.blueprint.fields {
      guard let nested = field.nestedForm else { continue }
      let field = FieldID(instance: id, index: field.index.position)
      self[field].nested = add(nested, in: field, as: nil)
    }
    return id
  }

  /// Creates a row for an item of a list; it is not part of the list yet.
  mutating func makeRow(of list: FieldID) -> RowNode {
    lastRowNumber += 1
    let id = FormRow.ID(number: lastRowNumber)
    let instance = self[list].blueprint.rowForm.map { add($0, in: list, as: id) }
    return RowNode(id: id, instance: instance)
  }

  /// Removes an instance and everything in it.
  mutating func remove(_ id: InstanceID) {
    for field in fields(of: id) {
      for inner in instances(in: field) { remove(inner) }
    }
    instances[id.position].fields = []
    instances[id.position].units = []
    generations[id.position] += 1
    free.append(id.position)
  }
}
