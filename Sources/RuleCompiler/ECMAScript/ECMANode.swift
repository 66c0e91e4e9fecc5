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
package struct Obstacle: Error, Sendable, Hashable {
  /// The construct and what is in its way, for people: `back-references`.
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

// Whether a repetition may give back what it took: ECMA-262 has no possessive quantifiers, and
// where giving back cannot help, a plain one means the same.

extension ECMANode {
  /// Whether texts that are repetitions of it can be taken apart in one way only, which is the way
  /// that a greedy repetition tries first.
  ///
  /// That is so for one set. It is so too where it begins with a set that nothing else in it has,
  /// and only one part of the rest varies in length: then the text itself shows where each
  /// repetition begins, and the longest match of each comes first.
  var isTakenOneWay: Bool {
    let nodes = parts
    guard case .set(let first) = nodes.first else { return false }
    if nodes.count == 1 { return true }
    let rest = ECMANode.sequence(Array(nodes.dropFirst()))
    return rest.sets.allSatisfy { $0.isDisjoint(with: first) } && rest.variableParts == 1
  }

  /// The characters that a match can begin with, where it cannot be empty and they are known.
  var firstSet: CharacterClass? {
    switch self {
    case .set(let characters): characters
    case .group(let inner), .atomic(let inner): inner.firstSet
    case .sequence(let nodes): nodes.first?.firstSet
    case .repetition(let inner, let least, _, _): least > 0 ? inner.firstSet : nil
    case .alternation, .look, .start, .end, .wordBoundary: nil
    }
  }

  /// All sets in it.
  var sets: [CharacterClass] {
    switch self {
    case .set(let characters): [characters]
    case .sequence(let nodes), .alternation(let nodes): nodes.flatMap(\.sets)
    case .group(let inner), .atomic(let inner), .repetition(let inner, _, _, _): inner.sets
    case .look, .start, .end, .wordBoundary: [.everything]
    }
  }

  /// How many parts vary in length, at most one within another; nil where choices are made in
  /// another way than by length.
  private var variableParts: Int? {
    switch self {
    case .set: return 0
    case .group(let inner): return inner.variableParts
    case .sequence(let nodes):
      var sum = 0
      for node in nodes {
        guard let count = node.variableParts else { return nil }
        sum += count
      }
      return sum <= 1 ? sum : nil
    case .repetition(let inner, let least, let most, .greedy):
      guard let within = inner.variableParts else { return nil }
      if least == most { return within == 0 ? 0 : nil }
      return within == 0 || most == 1 ? 1 : nil
    case .repetition, .alternation, .atomic, .look, .start, .end, .wordBoundary: return nil
    }
  }

  /// One after the other, without groups around.
  private var parts: [ECMANode] {
    switch self {
    case .group(let inner): inner.parts
    case .sequence(let nodes): nodes.flatMap(\.parts)
    case .set, .alternation, .repetition, .atomic, .look, .start, .end, .wordBoundary: [self]
    }
  }
}
