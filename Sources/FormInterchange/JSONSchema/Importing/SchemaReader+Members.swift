import FormData

// What a schema asks of the members of a value that need not be an object.

extension SchemaReader {
  /// What the schema asks of members, of a value of one of the kinds.
  mutating func members(of schema: SourceSchema, for kinds: SchemaKinds) -> ValueFormula {
    guard kinds.contains(.object) else { return .constant(true) }
    var parts: [ValueFormula] = []
    let required = schema["required"].map { names($0, "required", of: schema) } ?? []
    let properties = map("properties", of: schema)
    let isRequired = Set(required)
    for (name, member) in properties {
      let formula = formula(of: member, for: .all)
      parts.append(isRequired.contains(name) ? .holds(name, formula) : .value(name, formula))
    }
    let known = Set(properties.map(\.name))
    parts += required.filter { !known.contains($0) }.map { .present($0) }
    for (name, dependent) in dependents(of: schema) {
      let demanded: ValueFormula =
        switch dependent {
        case .names(let names): .all(names.map { .present($0) })
        case .schema(let schema): formula(of: schema, for: .object)
        }
      parts.append(.any([.absent(name), demanded]))
    }
    leaveOutOpenMembers(of: schema)
    return SchemaReader.guarded(.all(parts), for: .object, among: kinds)
  }

  /// What is asked where a member is there.
  enum Dependent {
    case names([String])
    case schema(SourceSchema)
  }

  /// `dependentRequired`, `dependentSchemas` and `dependencies`, by the members that they are about.
  mutating func dependents(of schema: SourceSchema) -> [(name: String, Dependent)] {
    let keywords = document.draft == .draft7 ? [] : ["dependentRequired", "dependentSchemas"]
    var dependents: [(name: String, Dependent)] = []
    for keyword in keywords + ["dependencies"] {
      for (name, dependent) in map(keyword, of: schema) {
        let isList = dependent.tree.items != nil
        dependents.append(
          (name, isList ? .names(names(dependent.tree, keyword, of: schema)) : .schema(dependent))
        )
      }
    }
    return dependents
  }
}
