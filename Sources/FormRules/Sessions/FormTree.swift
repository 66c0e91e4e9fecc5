/// The instances of forms in a session: the form itself, nested forms, and rows of lists.
///
/// They refer to each other by identifiers, so nothing owns what is around it. The memory of an
/// instance that is removed is used for another; its identifiers are not.
struct FormTree {
  private let blueprints: [FormBlueprint]
  private var instances: [InstanceNode] = []
  /// How often each position was used before.
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

  /// Whether the instance is part of the session still; only then may anything in it be accessed.
  func contains(_ id: InstanceID) -> Bool { generations[id.position] == id.generation }

  // MARK: Growing and shrinking

  /// Adds an instance with the forms that are nested in it.
  ///
  /// - Parameters:
  ///   - form: the form of which it is an instance.
  ///   - holder: the field whose value, or a row of whose value, it is; nil for the session's form.
  ///   - row: the row that it is, if it is one.
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

  /// Adds a row to hold a value of a list; it is not part of the list yet.
  mutating func makeRow(of list: FieldID) -> RowNode {
    lastRowNumber += 1
    let id = FormRow.ID(number: lastRowNumber)
    let instance = self[list].blueprint.rowForm.map { add($0, in: list, as: id) }
    return RowNode(id: id, instance: instance)
  }

  /// Removes an instance and all that is in it.
  mutating func remove(_ id: InstanceID) {
    for field in fields(of: id) {
      for inner in instances(in: field) { remove(inner) }
    }
    instances[id.position].fields = []
    instances[id.position].units = []
    generations[id.position] += 1
    free.append(id.position)
  }

  // MARK: Inward

  /// The fields of an instance, in file order.
  func fields(of id: InstanceID) -> LazyMapSequence<Range<Int>, FieldID> {
    self[id].fields.indices.lazy.map { FieldID(instance: id, index: $0) }
  }

  /// The nested form of a field, and its rows' forms.
  func instances(in field: FieldID) -> [InstanceID] {
    let nested = self[field].nested.map { [$0] } ?? []
    return self[field].blueprint.rowForm == nil ? nested : rows(of: field).compactMap(\.instance)
  }

  /// The fields in an instance, those of nested forms and rows after the field that holds them.
  func fields(within id: InstanceID) -> [FieldID] {
    var fields: [FieldID] = []
    collectFields(within: id, into: &fields)
    return fields
  }

  private func collectFields(within id: InstanceID, into fields: inout [FieldID]) {
    for field in self.fields(of: id) {
      fields.append(field)
      for inner in instances(in: field) { collectFields(within: inner, into: &fields) }
    }
  }

  /// The units in an instance, in file order.
  func units(within id: InstanceID) -> [UnitID] {
    var units: [UnitID] = []
    collectUnits(within: id, into: &units)
    return units
  }

  private func collectUnits(within id: InstanceID, into units: inout [UnitID]) {
    for (index, unit) in self[id].blueprint.units.enumerated() {
      units.append(UnitID(instance: id, index: index))
      guard let field = unit.field else { continue }
      for inner in instances(in: FieldID(instance: id, index: field)) {
        collectUnits(within: inner, into: &units)
      }
    }
  }

  /// The field at a path from an instance; nil where there is none.
  func find(_ path: ArraySlice<FieldPath.Component>, in id: InstanceID) -> FieldID? {
    var groups: [String] = []
    var rest = path
    while case .name(let name)? = rest.popFirst() {
      let index = self[id].blueprint.fields.firstIndex {
        $0.layout.name == name && $0.layout.groups == groups
      }
      guard let index else {
        groups.append(name)
        continue
      }
      let field = FieldID(instance: id, index: index)
      if rest.isEmpty { return field }
      if let nested = self[field].nested { return find(rest, in: nested) }
      guard case .index(let position)? = rest.popFirst(),
        case .rows(let rows) = self[field].content,
        rows.indices.contains(position), let row = rows[position].instance
      else { return nil }
      return find(rest, in: row)
    }
    return nil
  }

