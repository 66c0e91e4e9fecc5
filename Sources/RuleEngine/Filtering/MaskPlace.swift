/// One place of a mask: a character that it writes itself, or room for one that a person writes.
///
/// The parameter is how a character is held: as itself, or as a byte where all of the text is ASCII.
enum MaskPlace<Unit: MaskUnit>: Sendable, Hashable {
  /// Any character outside brackets: shown, but not in the value.
  case literal(Unit)
  /// Each character in `{/}`: shown, and in the value.
  case fixed(Unit)
  /// `[0]`, `[A]`, `[_]`: one character, and nothing after it before it is there.
  case mandatory(MaskCharacterKind)
  /// `[9]`, `[a]`, `[-]`: one character, or none.
  case optional(MaskCharacterKind)
  /// `[…]`: any number of characters. Always the last place.
  case repeating(MaskCharacterKind)

  /// The character that the mask writes here by itself, if this is no room for another.
  var own: Unit? {
    switch self {
    case .literal(let unit), .fixed(let unit): unit
    case .mandatory, .optional, .repeating: nil
    }
  }

  /// Whether the mask writes a character here that a person could write too, as the `1` of `+1 [000]`.
  var isLikeTyped: Bool { own?.isOf(.letterOrDigit) ?? false }

  /// Whether a person writes here.
  var isOpen: Bool { own == nil }

  /// Whether a person can write a character here.
  func takes(_ unit: Unit) -> Bool {
    switch self {
    case .literal, .fixed: false
    case .mandatory(let kind), .optional(let kind), .repeating(let kind): unit.isOf(kind)
    }
  }

  /// Whether a value is unfinished as long as this place is not filled.
  var isRequired: Bool {
    switch self {
    case .fixed, .mandatory: true
    case .literal, .optional, .repeating: false
    }
  }

  /// Whether more than one character goes here.
  var repeats: Bool { if case .repeating = self { true } else { false } }
}
