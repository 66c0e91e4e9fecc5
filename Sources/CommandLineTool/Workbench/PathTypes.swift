import RuleEngine
import RuleSyntax

/// The types of the values at the paths of a form.
struct PathTypes {
  let program: Program
  let form: FormIndex

  /// What is at a path: a form or group, or a value of a type.
  private enum Place {
    case object(FormLayout, Int)
    case value(FieldType)
  }

  /// The type of the value at the path; nil for the form, a group, and values of type `any`.
  func type(at path: FieldPath) -> FieldType? {
    var place = Place.object(program.forms[form], 0)
    for component in path.components {
      guard let next = step(component, from: place) else { return nil }
      place = next
    }
    if case .value(let type) = place { return type }
    return nil
  }

  private func step(_ component: FieldPath.Component, from place: Place) -> Place? {
    switch (place, component) {
    case (.object(let layout, let object), .name(let name)):
      return member(name, of: object, in: layout)
    case (.value(.form(let form)), .name(let name)):
      return member(name, of: 0, in: program.forms[form])
    case (.value(.list(let item)), .index): return .value(item)
    case (.value(.map(let value)), .name), (.value(.map(let value)), .key): return .value(value)
    case (.object, _), (.value, _): return nil
    }
  }

  private func member(_ name: String, of object: Int, in layout: FormLayout) -> Place? {
    for member in layout.objects[object].members {
      switch member {
      case .field(let index) where layout.fields[index].name == name:
        return .value(layout.fields[index].type)
      case .group(let group) where layout.objects[group].name == name:
        return .object(layout, group)
      case .field, .group: continue
      }
    }
    return nil
  }

  // MARK: Shapes

  /// Rejects any other value in place of a form, because it would be lost.
  func checkShape(of value: Value, at path: FieldPath) throws(Refusal) {
    guard let type = type(at: path) else { return }
    try checkShape(of: value, as: type, at: path)
  }

  private func checkShape(
    of value: Value,
    as type: FieldType,
    at path: FieldPath
  ) throws(Refusal) {
    switch (type, value) {
    case (.list(let item), .list(let items)) where item.holdsForms:
      for (index, value) in items.enumerated() {
        try checkShape(of: value, as: item, at: path.appending(.index(index)))
      }
    case (.map(let item), .form(let entries)) where item.holdsForms:
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        try checkShape(of: value, as: item, at: path.appending(.key(key)))
      }
    case (.form(let form), .form(let members)):
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        guard case .value(let type)? = member(name, of: 0, in: program.forms[form]) else {
          continue
        }
        try checkShape(of: value, as: type, at: path.appending(.name(name)))
      }
    case (.form(let form), _) where value != .null:
      let layout = program.forms[form]
      let example = layout.fields.first.map { "{ \(Name($0.name).written): … }" } ?? "{}"
      // Doesn't show the value, which could belong to a secret field.
      throw Refusal(
        "'\(path)' is a form, \(Name(layout.name).written): expected an object such as \(example)"
      )
    case (.text, _), (.integer, _), (.number, _), (.boolean, _), (.date, _), (.month, _),
      (.time, _), (.dateTime, _), (.choice, _), (.file, _), (.any, _), (.form, _), (.list, _),
      (.map, _):
      return
    }
  }
}
