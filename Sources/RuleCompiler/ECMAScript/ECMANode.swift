import RuleEngine

/// A pattern that ECMA-262 can express; the writer emulates atomic groups.
///
/// `ECMATranslation` builds it from a pattern's syntax tree, `ECMAPatternWriter` writes it.
indirect enum ECMANode: Sendable, Hashable {
  /// `[a-z]`, `x`, `.`, `\d`: one character of a set.
  case set(CharacterClass)
  /// A concatenation; an empty one matches the empty text.
  case sequence([ECMANode])
  /// `a|b`: the first branch that matches.
  case alternation([ECMANode])
  /// `(?:…)`, or a capturing group without references to it.
  case group(ECMANode)
  /// `x{2,5}`, `x*`, `x+?`, `x++`; a nil upper bound means no limit.
  case repetition(ECMANode, atLeast: Int, atMost: Int?, mode: PatternRepetition.Mode)
  /// `(?>…)`: never backtracks after a match.
  case atomic(ECMANode)
  /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`
  case look(ECMANode, isAhead: Bool, isNegated: Bool)
  /// `^` without the flag `m`, `\A`
  case start
  /// `$` without the flag `m`, `\z`: the very end of the text.
  case end
  /// `\b`, `\B`
  case wordBoundary(isNegated: Bool)
}

/// The reason why something has no exact equivalent in the target format.
package struct Obstacle: Error, Sendable, Hashable {
  /// The construct that prevents it, in words: `back-references`.
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

// Decides whether a repetition needs to be possessive. ECMA-262 has no possessive quantifiers, but
// where backtracking cannot help, a plain quantifier is equivalent.

extension ECMANode {
  /// Whether repetitions of this node match any text in only one way: the greedy one.
  ///
  /// This holds for a single set. It also holds if the node begins with a set that is disjoint from
  /// all others in it, and exactly one of the remaining parts varies in length: then the text
  /// itself shows where each repetition begins, and the longest match of each is tried first.
  var isTakenOneWay: Bool {
    let nodes = parts
    guard case .set(let first) = nodes.first else { return false }
    if nodes.count == 1 { return true }
    let rest = ECMANode.sequence(Array(nodes.dropFirst()))
    return rest.sets.allSatisfy { $0.isDisjoint(with: first) } && rest.variableParts == 1
  }

  /// The characters that a match can begin with; nil if unknown or if the match can be empty.
  var firstSet: CharacterClass? {
    switch self {
    case .set(let characters): characters
    case .group(let inner), .atomic(let inner): inner.firstSet
    case .sequence(let nodes): nodes.first?.firstSet
    case .repetition(let inner, let least, _, _): least > 0 ? inner.firstSet : nil
    case .alternation, .look, .start, .end, .wordBoundary: nil
    }
  }

  /// All sets in the node.
  var sets: [CharacterClass] {
    switch self {
    case .set(let characters): [characters]
    case .sequence(let nodes), .alternation(let nodes): nodes.flatMap(\.sets)
    case .group(let inner), .atomic(let inner), .repetition(let inner, _, _, _): inner.sets
    case .look, .start, .end, .wordBoundary: [.everything]
    }
  }

  /// The number of parts that vary in length, 0 or 1; nil for more, or for any other choice.
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

  /// The parts of the concatenation, without enclosing groups.
  private var parts: [ECMANode] {
    switch self {
    case .group(let inner): inner.parts
    case .sequence(let nodes): nodes.flatMap(\.parts)
    case .set, .alternation, .repetition, .atomic, .look, .start, .end, .wordBoundary: [self]
    }
  }
}
