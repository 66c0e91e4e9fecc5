import RuleCompiler
import FormData
import RuleEngine

/// A schema with its position in the document.
struct SourceSchema {
  let tree: JSONTree
  /// The JSON Pointer of the schema, or of the reference that was followed to it.
  let path: String
  /// The offsets of schemas whose references were followed to get here, to detect cycles.
  fileprivate(set) var references: [Int] = []
  /// How many of these were followed before the path last entered a part of the value.
  fileprivate var referencesOfWhole = 0
  /// The base addresses entered on the path here, outermost first; the last is the schema's own.
  fileprivate(set) var scope: [String] = []
  fileprivate var addresses: [Int: String] = [:]

  /// A schema at a place of a document.
  fileprivate init(
    tree: JSONTree,
    path: String,
    references: [Int] = [],
    referencesOfWhole: Int = 0,
    scope: [String] = [],
    addresses: [Int: String]
  ) {
    self.tree = tree
    self.path = path
    self.references = references
    self.referencesOfWhole = referencesOfWhole
    self.scope = scope
    self.addresses = addresses
  }

  /// The keywords whose schemas apply to members or items of the value.
  private static let keywordsOfParts: Set<String> = [
    "properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "items",
    "prefixItems", "additionalItems", "contains", "unevaluatedItems",
  ]

  /// Whether the path entered a part of the value since a reference to the schema at the offset.
  fileprivate func isOfPart(since offset: Int) -> Bool {
    references.lastIndex(of: offset).map { referencesOfWhole > $0 } ?? false
  }

  /// The subschema at a keyword, or at an item or member of its value.
  func below(_ tree: JSONTree, _ steps: String...) -> SourceSchema {
    var inner = SourceSchema(
      tree: tree,
      path: ([path] + steps.map(\.pointerStep)).joined(separator: "/"),
      references: references,
      referencesOfWhole: steps.first.map { SourceSchema.keywordsOfParts.contains($0) } ?? false
        ? references.count : referencesOfWhole,
      scope: scope,
      addresses: addresses
    )
    if let address = addresses[tree.offset], tree.members != nil { inner.enter(address) }
    return inner
  }

  fileprivate mutating func enter(_ address: String) {
    if scope.last != address { scope.append(address) }
  }

  /// The value of a keyword.
  subscript(keyword: String) -> JSONTree? { tree[keyword] }
}

/// The supported versions of JSON Schema.
@nonexhaustive
public enum JSONSchemaDraft: Sendable, Hashable, CaseIterable {
  /// Draft 7, of 2018.
  case draft7
  /// Draft 2020-12.
  case draft2020

  /// The draft that a `$schema` names; nil for any other.
  init?(schema: String) {
    let address = schema.hasSuffix("#") ? String(schema.dropLast()) : schema
    switch address.replacing("https://", with: "").replacing("http://", with: "") {
    case "json-schema.org/draft-07/schema": self = .draft7
    case "json-schema.org/draft/2020-12/schema": self = .draft2020
    default: return nil
    }
  }
}

/// A document with schemas that refer to each other.
struct SchemaDocument {
  let root: JSONTree
  let draft: JSONSchemaDraft
  private let resources: SchemaResources
  /// Members of objects at the top level of the document, by the objects' offsets.
  ///
  /// They include the definitions, which many references lead to.
  private let definitions: [Int: [String: JSONTree]]

  init(root: JSONTree, draft: JSONSchemaDraft) {
    self.root = root
    self.draft = draft
    resources = SchemaResources(in: root, by: draft)
    let maps = (root.members ?? []).map { member in
      let names = (member.value.members ?? []).map { ($0.name, $0.value) }
      return (member.value.offset, Dictionary(names) { first, _ in first })
    }
    definitions = Dictionary(maps) { first, _ in first }
  }

  /// The root schema of the document.
  var schema: SourceSchema {
    var schema = SourceSchema(tree: root, path: "", addresses: resources.addresses)
    schema.enter(resources.addresses[root.offset] ?? "")
    return schema
  }

  /// The keywords whose values are references.
  var referenceKeywords: [String] { draft == .draft7 ? ["$ref"] : ["$ref", "$dynamicRef"] }

  /// Identifies the schema that a reference leads to.
  ///
  /// With dynamic references, the same schema can mean different things depending on the path to
  /// it.
  struct Identity: Hashable {
    fileprivate var offset: Int
    fileprivate var scope: [String]
  }

  func identity(of schema: SourceSchema) -> Identity {
    Identity(
      offset: schema.tree.offset,
      scope: resources.hasDynamicReferences ? schema.scope : []
    )
  }

