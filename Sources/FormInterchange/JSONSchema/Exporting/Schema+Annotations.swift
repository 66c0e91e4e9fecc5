package import RuleEngine

extension Schema {
  /// Adds the schema keywords for `@description`, `@default` and `@secret`.
  mutating func annotate(with annotations: [AnnotationData]) {
    for annotation in annotations {
      let argument = annotation.arguments.first
      switch (annotation.name, argument) {
      case ("description", .text(let text)): self["description"] = .text(text)
      case ("default", let value?): self["default"] = JSONNode(value)
      case ("secret", _): self["writeOnly"] = .boolean(true)
      default: continue
      }
    }
  }
}

extension JSONNode {
  /// Converts a form's value; members of objects are sorted by name.
  package init(_ value: RuleEngine.Value) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .date(let date): self = .text("\(date)")
    case .month(let month): self = .text("\(month)")
    case .time(let time): self = .text("\(time)")
    case .dateTime(let dateTime): self = .text("\(dateTime)")
    // Rule files have no literal for a file.
    case .file: self = .null
    case .list(let items): self = .list(items.map { JSONNode($0) })
    case .form(let members):
      let sorted = members.sorted { $0.key < $1.key }
      self = .object(JSONObject(sorted.map { .init(name: $0.key, value: JSONNode($0.value)) }))
    }
  }
}
