import RuleEngine
import RuleSyntax

extension Schema {
  /// Adds what annotations say in the words of a schema: `@description`, `@default`, `@secret`.
  mutating func annotate(with annotations: [Annotation]) {
    for annotation in annotations {
      let argument = annotation.arguments?.first
      switch (annotation.name.text, argument) {
      case ("description", .string(let text)): self["description"] = .text(text.value)
      case ("default", let value?): self["default"] = JSONNode(value)
      case ("secret", _): self["writeOnly"] = .boolean(true)
      default: continue
      }
    }
  }
}

extension JSONNode {
  /// The value that a literal of a rule file stands for.
  init(_ literal: Literal) {
    switch literal {
    case .string(let text): self = .text(text.value)
    case .number(let text, _): self = Number(text).map { .number($0) } ?? .text(text)
    case .boolean(let value, _): self = .boolean(value)
    case .null: self = .null
    case .array(let items, _): self = .list(items.map { JSONNode($0) })
    case .object(let object):
      var members = JSONObject()
      for entry in object.entries { members[entry.path.dotted] = JSONNode(entry.value) }
      self = .object(members)
    }
  }
}

extension Path {
  fileprivate var dotted: String {
    components.compactMap { component in
      if case .name(let name) = component { name.text } else { nil }
    }.joined(separator: ".")
  }
}
