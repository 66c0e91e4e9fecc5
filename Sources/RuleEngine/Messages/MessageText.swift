/// The parts of a message: templates and values, to be formatted later.
package struct MessageText: Sendable, Hashable, Codable {
  /// The author's template with its arguments filled in; nil to use the rule's default message.
  package var authored: String?
  /// The built-in rule that failed, for its default message.
  package var builtIn: String
  /// The values of the default message's placeholders.
  package var values: MessageValues
  /// The wording of the default message.
  package var manner = MessageManner.value
  /// Whether the rule is under `not`, and failed because the value satisfies it.
  package var isNegated = false
  /// The language of the form in which it failed; nil for English.
  package var language: MessageLanguage?
}

extension MessageText {
  /// A message that is shown as it is, in every language.
  init(literally message: String, of rule: String) {
    self.init(authored: MessageCatalog.escape(message), builtIn: rule, values: [:])
  }
}
