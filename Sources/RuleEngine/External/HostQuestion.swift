/// What the host is asked: an external rule, the value that it is to judge, and its arguments.
///
/// Two checks that ask the same are one question.
package struct HostQuestion: Sendable, Hashable {
  package var rule: ExternalIndex
  package var value: Value
  /// In the order of the rule's parameters; null for what is missing.
  package var arguments: [Value] = []
}

/// A question that an evaluation asked, and the check that is waiting for the answer.
package struct HostInquiry: Sendable, Hashable {
  package var question: HostQuestion
  /// Whether nothing but the answer can settle the check.
  ///
  /// False where it has been answered, or where other answers have settled the check without it.
  package var isPending: Bool
  /// Whether the check was judged as if the host had accepted the value.
  package var isSupposed = false
}
