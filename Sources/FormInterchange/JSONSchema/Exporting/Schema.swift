import RuleEngine
import RuleSyntax

/// A JSON Schema of draft 2020-12, as an object; without keywords it accepts everything.
typealias Schema = JSONObject

extension Schema {
  static let anything = Schema()
  static let nothing: Schema = ["not": .object(.anything)]

  /// A reference to one of the document's definitions, or to a definition within one.
  static func reference(_ names: String...) -> Schema {
    let pointer = names.map { "/$defs/" + $0.pointerStep.percentEncoded(keeping: "_-.~") }.joined()
    return ["$ref": .text("#" + pointer)]
  }

  static func type(_ name: String) -> Schema { ["type": .text(name)] }
  static func pattern(_ text: String) -> Schema { ["pattern": .text(text)] }
  static func const(_ value: JSONNode) -> Schema { ["const": value] }
  static func not(_ schema: Schema) -> Schema {
    schema == .nothing ? .anything : ["not": .object(schema)]
  }

  /// Accepts lists that contain this text only if it is their only item.
  static func exclusive(_ item: String) -> Schema {
    let contains: Schema = ["contains": .object(.const(.text(item)))]
    return .anyOf([.not(contains), ["maxItems": 1]])
  }

  /// Applies a schema to the member at a path, inward from this object.
  ///
  /// If it is required, the member and all objects on the path must be present.
  static func member(_ path: [String], _ schema: Schema, isRequired: Bool) -> Schema {
    guard let name = path.first else { return schema }
    let inner = member(Array(path.dropFirst()), schema, isRequired: isRequired)
    var object = Schema()
    if isRequired { object["type"] = .text("object") }
    object["properties"] = [name: .object(inner)]
    if isRequired { object["required"] = .texts([name]) }
    return object
  }

  /// Accepts values of the type, a list or map, whose items at the positions match the schema.
  ///
  /// Nil if the positions are too far from the start to be listed one by one.
  func ofItems(of type: FieldType, at places: ItemPlaces) -> Schema? {
    if isEmpty { return .anything }
    guard case .map = type else { return lists(at: places) }
    return [places.areKeys ? "propertyNames" : "additionalProperties": .object(self)]
  }

  /// Accepts values of the type, a list or map, that have an item at one of the positions.
  static func reaching(_ places: ItemPlaces, of type: FieldType) -> Schema {
    if case .map = type { return ["minProperties": 1] }
    return ["minItems": .integer(Int(places.first) + 1)]
  }

  /// Accepts lists whose items at the positions match the schema.
  ///
  /// Nil if the positions are too far from the start to be listed one by one.
  private func lists(at places: ItemPlaces) -> Schema? {
    let first = Int(places.first)
    let count = places.end.map { Int($0) - first } ?? 0
    guard first < Schema.mostPlaces, count < Schema.mostPlaces, count >= 0 else { return nil }
    var prefix = Array(repeating: JSONNode.object(.anything), count: first)
    prefix += Array(repeating: .object(self), count: count)
    var schema = Schema()
    if !prefix.isEmpty { schema["prefixItems"] = .list(prefix) }
    if places.end == nil { schema["items"] = .object(self) }
    return schema
  }

  /// Maximum number of positions listed one by one.
  private static let mostPlaces = 100

  /// The intersection of all schemas, in as few objects as the keywords permit.
  static func allOf(_ schemas: [Schema]) -> Schema {
    var merged = Schema()
    var others: [Schema] = []
    var known: Set<Schema> = []
    for schema in schemas where !schema.isEmpty && !known.contains(schema) {
      if schema.names == ["allOf"], case .list(let parts) = schema["allOf"] {
        others += parts.compactMap(\.object)
        known.formUnion(parts.compactMap(\.object))
      } else if merged.canMerge(schema) {
        merged.merge(schema)
      } else {
        others.append(schema)
        known.insert(schema)
      }
    }
    if others.isEmpty { return merged }
    if merged.isEmpty, others.count == 1 { return others[0] }
    // A schema with an `allOf` of its own joins the others, which it would otherwise replace.
    if merged["allOf"] != nil {
      others.insert(merged, at: 0)
      merged = Schema()
    }
    merged["allOf"] = .list(others.map { .object($0) })
    return merged
  }

  /// The union of the schemas.
  static func anyOf(_ schemas: [Schema]) -> Schema {
    var known: Set<Schema> = [.nothing]
    let branches = schemas.flatMap(\.branches).filter { known.insert($0).inserted }
    if branches.contains(.anything) { return .anything }
    if branches.count == 1 { return branches[0] }
    if branches.isEmpty { return .nothing }
    return ["anyOf": .list(branches.map { .object($0) })]
  }

  /// The alternatives, if it consists of `anyOf` alone; otherwise itself.
  private var branches: [Schema] {
    guard names == ["anyOf"], case .list(let nodes) = self["anyOf"] else { return [self] }
    return nodes.compactMap(\.object)
  }

  /// Whether the schemas can share one object: no keyword of one changes the meaning of another.
  private func canMerge(_ other: Schema) -> Bool {
    // `items` applies only to items after those of `prefixItems` in the same object.
    for (one, another) in [(self, other), (other, self)]
    where one["items"] != nil && another["prefixItems"] != nil { return false }
    return other.members.allSatisfy { member in
      guard let own = self[member.name], own != member.value else { return true }
      switch (member.name, own, member.value) {
      case ("required", .list, .list): return true
      case ("properties", .object(let properties), .object(let others)):
        return others.members.allSatisfy { member in
          guard let own = properties[member.name] else { return true }
          guard case .object(let schema) = own, case .object(let other) = member.value else {
            return false
          }
          return schema.canMerge(other)
        }
      default: return false
      }
    }
  }

  /// Adds the keywords of a mergeable schema, in time linear in that schema.
  private mutating func merge(_ other: Schema) {
    for member in other.members {
      switch (self[member.name], member.value) {
      case (nil, let value): self[member.name] = value
      case (.list(let names)?, .list(let others)) where member.name == "required":
        self["required"] = .list(names + others.filter { !names.contains($0) })
      case (.object(var properties)?, .object(let others)) where member.name == "properties":
        // Drops the other reference to the value, so that changing it copies nothing.
        self["properties"] = .null
        for member in others.members {
          if case .object(var schema) = properties[member.name],
            case .object(let other) = member.value
          {
            properties[member.name] = .null
            schema.merge(other)
            properties[member.name] = .object(schema)
          } else {
            properties[member.name] = member.value
          }
        }
        self["properties"] = .object(properties)
      case (.some, _): continue
      }
    }
  }
}
