import FormData
import RuleEngine

/// The schemas of a document that have an address or an anchor of their own.
struct SchemaResources {
  /// A schema with its position in the document.
  struct Place {
    var tree: JSONTree
    var path: String
  }

  /// The addresses of schemas, by the offset at which the schema begins.
  private(set) var addresses: [Int: String] = [:]
  /// Whether the document has dynamic references.
  private(set) var hasDynamicReferences = false
  private var resources: [String: Place] = [:]
  /// Anchored schemas, by the address of the enclosing schema and the anchor, which should be
  /// unique.
  private var anchors: [Anchor: [Place]] = [:]
  private var dynamicAnchors: [Anchor: Place] = [:]
  private let draft: JSONSchemaDraft

  private struct Anchor: Hashable {
    var address: String
    var name: String
  }

  private static let keywords: Set<String> = [
    "items", "additionalItems", "additionalProperties", "contains", "propertyNames", "not", "if",
    "then", "else", "unevaluatedItems", "unevaluatedProperties", "allOf", "anyOf", "oneOf",
    "prefixItems",
  ]
  private static let keywordsOfMaps: Set<String> = [
    "$defs", "definitions", "properties", "patternProperties", "dependentSchemas", "dependencies",
  ]

  /// Collects the schemas.
  init(in root: JSONTree, by draft: JSONSchemaDraft) {
    self.draft = draft
    visit(root, at: "", in: "")
    if addresses[root.offset] == nil {
      addresses[root.offset] = ""
      resources[""] = Place(tree: root, path: "")
    }
  }

  /// The schema with the address.
  func resource(at address: String) -> Place? { resources[address] }

  /// The schemas with the anchor in the schema with the address.
  func schemas(named name: String, in address: String) -> [Place] {
    anchors[Anchor(address: address, name: name)] ?? []
  }

  /// The schema that dynamic references find in the schema with the address.
  func dynamicSchema(named name: String, in address: String) -> Place? {
    dynamicAnchors[Anchor(address: address, name: name)]
  }

  private mutating func visit(_ tree: JSONTree, at path: String, in base: String) {
    guard tree.members != nil else { return }
    // In draft 7, a reference disables its sibling keywords.
    if draft == .draft7, tree["$ref"] != nil { return }
    let place = Place(tree: tree, path: path)
    var base = base
    if let id = tree["$id"]?.text, !(draft == .draft7 && id.hasPrefix("#")) {
      base = URIReference(id).resolved(against: URIReference(base)).address
      addresses[tree.offset] = base
      if resources[base] == nil { resources[base] = place }
    }
    switch draft {
    case .draft2020:
      for keyword in ["$anchor", "$dynamicAnchor"] {
        guard let name = tree[keyword]?.text else { continue }
        let anchor = Anchor(address: base, name: name)
        anchors[anchor, default: []].append(place)
        if keyword == "$dynamicAnchor", dynamicAnchors[anchor] == nil {
          dynamicAnchors[anchor] = place
        }
      }
      if tree["$dynamicRef"] != nil { hasDynamicReferences = true }
    case .draft7:
      if let id = tree["$id"]?.text, id.hasPrefix("#") {
        anchors[Anchor(address: base, name: String(id.dropFirst())), default: []].append(place)
      }
    }
    for member in tree.members ?? [] {
      let path = "\(path)/\(member.name.pointerStep)"
      if SchemaResources.keywordsOfMaps.contains(member.name) {
        for inner in member.value.members ?? [] {
          visit(inner.value, at: "\(path)/\(inner.name.pointerStep)", in: base)
        }
      } else if SchemaResources.keywords.contains(member.name) {
        visit(member.value, at: path, in: base)
        for (index, inner) in (member.value.items ?? []).enumerated() {
          visit(inner, at: "\(path)/\(index)", in: base)
        }
      }
    }
  }
}
