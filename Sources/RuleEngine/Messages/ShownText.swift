/// A text in a message that is not a template: a value, a label, or both within words of the engine.
package struct ShownText: Sendable, Hashable, Codable {
  /// The text in English, or as the author wrote it.
  package var text: String
  /// Whether the text is a label from the rule file, which a catalog may translate.
  var isLabel: Bool?
  /// The engine's own words in the text, which a catalog may translate, too.
  var phrase: Phrase?

  /// Words around values, such as `at least {low}`.
  package struct Phrase: Sendable, Hashable, Codable {
    var template: String
    var values: MessageValues
  }

  init(_ text: String) { self.text = text }

  init(label: String) {
    text = label
    isLabel = true
  }

  init(phrase template: String, _ values: KeyValuePairs<String, ShownText> = [:]) {
    let phrase = Phrase(
      template: template,
      values: MessageValues(values.map { ($0.key, $0.value) })
    )
    text = MessageCatalog.english.text(of: phrase)
    self.phrase = phrase
  }

  /// What is shown in place of a secret value.
  static let hidden = ShownText(Labels.hiddenValue)

  /// The last of the values that a message lists, and how many more there are.
  func followed(by more: Int) -> ShownText {
    if more == 0 { return self }
    return ShownText(
      phrase: "{last} … ({count} more)",
      ["last": self, "count": ShownText("\(more)")]
    )
  }

  /// The text in the language of a catalog.
  func text(in catalog: MessageCatalog) -> String {
    if let phrase { return catalog.text(of: phrase) }
    return isLabel == true ? catalog.translation(of: text) : text
  }
}
