/// The kinds of values that a JSON Schema tells apart.
struct SchemaKinds: OptionSet, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

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

  /// The kinds that a schema's `type` names; nil for a name that there is not.
  init?(type: String) {
    switch type {
    case "null": self = .null
    case "boolean": self = .boolean
    case "string": self = .text
    case "integer": self = .integer
    case "number": self = .number
    case "array": self = .list
    case "object": self = .object
    default: return nil
    }
  }

  /// Whether values of these kinds are all of one type of fields.
  var areOfOneType: Bool {
    [.text, .boolean, .integer, .fraction, .number, .list, .object].contains(self)
  }

  /// The words of `kind` for the set.
  var words: [String] {
    var words: [String] = []
    if contains(.text) { words.append("text") }
    if contains(.number) {
      words.append("number")
    } else if contains(.integer) {
      words.append("integer")
    }
    if contains(.boolean) { words.append("boolean") }
    if contains(.null) { words.append("null") }
    if contains(.list) { words.append("list") }
    if contains(.object) { words.append("object") }
    return words
  }
}
