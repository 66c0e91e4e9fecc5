import FormData
import RuleSyntax

// The constraints of a schema on members that it does not name, and on their number.

extension SchemaReader {
  /// The constraints of the keywords about arbitrary members of an object.
  mutating func openMembers(of schema: SourceSchema) -> [ValueFormula] {
    var parts: [ValueFormula] = []
    let count = CountRange(
      least: count("minProperties", of: schema) ?? 0,
      most: count("maxProperties", of: schema)
    )
    if count.least > 0 || count.most != nil { parts.append(.atom(.entryCount(count))) }
    if let names = schema["propertyNames"] {
      parts.append(.keys(formula(of: schema.below(names, "propertyNames"), for: .text)))
    }
    var entries: [ValueFormula] = []
    for (pattern, member) in map("patternProperties", of: schema) {
      guard let key = match(pattern, "patternProperties", of: schema) else { continue }
      entries.append(.entries(where: key, formula(of: member, for: SchemaKinds.all)))
    }
    if let others = schema["additionalProperties"] {
      let formula: ValueFormula = formula(
        of: schema.below(others, "additionalProperties"),
        for: itemKinds[schema.path] ?? .all
      )
      entries.append(.entries(where: named(by: schema).negated, formula))
    }
    // Keys are checked before values.
    parts += entries.filter(\.asksForKeys) + entries.filter { !$0.asksForKeys }
    parts.append(unevaluatedMembers(of: schema))
    return parts
  }

  /// The key is one that the schema's own `properties` or `patternProperties` mention.
  private mutating func named(by schema: SourceSchema) -> ValueFormula {
    let names = (schema["properties"]?.members ?? []).map(\.name)
    let patterns = (schema["patternProperties"]?.members ?? []).compactMap { member in
      match(member.name, "patternProperties", of: schema)
    }
    return .any([.key(in: names)] + patterns)
  }
}

// MARK: - Maps

extension SchemaReader {
  /// The schema of a map: one that only describes arbitrary members, or the one that it refers to.
  mutating func mapSchema(of schemas: [SourceSchema]) -> SourceSchema? {
    guard schemas.count == 1 else { return nil }
    let schema = loneTarget(of: schemas[0])?.schema ?? schemas[0]
    let isMap = (schema.tree.members ?? []).allSatisfy { member in
      SchemaReader.keywordsOfMaps.contains(member.name)
        || SchemaDescription.keywords.contains(member.name)
    }
    guard isMap, types(of: schema) == .object, !openKeywords(of: schema).isEmpty,
      schema["additionalProperties"]?.boolean != false || schema["patternProperties"] != nil
    else { return nil }
    return schema
  }

  private static let keywordsOfMaps: Set<String> = [
    "type", "additionalProperties", "patternProperties", "propertyNames", "minProperties",
    "maxProperties", "$schema", "$id", "$anchor", "$defs", "definitions",
  ]
}

// MARK: - Forms

extension SchemaReader {
  /// Whether the fields of a form can express the constraints of the schemas on an object.
  mutating func canBeForm(_ schemas: [SourceSchema]) -> Bool {
    schemas.allSatisfy { canBeForm($0, isConditional: false) }
  }

  private func canBeForm(_ schema: SourceSchema, isConditional: Bool) -> Bool {
    guard schema.tree.members != nil else { return true }
    guard
      document.targets(of: schema).allSatisfy({ canBeForm($0, isConditional: isConditional) })
    else { return false }
    if isReferenceOnly(schema) { return true }
    return isCloseable(schema, isConditional: isConditional) && namesFields(schema)
      && conditionalParts(of: schema).allSatisfy { canBeForm($0, isConditional: true) }
      && parts("allOf", of: schema).allSatisfy { canBeForm($0, isConditional: isConditional) }
  }

  /// Whether the only constraint on unnamed members is that there are none.
  private func isCloseable(_ schema: SourceSchema, isConditional: Bool) -> Bool {
    openKeywords(of: schema).allSatisfy { keyword in
      !isConditional && closing(of: schema)?.keyword == keyword
    }
  }

  /// Whether all named members can be fields, and the schema doesn't compare with an object.
  private func namesFields(_ schema: SourceSchema) -> Bool {
    var names = (schema["properties"]?.members ?? []).map(\.name)
    names += (schema["required"]?.items ?? []).compactMap(\.text)
    for keyword in ["dependentRequired", "dependentSchemas", "dependencies"] {
      for member in schema[keyword]?.members ?? [] {
        names.append(member.name)
        names += (member.value.items ?? []).compactMap(\.text)
      }
    }
    let values = [schema["const"]].compactMap(\.self) + (schema["enum"]?.items ?? [])
    return names.allSatisfy { Name.canBe($0) } && values.allSatisfy { $0.members == nil }
  }

  /// The schemas for the same value, except those that always apply.
  func conditionalParts(of schema: SourceSchema) -> [SourceSchema] {
    var found = ["anyOf", "oneOf"].flatMap { parts($0, of: schema) }
    found += ["not", "if", "then", "else"].compactMap { keyword in
      schema[keyword].map { schema.below($0, keyword) }
    }
    for keyword in dependentKeywords {
      for member in schema[keyword]?.members ?? [] where member.value.items == nil {
        found.append(schema.below(member.value, keyword, member.name))
      }
    }
    return found
  }

  /// The keywords with constraints on arbitrary members.
  func openKeywords(of schema: SourceSchema) -> [String] {
    [
      "additionalProperties", "patternProperties", "propertyNames", "minProperties",
      "maxProperties", "unevaluatedProperties",
    ].filter { keyword in
      guard let value = schema[keyword] else { return false }
      if keyword == "unevaluatedProperties", document.draft == .draft7 { return false }
      if keyword == "minProperties", value.count == 0 { return false }
      return !SchemaReader.asksNothing(value)
    }
  }

  /// A schema accepts only members that it names: the keyword, its constraint on others, and the
  /// names.
  func closing(
    of schema: SourceSchema
  ) -> (keyword: String, schema: SourceSchema, names: Set<String>)? {
    for keyword in ["additionalProperties", "unevaluatedProperties"] {
      guard let value = schema[keyword], value.boolean == false,
        keyword == "additionalProperties" || document.draft == .draft2020
      else { continue }
      let names =
        keyword == "additionalProperties" ? ownNames(of: schema) : evaluatedNames(of: schema)
      guard let names else { return nil }
      return (keyword, schema.below(value, keyword), names)
    }
    return nil
  }

  /// The names of `properties`; nil if there are also patterns of names.
  private func ownNames(of schema: SourceSchema) -> Set<String>? {
    let patterns = schema["patternProperties"]?.members ?? []
    return patterns.isEmpty ? Set((schema["properties"]?.members ?? []).map(\.name)) : nil
  }

  /// The names that the schema and those for the same object always evaluate; nil if this depends
  /// on the object or on keywords other than `properties`.
  private func evaluatedNames(of schema: SourceSchema) -> Set<String>? {
    guard schema.tree.members != nil else { return [] }
    let others = ["additionalProperties", "patternProperties"]
    guard !others.contains(where: { schema[$0] != nil }),
      !conditionalParts(of: schema).contains(where: { speaksOfMembers($0) }),
      !document.leadsBack(schema)
    else { return nil }
    var names = Set((schema["properties"]?.members ?? []).map(\.name))
    for part in document.targets(of: schema) + parts("allOf", of: schema) {
      guard part["unevaluatedProperties"] == nil, let inner = evaluatedNames(of: part) else {
        return nil
      }
      names.formUnion(inner)
    }
    return names
  }
}
