import RuleEngine

/// A pattern as ECMA-262 can express it; atomic parts are emulated by the writer.
///
/// `ECMATranslation` makes it of a pattern's syntax tree, `ECMAPatternWriter` writes it.
indirect enum ECMANode: Sendable, Hashable {
  /// `[a-z]`, `x`, `.`, `\d`: one character of a set.
  case set(CharacterClass)
  /// One after the other; an empty sequence matches the empty text.
  case sequence([ECMANode])
  /// `a|b`: the first that matches.
  case alternation([ECMANode])
  /// `(?:…)`, or a group that captures but is not referred to.
  case group(ECMANode)
  /// `x{2,5}`, `x*`, `x+?`, `x++`; no upper bound is nil.
  case repetition(ECMANode, atLeast: Int, atMost: Int?, mode: PatternRepetition.Mode)
  /// `(?>…)`: once it has matched it is not tried another way.
  case atomic(ECMANode)
  /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`
  case look(ECMANode, isAhead: Bool, isNegated: Bool)
  /// `^` without the flag `m`, `\A`
  case start
  /// `$` without the flag `m`, `\z`: the very end.
  case end
  /// `\b`, `\B`
  case wordBoundary(isNegated: Bool)
}

/// Why something has no exact counterpart in the other format.
struct Obstacle: Error, Sendable, Hashable {
  /// The construct and what is in its way, for people: `back-references`.
  var reason: String
}
