import FormData
import FormInterchange
import RuleSyntax

/// A declaration in an outline, with its contents.
struct OutlineItem {
  var name: String
  var detail: String?
  /// The protocol's number for its kind.
  var kind: Int
  var range: SourceRange
  var nameRange: SourceRange
  var children: [OutlineItem] = []

  /// The protocol's numbers for kinds of symbols.
  enum Kind {
    static let form = 5
    static let group = 3
    static let field = 8
    static let rule = 12
    static let external = 11
    static let test = 24
    static let binding = 13
  }
}

extension LanguageServer {
  func documentSymbols(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    let items = Outline.items(of: subject.analysis.parsed.tree)
    guard !client.nestsSymbols else {
      return .list(items.map { nested($0, subject.positions) })
    }
    return .list(flat(items, in: nil, of: subject.name))
  }

  private func nested(_ item: OutlineItem, _ positions: TextPositions) -> JSONNode {
    var node: JSONObject = [
      "name": .text(item.name.isEmpty ? "?" : item.name), "kind": .integer(item.kind),
      "range": positions.node(of: item.range.union(item.nameRange)),
      "selectionRange": positions.node(of: item.nameRange),
      "children": .list(item.children.map { nested($0, positions) }),
    ]
    if let detail = item.detail { node["detail"] = .text(detail) }
    return .object(node)
  }

  private func flat(_ items: [OutlineItem], in container: String?, of file: String) -> [JSONNode] {
    items.flatMap { item -> [JSONNode] in
      guard let location = location(item.nameRange, in: file) else { return [] }
      var node: JSONObject = [
        "name": .text(item.name.isEmpty ? "?" : item.name), "kind": .integer(item.kind),
        "location": location,
      ]
      if let container { node["containerName"] = .text(container) }
      return [.object(node)] + flat(item.children, in: item.name, of: file)
    }
  }

  /// All declarations whose names contain the letters of the query in order.
  func workspaceSymbols(_ params: JSONTree?) -> JSONNode {
    let query = Array((params?["query"]?.text ?? "").lowercased())
    var found: [JSONNode] = []
    for file in workspace.allFiles {
      guard let analysis = workspace.analysis(of: file) else { continue }
      collect(Outline.items(of: analysis.parsed.tree), in: nil, of: file, query, into: &found)
      if found.count >= LanguageServer.symbolLimit { break }
    }
    return .list(Array(found.prefix(LanguageServer.symbolLimit)))
  }

  /// More symbols wouldn't help to find one.
  private static let symbolLimit = 2000

  private func collect(
    _ items: [OutlineItem],
    in container: String?,
    of file: String,
    _ query: [Character],
    into found: inout [JSONNode]
  ) {
    for item in items {
      if item.isFound(by: query), let location = location(item.nameRange, in: file) {
        var node: JSONObject = [
          "name": .text(item.name.isEmpty ? "?" : item.name), "kind": .integer(item.kind),
          "location": location,
        ]
        if let container { node["containerName"] = .text(container) }
        found.append(.object(node))
      }
      collect(item.children, in: item.name, of: file, query, into: &found)
    }
  }
}

extension OutlineItem {
  /// Whether the name contains the letters in order, possibly with others in between.
  fileprivate func isFound(by query: [Character]) -> Bool {
    var rest = query[...]
    for character in name.lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// The outline of a file.
enum Outline {
  static func items(of tree: FileTree) -> [OutlineItem] {
    tree.declarations.compactMap { declaration in
      switch declaration {
      case .importFile: nil
      case .rule(let rule):
        OutlineItem(
          name: rule.name.text,
          detail: rule.parameters.isEmpty
            ? nil : rule.parameters.map(\.name.text).joined(separator: ", "),
          kind: OutlineItem.Kind.rule,
          range: rule.range,
          nameRange: rule.name.range
        )
      case .external(let external):
        OutlineItem(
          name: external.name.text,
          detail: "external rule",
          kind: OutlineItem.Kind.external,
          range: external.range,
          nameRange: external.name.range
        )
      case .form(let form):
        OutlineItem(
          name: form.name.text,
          detail: form.label?.value,
          kind: OutlineItem.Kind.form,
          range: form.range,
          nameRange: form.name.range,
          children: form.items.flatMap { items(of: $0) }
        )
      case .test(let test):
        OutlineItem(
          name: test.title.value,
          detail: "test",
          kind: OutlineItem.Kind.test,
          range: test.range,
          nameRange: test.title.range
        )
      }
    }
  }

  private static func items(of item: FormItem) -> [OutlineItem] {
    switch item {
    case .field(let field), .context(let field):
      [
        OutlineItem(
          name: field.name.text,
          detail: field.type?.words ?? "text",
          kind: OutlineItem.Kind.field,
          range: field.range,
          nameRange: field.name.range
        )
      ]
    case .group(let group), .step(let group):
      [
        OutlineItem(
          name: group.name.text,
          detail: group.label?.value,
          kind: OutlineItem.Kind.group,
          range: group.range,
          nameRange: group.name.range,
          children: group.items.flatMap { items(of: $0) }
        )
      ]
    case .when(let when):
      (when.items + (when.otherwise?.items ?? [])).flatMap { items(of: $0) }
    case .binding(let binding):
      [
        OutlineItem(
          name: binding.name.text,
          kind: OutlineItem.Kind.binding,
          range: binding.range,
          nameRange: binding.name.range
        )
      ]
    case .check: []
    }
  }
}

extension TypeReference {
  /// The type as in rule files, without arguments.
  var words: String {
    switch self {
    case .named(let name), .applied(let name, _, _): name.written
    case .list(let items, _): "list of \(items.words)"
    case .map(let items, _): "map of \(items.words)"
    }
  }
}
