import FormData

/// The size of a document with every reference replaced by its target.
///
/// In a short chain of schemas, each with two references to the next, there would be millions.
struct SchemaExtent {
  /// Maximum number of schemas; hand-written documents have some thousands.
  private static let mostSchemas = 200_000
  /// The same for a document of a single schema.
  private static let fewestSchemas = 5_000
  /// How many more there may be for each schema of the document.
  private static let schemasPerSchema = 20
  /// Maximum nesting, to protect the stack.
  static let mostLevels = 512

  let document: SchemaDocument
  /// The size and depth of the schemas visited so far.
  var known: [SchemaDocument.Identity: (count: Int, levels: Int)] = [:]
  var open: Set<SchemaDocument.Identity> = []

  private static let data: Set<String> = [
    "$defs", "definitions", "const", "enum", "default", "examples",
  ]

  /// The reason why the document is too large; nil if it isn't.
  static func obstacle(in document: SchemaDocument) -> String? {
    var extent = SchemaExtent(document: document)
    let root = extent.measure(document.schema, level: 0)
    if root.levels > mostLevels { return "written out, it is more than \(mostLevels) levels deep" }
    let limit = min(fewestSchemas + schemasPerSchema * extent.known.count, mostSchemas)
    if root.count > limit { return "written out, it has more than \(limit) schemas" }
    return nil
  }

  private mutating func measure(
    _ schema: SourceSchema,
    level: Int
  ) -> (count: Int, levels: Int) {
    let identity = document.identity(of: schema)
    if let known = known[identity] { return known }
    // A cycle is rejected later, by the reader.
    guard open.insert(identity).inserted else { return (0, 0) }
    defer { open.remove(identity) }
    if level > SchemaExtent.mostLevels { return (1, level) }
    if known.count > SchemaExtent.mostSchemas { return (SchemaExtent.mostSchemas + 1, 1) }
    var parts: [SourceSchema] = (schema.tree.items ?? []).map { schema.below($0) }
    for member in schema.tree.members ?? [] where !SchemaExtent.data.contains(member.name) {
      parts.append(schema.below(member.value))
    }
    parts += document.targets(of: schema)
    var (count, levels) = (1, 0)
    for part in parts where part.tree.items != nil || part.tree.members != nil {
      let inner = measure(part, level: level + 1)
      count = min(count + inner.count, SchemaExtent.mostSchemas + 1)
      levels = max(levels, inner.levels)
    }
    known[identity] = (count, levels + 1)
    return (count, levels + 1)
  }
}
