import FormData

// What a schema says of empty values, where it is that of an ordinary form: such forms take null
// and blanks for what is missing, and formulas are about values that are filled in.

/// A value that an ordinary form takes for empty.
enum EmptyValue: CaseIterable {
  case null, blankText, emptyList
  /// A nested form whose fields are all empty.
  case hollowForm

  fileprivate var kind: SchemaKinds {
    switch self {
    case .null: .null
    case .blankText: .text
    case .emptyList: .list
    case .hollowForm: .object
    }
  }
}

/// Whether a field may be left empty.
enum Occupancy {
  case optional
  /// The field is there, and blank at the least.
  case present
  case required
}

extension SchemaReader {
  /// What a form for the schemas takes for empty.
  func emptiness(ofFormOf schemas: [SourceSchema]) -> Emptiness {
    guard expectsExportedForms, schemas.count == 1 else { return .exact }
    let path = schemas[0].path
    let definition = document.emptinessOfForms.first { path == "/$defs/\($0.key)" }
    return definition?.value ?? (speaksOfEmptiness(schemas[0].tree) ? .ordinary : .exact)
  }

  /// The reference that is all that a schema asks, of values that are filled in.
  func loneReference(of schema: SourceSchema) -> String? {
    guard let reference = schema["$ref"]?.text else { return nil }
    let isAlone = (schema.tree.members ?? []).allSatisfy { member in
      member.name == "$ref" || SchemaDescription.keywords.contains(member.name)
        || member.name == "not" && isHollowForm(member.value)
    }
    return isAlone || isReferenceOnly(schema) ? reference : nil
  }

  private func isHollowForm(_ schema: JSONTree) -> Bool {
    emptiness == .ordinary && schema.members?.count == 1
      && schema["$ref"]?.text.map { document.isHollowForm($0) } ?? false
  }

  /// Whether the schema speaks of what is empty as the exporter does, nested forms apart.
  func speaksOfEmptiness(_ tree: JSONTree) -> Bool {
    switch tree.content {
    case .null, .boolean, .number, .text: return false
    case .list(let items): return items.contains { speaksOfEmptiness($0) }
    case .object(let members):
      if let reference = tree["$ref"]?.text {
        switch document.sharedDefinition(reference) {
        case .blank, .empty, .filled: return true
        case .date, .time, .datetime, nil: break
        }
      }
      return members.contains { $0.name != "$defs" && speaksOfEmptiness($0.value) }
    }
  }

  /// What a reference to one of the exporter's definitions asks of a value; nil for any other.
  func sharedFormula(of schema: SourceSchema, for kinds: SchemaKinds) -> ValueFormula? {
    guard let reference = schema["$ref"]?.text else { return nil }
    if emptiness == .ordinary, document.isHollowForm(reference) { return .constant(false) }
    switch document.sharedDefinition(reference) {
    case .blank, .empty: return emptiness == .ordinary ? .constant(false) : nil
    case .filled: return emptiness == .ordinary ? .constant(true) : nil
    case .date: return SchemaReader.texts(by: "date", among: kinds)
    case .time: return SchemaReader.texts(by: "time", among: kinds)
    case .datetime: return SchemaReader.texts(by: "datetime", among: kinds)
    case nil: return nil
    }
  }

  private static func texts(by rule: String, among kinds: SchemaKinds) -> ValueFormula {
    .all([kindFormula(allowed: .text, among: kinds), .atom(.rule(rule))])
  }

  /// The kinds of filled values that a reference to one of the exporter's definitions leaves; nil
  /// for any other.
  func sharedKinds(of schema: SourceSchema) -> SchemaKinds? {
    guard let reference = schema["$ref"]?.text else { return nil }
    if emptiness == .ordinary, document.isHollowForm(reference) { return [] }
    switch document.sharedDefinition(reference) {
    case .blank, .empty: return emptiness == .ordinary ? [] : nil
    case .filled: return emptiness == .ordinary ? .all : nil
    case .date, .time, .datetime: return .text
    case nil: return nil
    }
  }

