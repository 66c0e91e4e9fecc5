/// One component of a path in a form, resolved to slots.
package struct SlotStep: Sendable {
  /// The kind of a value, which says how to find the slots of its members or items.
  package enum Kind: Sendable {
    /// A value without inner values.
    case scalar
    /// Members at slots relative to the enclosing form.
    case group
    /// Members at slots relative to the form's own slot.
    case form
    /// Consecutive items, each of `stride` slots.
    case list(stride: Int)
    /// Values by key, each of `stride` slots.
    case map(stride: Int)
  }

  /// The slot of a member, relative as the parent's kind says, or the index of an item.
  ///
  /// Unused for a value of a map.
  package let key: Int
  /// The key, for a value of a map; nil otherwise.
  package let name: String?
  /// The kind of the value that the step leads to.
  package let kind: Kind
  /// The field of the value or item; nil for a group.
  package let field: FieldLayout?
}

extension [FormLayout] {
  /// The steps of a path in one of the forms, as far as it leads to values with slots.
  ///
  /// - Complexity: linear in the members of the objects on the path; for many paths see
  ///   ``FormPaths``.
  package func steps(along path: FieldPath, from form: FormIndex) -> [SlotStep] {
    steps(along: path, from: form) { name, form, object in
      self[form].objects[object].members.first { self[form].name(of: $0) == name }
    }
  }

  /// The steps of a path, with a closure to look up members by name.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - form: the form in which it starts.
  ///   - member: looks up a member of one of a form's objects.
  /// - Returns: the steps; fewer than the path has components if it leads nowhere.
  func steps(
    along path: FieldPath,
    from form: FormIndex,
    findingMembers member: (String, FormIndex, Int) -> ObjectLayout.Member?
  ) -> [SlotStep] {
    var steps: [SlotStep] = []
    /// The object in which to look up a name.
    var object: (form: FormIndex, index: Int)? = (form, 0)
    /// The field of the value in which to look up an index, and its type.
    var field: FieldLayout?
    var type: FieldType?
    for component in path.components {
      let key: Int
      var name: String?
      switch (component, type) {
      case (.index(let index), .list(let item)?):
        key = index
        type = item
      case (.name(let entry), .map(let value)?), (.key(let entry), .map(let value)?):
        key = 0
        name = entry
        type = value
      case (.name(let name), _), (.key(let name), _):
        guard let (form, index) = object, let member = member(name, form, index) else {
          return steps
        }
        switch member {
        case .group(let group):
          let slot = self[form].objects[group].slot.position
          steps.append(SlotStep(key: slot, name: nil, kind: .group, field: nil))
          object = (form, group)
          type = nil
          continue
        case .field(let index):
          field = self[form].fields[index]
          key = self[form].fields[index].slot.position
          type = self[form].fields[index].type
        }
      case (.index, _):
        return steps
      }
      object = nil
      var kind = SlotStep.Kind.scalar
      switch type {
      case .form(let form):
        kind = .form
        object = (form, 0)
      case .list(.form(let form)): kind = .list(stride: self[form].slotCount)
      case .list: kind = .list(stride: 1)
      case .map(.form(let form)): kind = .map(stride: self[form].slotCount)
      case .map: kind = .map(stride: 1)
      case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file,
        .any, nil:
        break
      }
      steps.append(SlotStep(key: key, name: name, kind: kind, field: field))
    }
    return steps
  }
}
