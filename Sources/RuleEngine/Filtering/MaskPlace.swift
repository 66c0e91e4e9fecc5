/// One place of a mask: a character that the mask writes, or room for typed characters.
///
/// `Unit` represents a character: `Character` itself, or a byte if the whole text is ASCII.
enum MaskPlace<Unit: MaskUnit>: Sendable, Hashable {
  /// A character of the mask: part of the value if written in braces, as in `{/}`, otherwise only
  /// shown.
  case written(Unit, isInValue: Bool)
  /// Room for typed characters of a kind.
  case open(MaskCharacterKind, MaskRoom)

  /// The character that the mask writes here; nil if this is room for typed characters.
  var own: Unit? {
    switch self {
    case .written(let unit, _): unit
    case .open: nil
    }
  }

  /// Whether the mask writes a character here that could also be typed, such as the `1` of `+1
  /// [000]`.
  var isLikeTyped: Bool { own?.isOf(.letterOrDigit) ?? false }

  /// Whether the mask writes a character here that is not part of the value.
  var isOnlyShown: Bool { if case .written(_, isInValue: false) = self { true } else { false } }

  /// Whether this is room for typed characters.
  var isOpen: Bool { own == nil }

  /// The kind of characters that can be typed here; nil if the mask writes one.
  var kind: MaskCharacterKind? { if case .open(let kind, _) = self { kind } else { nil } }

  /// Whether the character can be typed here.
  ///
  /// - Parameters:
  ///   - unit: the character.
  ///   - previous: the character in the place before this one.
  /// - Returns: false if the mask writes a character here.
  func takes(_ unit: Unit, after previous: Unit?) -> Bool {
    switch kind {
    case .firstDigit(let range): unit.digit.map(range.canBegin) ?? false
    case .secondDigit(let range):
      unit.digit != nil && (previous?.digit.map(range.canContinue) ?? false)
    case .some(let kind): unit.isOf(kind)
    case nil: false
    }
  }

  /// Whether the character is the second digit of a number that can't begin with it, as the `7` in
  /// `9:07`.
  func needsZero(before unit: Unit) -> Bool {
    guard case .firstDigit(let range) = kind, let digit = unit.digit else { return false }
    return !range.canBegin(with: digit) && range.contains(digit)
  }

  /// Whether the place may stay free before characters that follow.
  func canStayFree(after previous: Unit?) -> Bool {
    guard isOptional else { return false }
    guard case .secondDigit(let range) = kind else { return true }
    return previous?.digit.map(range.contains) ?? false
  }

  /// Whether the value is incomplete until this place is filled.
  var isRequired: Bool {
    switch self {
    case .written(_, let isInValue): isInValue
    case .open(_, let room): room == .mandatory
    }
  }

  /// Whether it may stay free before characters that follow.
  var isOptional: Bool { if case .open(_, .optional) = self { true } else { false } }

  /// Whether it accepts more than one character.
  var repeats: Bool { if case .open(_, .repeating) = self { true } else { false } }
}

/// How many characters an open place accepts.
enum MaskRoom: Sendable, Hashable {
  /// `[0]`, `[A]`, `[_]`: exactly one, before anything after it.
  case mandatory
  /// `[9]`, `[a]`, `[-]`: at most one.
  case optional
  /// `[…]`: any number. Always the last place.
  case repeating
}
