/// What the host is asked: an external rule, the value that it is to judge, and its arguments.
///
/// Two checks that ask the same are one question. A class, because each of the functions that wait for
/// the answer holds its question in the memory of a task.
package final class HostQuestion: Sendable {
  package let rule: ExternalIndex
  package let value: Value
  /// In the order of the rule's parameters; null for what is missing.
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
