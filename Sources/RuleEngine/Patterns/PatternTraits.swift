/// What the text of a pattern tells about how its answers change as a text grows, and how to run
/// it.
///
/// Found by one look over the pattern's characters, `PatternScan`. Each trait may be claimed of a
/// pattern that does not have it, which costs precision or time; what promises depend on is never
/// missed in one that does.
struct PatternTraits: Sendable, Hashable {
  /// Whether a match may depend on what follows it, so that appending can end it.
  ///
  /// True for anchors at the end, word boundaries, lookahead, `\R` and `\X` (which take more when
  /// there is more), and for whatever gives up ways to match: atomic groups, possessive repeats,
  /// calls, conditions and verbs. Without them, a match of a text is still found when the text goes
  /// on: each way through the pattern is tried, and the way that succeeded reads nothing that
  /// appending changes.
  let dependsOnWhatFollows: Bool

  /// Whether `^` may stand for the start of a line.
  ///
  /// PCRE2 does not match it at the very end of a text, even behind a line feed, and partial
  /// matching does not report that it was there that the match failed.
  let mayMatchAtLineStart: Bool

  /// Whether the pattern may contain `\R`.
  let mayMatchLineEnd: Bool

  /// Whether the pattern may contain `\X`, a whole character of several code points.
  let mayMatchCluster: Bool

  /// Whether what stands behind the whole pattern may be read at another time than last.
  ///
  /// `(*ACCEPT)` ends a match without it, and `(?R)` calls the pattern with it. Any verb counts.
  let mayMoveTheEnd: Bool

  /// Whether only the interpreter runs the pattern as it is meant.
  ///
  /// True for verbs, calls of the whole pattern, atomic groups and groups with possessive repeats,
  /// where machine code can differ (10.42: searched for in `aaA`, `/(?>a.*|a)a/` matches; PCRE2's
  /// issue 324 is of this kind).
  let needsInterpreter: Bool

  /// Whether the pattern has both alternatives and repeats.
  ///
  /// Machine code that searches for such a pattern skips places where it would match, unless it is
  /// told to skip none (10.42: `/(1|)b*1/` is not found in `1`; PCRE2's issue 336, mended in
  /// 10.43).
  let repeatsBesideAlternatives: Bool

  init(of pattern: [UInt8], flags: PatternFlags) {
    var scan = PatternScan(of: pattern, flags: flags)
    scan.run()
    let mayBePossessive = scan.mayBeExtended && scan.hasPlusAfterGap
    mayMatchAtLineStart = scan.mayBeMultiline && scan.hasCaret
    // A caret in a lookbehind, `(?<!^)`, begins to match, and so to fail, when more text follows.
    dependsOnWhatFollows = scan.hasCutOrLookahead || mayMatchAtLineStart || mayBePossessive
    mayMatchLineEnd = scan.hasLineEnd
    mayMatchCluster = scan.hasCluster
    mayMoveTheEnd = scan.hasVerb || scan.callsWhole
    needsInterpreter = mayMoveTheEnd || scan.hasAtomicGroup || mayBePossessive
    repeatsBesideAlternatives = scan.hasAlternatives && scan.hasRepeat
  }
}
