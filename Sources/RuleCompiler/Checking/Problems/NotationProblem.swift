import RuleEngine
import RuleSyntax

/// What can be wrong inside patterns, character sets, masks and messages.
enum NotationProblem: Problem {
  /// `regex(/[a-/)`; the words are PCRE2's
  case pattern(String)
  /// `regex("[a-z]+")`
  case textAsPattern
  /// `chars("z-a")`
  case characterSet(CharacterSetFault)
  /// `mask "[00"`
  case mask(MaskProblem)
  /// `"Use at least {min characters."`
  case unclosedPlaceholder
  /// `"} is missing"`
  case strayBrace
  /// `replace(/a/, "$2")`; the words are the pattern layer's
  case template(String)
}

/// Why a notation of `chars` describes no set.
enum CharacterSetFault: Sendable, Hashable {
  case empty, reversedRange, strayHyphen, unknownEscape, unknownCategory
}
