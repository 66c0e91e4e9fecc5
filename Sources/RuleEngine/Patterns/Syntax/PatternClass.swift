/// A class of characters, which matches one of them: `a`, `.`, `\d`, `[^a-z_]`.
///
/// `.` is a negated class: of a line feed or, with the flag `s`, of nothing.
package struct PatternClass: Sendable, Hashable {
  package enum Item: Sendable, Hashable {
    /// `a-z`; a single character is a range of one.
    case range(ClosedRange<Unicode.Scalar>)
    /// `\d`, `\P{Lu}`, `[:^alpha:]`
    case named(PatternCharacterKind, isNegated: Bool)
  }

  package var items: [Item]
  /// Whether it matches all characters that are not listed.
  package var isNegated = false
  /// Whether letter case is ignored, by Unicode's simple case folding: the flag `i`.
  package var isCaseless = false

  /// The listed characters, without named kinds.
  package var ranges: [ClosedRange<UInt32>] {
    items.compactMap { item in
      if case .range(let range) = item {
        range.lowerBound.value...range.upperBound.value
      } else {
        nil
      }
    }
  }

  /// The only member of a class with a single character; nil for other classes.
  package var single: Unicode.Scalar? {
    guard !isNegated, items.count == 1, case .range(let range) = items[0],
      range.lowerBound == range.upperBound
    else { return nil }
    return range.lowerBound
  }
}

/// A kind of characters with a notation of its own; by Unicode's properties, so for all scripts.
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

  /// Whether a name is that of a general category of characters, such as `Lu`, or of a group of
  /// them.
  package static func isGeneralCategory(_ name: String) -> Bool {
    name != "Cs" && !Unicode.GeneralCategory.named(name).isEmpty
  }

  /// The kind for a letter after a backslash, as in `\d`.
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

  /// The kind for a name between `[:` and `:]`.
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
