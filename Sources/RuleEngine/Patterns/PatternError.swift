/// An error in a pattern, or in the template of a replacement, found when a rule file is loaded.
package struct PatternError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// PCRE2 does not accept the pattern: `/[a-/`.
    case syntax
    /// The pattern has more bytes than `PatternLimits.patternLength`.
    case patternTooLong
    /// The pattern starts with a setting that only the engine may choose: `/(*LIMIT_MATCH=1)a/`.
    case refusedSetting
    /// The template is malformed or refers to a group that the pattern lacks: `replace(/a/, "$1")`.
    case template
    /// Memory ran out while compiling the pattern.
    case outOfMemory
  }

  package var kind: Kind
  /// PCRE2's error code; 0 for an error that PCRE2 did not find.
  package var code: Int32 = 0
  /// The message in lower case, PCRE2's own if PCRE2 found the error.
  package var message: String
  /// The offset in bytes of the error in the pattern or template.
  package var offset: Int

  static let outOfMemory = PatternError(kind: .outOfMemory, message: "out of memory", offset: 0)
}
