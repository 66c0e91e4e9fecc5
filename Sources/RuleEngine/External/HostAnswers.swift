/// The answers that an evaluation finds when it asks the host.
///
/// An evaluation never waits: what is not here is pending. Its caller collects the questions that were
/// pending, has them answered, and judges again.
package struct HostAnswers: Sendable, Hashable {
  private var byQuestion: [HostQuestion: HostAnswer] = [:]
  private var byRule: [ExternalIndex: HostAnswer] = [:]

  package init() {}

  /// The answer to one question; nil while it is pending.
  package subscript(question: HostQuestion) -> HostAnswer? {
    get { byQuestion[question] ?? byRule[question.rule] }
    set { byQuestion[question] = newValue }
  }

  /// Answers all questions to a rule.
  package mutating func answer(_ rule: ExternalIndex, with answer: HostAnswer) {
    byRule[rule] = answer
  }

  /// Forgets the answers to single questions that are not among those given.
  package mutating func keep(_ questions: Set<HostQuestion>) {
    forget { question, _ in !questions.contains(question) }
  }

  /// Forgets the answers to single questions of one rule.
  package mutating func forget(_ rule: ExternalIndex) {
    forget { question, _ in question.rule == rule }
  }

  /// Forgets the answers that decided nothing, so that they are asked for again.
  package mutating func forgetUndecided() {
    forget { _, answer in !answer.isDecided }
  }

  private mutating func forget(_ isMeant: (HostQuestion, HostAnswer) -> Bool) {
    guard byQuestion.contains(where: { isMeant($0.key, $0.value) }) else { return }
    byQuestion = byQuestion.filter { !isMeant($0.key, $0.value) }
  }
}
