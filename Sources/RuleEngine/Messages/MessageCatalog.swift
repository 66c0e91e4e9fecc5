/// Formats the messages of violations.
///
/// Input: the parts of a violation's message: the author's template, the name of the built-in rule,
/// and values by placeholder. Output: one text. Formatting is the last step, so violations are
/// plain data, and a catalog can replace or translate messages. Cost: linear in the text, and only
/// on demand.
///
/// The author's message takes precedence over the catalog's text for the rule. A catalog for
/// another language can translate both, and the few words that the engine writes around values.
public struct MessageCatalog: Sendable {
  /// Texts by rule name, which replace the English ones; `not ` before a name means its negation.
  public var ruleTexts: [String: String]
  /// Translations of the messages and labels of rule files and of the default texts, by the original
  /// text with its placeholders.
  ///
  /// The label of a field without one is its name made readable: `confirm_password` is `Confirm
  /// password`, which can be translated too.
  public var translations: [String: String]

  /// A catalog that replaces some of the English texts.
  ///
  /// - Parameters:
  ///   - ruleTexts: texts by rule name, with placeholders such as `{min}`.
  ///   - translations: texts by the original message or label.
  public init(ruleTexts: [String: String] = [:], translations: [String: String] = [:]) {
    self.ruleTexts = ruleTexts
    self.translations = translations
  }

  /// The length in bytes after which no more placeholders of a message are filled in.
  private static let longest = 65_536

  /// The default texts, in English.
  public static let english = MessageCatalog()

  /// The text for a violation.
  public func text(for violation: Violation) -> String {
    let text = violation.text
    if let authored = text.authored {
      return fill(translation(of: authored), with: text.values)
    }
    let key = text.isNegated ? "not \(text.builtIn)" : text.builtIn
    if let template = ruleTexts[key] { return fill(template, with: text.values) }
    let template = DefaultMessages.template(
      for: text.builtIn,
      isNegated: text.isNegated,
      text.values,
      of: text.manner
    )
    return fill(translation(of: template), with: text.values)
  }

  /// The translation of a text, such as a label; the text itself if there is none.
  public func translation(of text: String) -> String { translations[text] ?? text }

  /// The words of a phrase, around its values.
  func text(of phrase: ShownText.Phrase) -> String {
    fill(translation(of: phrase.template), with: phrase.values)
  }

  /// A template that gives exactly this text, with braces escaped.
  static func escape(_ text: String) -> String {
    var template = ""
    for character in text {
      if character == "{" || character == "}" { template.append(character) }
      template.append(character)
    }
    return template
  }

  /// Replaces the placeholders that have values, and escaped braces by single ones.
  private func fill(_ template: String, with values: MessageValues) -> String {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    // The common case: no placeholders.
    guard template.utf8.contains(where: { $0 == open || $0 == close }) else { return template }
    var result = ""
    var rest = template.utf8[...]
    let lastClose = template.utf8.lastIndex(of: close)
    while result.utf8.count <= MessageCatalog.longest,
      let brace = rest.firstIndex(where: { $0 == open || $0 == close })
    {
      result += Substring(rest[..<brace])
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == rest[brace] {
        result.append(Character(Unicode.Scalar(rest[brace])))
        rest = rest[rest.index(after: after)...]
      } else if rest[brace] == open, let last = lastClose, after <= last,
        let end = rest[after...].firstIndex(of: close)
      {
        let name = String(Substring(rest[after..<end]))
        result += values.text(of: name, in: self) ?? "{\(name)}"
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(Character(Unicode.Scalar(rest[brace])))
        rest = rest[after...]
      }
    }
    return result + Substring(rest)
  }
}

extension Violation {
  /// The message for the person who fills in the form, as the author wrote it, or in the language of
  /// the form, which `@language` gives: German or English.
  public var message: String { (text.language?.catalog ?? .english).text(for: self) }
}
