/// A question to the host: an external rule, the value to judge, and the arguments.
///
/// Checks that ask the same question share its answer.
package struct HostQuestion: Sendable, Hashable {
  package var rule: ExternalIndex
  package var value: Value
  /// In the order of the rule's parameters; null for a missing value.
  package var arguments: [Value] = []
}

/// A question that a check asked, and whether the check waits for the answer.
package struct HostInquiry: Sendable, Hashable {
  package var question: HostQuestion
  /// Whether the check depends on the missing answer.
  ///
  /// False if there is an answer, or if other tests have settled the check without it.
  package var isPending: Bool
  /// Whether the check was judged as if the host had accepted.
  package var isSupposed = false
}
