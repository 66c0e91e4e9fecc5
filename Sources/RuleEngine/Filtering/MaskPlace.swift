/// One place of a mask: a character that it writes itself, or room for one that a person writes.
///
/// The parameter is how a character is held: as itself, or as a byte where all of the text is ASCII.
enum MaskPlace<Unit: MaskUnit>: Sendable, Hashable {
  /// A character of the mask: in the value if it is in braces, as in `{/}`, otherwise only shown.
  case written(Unit, isInValue: Bool)
  /// Room for a person's characters of a kind.
  case open(MaskCharacterKind, MaskRoom)

  /// The character that the mask writes here by itself, if this is no room for another.
  var own: Unit? {
    switch self {
    case .written(let unit, _): unit
    case .open: nil
    }
  }

  /// Whether the mask writes a character here that a person could write too, as the `1` of `+1 [000]`.
  var isLikeTyped: Bool { own?.isOf(.letterOrDigit) ?? false }

  /// Whether a person writes here.
  var isOpen: Bool { own == nil }

  /// Whether a person can write a character here.
  func takes(_ unit: Unit) -> Bool {
    if case .open(let kind, _) = self { unit.isOf(kind) } else { false }
  }

  /// Whether a value is unfinished as long as this place is not filled.
  var isRequired: Bool {
    switch self {
    case .written(_, let isInValue): isInValue
    case .open(_, let room): room == .mandatory
    }
  }

  /// Whether more than one character goes here.
  var repeats: Bool { if case .open(_, .repeating) = self { true } else { false } }
}

/// How many characters go in an open place of a mask.
enum MaskRoom: Sendable, Hashable {
  /// `[0]`, `[A]`, `[_]`: one, and nothing after it before it is there.
  case mandatory
  /// `[9]`, `[a]`, `[-]`: one or none.
  case optional
  /// `[…]`: any number. Always the last place.
  case repeating
}
