import FormData
import RuleSyntax

// What a schema asks of an object under conditions: `anyOf`, `if`, `dependentRequired` and the like.

/// What is known of the members of an object when conditions on them are read.
struct RecordScope {
  /// The kinds of the fields' values.
  var kinds: [String: SchemaKinds] = [:]

  func kinds(of field: String) -> SchemaKinds { kinds[field] ?? .all }
}

extension SchemaReader {
  /// What a schema asks of an object.
  mutating func objectFormula(of schema: SourceSchema, in scope: RecordScope) -> ObjectFormula {
    if let isTaken = schema.tree.boolean { return .constant(isTaken) }
    guard schema.tree.members != nil else {
      refuse("schema", of: schema, "a schema is an object, true or false")
      return .constant(true)
    }
    var parts: [ObjectFormula] = []
    if let target = target(of: schema) { parts.append(objectFormula(of: target, in: scope)) }
    if isReferenceOnly(schema) { return .all(parts) }
    noteUnknownKeywords(of: schema)
    if !types(of: schema).contains(.object) { return .constant(false) }
    for keyword in ["enum", "const"] where schema[keyword] != nil {
      let values = keyword == "const" ? schema[keyword].map { [$0] } : schema[keyword]?.items
      if values?.allSatisfy({ $0.members == nil }) ?? false { return .constant(false) }
      leaveOut(keyword, of: schema, "an object cannot be compared with")
    }
    let required = schema["required"].map { names($0, "required", of: schema) } ?? []
    let members = map("properties", of: schema)
    let demanded = Set(required)
    for (name, member) in members {
      let isRequired = demanded.contains(name)
      let formula = formula(of: member, for: scope.kinds(of: name))
      parts.append(.field(name, isRequired: isRequired, formula))
    }
    let known = Set(members.map(\.name))
    parts += required.filter { !known.contains($0) }.map { .present($0) }
    leaveOutOpenMembers(of: schema)
    parts += list("allOf", of: schema).map { objectFormula(of: $0, in: scope) }
    parts.append(conditionalFormula(of: schema, in: scope))
    return .all(parts)
  }

  /// What a schema asks under conditions.
  mutating func conditionalFormula(
    of schema: SourceSchema,
    in scope: RecordScope
  ) -> ObjectFormula {
    .all([alternativeFormula(of: schema, in: scope), choiceFormula(of: schema, in: scope)])
  }

  /// What `if`, `then` and `else` ask.
  private mutating func choiceFormula(
    of schema: SourceSchema,
    in scope: RecordScope
  ) -> ObjectFormula {
    guard let condition = schema["if"] else { return .constant(true) }
    let asked = objectFormula(of: schema.below(condition, "if"), in: scope)
    let branches = ["then", "else"].map { keyword in
      schema[keyword].map { objectFormula(of: schema.below($0, keyword), in: scope) }
        ?? .constant(true)
    }
    // What cannot be leaves the condition no choice.
    if branches[0] == .constant(false) { return .all([asked.negated, branches[1]]) }
    if branches[1] == .constant(false) { return .all([asked, branches[0]]) }
    guard mayRepeat(asked.nodeCount, "if", of: schema) else { return .constant(true) }
    return .choose(asked, branches[0], branches[1])
  }

  /// What `anyOf`, `oneOf`, `not` and dependent members ask.
  private mutating func alternativeFormula(
    of schema: SourceSchema,
    in scope: RecordScope
  ) -> ObjectFormula {
    var parts: [ObjectFormula] = []
    let any = list("anyOf", of: schema).map { objectFormula(of: $0, in: scope) }
    if !any.isEmpty { parts.append(.any(any)) }
    let one = list("oneOf", of: schema)
    if one.count > SchemaReader.mostAlternatives {
      leaveOut("oneOf", of: schema, "more than \(SchemaReader.mostAlternatives) schemas")
    } else if !one.isEmpty {
      let formulas = one.map { objectFormula(of: $0, in: scope) }
      parts.append(self.one(of: formulas, in: schema))
    }
    if let negated = schema["not"] {
      parts.append(objectFormula(of: schema.below(negated, "not"), in: scope).negated)
    }
    for (name, dependent) in dependents(of: schema) {
      let demanded: ObjectFormula =
        switch dependent {
        case .names(let names): .all(names.map { .present($0) })
        case .schema(let schema): objectFormula(of: schema, in: scope)
        }
      parts.append(.any([.absent(name), demanded]))
    }
    return .all(parts)
  }
}
