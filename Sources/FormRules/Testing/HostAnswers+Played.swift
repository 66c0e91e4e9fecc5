package import RuleSyntax

extension HostAnswers {
  /// Plays the host: has a rule give the same answer whatever it is asked.
  ///
  /// - Parameters:
  ///   - answer: the answer; one that is pending never comes.
  ///   - rule: the rule.
  ///   - delay: how long the answer takes; one that takes longer than the timeout comes too late.
  ///   - timeout: how long the rule waits; nil for as long as it takes.
  package mutating func play(
    _ answer: ExternalAnswer,
    of rule: ExternalIndex,
    after delay: Duration?,
    timeout: Duration?
  ) {
    if let timeout, let delay, delay > timeout {
      self.answer(rule, with: .timedOut)
      return
    }
    switch answer {
    case .accepted: self.answer(rule, with: .accepted)
    case .rejected: self.answer(rule, with: .rejected)
    case .failed: self.answer(rule, with: .failed(""))
    case .pending: break
    }
  }
}