  /// The field whose slot is at an offset from an instance's first, perhaps in a nested form.
  func field(at offset: SlotOffset, in id: InstanceID) -> FieldID? {
    let index = self[id].blueprint.fields.lastIndex {
      $0.layout.slot.position <= offset.position
    }
    guard let index else { return nil }
    let field = FieldID(instance: id, index: index)
    let rest = offset.position - self[field].blueprint.layout.slot.position
    if rest == 0 { return field }
    return self[field].nested.flatMap { self.field(at: SlotOffset(rest), in: $0) }
  }

  /// The field that a unit judges; nil for a check of the form as a whole.
  func field(of unit: UnitID) -> FieldID? {
    self[unit.instance].blueprint.units[unit.index].field.map {
      FieldID(instance: unit.instance, index: $0)
    }
  }

  /// The unit that judges a field.
  func unit(of field: FieldID) -> UnitID {
    UnitID(instance: field.instance, index: self[field].blueprint.unit)
  }

  func rows(of field: FieldID) -> [RowNode] {
    if case .rows(let rows) = self[field].content { rows } else { [] }
  }

  // MARK: Outward

  /// The instance in whose slots one lies: a row, or the session's own form.
  func place(of id: InstanceID) -> InstanceID {
    guard let holder = self[id].holder, !self[id].isRow else { return id }
    return place(of: holder.instance)
  }

  /// Whether a field is in an instance, or in one within that.
  func isField(_ field: FieldID, within id: InstanceID) -> Bool {
    var instance = field.instance
    while instance != id {
      guard let holder = self[instance].holder else { return false }
      instance = holder.instance
    }
    return true
  }

  /// Position of a field's slot in the record.
  func slot(of field: FieldID) -> Int {
    self[field.instance].base + self[field].blueprint.layout.slot.position
  }

  /// The path of an instance; empty for the session's own form.
  func path(of id: InstanceID) -> FieldPath {
    guard let holder = self[id].holder else { return FieldPath() }
    let path = path(of: holder)
    guard let row = self[id].row, let position = position(of: row, in: holder) else { return path }
    return path.appending(.index(position))
  }

  /// Where a field is now, such as `addresses[1].postcode`.
  func path(of field: FieldID) -> FieldPath {
    FieldPath(path(of: field.instance).components + self[field].blueprint.layout.path.components)
  }

  func position(of row: FormRow.ID, in list: FieldID) -> Int? {
    rows(of: list).firstIndex { $0.id == row }
  }

  // MARK: Values

  /// The value of a field as it was given; nil where there is none.
  func value(of field: FieldID) -> Value? {
    switch self[field].content {
    case .value(let value): value
    case .nested: self[field].nested.map { .form(values(of: $0)) }
    case .rows(let rows): .list(rows.map { value(of: $0) })
    }
  }

  /// The value of a row: what was given, or for a form the values of its fields.
  func value(of row: RowNode) -> Value {
    row.instance.map { .form(values(of: $0)) } ?? row.value
  }

  /// The values of an instance's fields as they were given, whether or not the fields apply.
  func values(of id: InstanceID) -> [String: Value] {
    var values: [String: Value] = [:]
    for field in fields(of: id) {
      guard let value = value(of: field) else { continue }
      let layout = self[field].blueprint.layout
      FormTree.put(value, at: layout.groups[...], layout.name, in: &values)
    }
    return values
  }

  private static func put(
    _ value: Value,
    at groups: ArraySlice<String>,
    _ name: String,
    in values: inout [String: Value]
  ) {
    guard let group = groups.first else {
      values[name] = value
      return
    }
    var members: [String: Value] = [:]
    if case .form(let inner) = values[group] { members = inner }
    put(value, at: groups.dropFirst(), name, in: &members)
    values[group] = .form(members)
  }
}
