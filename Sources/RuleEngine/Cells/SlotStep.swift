/// One component of a path in a form, as the way from one slot of a record to another.
package struct SlotStep: Sendable {
  /// What a value holds, and so where the slots of its members or items are.
  package enum Kind: Sendable {
    /// No other values.
    case scalar
    /// Members whose slots count from where the group's own does.
    case group
    /// Members whose slots count from the form's own.
    case form
    /// Items side by side, each with so many slots.
    case list(stride: Int)
    /// Values by keys, each with so many slots.
    case map(stride: Int)
  }

  /// Of a member the slot, counted as the kind of the value around it says; of an item the index; of
  /// a value of a map nothing.
  package let key: Int
  /// The key of the value of a map; nil for others.
  package let name: String?
  /// What the value holds that the step leads to.
  package let kind: Kind
  /// The field that it is the value or an item of; nil for a group.
  package let field: FieldLayout?
}

extension [FormLayout] {
  /// The steps of a path in one of the forms, as far as it names values that have slots.
  ///
  /// - Complexity: linear in the members of the objects that the path goes through; for many paths see
  ///   ``FormPaths``.
  package func steps(along path: FieldPath, from form: FormIndex) -> [SlotStep] {
    steps(along: path, from: form) { name, form, object in
      self[form].objects[object].members.first { self[form].name(of: $0) == name }
    }
  }

  /// The steps of a path, where the members of objects are found by their names as a closure says.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - form: the form that it begins in.
  ///   - member: the member of that name of one of a form's objects.
  /// - Returns: the steps, fewer than the path has components where it leads nowhere.
  func steps(
    along path: FieldPath,
    from form: FormIndex,
    findingMembers member: (String, FormIndex, Int) -> ObjectLayout.Member?
  ) -> [SlotStep] {
    var steps: [SlotStep] = []
    /// Whose member a name is.
    var object: (form: FormIndex, index: Int)? = (form, 0)
    /// What an index is an item of, and its type.
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
