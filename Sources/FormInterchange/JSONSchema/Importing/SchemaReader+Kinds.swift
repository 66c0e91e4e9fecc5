import FormData

extension SchemaReader {
  /// The kinds of values that a schema can take at all; some of them it may refuse in full.
  mutating func kinds(of schema: SourceSchema) -> SchemaKinds {
    if let isTaken = schema.tree.boolean { return isTaken ? .all : [] }
    guard schema.tree.members != nil else { return .all }
    var kinds = SchemaKinds.all
    if let reference = schema["$ref"]?.text,
      let target = try? document.target(of: reference, from: schema)
    {
      kinds.formIntersection(self.kinds(of: target))
    }
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

  /// The kinds of values that the field of the schemas has left to judge: those of its type, where
  /// a type says which they are.
  mutating func kinds(ofFieldWith schemas: [SourceSchema]) -> SchemaKinds {
    let kinds = schemas.reduce(SchemaKinds.all) { $0.intersection(self.kinds(of: $1)) }
    return kinds.areOfOneType ? kinds : .all
  }

  /// The schemas that a keyword lists, without a word where it lists none.
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
