package import RuleSyntax

/// What someone who plays the host has an external rule answer, whatever it is asked.
package struct PlayedAnswer: Sendable, Hashable {
  /// The answer; nil for one that never comes.
  package let answer: HostAnswer?
  /// How long the host takes for it, after the value has rested.
  package let delay: Duration

  /// - Parameters:
  ///   - answer: the answer; one that is pending never comes.
  ///   - delay: how long the answer takes; nil for no time.
  ///   - timeout: how long the rule waits, after which any answer comes too late; nil for as long as
  ///     it takes.
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
  /// Plays the host: has a rule give the same answer whatever it is asked.
  package mutating func play(_ played: PlayedAnswer, of rule: ExternalIndex) {
    if let answer = played.answer { self.answer(rule, with: answer) }
  }
}
