/// A regular expression as a tree: what PCRE2 and ECMA-262 both know, and little more.
indirect enum PatternNode: Sendable, Hashable {
  /// `[a-z]`, `x`, `.`, `\d`: one character of a set.
  case set(CharacterClass)
  /// One after the other; none of them matches the empty text.
  case sequence([PatternNode])
  /// `a|b`: the first that matches.
  case alternation([PatternNode])
  /// `(?:…)`, or a group that captures but is not referred to.
  case group(PatternNode)
  /// `x{2,5}`, `x*`, `x+?`, `x++`; no upper bound is nil.
  case repetition(PatternNode, atLeast: Int, atMost: Int?, mode: RepetitionMode)
  /// `(?>…)`: once it has matched it is not tried another way.
  case atomic(PatternNode)
  /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`
  case look(PatternNode, isAhead: Bool, isNegated: Bool)
  /// `^` without the flag `m`, `\A`
  case start
  /// `$` without the flag `m`, `\z`: the very end.
  case end
  /// `\b`, `\B`
  case wordBoundary(isNegated: Bool)

  static let empty = PatternNode.sequence([])
}

/// How often a repetition tries to match, and whether it gives back.
enum RepetitionMode: Sendable, Hashable {
  case greedy, lazy, possessive
}

/// Why a pattern has no exact counterpart, or is none at all.
struct PatternRefusal: Error, Sendable, Hashable {
  /// The construct and what is in its way, for people: `back-references`.
  var reason: String
}
