/// The kinds of values that a JSON Schema tells apart.
struct SchemaKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = SchemaKinds(rawValue: 1 << 0)
  static let boolean = SchemaKinds(rawValue: 1 << 1)
  static let text = SchemaKinds(rawValue: 1 << 2)
  static let integer = SchemaKinds(rawValue: 1 << 3)
  /// Numbers that are not whole.
  static let fraction = SchemaKinds(rawValue: 1 << 4)
  static let list = SchemaKinds(rawValue: 1 << 5)
  static let object = SchemaKinds(rawValue: 1 << 6)

  static let number: SchemaKinds = [.integer, .fraction]
  static let scalars: SchemaKinds = [.null, .boolean, .text, .number]
  static let all: SchemaKinds = [.scalars, .list, .object]
}

extension SchemaKinds {
  /// What schemas call kinds in `type`, and rules in `kind`.
  private static let names: [(kinds: SchemaKinds, type: String, word: String)] = [
    (.text, "string", "text"), (.number, "number", "number"), (.integer, "integer", "integer"),
    (.boolean, "boolean", "boolean"), (.null, "null", "null"), (.list, "array", "list"),
    (.object, "object", "object"),
  ]

  /// The kinds that a schema's `type` names; nil for a name that there is not.
  init?(type: String) {
    guard let named = SchemaKinds.names.first(where: { $0.type == type }) else { return nil }
    self = named.kinds
  }

  /// Whether values of these kinds are all of one type of fields.
  var areOfOneType: Bool {
    [.text, .boolean, .integer, .fraction, .number, .list, .object].contains(self)
  }

  /// The words of `kind` for the set.
  var words: [String] {
    SchemaKinds.names.filter { named in
      isSuperset(of: named.kinds) && !(named.kinds == .integer && isSuperset(of: .number))
    }.map(\.word)
  }
}
