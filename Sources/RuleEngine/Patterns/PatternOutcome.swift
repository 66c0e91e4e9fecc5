/// What running a pattern on a text came to.
package enum PatternOutcome: Sendable, Hashable {
  case match
  /// No match yet, but the end of the text was reached on the way to one.
  ///
  /// Only an answer to a question that asks for it, `outcome(of:mode:with:)`.
  case partial
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

  package init(now: PatternOutcome, canHold: Bool, canFail: Bool) {
    self.now = now
    self.canHold = canHold
    self.canFail = canFail
  }
}

/// What a pattern is asked about a text.
enum PatternQuestion: Sendable, Hashable, CaseIterable {
  /// Does the text match?
  case now
  /// Does the text match, and can a text that begins with it?
  case nowAndLater
  /// PCRE2's own: does the text match, or else could it be the start of one that does?
  case partialSoft
  /// PCRE2's own: could appended text change what is matched, or else does the text match?
  case partialHard

  /// Whether it is one of rules; PCRE2's own questions are for comparing with PCRE2.
  var isForAutomaton: Bool {
    switch self {
    case .now, .nowAndLater: true
    case .partialSoft, .partialHard: false
    }
  }
}
