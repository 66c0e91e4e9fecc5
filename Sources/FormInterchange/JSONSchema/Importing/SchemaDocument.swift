import FormData

/// A schema with its place in the document.
struct SourceSchema {
  let tree: JSONTree
  /// JSON Pointer of the schema, or of the reference that led to it.
  let path: String
  /// The references that led here, which none may follow again.
  var references: [String] = []

  /// The schema below a keyword, or below an item or member of its value.
  func below(_ tree: JSONTree, _ steps: String...) -> SourceSchema {
    SourceSchema(
      tree: tree,
      path: ([path] + steps.map(\.pointerStep)).joined(separator: "/"),
      references: references
    )
  }

  /// The value of a keyword.
  subscript(keyword: String) -> JSONTree? { tree[keyword] }
}

/// The versions of JSON Schema that can be read.
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

extension JSONSchemaDraft {
  /// Whether a schema has an address of its own.
  func givesAddress(to tree: JSONTree) -> Bool {
    guard let address = tree["$id"]?.text else { return false }
    // In draft 7 it may be a name within the document.
    return !(self == .draft7 && address.hasPrefix("#"))
  }
}

/// A document with schemas that refer to each other.
struct SchemaDocument {
  let root: JSONTree
  let draft: JSONSchemaDraft
  private let anchors: SchemaAnchors
  /// What objects at the top of the document hold by name, by where the objects begin: definitions,
  /// which many references lead to.
  private let definitions: [Int: [String: JSONTree]]

  init(root: JSONTree, draft: JSONSchemaDraft) {
    self.root = root
    self.draft = draft
    anchors = SchemaAnchors(in: root, by: draft)
    let maps = (root.members ?? []).map { member in
      let names = (member.value.members ?? []).map { ($0.name, $0.value) }
      return (member.value.offset, Dictionary(names) { first, _ in first })
    }
    definitions = Dictionary(maps) { first, _ in first }
  }

  /// Whether a schema has an address of its own, which references in it start from.
  func hasAddress(_ tree: JSONTree) -> Bool { draft.givesAddress(to: tree) }

  /// What is behind the document's own address in a reference; nil for those that lead elsewhere.
  private func fragment(of reference: String) -> Substring? {
    if reference.hasPrefix("#") { return reference.dropFirst() }
    guard let address = root["$id"]?.text?.split(separator: "#").first,
      reference.hasPrefix(address)
    else { return nil }
    let rest = reference.dropFirst(address.count)
    return rest.isEmpty ? rest : rest.hasPrefix("#") ? rest.dropFirst() : nil
  }

  /// The schema that a `$ref` of another leads to.
  func target(of reference: String, from schema: SourceSchema) throws(Obstacle) -> SourceSchema {
    if schema.references.contains(reference) {
      throw Obstacle(reason: "it leads back to itself, and a rule cannot call itself")
    }
    guard let fragment = fragment(of: reference) else {
      throw Obstacle(reason: "only references within the document are followed")
    }
    guard fragment.isEmpty || fragment.hasPrefix("/") else {
      let found = anchors.schemas[String(fragment)] ?? []
      guard let anchor = found.first, found.count == 1 else {
        throw Obstacle(reason: "there is no schema of that name, or there are several")
      }
      return SourceSchema(
        tree: anchor.tree,
        path: anchor.path,
        references: schema.references + [reference]
      )
    }
    var tree = root
    for step in fragment.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let name = step.percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
      let next: JSONTree?
      if let items = tree.items {
        next = Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
      } else {
        next = definitions[tree.offset]?[name] ?? tree[name]
      }
      guard let next else { throw Obstacle(reason: "nothing is at '\(reference)'") }
      tree = next
      if hasAddress(tree) {
        throw Obstacle(reason: "it goes through a schema with an address of its own")
      }
    }
    return SourceSchema(
      tree: tree,
      path: String(fragment),
      references: schema.references + [reference]
    )
  }
}

extension Substring {
  /// The text with `%2F` and the like as the characters that they stand for.
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
