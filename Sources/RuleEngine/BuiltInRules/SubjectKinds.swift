/// The kinds of values that a rule can judge, as a set.
package struct SubjectKinds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let text = SubjectKinds(rawValue: 1 << 0)
  /// Integers and numbers.
  package static let number = SubjectKinds(rawValue: 1 << 1)
  package static let boolean = SubjectKinds(rawValue: 1 << 2)
  package static let date = SubjectKinds(rawValue: 1 << 3)
  package static let time = SubjectKinds(rawValue: 1 << 4)
  package static let dateTime = SubjectKinds(rawValue: 1 << 5)
  package static let choice = SubjectKinds(rawValue: 1 << 6)
  package static let file = SubjectKinds(rawValue: 1 << 7)
  package static let list = SubjectKinds(rawValue: 1 << 8)
  /// A nested form's value.
  package static let object = SubjectKinds(rawValue: 1 << 9)
  /// The form as a whole, for rules that don't judge a field's value.
  package static let wholeForm = SubjectKinds(rawValue: 1 << 10)
  /// An integer or null: kinds that only `kind` distinguishes.
  package static let integer = SubjectKinds(rawValue: 1 << 11)
  package static let null = SubjectKinds(rawValue: 1 << 12)
  package static let month = SubjectKinds(rawValue: 1 << 13)
  package static let map = SubjectKinds(rawValue: 1 << 14)
  /// An object in a field of type `any`, which no form describes.
  package static let anyObject = SubjectKinds(rawValue: 1 << 15)

  /// Everything that a field can hold.
  package static let anyValue: SubjectKinds = [
    .text, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .list, .map, .object,
    .anyObject,
  ]
  /// Values that are compared as a whole; not those of forms and maps.
  package static let comparable = anyValue.subtracting([.object, .map])
  /// Values that are written as characters.
  package static let written: SubjectKinds = [.text, .choice]
  /// Values with an order; texts are ordered by the number or date that they denote.
  package static let ordered: SubjectKinds = [.text, .number, .date, .month, .time, .dateTime]
  package static let moments: SubjectKinds = [.text, .date, .month, .time, .dateTime]

  /// The kinds of data that `kind` asks for, by their names; an integer has two of them.
  private static let kindsOfData: [(name: String, kind: SubjectKinds)] = [
    ("text", .text), ("number", .number), ("integer", .integer), ("boolean", .boolean),
    ("null", .null), ("list", .list), ("object", .object),
  ]

  package static let namesOfData = kindsOfData.map(\.name)

  /// The kind of data with the name; none for other names.
  init(named name: String) {
    self = SubjectKinds.kindsOfData.first { $0.name == name }?.kind ?? []
  }
}
