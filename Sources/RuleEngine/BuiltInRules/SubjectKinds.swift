/// What a rule can judge, as a set of kinds of values.
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
  /// The form as a whole, for rules that no field's value is given to.
  package static let wholeForm = SubjectKinds(rawValue: 1 << 10)
  /// A number without a fraction, and null: what `kind` tells apart, and no rule judges by itself.
  package static let integer = SubjectKinds(rawValue: 1 << 11)
  package static let null = SubjectKinds(rawValue: 1 << 12)
  package static let month = SubjectKinds(rawValue: 1 << 13)
  package static let map = SubjectKinds(rawValue: 1 << 14)
  /// An object that no form describes, in a field of the type `any`.
  package static let anyObject = SubjectKinds(rawValue: 1 << 15)

  /// All that a field can hold.
  package static let anyValue: SubjectKinds = [
    .text, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .list, .map, .object,
    .anyObject,
  ]
  /// What is compared as a whole: two forms' or maps' values are not, no more than texts with dates.
  package static let comparable = anyValue.subtracting([.object, .map])
  /// What is written as characters.
  package static let written: SubjectKinds = [.text, .choice]
  /// What has an order, texts by the number or date that they are.
  package static let ordered: SubjectKinds = [.text, .number, .date, .month, .time, .dateTime]
  package static let moments: SubjectKinds = [.text, .date, .month, .time, .dateTime]

  /// The kinds of data that `kind` asks for, as rule files write them; a whole number is of two.
  private static let kindsOfData: [(name: String, kind: SubjectKinds)] = [
    ("text", .text), ("number", .number), ("integer", .integer), ("boolean", .boolean),
    ("null", .null), ("list", .list), ("object", .object),
  ]

  package static let namesOfData = kindsOfData.map(\.name)

  /// The kind of data of that name; none for other names.
  init(named name: String) {
    self = SubjectKinds.kindsOfData.first { $0.name == name }?.kind ?? []
  }
}
