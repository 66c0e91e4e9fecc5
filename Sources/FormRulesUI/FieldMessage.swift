public import FormRules

/// A message under a field.
public struct FieldMessage: Sendable, Hashable {
  /// How a message is to look.
  @nonexhaustive
  public enum Manner: Sendable, Hashable {
    /// Something is wrong.
    case error
    /// Something is only advised.
    case warning
    /// Something could not be checked.
    case notice
  }

  /// What people read.
  public var text: String
  /// How it is to look.
  public var manner: Manner

  /// A message of a text.
  public init(text: String, manner: Manner) {
    self.text = text
    self.manner = manner
  }
}

extension FormField {
  /// The messages that are to be shown under the field now: errors first, then warnings.
  ///
  /// What could not be checked is said once the host is no longer asked.
  ///
  /// - Parameter catalog: in which language, or tone.
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
