import FormData
import RuleSyntax

// What a schema asks of an object under conditions: `anyOf`, `if`, `dependentRequired` and the like.

/// What is known of the members of an object when conditions on them are read.
struct RecordScope {
  /// The kinds of the fields' values.
  var kinds: [FieldPath: SchemaKinds] = [:]
  /// The members that are groups of fields.
  var groups: Set<FieldPath> = []
  /// The group whose object is judged; none for the record.
  var group: FieldPath = []

  func kinds(of path: FieldPath) -> SchemaKinds { kinds[path] ?? .all }

  /// The scope of a group's object.
  func within(_ path: FieldPath) -> RecordScope {
    RecordScope(kinds: kinds, groups: groups, group: path)
  }
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
    for (name, member) in members {
      let isRequired = required.contains(name)
      parts.append(memberFormula(of: member, name, isRequired: isRequired, in: scope))
    }
    for name in required where !members.contains(where: { $0.name == name }) {
      parts.append(.present(scope.group + [name]))
    }
    leaveOutOpenMembers(of: schema)
    parts += list("allOf", of: schema).map { objectFormula(of: $0, in: scope) }
    parts.append(conditionalFormula(of: schema, in: scope))
    return .all(parts)
  }

  /// What a schema asks of one member of the object.
  mutating func memberFormula(
    of schema: SourceSchema,
    _ name: String,
    isRequired: Bool,
    in scope: RecordScope
  ) -> ObjectFormula {
    let path = scope.group + [name]
    if scope.groups.contains(path) {
      return groupFormula(of: schema, isRequired: isRequired, in: scope.within(path))
    }
    let kinds = scope.kinds(of: path)
    let formula = formula(of: schema, for: kinds)
    if emptiness == .ordinary {
      switch occupancy(of: [schema], kinds, isRequired: isRequired) {
      case .optional, .required: break
      case .present, nil: misfit()
      }
    }
    return .field(path, isRequired: isRequired, formula)
  }

  /// What a schema asks of the fields of a group, which are all empty where the group is missing.
  private mutating func groupFormula(
    of schema: SourceSchema,
    isRequired: Bool,
    in scope: RecordScope
  ) -> ObjectFormula {
    let formula = objectFormula(of: schema, in: scope)
    let mayBeMissing = formula.holdsOfNothing
    if mayBeMissing == isRequired || mayBeMissing != types(of: schema).contains(.null) { misfit() }
    return formula
  }

  /// What a schema asks beside what it says without condition.
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
    guard mayRepeat(asked.size, "if", of: schema) else { return .constant(true) }
    return .choose(asked, branches[0], branches[1])
  }

  /// What `anyOf`, `oneOf`, `not` and dependent members ask.
  mutating func alternativeFormula(
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
      let repeated = (one.count - 1) * formulas.reduce(0) { $0 + $1.size }
      if mayRepeat(repeated, "oneOf", of: schema) { parts.append(.one(of: formulas)) }
    }
    if let negated = schema["not"] {
      parts.append(objectFormula(of: schema.below(negated, "not"), in: scope).negated)
    }
    for (name, dependent) in dependents(of: schema) {
      let demanded: ObjectFormula =
        switch dependent {
        case .names(let names): .all(names.map { .present(scope.group + [$0]) })
        case .schema(let schema): objectFormula(of: schema, in: scope)
        }
      parts.append(.any([.absent(scope.group + [name]), demanded]))
    }
    return .all(parts)
  }
}
