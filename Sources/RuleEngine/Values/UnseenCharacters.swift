extension Unicode.Scalar {
  /// Whether the code point combines with the one before it.
  package var isMark: Bool { properties.generalCategory.isMark }

  /// Whether nothing can be seen of the code point alone: a space, a mark or a control character.
  package var isUnseen: Bool {
    let category = properties.generalCategory
    switch category {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return true
    default: return category.isMark
    }
  }

  /// The code point as messages show it: in quotes, or by number if it is invisible.
  package var shown: String { isUnseen ? number : "'\(self)'" }

  /// The number in the usual notation: `U+00A7`.
  var number: String { "U+" + value.hexadecimal(digits: 4) }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
