/// The limits of patterns: their length, the texts that they read, and the work of matching.
///
/// Reaching a limit is a `PatternFailure` (or, when loading, a `PatternError`), never a verdict.
/// The limits of texts and work are for PCRE2: an automaton takes one step for each byte, and needs
/// none. The times below were measured on one core of a common server, with machine code unless
/// noted.
package struct PatternLimits: Sendable, Hashable {
  /// The longest pattern, in bytes of UTF-8.
  ///
  /// The longest patterns in common use (an email address as specified by RFC 822) take 6.5 kB.
  package var patternLength = 8_192

  /// The longest text that a pattern is run on, in bytes of UTF-8.
  ///
  /// A search is quadratic at worst, and the longest texts in forms are pages, not books.
  package var subjectLength = 65_536

  /// The most work of one match or search, over all positions at which it may start.
  ///
  /// Work counts the items of the pattern that are tried, plus the bytes of text that they read,
  /// sixteen of which weigh as much as an item; see `PatternMeter`. Five million take 0.4 s at
  /// worst. A match that is not exponential stays far below: trying every way to split 1,000
  /// characters in two takes a million.
  package var matchLimit = 5_000_000

  /// The most work of one item of a pattern, such as a repetition that reads all of the text.
  ///
  /// It matters if each character is compared with hundreds of others. Half a million take 0.05 s
  /// at worst.
  package var itemLimit = 500_000

  /// The most work of all matches in one evaluation of a record.
  ///
  /// It is that of twenty matches which reach their limit: about a second with typical patterns that
  /// explode, and 8 s at worst.
  package var recordWork = 100_000_000

  /// Extra work for each byte of a record's texts, so that a pattern may read all of them twice.
  package var recordWorkPerByte = 4

  /// The most bytes that a match may read before its work is counted.
  ///
  /// Counting takes several times as long as matching, so a match first runs uncounted with a limit
  /// of backtracking steps. The limit is such that no more than these bytes are read even if each
  /// step reads all of the text. That takes 0.05 s at worst. For a text of 100 bytes it allows
  /// 300,000 steps, or 3,000 from each position at which a search may start.
  ///
  /// What an uncounted match has read is not known, so `recordWork` pays for the most that it may
  /// have read. To pay for little where a match ends soon, it first runs with a much smaller limit.
  package var uncountedBytes = 30_000_000

  /// The deepest nesting of backtracking points; only for the interpreter.
  package var depthLimit = 250_000

  /// The most memory for backtracking points, in KiB; only for the interpreter.
  ///
  /// A pattern that repeats a group keeps one point for each repetition, about 150 bytes.
  package var heapLimit = 32_768

  /// The most memory for backtracking points of machine code, in bytes.
  ///
  /// The first 32 KiB are on the thread's own stack.
  ///
  /// Only a match that needs more reserves this much, and the system allocates it page by page as
  /// it is touched.
  package var jitStackBytes = 1_048_576

  /// The longest result of a replacement, in bytes of UTF-8.
  package var replacementLength = 262_144

  package init() {}

  /// The limits while a person types: a twentieth of the work, about 20 ms for a match at worst.
  ///
  /// The value is judged again with these limits at the next keystroke, and with the full limits
  /// when the person leaves the field.
  var whileTyping: PatternLimits {
    var limits = self
    limits.matchLimit /= 20
    limits.itemLimit /= 20
    limits.recordWork /= 20
    limits.uncountedBytes /= 20
    return limits
  }

  /// The backtracking steps, from each possible start of a match, that read no more than some bytes.
  ///
  /// - Parameters:
  ///   - bytes: the most bytes to read.
  ///   - length: the text's length in bytes, times the cost of each byte.
  ///   - isSearch: whether a match may start anywhere, and not only at the start.
  /// - Returns: 0 if even one step may read more.
  @inline(__always)
  func steps(reading bytes: Int, on length: Int, isSearch: Bool) -> Int {
    let steps = min(matchLimit, bytes / max(length, 1))
    return isSearch ? steps / (length + 1) : steps
  }
}
