import RuleEngine

/// Constraints on a value and its record, as a combination of schemas.
typealias Formula = Boolean<SchemaQuestion>

/// A schema, applied to the value or to its record.
enum SchemaQuestion: BooleanAtom {
  /// Applies to the value; a schema of its items counts as the questions within.
  case subject(Schema, nodes: Int)
  /// Applies to the form's whole object.
  case record(Schema)

  var nodeCount: Int { if case .subject(_, let nodes) = self { nodes } else { 1 } }
}

extension Boolean<SchemaQuestion> {
  static func subject(_ schema: Schema, nodes: Int = 1) -> Formula {
    .atom(.subject(schema, nodes: nodes))
  }
  static func record(_ schema: Schema) -> Formula { .atom(.record(schema)) }

  /// Whether any part applies to the record.
  var asksRecord: Bool {
    atoms.contains { if case .record = $0 { true } else { false } }
  }

  /// The formula as a single schema.
  ///
  /// The arguments convert a schema of the value, and one of the record, to what the result applies
  /// to.
  func schema(subject: (Schema) -> Schema, record: (Schema) -> Schema) -> Schema {
    switch self {
    case .constant(let value): return value ? .anything : .nothing
    case .atom(.subject(let schema, _)): return subject(schema)
    case .atom(.record(let schema)): return record(schema)
    case .not(let inner): return .not(inner.schema(subject: subject, record: record))
    case .and(let formulas):
      return .allOf(formulas.map { $0.schema(subject: subject, record: record) })
    case .or(let formulas):
      let schemas = formulas.map { $0.schema(subject: subject, record: record) }
      return Schema.enumeration(of: schemas) ?? .anyOf(schemas)
    case .choice(let condition, let main, let otherwise):
      return .conditional(
        condition.schema(subject: subject, record: record),
        main.schema(subject: subject, record: record),
        otherwise.schema(subject: subject, record: record)
      )
    }
  }

  /// The formula as a schema of the value; no part may apply to the record.
  var subjectSchema: Schema { schema(subject: { $0 }, record: { _ in .anything }) }

  /// The formula as a schema of the record; no part may apply to the value.
  var recordSchema: Schema { schema(subject: { _ in .anything }, record: { $0 }) }
}

extension Schema {
  /// `if`, `then` and `else`, omitting branches that accept everything.
  static func conditional(_ condition: Schema, _ main: Schema, _ otherwise: Schema) -> Schema {
    if main.isEmpty, otherwise.isEmpty { return .anything }
    var schema: Schema = ["if": .object(condition)]
    if !main.isEmpty { schema["then"] = .object(main) }
    if !otherwise.isEmpty { schema["else"] = .object(otherwise) }
    return schema
  }

  /// Merges schemas that each require a constant at the same place into one `enum`.
  fileprivate static func enumeration(of schemas: [Schema]) -> Schema? {
    var values: [JSONNode] = []
    var known: Set<ExactText> = []
    var shape: Schema?
    for schema in schemas {
      guard let (value, rest) = schema.withoutConst, shape == nil || shape == rest else {
        return nil
      }
      shape = rest
      if known.insert(ExactText(value.line(isSpaced: false))).inserted { values.append(value) }
    }
    return shape?.replacingMark(by: ["enum": .list(values)])
  }

  /// The schema's only `const` value, and the schema with a placeholder in its place.
  private var withoutConst: (value: JSONNode, rest: Schema)? {
    if names == ["const"], let value = self["const"] { return (value, ["const": .null]) }
    guard case .object(let properties) = self["properties"], properties.members.count == 1,
      case .object(let inner) = properties.members[0].value,
      let (value, rest) = inner.withoutConst
    else { return nil }
    var schema = self
    schema["properties"] = [properties.members[0].name: .object(rest)]
    return (value, schema)
  }

  private func replacingMark(by replacement: Schema) -> Schema {
    if names == ["const"] { return replacement }
    guard case .object(let properties) = self["properties"],
      case .object(let inner) = properties.members[0].value
    else { return self }
    var schema = self
    let name = properties.members[0].name
    schema["properties"] = .object(
      [name: .object(inner.replacingMark(by: replacement))]
    )
    return schema
  }
}