  /// The schema as the start of a form, which is written only once, so references may lead back to
  /// it.
  ///
  /// With dynamic references, a schema gets a form per meaning, so a cycle would never end.
  func formStart(_ schema: SourceSchema) -> SourceSchema {
    var start = schema
    if !resources.hasDynamicReferences { start.references = [] }
    return start
  }

  /// The schemas that a schema's references resolve to, ignoring unresolved ones.
  func targets(of schema: SourceSchema) -> [SourceSchema] {
    referenceKeywords.compactMap { keyword in
      schema[keyword]?.text.flatMap { try? target(of: $0, keyword, from: schema) }
    }
  }

  /// Resolves a reference of a schema; throws if it leads back to itself.
  func target(
    of reference: String,
    _ keyword: String,
    from schema: SourceSchema
  ) throws(Obstacle) -> SourceSchema {
    let target = try followed(reference, keyword, from: schema)
    if schema.references.contains(target.tree.offset) {
      throw Obstacle(
        reason: "it leads back to itself, and a form can contain itself only in a list or map"
      )
    }
    return target
  }

  /// Whether a reference of the schema leads back to a schema on the path to it.
  func leadsBack(_ schema: SourceSchema) -> Bool {
    referenceKeywords.contains { keyword in
      guard let target = schema[keyword]?.text.flatMap({ try? followed($0, keyword, from: schema) })
      else { return false }
      return schema.references.contains(target.tree.offset)
    }
  }

  /// The target of a reference as the start of a recursive rule, and whether it leads back to
  /// itself.
  ///
  /// Nil if it leads back without entering a part of the value, and in documents with dynamic
  /// references, where a schema may mean something else on each path.
  func recursion(
    of reference: String,
    from schema: SourceSchema
  ) -> (start: SourceSchema, leadsBack: Bool)? {
    guard !resources.hasDynamicReferences,
      let target = try? followed(reference, "$ref", from: schema)
    else { return nil }
    let offset = target.tree.offset
    let leadsBack = schema.references.contains(offset)
    if leadsBack, !schema.isOfPart(since: offset) { return nil }
    var start = target
    start.references = [offset]
    start.referencesOfWhole = 0
    return (start, leadsBack)
  }

  /// Resolves a reference, even if it leads back.
  private func followed(
    _ reference: String,
    _ keyword: String,
    from schema: SourceSchema
  ) throws(Obstacle) -> SourceSchema {
    let base = URIReference(schema.scope.last ?? "")
    let whole = URIReference(reference).resolved(against: base)
    let (address, fragment) = (whole.address, whole.fragment ?? "")
    guard let resource = resources.resource(at: address) else {
      throw Obstacle(reason: "only references within the document are followed")
    }
    var found = (place: resource, address: address)
    if fragment.isEmpty || fragment.hasPrefix("/") {
      found = try place(at: fragment, in: resource, address, named: reference)
    } else {
      let name = Substring(fragment).percentDecoded
      let named = resources.schemas(named: name, in: address)
      guard let anchor = named.first, named.count == 1 else {
        throw Obstacle(reason: "there is no schema with that name, or there are several")
      }
      found.place = anchor
      if keyword == "$dynamicRef", resources.dynamicSchema(named: name, in: address) != nil {
        // The outermost schema on the path that declares the anchor takes precedence.
        for outer in schema.scope {
          guard let place = resources.dynamicSchema(named: name, in: outer) else { continue }
          found = (place, outer)
          break
        }
      }
    }
    let offset = found.place.tree.offset
    var target = SourceSchema(
      tree: found.place.tree,
      path: found.place.path,
      references: schema.references + [offset],
      referencesOfWhole: schema.referencesOfWhole,
      scope: schema.scope,
      addresses: resources.addresses
    )
    target.enter(resources.addresses[offset] ?? found.address)
    return target
  }

  /// The schema at a JSON Pointer, and its base address.
  private func place(
    at pointer: String,
    in resource: SchemaResources.Place,
    _ start: String,
    named reference: String
  ) throws(Obstacle) -> (place: SchemaResources.Place, address: String) {
    var (tree, address) = (resource.tree, start)
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let name = step.percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
      let next: JSONTree?
      if let items = tree.items {
        next = Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
      } else {
        next = definitions[tree.offset]?[name] ?? tree[name]
      }
      guard let next else { throw Obstacle(reason: "there is nothing at '\(reference)'") }
      tree = next
      address = resources.addresses[tree.offset] ?? address
    }
    return (SchemaResources.Place(tree: tree, path: resource.path + pointer), address)
  }
}
