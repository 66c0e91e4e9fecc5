/// A step from the field that judges a check to what it is reported at: `at home.labels["app"]`.
package enum TargetStep: Sendable, Hashable {
  /// A field of the field's form, or a group.
  case name(String)
  /// What a map has for a key.
  case key(String)

  package var component: FieldPath.Component {
    switch self {
    case .name(let name): .name(name)
    case .key(let key): .key(key)
    }
  }
}

extension TargetStep: Codable {
  private enum Word: String, CodingKey { case key }

  /// A text for a name, or `{"key": "app"}`.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = .name(name)
    } else {
      self = .key(try decoder.container(keyedBy: Word.self).decode(String.self, forKey: .key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .name(let name): try name.encode(to: encoder)
    case .key(let key):
      var members = encoder.container(keyedBy: Word.self)
      try members.encode(key, forKey: .key)
    }
  }
}
