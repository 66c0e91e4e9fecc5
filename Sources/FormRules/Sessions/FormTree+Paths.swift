// Navigating a tree: into an instance, and out of it.

extension FormTree {
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

  /// All fields in an instance; those of nested forms and rows follow the field that contains them.
  func fields(within id: InstanceID) -> [FieldID] {
    units(within: id).compactMap { field(of: $0) }
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
      for inner in instances(in: FieldID(instance: id, index: field.position)) {
        collectUnits(within: inner, into: &units)
      }
    }
  }

  /// The field at a path from an instance; nil if there is none.
  func find(_ path: ArraySlice<FieldPath.Component>, in id: InstanceID) -> FieldID? {
    guard let (field, rest) = innermostField(on: path, in: id) else { return nil }
    return rest.isEmpty ? field : nil
  }

  /// The innermost field on a path from an instance, with the rest of the path, which leads into its value;
  /// nil if the path leads to no field.
  ///
  /// - Complexity: linear in the length of the path, times the depth of groups.
  func innermostField(
    on path: ArraySlice<FieldPath.Component>,
    in id: InstanceID
  ) -> (field: FieldID, rest: ArraySlice<FieldPath.Component>)? {
    var declared = FieldPath()
    var rest = path
    while declared.components.count < self[id].blueprint.longestPath,
      case .name(let name)? = rest.popFirst()
    {
      declared = FieldPath(declared.components + [.name(name)])
      guard let index = self[id].blueprint.positions[declared] else { continue }
      let field = FieldID(instance: id, index: index)
      var inner = rest
      if let nested = self[field].nested {
        return innermostField(on: inner, in: nested) ?? (field, rest)
      }
      guard case .index(let position)? = inner.popFirst(),
        case .rows(let rows) = self[field].content,
        rows.indices.contains(position), let row = rows[position].instance
      else { return (field, rest) }
      return innermostField(on: inner, in: row) ?? (field, rest)
    }
    return nil
  }

  /// The field whose slot is at an offset from an instance's first slot, perhaps in a nested form.
  ///
  /// - Complexity: logarithmic in the number of fields.
  func field(at offset: SlotOffset, in id: InstanceID) -> FieldID? {
    let index = self[id].blueprint.fields.lastLeadingIndex(where: { $0.layout.slot <= offset })
    guard let index else { return nil }
    let field = FieldID(instance: id, index: index)
    let rest = offset.position - self[field].blueprint.layout.slot.position
    if rest == 0 { return field }
    return self[field].nested.flatMap { self.field(at: SlotOffset(rest), in: $0) }
  }

  /// The field that a unit evaluates; nil for a form-level check.
  func field(of unit: UnitID) -> FieldID? {
    self[unit.instance].blueprint.units[unit.index].field.map {
      FieldID(instance: unit.instance, index: $0.position)
    }
  }

  /// The unit that evaluates a field.
  func unit(of field: FieldID) -> UnitID {
    UnitID(instance: field.instance, index: self[field].blueprint.unit)
  }

  func rows(of field: FieldID) -> RowList {
    if case .rows(let rows) = self[field].content { rows } else { RowList([]) }
  }

  // MARK: Outward

  /// The instance whose slots contain those of an instance: a row, or the session's own form.
  func place(of id: InstanceID) -> InstanceID {
    guard let holder = self[id].holder, !self[id].isRow else { return id }
    return place(of: holder.instance)
  }

  /// Whether a field is in an instance, at any depth.
  func isField(_ field: FieldID, within id: InstanceID) -> Bool {
    var instance = field.instance
    while instance != id {
      guard let holder = self[instance].holder else { return false }
      instance = holder.instance
    }
    return true
  }

  /// The position of a field's slot in the record.
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

  /// The current path of a field, such as `addresses[1].postcode`.
  func path(of field: FieldID) -> FieldPath {
    FieldPath(path(of: field.instance).components + self[field].blueprint.layout.path.components)
  }

  func position(of row: FormRow.ID, in list: FieldID) -> Int? {
    rows(of: list).position(of: row)
  }
}
