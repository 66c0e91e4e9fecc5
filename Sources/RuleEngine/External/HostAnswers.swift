/// The host's answers that are available to an evaluation.
///
/// An evaluation never waits: a question without an answer here is pending. The caller collects
/// pending questions, gets them answered, and judges again.
package struct HostAnswers: Sendable, Hashable {
  private var byQuestion: [HostQuestion: HostAnswer] = [:]
  private var byRule: [ExternalIndex: HostAnswer] = [:]

  package init() {}

  /// The answer to one question; nil while it is pending.
  package subscript(question: HostQuestion) -> HostAnswer? {
    get { byQuestion[question] ?? byRule[question.rule] }
    set { byQuestion[question] = newValue }
  }

  /// Gives all questions of a rule the same answer.
  package mutating func answer(_ rule: ExternalIndex, with answer: HostAnswer) {
    byRule[rule] = answer
  }

  /// Removes the answers to individual questions other than the given ones.
  package mutating func keep(_ questions: Set<HostQuestion>) {
    forget { question, _ in !questions.contains(question) }
  }

  /// Removes the answers to individual questions of one rule.
  package mutating func forget(_ rule: ExternalIndex) {
    forget { question, _ in question.rule == rule }
  }

  /// Removes the undecided answers, so that they are asked for again.
  package mutating func forgetUndecided() {
    forget { _, answer in !answer.isDecided }
  }

  private mutating func forget(_ isMeant: (HostQuestion, HostAnswer) -> Bool) {
    guard byQuestion.contains(where: { isMeant($0.key, $0.value) }) else { return }
    byQuestion = byQuestion.filter { !isMeant($0.key, $0.value) }
  }
}
