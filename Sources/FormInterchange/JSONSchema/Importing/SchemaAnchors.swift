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

  private static let keywords: Set<String> = [
    "items", "additionalItems", "additionalProperties", "contains", "propertyNames", "not", "if",
    "then", "else", "unevaluatedItems", "unevaluatedProperties", "allOf", "anyOf", "oneOf",
    "prefixItems",
  ]
  private static let keywordsOfMaps: Set<String> = [
    "$defs", "definitions", "properties", "patternProperties", "dependentSchemas", "dependencies",
  ]

  /// Looks where schemas are, and at none with an address of their own.
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
    for member in tree.members ?? [] {
      let path = "\(path)/\(member.name)"
      if SchemaAnchors.keywordsOfMaps.contains(member.name) {
        for inner in member.value.members ?? [] { enter(inner.value, at: "\(path)/\(inner.name)") }
      } else if SchemaAnchors.keywords.contains(member.name) {
        enter(member.value, at: path)
        for (index, inner) in (member.value.items ?? []).enumerated() {
          enter(inner, at: "\(path)/\(index)")
        }
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
