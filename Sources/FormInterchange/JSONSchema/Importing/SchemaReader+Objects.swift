import FormData
import RuleSyntax

// What a schema asks of an object under conditions: `anyOf`, `if`, `dependentRequired` and the like.

extension SchemaReader {
  /// What a schema asks of an object, whose members are of the kinds.
  mutating func objectFormula(
    of schema: SourceSchema,
    _ kinds: [String: SchemaKinds]
  ) -> ObjectFormula {
    if let isTaken = schema.tree.boolean { return .constant(isTaken) }
    guard schema.tree.members != nil else {
      refuse("schema", of: schema, "a schema is an object, true or false")
      return .constant(true)
    }
    var parts: [ObjectFormula] = []
    if let target = target(of: schema) { parts.append(objectFormula(of: target, kinds)) }
    if isReferenceOnly(schema) { return .all(parts) }
    noteUnknownKeywords(of: schema)
    if !types(of: schema).contains(.object) { return .constant(false) }
    for keyword in ["enum", "const"] where schema[keyword] != nil {
      let values = keyword == "const" ? schema[keyword].map { [$0] } : schema[keyword]?.items
      if values?.allSatisfy({ $0.members == nil }) ?? false { return .constant(false) }
      leaveOut(keyword, of: schema, "an object cannot be compared with")
    }
    for (name, member) in map("properties", of: schema) {
      parts.append(.member(name, formula(of: member, for: kinds[name] ?? .all)))
    }
    if let required = schema["required"] {
      parts += names(required, "required", of: schema).map { .present($0) }
    }
    leaveOutOpenMembers(of: schema)
    parts += list("allOf", of: schema).map { objectFormula(of: $0, kinds) }
    parts.append(conditionalFormula(of: schema, kinds))
    return .all(parts)
  }

  /// What a schema asks beside what it says without condition.
  mutating func conditionalFormula(
    of schema: SourceSchema,
    _ kinds: [String: SchemaKinds]
  ) -> ObjectFormula {
    var parts: [ObjectFormula] = []
    let any = list("anyOf", of: schema).map { objectFormula(of: $0, kinds) }
    if !any.isEmpty { parts.append(.any(any)) }
    let one = list("oneOf", of: schema)
    if one.count > SchemaReader.mostAlternatives {
      leaveOut("oneOf", of: schema, "more than \(SchemaReader.mostAlternatives) schemas")
    } else if !one.isEmpty {
      parts.append(.one(of: one.map { objectFormula(of: $0, kinds) }))
    }
    if let negated = schema["not"] {
      parts.append(objectFormula(of: schema.below(negated, "not"), kinds).negated)
    }
    if let condition = schema["if"] {
      let asked = objectFormula(of: schema.below(condition, "if"), kinds)
      let branches = ["then", "else"].map { keyword in
        schema[keyword].map { objectFormula(of: schema.below($0, keyword), kinds) }
          ?? .constant(true)
      }
      parts.append(.choose(asked, branches[0], branches[1]))
    }
    for (name, dependent) in dependents(of: schema) {
      let demanded: ObjectFormula =
        switch dependent {
        case .names(let names): .all(names.map { .present($0) })
        case .schema(let schema): objectFormula(of: schema, kinds)
        }
      parts.append(.any([.absent(name), demanded]))
    }
    return .all(parts)
  }
}
