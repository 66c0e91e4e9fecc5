import FormData

/// What a schema says of an object without any condition, from all the places where it says it.
struct MemberCollection {
  /// Names in the order in which they are met first.
  private(set) var names: [String] = []
  private(set) var schemas: [String: [SourceSchema]] = [:]
  private(set) var required: Set<String> = []
  /// The schemas that take no members but some, with the names of these.
  var closings: [(schema: SourceSchema, names: Set<String>)] = []
  /// Schemas whose `anyOf`, `if` and the like have still to be looked at.
  var conditional: [SourceSchema] = []
  /// The schemas that describe the object itself, for its title and the like.
  var described: [SourceSchema] = []

  mutating func mention(_ name: String) {
    guard schemas[name] == nil else { return }
    names.append(name)
    schemas[name] = []
  }

  mutating func add(_ schema: SourceSchema, for name: String) {
    mention(name)
    schemas[name]?.append(schema)
  }

  /// Has no value be taken for members that a schema refuses which names others.
  mutating func applyClosings() {
    for closing in closings {
      for name in names where !closing.names.contains(name) {
        let isRefused = schemas[name]?.contains { $0.path == closing.schema.path } ?? false
        if !isRefused { schemas[name]?.append(closing.schema) }
      }
    }
  }

  mutating func require(_ name: String) {
    mention(name)
    required.insert(name)
  }

  /// Adds what another collection says of members, and under conditions.
  mutating func merge(_ other: MemberCollection) {
    for name in other.names {
      mention(name)
      schemas[name]? += other.schemas[name] ?? []
    }
    required.formUnion(other.required)
    conditional += other.conditional
  }

  /// Takes away members, and what is said of another one by the schemas of the identities.
  fileprivate mutating func remove(
    _ removed: Set<String>,
    _ isRemoved: (SourceSchema) -> Bool,
    of name: String
  ) {
    names.removeAll { removed.contains($0) }
    for name in removed { schemas[name] = nil }
    required.subtract(removed)
    schemas[name]?.removeAll(where: isRemoved)
    conditional.removeAll(where: isRemoved)
  }
}

/// What alternatives say alike, as schemas do that extend the same one by `allOf`.
struct SharedMembers {
  var members = MemberCollection()
  /// For each alternative the members of these that it requires, where not all of them do.
  var required: [[String]]

  /// Takes what all of the collections say out of them; of the member whose value tells them apart, what
  /// each says by itself stays.
  init(
    takenFrom collections: inout [MemberCollection],
    toldApartBy field: String,
    in document: SchemaDocument
  ) {
    required = collections.map { _ in [] }
    func identities(_ schemas: [SourceSchema]) -> Set<SchemaDocument.Identity> {
      Set(schemas.map { document.identity(of: $0) })
    }
    func common(_ schemas: (MemberCollection) -> [SourceSchema]) -> [SourceSchema] {
      let all = collections.map { identities(schemas($0)) }
      return schemas(collections[0]).filter { schema in
        all.allSatisfy { $0.contains(document.identity(of: schema)) }
      }
    }
    var removed: Set<String> = []
    for name in collections[0].names {
      if name == field {
        // It comes where the schema has it.
        members.mention(name)
        continue
      }
      let all = collections.map { $0.schemas[name].map(identities) }
      guard all.allSatisfy({ $0 != nil && $0 == all[0] }) else { continue }
      removed.insert(name)
      members.mention(name)
      for schema in collections[0].schemas[name] ?? [] { members.add(schema, for: name) }
      let requiring = collections.indices.filter { collections[$0].required.contains(name) }
      if requiring.count == collections.count {
        members.require(name)
      } else {
        for index in requiring { required[index].append(name) }
      }
    }
    let shared = common { $0.schemas[field] ?? [] }
    for schema in shared { members.add(schema, for: field) }
    members.conditional = common(\.conditional)
    let taken = identities(shared + members.conditional)
    for index in collections.indices {
      collections[index].remove(removed, { taken.contains(document.identity(of: $0)) }, of: field)
    }
  }
}

extension SchemaReader {
  /// Gathers what a schema says of an object without condition; false when it takes no object.
  mutating func collect(_ schema: SourceSchema, into members: inout MemberCollection) -> Bool {
    if let isTaken = schema.tree.boolean { return isTaken }
    guard schema.tree.members != nil else {
      refuse("schema", of: schema, "a schema is an object, true or false")
      return true
    }
    var isTaken = true
    for target in targets(of: schema) where !collect(target, into: &members) { isTaken = false }
    if isReferenceOnly(schema) { return isTaken }
    noteUnknownKeywords(of: schema)
    members.described.append(schema)
    if !takesObjects(schema) { isTaken = false }
    for (name, member) in map("properties", of: schema) { members.add(member, for: name) }
    if let required = schema["required"] {
      for name in names(required, "required", of: schema) { members.require(name) }
    }
    if let closing = closing(of: schema) {
      members.closings.append((closing.schema, closing.names))
    }
    leaveOutOpenMembers(of: schema, isForm: true)
    members.conditional.append(schema)
    for part in list("allOf", of: schema) where !collect(part, into: &members) { isTaken = false }
    return isTaken
  }

  /// Whether a schema takes objects at all, by its `type`, `enum` and `const`.
  mutating func takesObjects(_ schema: SourceSchema) -> Bool {
    var isTaken = types(of: schema).contains(.object)
    for keyword in ["enum", "const"] {
      guard let value = schema[keyword] else { continue }
      let values = keyword == "const" ? [value] : value.items
      if values?.contains(where: { $0.members != nil }) ?? true {
        leaveOut(keyword, of: schema, "a record cannot be compared with an object")
      } else {
        isTaken = false
      }
    }
    return isTaken
  }

  /// Leaves out what concerns members without a name of their own, and how many there are.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - isForm: whether its members become fields of a form, which may be closed.
  mutating func leaveOutOpenMembers(of schema: SourceSchema, isForm: Bool = false) {
    for keyword in openKeywords(of: schema) {
      if isForm, closing(of: schema)?.keyword == keyword { continue }
      leaveOut(
        keyword,
        of: schema,
        "a form knows the members that it names, and passes over others"
      )
    }
  }
}
