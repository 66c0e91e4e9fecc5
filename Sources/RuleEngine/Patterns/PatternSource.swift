/// A regular expression as written in a rule file: `/[a-z]+/i`.
///
/// The instruction that runs it decides where it must match; see `PatternSource`.
package struct Pattern: Sendable, Hashable, Codable {
  /// The text between the slashes, in PCRE2's notation.
  package var text: String
  package var flags: PatternFlags

  package init(text: String, flags: PatternFlags = []) {
    self.text = text
    self.flags = flags
  }

  package static func == (left: Pattern, right: Pattern) -> Bool {
    left.flags == right.flags && ExactText(left.text) == ExactText(right.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(text))
    hasher.combine(flags)
  }
}

/// A pattern with its scope: the unit of compilation.
package struct PatternSource: Sendable, Hashable {
  package var pattern: Pattern
  package var scope: PatternScope

  package init(_ pattern: Pattern, scope: PatternScope) {
    self.pattern = pattern
    self.scope = scope
  }

  package init(text: String, flags: PatternFlags = [], scope: PatternScope) {
    self.init(Pattern(text: text, flags: flags), scope: scope)
  }

  /// The text between the slashes.
  package var text: String { pattern.text }
  package var flags: PatternFlags { pattern.flags }
}

/// Whether a pattern must match all of a value or a part; the instruction that runs it decides.
package enum PatternScope: String, CodingKeyRepresentable, Sendable, Hashable, Codable, CaseIterable
{
  /// The match spans the whole value.
  ///
  /// The characters consumed count: `\K`, which only moves the reported start, changes nothing. An
  /// alternative that would stop short is abandoned for one that reaches the end. Only `(*ACCEPT)`
  /// is final: if it ends the match too early, the value does not match.
  case whole

  /// The match may begin and end anywhere in the value.
  case anywhere
}

/// The flags after a pattern's closing slash.
package struct PatternFlags: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The flag `i`: letters match in any case, by Unicode's simple case folding.
  package static let caseless = PatternFlags(rawValue: 1 << 0)

  /// The flag `x`: white space and `#` comments in the pattern are ignored.
  package static let extended = PatternFlags(rawValue: 1 << 1)

  /// The flag `s`: `.` matches a line feed as well.
  package static let dotAll = PatternFlags(rawValue: 1 << 2)

  /// The flag `m`: `^` and `$` match at line ends as well.
  package static let multiline = PatternFlags(rawValue: 1 << 3)

  private static let all: [(letter: Unicode.Scalar, flag: PatternFlags)] = [
    ("i", .caseless), ("m", .multiline), ("s", .dotAll), ("x", .extended),
  ]

  /// The flags for the letters; other letters are ignored.
  package init(letters: String) {
    self = []
    for case let flag? in letters.unicodeScalars.map(PatternFlags.init(letter:)) { insert(flag) }
  }

  /// The flag for a letter, or nil.
  package init?(letter: Unicode.Scalar) {
    guard let found = PatternFlags.all.first(where: { $0.letter == letter }) else { return nil }
    self = found.flag
  }

  /// The flags as the letters that follow a pattern.
  package var letters: String {
    PatternFlags.all.filter { contains($0.flag) }.map { String($0.letter) }.joined()
  }
}
