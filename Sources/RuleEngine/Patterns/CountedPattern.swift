import CPCRE2

/// A pattern compiled again with a callout before each item, from which `PatternMeter` counts work.
///
/// The interpreter runs it for all questions: the callouts are part of PCRE2's code, and machine
/// code would have to be left for each callout anyway.
final class CountedPattern: Sendable {
  let code: PatternCode
  /// Whether it has back-references, each of which compares the text with a group's match.
  let comparesGroups: Bool

  /// Compiles a pattern that compiles without callouts; nil if it is too large with them.
  init?(_ source: PatternSource, ending: PatternEnding, traits: PatternTraits) {
    let compilation = PatternCompilation(
      of: source,
      ending: ending,
      traits: traits,
      isCounted: true
    )
    guard let pointer = unsafe try? compilation.code() else { return nil }
    code = unsafe PatternCode(owning: pointer, mode: PCRE2_JIT_COMPLETE, runner: .interpreter)
    var highestReference: UInt32 = 0
    unsafe pcre2_pattern_info_8(code.pointer, UInt32(PCRE2_INFO_BACKREFMAX), &highestReference)
    comparesGroups = highestReference > 0
  }
}
