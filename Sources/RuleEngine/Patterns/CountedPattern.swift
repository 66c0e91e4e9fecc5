import CPCRE2

/// A pattern compiled once more, with a callout before each item, by which `PatternMeter` counts.
///
/// The interpreter runs it for all questions: PCRE2 marks in the code what is counted, and machine
/// code would still have to be left for each callout.
final class CountedPattern: Sendable {
  let code: PatternCode
  /// Whether it has back-references, each of which compares the text with that of a group.
  let comparesGroups: Bool

  /// Compiles a pattern that compiles without callouts; nil where it is too large with them.
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
