package import RuleSyntax

/// The answer that an external rule gives to all questions while the host is simulated.
package struct PlayedAnswer: Sendable, Hashable {
  /// The answer; nil for none.
  package let answer: HostAnswer?
  /// The time that the host takes, after the value has rested.
  package let delay: Duration

  /// - Parameters:
  ///   - answer: the answer; `pending` for none.
  ///   - delay: the time until the answer; nil for none.
  ///   - timeout: the rule's timeout, after which an answer becomes `timedOut`; nil for none.
  package init(_ answer: ExternalAnswer, after delay: Duration?, timeout: Duration?) {
    let delay = delay ?? .zero
    if let timeout, delay > timeout {
      self.answer = .timedOut
      self.delay = timeout
      return
    }
    self.delay = delay
    switch answer {
    case .accepted: self.answer = .accepted
    case .rejected: self.answer = .rejected
    case .failed: self.answer = .failed("")
    case .pending: self.answer = nil
    }
  }
}

extension HostAnswers {
  /// Simulates the host: a rule gives the same answer to all questions.
  package mutating func play(_ played: PlayedAnswer, of rule: ExternalIndex) {
    if let answer = played.answer { self.answer(rule, with: answer) }
  }
}
