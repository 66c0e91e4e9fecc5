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

  /// The most work of one match or search, however many places of the text it may begin at.
  ///
  /// Counted are the items of the pattern that are tried, and the bytes of text that they read, of
  /// which sixteen weigh as much as an item; see `PatternMeter`. Five million are 0.4 s at worst.
  /// What does not explode stays far below: a run of 1,000 characters that is tried in every way to
  /// cut it in two takes a million.
  package var matchLimit = 5_000_000

  /// The most work of one item of a pattern: a repeat that reads all of the text.
  ///
  /// It matters where each character is compared with hundreds of others. Half a million are 0.05 s
  /// at worst.
  package var itemLimit = 500_000

  /// The bytes that a match may read, at worst, before its work is counted.
  ///
  /// Counting takes several times as long as matching, so it is tried first whether a match ends
  /// soon: after so many backtracking steps that, even if each of them read all of the text, no more
  /// than these bytes were read. That is 0.05 s at worst, and 300,000 steps on a text of 100 bytes,
  /// or 3,000 at each place where a search may begin.
  package var uncountedBytes = 30_000_000

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

  /// The limits while somebody types: a twentieth of the work, about 20 ms at worst.
  ///
  /// The value is judged again with these limits at the next key, and with the full ones when the field
  /// is left.
  var whileTyping: PatternLimits {
    var limits = self
    limits.matchLimit /= 20
    limits.itemLimit /= 20
    limits.uncountedBytes /= 20
    return limits
  }

  /// The backtracking steps that a match may take uncounted, from each place where it may begin.
  ///
  /// - Parameters:
  ///   - length: bytes of the text, times what each of them costs.
  ///   - isSearch: whether it may begin anywhere, not at the start alone.
  /// - Returns: 0 where the work has to be counted from the start.
  @inline(__always)
  func uncountedSteps(on length: Int, isSearch: Bool) -> Int {
    let steps = min(matchLimit, uncountedBytes / max(length, 1))
    return isSearch ? steps / (length + 1) : steps
  }
}
