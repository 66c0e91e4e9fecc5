/// A class of characters, of which a pattern takes one: `a`, `.`, `\d`, `[^a-z_]`.
///
/// `.` is a negated class: of a line feed, or with the flag `s` of nothing.
package struct PatternClass: Sendable, Hashable {
  package enum Item: Sendable, Hashable {
    /// `a-z`; a single character is a range of one.
    case range(ClosedRange<Unicode.Scalar>)
    /// `\d`, `\P{Lu}`, `[:^alpha:]`
    case named(PatternCharacterKind, isNegated: Bool)
  }

  package var items: [Item]
  /// Whether it is all characters that are not listed.
  package var isNegated = false
  /// Whether letters count in both cases, by Unicode's simple case folding: the flag `i`.
  package var isCaseless = false

  /// The characters that are listed, without the kinds that are named.
  package var ranges: [ClosedRange<UInt32>] {
    items.compactMap { item in
      if case .range(let range) = item {
        range.lowerBound.value...range.upperBound.value
      } else {
        nil
      }
    }
  }

  /// The only member of a class that is one character as written; nil for other classes.
  package var single: Unicode.Scalar? {
    guard !isNegated, items.count == 1, case .range(let range) = items[0],
      range.lowerBound == range.upperBound
    else { return nil }
    return range.lowerBound
  }
}

/// A kind of characters that PCRE2 has a notation for; with Unicode's properties, so of all scripts.
package enum PatternCharacterKind: Sendable, Hashable {
  /// `\d`, `[:digit:]`
  case digit
  /// `\w`, `[:word:]`
  case wordCharacter
  /// `\s`, `[:space:]`
  case whiteSpace
  /// `\h`, `[:blank:]`
  case horizontalSpace
  /// `\v`
  case verticalSpace
  /// `\p{Lu}`, `\p{Greek}`, by the name as written; `[:alpha:]` is `L`, `[:alnum:]` is `Xan`.
  case property(String)
  /// `[:xdigit:]`
  case hexadecimalDigit
  /// `[:ascii:]`
  case ascii

  /// Whether a name is that of a general category that a text can have, such as `Lu`, or of a group.
  package static func isGeneralCategory(_ name: String) -> Bool {
    name != "Cs" && !Unicode.GeneralCategory.named(name).isEmpty
  }

  /// The kind that a letter behind a backslash stands for: `\d`.
  init?(letter: Unicode.Scalar) {
    switch letter {
    case "d", "D": self = .digit
    case "w", "W": self = .wordCharacter
    case "s", "S": self = .whiteSpace
    case "h", "H": self = .horizontalSpace
    case "v", "V": self = .verticalSpace
    default: return nil
    }
  }

  /// The kind that a name between `[:` and `:]` stands for.
  ///
  /// Nil for `graph`, `print` and `punct`, which only PCRE2's tables know.
  init?(posixName name: String) {
    switch name {
    case "alpha": self = .property("L")
    case "lower": self = .property("Ll")
    case "upper": self = .property("Lu")
    case "alnum": self = .property("Xan")
    case "cntrl": self = .property("Cc")
    case "digit": self = .digit
    case "space": self = .whiteSpace
    case "blank": self = .horizontalSpace
    case "word": self = .wordCharacter
    case "xdigit": self = .hexadecimalDigit
    case "ascii": self = .ascii
    default: return nil
    }
  }
}
