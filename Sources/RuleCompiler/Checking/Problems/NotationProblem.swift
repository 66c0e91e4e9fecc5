import RuleEngine
import RuleSyntax

/// Problems inside patterns, character sets, masks and messages.
enum NotationProblem: Problem {
  /// `regex(/[a-/)`; the wording is PCRE2's
  case pattern(String)
  /// `regex("[a-z]+")`
  case textAsPattern
  /// `chars("z-a")`
  case characterSet(ScalarSetError.Kind)
  /// `mask "[00"`
  case mask(MaskProblem)
  /// `"Use at least {min characters."`
  case unclosedPlaceholder
  /// `"} is missing"`
  case strayBrace
  /// `replace(/a/, "$2")`; the wording is from the pattern layer
  case template(String)
  /// `as "DD.YY"`
  case valueNotation(String, ValueNotationError.Problem)
  /// `field expires: month as "DD.MM.YYYY"`; nil for a fractional notation of an integer
  case notationOfOtherType(String, String?, String)
  /// `field name: text as "DD.MM.YYYY"`
  case notationOfNoType(String)
}

extension NotationProblem {
  var wording: (code: String, message: String) {
    switch self {
    case .pattern(let reason): ("E0501", "malformed pattern: \(reason)")
    case .textAsPattern: ("E0502", "a pattern is written between slashes, not in quotes")
    case .characterSet(let fault): ("E0503", fault.words)
    case .mask(let problem): ("E0504", problem.message)
    case .unclosedPlaceholder: ("E0505", "'{' without a matching '}'")
    case .strayBrace: ("E0506", "'}' without a matching '{'")
    case .template(let reason): ("E0507", "malformed replacement: \(reason)")
    case .valueNotation(let text, let problem):
      ("E0580", "\(quoted: text) is not a notation: \(problem.words)")
    case .notationOfOtherType(let text, let found, let expected):
      (
        "E0581",
        "\(quoted: text) is a notation for \(found ?? "an integer"), but this is \(expected)"
      )
    case .notationOfNoType(let type): ("E0582", "\(type) has no notation")
    }
  }
}

extension ValueNotationError.Problem {
  fileprivate var words: String {
    switch self {
    case .unknownPart(let part): "\(quoted: part) is not a part of a date or time"
    case .partTwice(let part): part == "a" ? "'a' appears twice" : "the \(part) appears twice"
    case .missingPart(let part): "the \(part) is missing"
    case .unseparated(let part): "a separator is missing after \(quoted: part)"
    case .halfOfDay: "'hh' and 'a' belong together; hours from 0 to 23 are 'HH'"
    case .notANumber: "write 1234.56 in the notation of a number, 1234 in that of an integer"
    case .tooLong: "it has more than \(ValueNotation.maximumLength) bytes"
    }
  }
}

extension ScalarSetError.Kind {
  fileprivate var words: String {
    switch self {
    case .emptySet: "a set of characters must not be empty"
    case .reversedRange: "the range of characters ends before it begins"
    case .strayHyphen:
      "'-' must be between two characters, or first or last; write '\\-' for the character"
    case .unknownEscape: "unknown escape in a set of characters"
    case .unknownCategory: "unknown category of characters"
    }
  }
}