  /// The part of a schema that filled values are judged by, where others are for empty ones alone.
  mutating func filledPart(of schema: SourceSchema) -> SourceSchema {
    guard emptiness == .ordinary,
      schema.tree.members?.allSatisfy({
        $0.name == "anyOf" || SchemaDescription.keywords.contains($0.name)
      }) ?? false
    else { return schema }
    let parts = parts("anyOf", of: schema).filter { !kinds(of: $0).isEmpty }
    return parts.count == 1 ? filledPart(of: parts[0]) : schema
  }

  /// Whether the field of the schemas may be left empty; nil where they ask what no field of an
  /// ordinary form does.
  func occupancy(
    of schemas: [SourceSchema],
    _ kinds: SchemaKinds,
    isRequired: Bool
  ) -> Occupancy? {
    let answers = EmptyValue.allCases.filter {
      $0 == .null || $0 == .blankText || kinds.isSuperset(of: $0.kind)
    }.map { value -> Bool? in
      let answers = schemas.map { takes($0, value) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    let (null, blank) = (answers[0], answers[1])
    guard answers.dropFirst().allSatisfy({ $0 == blank }) else { return nil }
    switch (isRequired, null, blank) {
    case (false, true, true): return .optional
    case (true, false, true): return .present
    case (true, false, false): return .required
    case (_, _, _): return nil
    }
  }

  /// Whether items of lists may be empty; nil as for fields.
  func itemOccupancy(of schema: SourceSchema, _ kinds: SchemaKinds) -> Occupancy? {
    // A nested form that is an item is judged even where all its fields are empty.
    let kinds = kinds.subtracting(.object)
    return occupancy(of: [schema], kinds, isRequired: false)
      ?? occupancy(of: [schema], kinds, isRequired: true)
  }

  /// Whether the schema takes an empty value; nil where it takes some of them, or it cannot be told.
  func takes(_ schema: SourceSchema, _ value: EmptyValue) -> Bool? {
    if let isTaken = schema.tree.boolean { return isTaken }
    var answers: [Bool?] = []
    for member in schema.tree.members ?? [] {
      answers.append(takes(schema, member.name, member.value, value))
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private func takes(
    _ schema: SourceSchema,
    _ keyword: String,
    _ content: JSONTree,
    _ value: EmptyValue
  ) -> Bool? {
    switch keyword {
    case "$ref": return takesReference(schema, content.text ?? "", value)
    case "type":
      let names = content.text.map { [$0] } ?? content.items?.compactMap(\.text) ?? []
      return names.contains { SchemaKinds(type: $0)?.contains(value.kind) ?? false }
    case "const": return takes(valuesOf: [content], value)
    case "enum": return takes(valuesOf: content.items ?? [], value)
    case "not": return takes(schema.below(content, keyword), value).map { !$0 }
    case "allOf", "anyOf":
      let answers = parts(keyword, of: schema).map { takes($0, value) }
      let settling = keyword == "anyOf"
      return answers.contains(settling) ? settling : answers.contains(nil) ? nil : !settling
    case "minLength", "maxLength", "pattern", "format": return value == .blankText ? nil : true
    case "items", "prefixItems", "uniqueItems", "maxItems": return true
    case "minItems": return value == .emptyList ? content.count == 0 : true
    case "contains": return value != .emptyList
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf": return true
    case "properties", "required": return value == .hollowForm ? nil : true
    case "$defs": return true
    case _: return SchemaDescription.keywords.contains(keyword) ? true : nil
    }
  }

  private func takes(valuesOf values: [JSONTree], _ value: EmptyValue) -> Bool? {
    // Of blank texts there are many, and an object may be hollow.
    values.contains { !SchemaKinds(of: $0).isDisjoint(with: value.kind) && !$0.isFilledText }
      ? value == .null ? true : nil : false
  }

  private func takesReference(
    _ schema: SourceSchema,
    _ reference: String,
    _ value: EmptyValue
  ) -> Bool? {
    if let definition = document.sharedDefinition(reference) {
      switch definition {
      case .blank: return value == .blankText
      case .empty: return value == .blankText || value == .null
      case .filled: return value != .blankText && value != .null
      case .date, .time, .datetime: return false
      }
    }
    if document.isHollowForm(reference) { return value == .hollowForm }
    guard let target = try? document.target(of: reference, from: schema) else { return nil }
    return takes(target, value)
  }
}

extension JSONTree {
  fileprivate var isFilledText: Bool { text.map { !$0.isBlank } ?? false }
}
