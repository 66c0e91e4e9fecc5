/// A question to the host: an external rule, the value to judge, and the arguments.
///
/// Checks that ask the same question share its answer. A class, because each function that waits for
/// the answer keeps the question in the memory of its task.
package final class HostQuestion: Sendable {
  package let rule: ExternalIndex
  package let value: Value
  /// In the order of the rule's parameters; null for a missing value.
  package let arguments: [Value]

  package init(rule: ExternalIndex, value: Value, arguments: [Value] = []) {
    self.rule = rule
    self.value = value
    self.arguments = arguments
  }
}

extension HostQuestion: Hashable {
  package static func == (left: HostQuestion, right: HostQuestion) -> Bool {
    left === right
      || left.rule == right.rule && left.value == right.value && left.arguments == right.arguments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(value)
    hasher.combine(arguments)
  }
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
