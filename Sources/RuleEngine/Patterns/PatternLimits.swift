/// How much a pattern may cost: what bounds its text, the text it reads, and the work of one match.
///
/// Reaching a limit is a `PatternFailure` (or, at load, a `PatternError`), never a verdict. What
/// bounds text and work is for PCRE2: an automaton takes one step for each byte, and needs no limit.
/// The times below were taken on one core of a common server, machine code unless said.
package struct PatternLimits: Sendable, Hashable {
  /// The longest pattern, in bytes of UTF-8.
  ///
  /// The longest patterns in common use (an address by the letter of RFC 822) take 6.5 kB.
  package var patternLength = 8_192

  /// The longest text that a pattern is run on, in bytes of UTF-8.
  ///
  /// Search is quadratic at worst, and the longest texts of forms are pages, not books.
  package var subjectLength = 65_536

  /// The most backtracking steps from one place of the text where a match may begin.
  ///
  /// `^(a+)+$` on forty letters `a` and a `!` comes back after 2 ms, or 13 ms where there is no
  /// machine code. What does not explode stays far below: a run of 1,000 characters that is tried
  /// in every way to cut it in two takes 500,000 steps.
  package var matchLimit = 1_000_000

  /// The most backtracking steps of a search, summed over the places where a match may begin.
  ///
  /// PCRE2 counts anew at each such place, so a long text would multiply `matchLimit`. A search of
  /// a text of n bytes therefore gets `searchLimit / n` steps at each place, if that is less. 100
  /// million steps are 0.5 s (4 s without machine code); `contains(/(\w)+$/)` reaches them on one
  /// word of more than 10,000 letters.
  package var searchLimit = 100_000_000

  /// The deepest nesting of backtracking points; counted only where there is no machine code.
  package var depthLimit = 250_000

  /// The most memory for backtracking points, in KiB; counted only where there is no machine code.
  ///
  /// A pattern that repeats a group keeps one point for each repetition, about 150 bytes.
  package var heapLimit = 32_768

  /// The most memory for backtracking points of machine code, in bytes.
  ///
  /// The first 32 KiB lie on the thread's own stack. Only a match that needs more reserves this
  /// much, and the system hands it out page by page as it is touched.
  package var jitStackBytes = 1_048_576

  /// The longest text that a replacement may give, in bytes of UTF-8.
  package var replacementLength = 262_144

  package init() {}

  /// The longest text whose search gets `matchLimit` steps at each place.
  var lengthWithoutSharing: Int { searchLimit / max(matchLimit, 1) }
}
