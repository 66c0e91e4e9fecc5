/// Why a pattern, or the template of a replacement, cannot be used; found when a rule file is
/// loaded.
package struct PatternError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// PCRE2 does not accept the pattern: `/[a-/`.
    case syntax
    /// The pattern has more bytes than `PatternLimits.patternLength`.
    case patternTooLong
    /// The pattern begins with a setting that is the engine's alone: `/(*LIMIT_MATCH=1)a/`.
    case refusedSetting
    /// The template is malformed or refers to a group that the pattern lacks: `replace(/a/, "$1")`.
    case template
    /// Memory ran out while the pattern was compiled.
    case outOfMemory
  }

  package var kind: Kind
  /// PCRE2's number of the error; 0 where the finding is not PCRE2's.
  package var code: Int32 = 0
  /// What is wrong, in lower case; PCRE2's own words where the finding is PCRE2's.
  package var message: String
  /// Where it is wrong: bytes from the start of the pattern's, or the template's, text.
  package var offset: Int

  static let outOfMemory = PatternError(kind: .outOfMemory, message: "out of memory", offset: 0)
}
