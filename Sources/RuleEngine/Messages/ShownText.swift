/// A text in a message that is not a template: a value, a label, or both within words of the engine.
package struct ShownText: Sendable, Hashable, Codable {
  /// The text in English, or as the author wrote it.
  package var text: String
  /// Whether the text is a label from the rule file, which a catalog may translate.
  var isLabel: Bool?
  /// The engine's own words in the text, which a catalog may translate, too.
  var phrase: Phrase?

  /// Words around values, such as `at least {low}`.
  package struct Phrase: Sendable, Hashable {
    /// The longest template in bytes, and how deeply phrases are nested at most.
    ///
    /// Those of the engine are shorter and flatter; others come from who sends a report.
    private static let longest = 64
    private static let deepest = 3

    var template: String
    var values: MessageValues

    private var depth: Int { 1 + (values.phrases.map(\.depth).max() ?? 0) }
    private var isUsual: Bool { template.utf8.count <= Phrase.longest && depth <= Phrase.deepest }
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

extension ShownText.Phrase: Codable {
  private enum Key: String, CodingKey { case template, values }

  /// Reads a phrase; throws if it is none of the engine's.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    template = try members.decode(String.self, forKey: .template)
    values = try members.decode(MessageValues.self, forKey: .values)
    guard isUsual else {
      throw DecodingError.dataCorruptedError(
        forKey: .template,
        in: members,
        debugDescription: "the words of a message are too long or nested too deeply"
      )
    }
  }
}
