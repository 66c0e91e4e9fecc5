import FormData

/// The schemas of a document that give themselves a name: `$anchor`, or in draft 7 an `$id` with `#`.
struct SchemaAnchors {
  private(set) var schemas: [(tree: JSONTree, path: String)] = []
  private let document: SchemaDocument
  private let name: String

  private static let keywordsOfSchemas = [
    "items", "additionalItems", "additionalProperties", "contains", "propertyNames", "not", "if",
    "then", "else", "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let keywordsOfLists = ["allOf", "anyOf", "oneOf", "prefixItems", "items"]
  private static let keywordsOfMaps = [
    "$defs", "definitions", "properties", "patternProperties", "dependentSchemas", "dependencies",
  ]

  /// Looks where schemas stand, and at none with an address of their own.
  init(named name: String, in document: SchemaDocument) {
    self.name = name
    self.document = document
    visit(document.root, at: "")
  }

  private mutating func visit(_ tree: JSONTree, at path: String) {
    guard tree.members != nil else { return }
    let anchor = document.draft == .draft7 ? tree["$id"]?.text : tree["$anchor"]?.text
    if anchor == (document.draft == .draft7 ? "#\(name)" : name) { schemas.append((tree, path)) }
    // In draft 7 a reference makes its neighbours mean nothing.
    if document.draft == .draft7, tree["$ref"] != nil { return }
    for keyword in SchemaAnchors.keywordsOfSchemas {
      if let inner = tree[keyword] { enter(inner, at: "\(path)/\(keyword)") }
    }
    for keyword in SchemaAnchors.keywordsOfLists {
      for (index, inner) in (tree[keyword]?.items ?? []).enumerated() {
        enter(inner, at: "\(path)/\(keyword)/\(index)")
      }
    }
    for keyword in SchemaAnchors.keywordsOfMaps {
      for member in tree[keyword]?.members ?? [] {
        enter(member.value, at: "\(path)/\(keyword)/\(member.name)")
      }
    }
  }

  private mutating func enter(_ tree: JSONTree, at path: String) {
    if !document.hasAddress(tree) { visit(tree, at: path) }
  }
}
