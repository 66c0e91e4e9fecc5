import FormData

/// The schemas of a document that give themselves a name: `$anchor`, or in draft 7 an `$id` with `#`.
struct SchemaAnchors {
  struct Anchor {
    var tree: JSONTree
    var path: String
  }

  /// By their names; a name should have one.
  private(set) var schemas: [String: [Anchor]] = [:]
  private let draft: JSONSchemaDraft

  private static let keywordsOfSchemas = [
    "items", "additionalItems", "additionalProperties", "contains", "propertyNames", "not", "if",
    "then", "else", "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let keywordsOfLists = ["allOf", "anyOf", "oneOf", "prefixItems", "items"]
  private static let keywordsOfMaps = [
    "$defs", "definitions", "properties", "patternProperties", "dependentSchemas", "dependencies",
  ]

  /// Looks where schemas stand, and at none with an address of their own.
  init(in root: JSONTree, by draft: JSONSchemaDraft) {
    self.draft = draft
    visit(root, at: "")
  }

  private mutating func visit(_ tree: JSONTree, at path: String) {
    guard tree.members != nil else { return }
    if let name = name(of: tree) {
      schemas[name, default: []].append(Anchor(tree: tree, path: path))
    }
    // In draft 7 a reference makes its neighbours mean nothing.
    if draft == .draft7, tree["$ref"] != nil { return }
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

  private func name(of tree: JSONTree) -> String? {
    switch draft {
    case .draft2020: tree["$anchor"]?.text
    case .draft7: tree["$id"]?.text.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
    }
  }

  private mutating func enter(_ tree: JSONTree, at path: String) {
    if !draft.givesAddress(to: tree) { visit(tree, at: path) }
  }
}
