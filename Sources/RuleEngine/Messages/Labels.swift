/// The labels of fields for which the author gave none, and other fixed texts.
package enum Labels {
  /// The text shown in place of a secret value.
  package static let hiddenValue = "•••"
  /// The name, in reasons, of a value inside a list or map.
  static let innerValue = "a value in it"
  /// Maximum number of values that a message lists, because each of many violations has a message.
  static let mostListed = 8

  /// `confirm_password` as `Confirm password`.
  package static func humanized(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension FieldLayout {
  /// The label as written, else one made from the name.
  package var shownLabel: String { label ?? Labels.humanized(name) }
}
