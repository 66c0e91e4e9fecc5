import RuleEngine
import RuleSyntax

/// Chooses the types with which a rule's examples are checked.
///
/// A rule limits the kinds of values it accepts, but its examples have no field that would give
/// them a type. So a value has the type that it looks like if the rule accepts that type, and
/// otherwise the first type that the rule accepts.
struct ExampleTypes {
  /// Forms for objects among the values, which no form of the file describes.
  private(set) var forms: [CheckedForm] = []
  private let firstForm: Int
  private let place: Place

  /// - Parameters:
  ///   - firstForm: The position of the first new form.
  ///   - place: The place recorded for the new forms.
  init(firstForm: Int, place: Place) {
    self.firstForm = firstForm
    self.place = place
  }

  /// The type for a value; adds forms for the objects in it.
  mutating func type(for value: Value, demand: SubjectDemand) -> FieldType {
    let kinds = demand.kinds
    switch value {
    case .boolean where kinds.contains(.boolean): return .boolean
    case .number where kinds.contains(.number): return .number
    case .list(let items) where kinds.contains(.list):
      return .list(of: itemType(for: items, demand: demand.items.first ?? SubjectDemand()))
    case .form(let members) where kinds.contains(.object) && !isFile(members, kinds):
      return .form(FormIndex(form(for: members)))
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file, .list, .form:
      return plainType(of: kinds)
    }
  }

  private func plainType(of kinds: SubjectKinds) -> FieldType {
    let types: [FieldType] = [.text, .number, .boolean, .date, .month, .time, .dateTime, .file]
    return types.first { kinds.isSuperset(of: $0.kinds) } ?? .text
  }

  private mutating func itemType(for items: [Value], demand: SubjectDemand) -> FieldType {
    var members: [String: Value] = [:]
    for case .form(let item) in items { members.merge(item) { first, _ in first } }
    let value = members.isEmpty ? items.first ?? .null : .form(members)
    return type(for: value, demand: demand)
  }

  private func isFile(_ members: [String: Value], _ kinds: SubjectKinds) -> Bool {
    kinds.contains(.file) && FileDescription(members: members) != nil
  }

  private mutating func form(for members: [String: Value]) -> Int {
    let fields = members.sorted { $0.key < $1.key }.map { name, value in
      CheckedField(name: name, type: type(for: value, demand: SubjectDemand()), place: place)
    }
    forms.append(CheckedForm(name: "object", fields: fields, place: place))
    return firstForm + forms.count - 1
  }
}
