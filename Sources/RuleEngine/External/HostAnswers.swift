/// The answers that an evaluation finds when it asks the host.
///
/// An evaluation never waits: what is not here is pending. Whoever judges collects the questions
/// that were pending, has them answered, and judges again.
package struct HostAnswers: Sendable, Hashable {
  private var byQuestion: [HostQuestion: HostAnswer] = [:]
  private var byRule: [ExternalIndex: HostAnswer] = [:]

  package init() {}

  /// The answer to one question; nil while it is pending.
  package subscript(question: HostQuestion) -> HostAnswer? {
    get { byQuestion[question] ?? byRule[question.rule] }
    set { byQuestion[question] = newValue }
  }

  /// Answers whatever a rule is asked.
  package mutating func answer(_ rule: ExternalIndex, with answer: HostAnswer) {
    byRule[rule] = answer
  }

  /// Forgets the answers to single questions that are not among those given.
  package mutating func keep(_ questions: Set<HostQuestion>) {
    guard byQuestion.contains(where: { !questions.contains($0.key) }) else { return }
    byQuestion = byQuestion.filter { questions.contains($0.key) }
  }

  /// Forgets the answers to single questions of one rule.
  package mutating func forget(_ rule: ExternalIndex) {
    byQuestion = byQuestion.filter { $0.key.rule != rule }
  }

  /// Forgets the answers that decided nothing, so that they are asked for again.
  package mutating func forgetUndecided() {
    guard byQuestion.contains(where: { !$0.value.isDecided }) else { return }
    byQuestion = byQuestion.filter { $0.value.isDecided }
  }
}
