/// What running a pattern on a text came to.
package enum PatternOutcome: Sendable, Hashable {
  case match
  case noMatch
  /// The question could not be answered; this is neither a match nor the lack of one.
  case failed(PatternFailure)
}

/// The two answers that a rule with a pattern gives: now, and after more typing.
package struct PatternJudgement: Sendable, Hashable {
  package var now: PatternOutcome
  /// Whether the text, or the text with something appended, can match.
  ///
  /// May be true where nothing can; never false where something can.
  package var canHold: Bool
  /// Whether the text, or the text with something appended, can fail to match.
  ///
  /// May be true where nothing can; never false where something can.
  package var canFail: Bool

  /// The question could not be answered, so anything may come of it.
  static func failed(_ failure: PatternFailure) -> PatternJudgement {
    PatternJudgement(now: .failed(failure), canHold: true, canFail: true)
  }
}

/// What a pattern is asked about a text.
enum PatternQuestion: Sendable, Hashable {
  /// Does the text match?
  case now
  /// Does the text match, and can a text that begins with it?
  case nowAndLater
}
