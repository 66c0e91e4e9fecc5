import FormData

/// A schema's unconditional constraints on an object's members, from all its parts.
struct MemberCollection {
  /// The members' names, in order of first appearance.
  private(set) var names: [String] = []
  private(set) var schemas: [String: [SourceSchema]] = [:]
  private(set) var required: Set<String> = []
  /// The schemas that reject unlisted members, each with the names that it permits.
  var closings: [(schema: SourceSchema, names: Set<String>)] = []
  /// Schemas whose conditional keywords, such as `anyOf` and `if`, are still to be read.
  var conditional: [SourceSchema] = []
  /// The schemas of the object itself, for its title and description.
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

  /// Forbids members that some closed schema does not list.
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

  /// Adds the members of another collection, with its conditional schemas.
  mutating func merge(_ other: MemberCollection) {
    for name in other.names {
      mention(name)
      schemas[name]? += other.schemas[name] ?? []
    }
    required.formUnion(other.required)
    conditional += other.conditional
  }

  /// Removes members, and the given schemas of one remaining member.
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

/// Members common to all alternatives, such as those of a schema that all extend with `allOf`.
struct SharedMembers {
  var members = MemberCollection()
  /// Per alternative, the common members that it requires but some others don't.
  var required: [[String]]

  /// Moves the common parts out of the collections.
  ///
  /// Of the discriminating member, each collection keeps its own constraints.
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
        // Keeps the member's position in the schema.
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
  /// Collects a schema's unconditional constraints on an object; false if it rejects all objects.
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

  /// Whether a schema accepts objects at all, judging by `type`, `enum` and `const`.
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

  /// Leaves out constraints on unnamed members and on the number of members.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - isForm: whether its members become fields of a form, which can be closed.
  mutating func leaveOutOpenMembers(of schema: SourceSchema, isForm: Bool = false) {
    for keyword in openKeywords(of: schema) {
      if isForm, closing(of: schema)?.keyword == keyword { continue }
      leaveOut(
        keyword,
        of: schema,
        "a form validates the members that it names, and ignores others"
      )
    }
  }
}
