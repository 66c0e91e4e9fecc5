/// Why a pattern, or a part of it, is not represented in the syntax tree.
package enum UnsupportedPattern: Error, Sendable, Hashable {
  /// `(*ACCEPT)`, `(*atomic:a)`
  case verb
  /// `(?C1)`
  case callout
  /// `(?J)`, `(?xx)`: an option that changes the meaning of what follows, and is not modeled.
  case option(Unicode.Scalar)
  /// `(?*a)`, `(?<*a)`, `(?C"text")`: a group of a kind that is not modeled.
  case group
  /// `[\Qa\E]`, `[[.a.]]`, `[\d-z]`, `[[:punct:]]`
  case characterClass
  /// `\L`, `\x{110000}`
  case escape
  /// `a{,3}`, which versions of PCRE2 read differently; `a+*`, and with the flag `x` `a+ +`.
  case quantifier
  /// A `#` comment where a setting such as `(*CR)` says what ends a line.
  case comment
  /// More than `PatternParser.mostNesting` nested groups.
  case nesting
  /// A text that PCRE2 does not accept: `(a`.
  case malformed
}

extension UnsupportedPattern: CustomStringConvertible {
  /// The construct, in the plural if possible: `verbs such as '(*ACCEPT)'`.
  package var description: String {
    switch self {
    case .verb: "verbs such as '(*ACCEPT)'"
    case .callout: "callouts such as '(?C1)'"
    case .option(let letter): "the option '(?\(letter))'"
    case .group: "a special kind of group"
    case .characterClass: "a special construct in a character class"
    case .escape: "a special escape"
    case .quantifier: "a quantifier that versions of PCRE2 read differently"
    case .comment: "a comment after a line-end setting"
    case .nesting: "more than \(PatternParser.mostNesting) nested groups"
    case .malformed: "an unfinished construct"
    }
  }
}
