/// The kinds of values that data can hold, as `kind` asks for them; a whole number is of two.
package struct ValueKinds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let text = ValueKinds(rawValue: 1 << 0)
  package static let number = ValueKinds(rawValue: 1 << 1)
  package static let integer = ValueKinds(rawValue: 1 << 2)
  package static let boolean = ValueKinds(rawValue: 1 << 3)
  package static let null = ValueKinds(rawValue: 1 << 4)
  package static let list = ValueKinds(rawValue: 1 << 5)
  /// A form's value, or an object that no form describes.
  package static let object = ValueKinds(rawValue: 1 << 6)

  private static let all: [(name: String, kind: ValueKinds)] = [
    ("text", .text), ("number", .number), ("integer", .integer), ("boolean", .boolean),
    ("null", .null), ("list", .list), ("object", .object),
  ]

  /// The names of all kinds, as rule files write them.
  package static let names = all.map(\.name)

  /// The kind of that name, if there is one.
  package init?(_ name: String) {
    guard let found = ValueKinds.all.first(where: { $0.name == name }) else { return nil }
    self = found.kind
  }

  /// The names of the kinds in the set.
  package var words: String {
    ValueKinds.all.filter { contains($0.kind) }.map(\.name).joined(separator: ", ")
  }
}
