public import FormRules

/// A message shown under a field.
public struct FieldMessage: Sendable, Hashable {
  /// The style of a message.
  @nonexhaustive
  public enum Manner: Sendable, Hashable {
    /// Something is wrong.
    case error
    /// A warning, which doesn't make the form invalid.
    case warning
    /// Something could not be checked.
    case notice
  }

  /// The text that people read.
  public var text: String
  /// The message's style.
  public var manner: Manner

  /// A message with a text and a style.
  public init(text: String, manner: Manner) {
    self.text = text
    self.manner = manner
  }
}

extension FormField {
  /// The messages to show under the field now: errors first, then warnings.
  ///
  /// A notice about undecided checks follows once the host is no longer being asked.
  ///
  /// - Parameter catalog: the texts, in a language or tone.
  /// - Returns: the messages, each once.
  public func messages(in catalog: MessageCatalog = .english) -> [FieldMessage] {
    var messages = violations.map { FieldMessage(text: catalog.text(for: $0), manner: .error) }
    messages += warnings.map { FieldMessage(text: catalog.text(for: $0), manner: .warning) }
    if state == .undecided {
      let text = catalog.translation(of: "This could not be checked.")
      messages.append(FieldMessage(text: text, manner: .notice))
    }
    var seen: Set<FieldMessage> = []
    return messages.filter { seen.insert($0).inserted }
  }
}
