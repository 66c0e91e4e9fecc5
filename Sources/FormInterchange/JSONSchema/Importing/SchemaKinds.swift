import FormData
import RuleSyntax

/// The kinds of values that JSON Schema distinguishes.
struct SchemaKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = SchemaKinds(rawValue: 1 << 0)
  static let boolean = SchemaKinds(rawValue: 1 << 1)
  static let text = SchemaKinds(rawValue: 1 << 2)
  static let integer = SchemaKinds(rawValue: 1 << 3)
  /// Numbers that are not integers.
  static let fraction = SchemaKinds(rawValue: 1 << 4)
  static let list = SchemaKinds(rawValue: 1 << 5)
  static let object = SchemaKinds(rawValue: 1 << 6)

  static let number: SchemaKinds = [.integer, .fraction]
  static let scalars: SchemaKinds = [.null, .boolean, .text, .number]
  static let all: SchemaKinds = [.scalars, .list, .object]
}

extension SchemaKinds {
  /// The names of the kinds in a schema's `type` and in the rule `kind`.
  private static let names: [(kinds: SchemaKinds, type: String, word: String)] = [
    (.text, "string", "text"), (.number, "number", "number"), (.integer, "integer", "integer"),
    (.boolean, "boolean", "boolean"), (.null, "null", "null"), (.list, "array", "list"),
    (.object, "object", "object"),
  ]

  /// The kinds that a schema's `type` names; nil for an unknown name.
  init?(type: String) {
    guard let named = SchemaKinds.names.first(where: { $0.type == type }) else { return nil }
    self = named.kinds
  }

  /// The kinds that a call of `kind` accepts; nil for other checks.
  init?(_ check: Expression) {
    guard case .call(let call) = check, call.name.text == "kind" else { return nil }
    let words = (call.arguments ?? []).compactMap(\.value.text)
    let kinds = words.compactMap { word in
      SchemaKinds.names.first { $0.word == word }?.kinds
    }
    guard kinds.count == call.arguments?.count else { return nil }
    self = kinds.reduce([]) { $0.union($1) }
  }

  /// Whether one field type covers values of all these kinds.
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

extension SchemaReader {
  /// The kinds of values that a schema may accept; some of them may turn out to be rejected
  /// entirely.
  mutating func kinds(of schema: SourceSchema) -> SchemaKinds {
    if let isTaken = schema.tree.boolean { return isTaken ? .all : [] }
    guard schema.tree.members != nil else { return .all }
    var kinds = SchemaKinds.all
    for target in document.targets(of: schema) { kinds.formIntersection(self.kinds(of: target)) }
    if isReferenceOnly(schema) { return kinds }
    kinds.formIntersection(types(of: schema))
    if let value = schema["const"] { kinds.formIntersection(SchemaKinds(of: value)) }
    if let values = schema["enum"]?.items {
      kinds.formIntersection(values.reduce([]) { $0.union(SchemaKinds(of: $1)) })
    }
    for part in parts("allOf", of: schema) { kinds.formIntersection(self.kinds(of: part)) }
    for keyword in ["anyOf", "oneOf"] where schema[keyword] != nil {
      let union = parts(keyword, of: schema).reduce(into: SchemaKinds()) { union, part in
        union.formUnion(self.kinds(of: part))
      }
      kinds.formIntersection(union)
    }
    return kinds
  }

  /// The kinds that a field's checks must distinguish: those of its type, if a type covers them.
  mutating func kinds(ofFieldWith schemas: [SourceSchema]) -> SchemaKinds {
    let kinds = schemas.reduce(SchemaKinds.all) { $0.intersection(self.kinds(of: $1)) }
    return kinds.areOfOneType ? kinds : .all
  }

  /// The schemas in a keyword's list; empty, without a report, if there is none.
  func parts(_ keyword: String, of schema: SourceSchema) -> [SourceSchema] {
    (schema[keyword]?.items ?? []).enumerated().map {
      schema.below($0.element, keyword, String($0.offset))
    }
  }
}

extension SchemaKinds {
  /// The kind of a value.
  init(of value: JSONTree) {
    switch value.content {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = value.numberText?.contains(".") == true ? .fraction : .integer
    case .text: self = .text
    case .list: self = .list
    case .object: self = .object
    }
  }
}
