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
  /// - Parameter catalog: the texts, in a language or tone; nil for those in the form's language.
  /// - Returns: the messages, each once.
  public func messages(in catalog: MessageCatalog? = nil) -> [FieldMessage] {
    let catalog = catalog ?? self.catalog
    var messages = FieldMessage.messages(of: violations + warnings, in: catalog)
    if state == .undecided {
      let text = catalog.translation(of: DefaultMessages.uncheckedMessage)
      messages.append(FieldMessage(text: text, manner: .notice))
    }
    return messages
  }
}

extension FormSession {
  /// The messages to show now that belong to no field: those of groups, and of the form as a whole.
  ///
  /// - Parameter catalog: the texts, in a language or tone; nil for those in the form's language.
  /// - Returns: the messages, errors first, each once.
  /// - Complexity: linear in the number of fields.
  public func messages(in catalog: MessageCatalog? = nil) -> [FieldMessage] {
    var shown: Set<Violation> = []
    var fields = fields
    while let field = fields.popLast() {
      shown.formUnion(field.violations)
      shown.formUnion(field.warnings)
      fields += field.fields + field.rows.flatMap(\.fields)
    }
    let others = (violations + warnings).filter { !shown.contains($0) }
    return FieldMessage.messages(of: others, in: catalog ?? form.catalog)
  }
}

extension FieldMessage {
  /// The messages of violations, each once.
  fileprivate static func messages(
    of violations: [Violation],
    in catalog: MessageCatalog
  ) -> [FieldMessage] {
    var seen: Set<FieldMessage> = []
    return violations.compactMap { violation in
      let message = FieldMessage(
        text: catalog.text(for: violation),
        manner: violation.severity == .warning ? .warning : .error
      )
      return seen.insert(message).inserted ? message : nil
    }
  }
}
