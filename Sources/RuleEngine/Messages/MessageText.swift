/// What a message is made from, once a check has failed: words and values, but not yet a text.
package struct MessageText: Sendable, Hashable, Codable {
  /// The author's template with its values filled in; nil where the rule's own text serves.
  package var authored: String?
  /// The built-in rule that failed in the end, whose default text serves otherwise.
  package var builtIn: String
  /// The values that the default text may use, by placeholder.
  package var values: MessageValues
  /// What the default text is about.
  package var manner = MessageManner.value
  /// Whether the rule failed by holding, under `not`.
  package var isNegated = false
}
