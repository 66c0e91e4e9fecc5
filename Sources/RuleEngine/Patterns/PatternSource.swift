/// A regular expression as a rule file writes it: its text, its flags, and where it must match.
///
/// Concrete syntax: `/[a-z]+/i`, in `regex(…)` for the whole value, in `contains(…)` for any part.
package struct PatternSource: Sendable, Hashable {
  /// What stands between the slashes, in PCRE2's notation.
  package var text: String
  package var flags: PatternFlags
  package var scope: PatternScope

  package init(text: String, flags: PatternFlags = [], scope: PatternScope) {
    self.text = text
    self.flags = flags
    self.scope = scope
  }

  package static func == (left: PatternSource, right: PatternSource) -> Bool {
    left.flags == right.flags && left.scope == right.scope
      && ExactText(left.text) == ExactText(right.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(text))
    hasher.combine(flags)
    hasher.combine(scope)
  }
}

/// Which part of a value a pattern must match.
package enum PatternScope: Sendable, Hashable, CaseIterable {
  /// The match begins where the value begins and ends where it ends.
  ///
  /// What counts is what the match walks over: `\K`, which only moves the reported start, changes
  /// nothing. An alternative that would stop short is given up for one that reaches the end.
  /// `(*ACCEPT)` alone is final: where it ends the match too early, the value does not match.
  case whole

  /// The match may begin and end at any place of the value.
  case anywhere
}

/// The letters after a pattern's closing slash.
package struct PatternFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The flag `i`: letters match whatever their case, by Unicode's simple case folding.
  package static let caseless = PatternFlags(rawValue: 1 << 0)

  /// The flag `x`: white space and `#` comments in the pattern mean nothing.
  package static let extended = PatternFlags(rawValue: 1 << 1)

  /// The flag `s`: `.` matches a line feed as well.
  package static let dotAll = PatternFlags(rawValue: 1 << 2)

  /// The flag `m`: `^` and `$` match at line ends as well.
  package static let multiline = PatternFlags(rawValue: 1 << 3)

  /// The flags that letters stand for; other letters are ignored.
  package init(letters: String) {
    self = []
    for case let flag? in letters.unicodeScalars.map(PatternFlags.init(letter:)) { insert(flag) }
  }

  /// The flag that a letter stands for, or nil where it stands for none.
  package init?(letter: Unicode.Scalar) {
    switch letter {
    case "i": self = .caseless
    case "x": self = .extended
    case "s": self = .dotAll
    case "m": self = .multiline
    default: return nil
    }
  }
}
