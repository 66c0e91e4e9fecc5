/// How a pattern's answers change as a text grows, and how PCRE2 has to run it.
///
/// Computed from the syntax tree; a pattern that the tree can't express has every trait. A trait
/// that is set needlessly costs precision or time; one that is missing would give wrong answers.
struct PatternTraits: Sendable, Hashable {
  /// Whether a match may depend on what follows it, so that appending can undo it.
  ///
  /// True for anchors at the end, word boundaries, lookahead, `\R` and `\X` (which match more if
  /// there is more), and everything that discards ways to match: atomic groups, possessive
  /// repetitions, recursion, conditions and verbs. Without these, a match is still found when the
  /// text grows: each way through the pattern is tried, and the way that succeeded reads nothing
  /// that appending changes.
  private(set) var dependsOnWhatFollows: Bool = false

  /// Whether `^` may match at the start of a line.
  ///
  /// PCRE2 does not match it at the very end of a text, even after a line feed, and partial
  /// matching does not report that the match failed there.
  private(set) var mayMatchAtLineStart: Bool = false

  /// Whether the pattern may contain `\R`.
  private(set) var mayMatchLineEnd: Bool = false

  /// Whether the pattern may contain `\X`, which matches a whole character of several code points.
  private(set) var mayMatchCluster: Bool = false

  /// Whether something appended to the whole pattern may be matched elsewhere than at the end.
  ///
  /// `(*ACCEPT)` ends a match without it, and `(?R)` includes it in the recursion. Any verb counts.
  private(set) var mayMoveTheEnd: Bool = false

  /// Whether only the interpreter runs the pattern correctly.
  ///
  /// True for verbs, recursion into the whole pattern, atomic groups, and groups with possessive
  /// repetitions, for which machine code can differ (10.42: a search for `/(?>a.*|a)a/` matches in
  /// `aaA`; PCRE2's issue 324 is of this kind).
  private(set) var needsInterpreter: Bool = false

  /// Whether the pattern has both alternatives and repetitions.
  ///
  /// A search with machine code for such a pattern skips positions where it would match, unless
  /// start optimizations are off (10.42: `/(1|)b*1/` is not found in `1`; PCRE2's issue 336, fixed
  /// in 10.43).
  private(set) var repeatsBesideAlternatives: Bool = false

  init(of syntax: PatternSyntax) {
    var hasAlternatives = false
    var hasRepeat = false
    syntax.root.forEach { node in
      switch node {
      case .characters, .sequence, .group, .reference, .matchStart: break
      case .alternatives: hasAlternatives = true
      case .repeated(let part, let repetition):
        // PCRE2 compiles `?` differently from the repetitions that this is about.
        if (repetition.atLeast, repetition.atMost) != (0, 1) { hasRepeat = true }
        guard repetition.mode == .possessive else { break }
        dependsOnWhatFollows = true
        if part.isParenthesized { needsInterpreter = true }
      case .atomic:
        dependsOnWhatFollows = true
        needsInterpreter = true
      case .anchor(let anchor): add(anchor)
      case .look(_, let isAhead, _): if isAhead { dependsOnWhatFollows = true }
      case .call(let group):
        dependsOnWhatFollows = true
        if group == .number(0) { mayMoveTheEnd = true }
      case .conditional: dependsOnWhatFollows = true
      case .lineBreak:
        dependsOnWhatFollows = true
        mayMatchLineEnd = true
      case .cluster:
        dependsOnWhatFollows = true
        mayMatchCluster = true
      case .unsupported:
        dependsOnWhatFollows = true
        mayMatchAtLineStart = true
        mayMatchLineEnd = true
        mayMatchCluster = true
        mayMoveTheEnd = true
        repeatsBesideAlternatives = true
      }
    }
    if mayMoveTheEnd { needsInterpreter = true }
    if hasAlternatives, hasRepeat { repeatsBesideAlternatives = true }
  }

  private mutating func add(_ anchor: PatternAnchor) {
    switch anchor {
    case .textStart, .searchStart: break
    case .lineStart:
      mayMatchAtLineStart = true
      // In a lookbehind, `(?<!^)`, it starts to match, and so the look to fail, once more text
      // follows.
      dependsOnWhatFollows = true
    case .textEnd, .textEndOrLastLineFeed, .lineEnd, .wordBoundary, .noWordBoundary:
      dependsOnWhatFollows = true
    }
  }
}

extension PatternNode {
  /// Whether PCRE2 repeats it as a group, and not as one character.
  fileprivate var isParenthesized: Bool {
    switch self {
    case .group, .atomic, .look, .call, .conditional: true
    case .characters, .sequence, .alternatives, .repeated, .anchor, .reference, .lineBreak,
      .cluster, .matchStart, .unsupported:
      false
    }
  }
}
