/// A name in the values of a context that its form doesn't have.
///
/// A name that no form of a record has is ignored, but a context comes from the program itself.
package struct UnknownName: Sendable, Hashable {
  /// The path of the member.
  package var path: FieldPath
  /// The form without such a field.
  package var form: FormIndex
  /// The position of the form's group, or 0 for the form itself.
  package var object: Int
}

extension Program {
  /// The first unknown name in a value of a context; nil if all are known.
  ///
  /// Of several in an object, it is the first in order.
  package func unknownName(
    in value: Value,
    as type: FieldType,
    at path: [FieldPath.Component],
    depth: Int = 0
  ) -> UnknownName? {
    // Deeper values are beyond a limit anyway.
    guard depth < EvaluationLimits().depth, type.holdsForms else { return nil }
    switch (type, value) {
    case (.form(let form), .form(let members)):
      return unknownName(in: members, of: form, 0, at: path, depth: depth)
    case (.list(let item), .list(let items)):
      for (index, value) in items.enumerated() {
        let path = path + [.index(index)]
        if let found = unknownName(in: value, as: item, at: path, depth: depth + 1) { return found }
      }
    case (.map(let item), .form(let entries)):
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        let path = path + [.key(key)]
        if let found = unknownName(in: value, as: item, at: path, depth: depth + 1) { return found }
      }
    case _: break
    }
    return nil
  }

  private func unknownName(
    in members: [String: Value],
    of form: FormIndex,
    _ object: Int,
    at path: [FieldPath.Component],
    depth: Int
  ) -> UnknownName? {
    var known: Set<String> = []
    for member in forms[form].objects[object].members {
      let name = forms[form].name(of: member)
      known.insert(name)
      guard let value = members[name] else { continue }
      let path = path + [.name(name)]
      switch (member, value) {
      case (.field(let index), _):
        let type = forms[form].fields[index].type
        if let found = unknownName(in: value, as: type, at: path, depth: depth + 1) { return found }
      case (.group(let group), .form(let members)):
        if let found = unknownName(in: members, of: form, group, at: path, depth: depth) {
          return found
        }
      case (.group, _): break
      }
    }
    guard let name = members.keys.filter({ !known.contains($0) }).min() else { return nil }
    return UnknownName(path: FieldPath(path + [.name(name)]), form: form, object: object)
  }
}
