/// A format for text while it is typed: `[0000] [0000]`, or `+1 ([000]) [000]-[0000]`.
///
/// A mask separates the *value*, which rules see, from the text *shown*. The text shown depends
/// only on the value, so a value looks the same whether it was typed or set from code. The notation
/// is that of input-mask-ios:
///
/// | in the mask | means |
/// |---|---|
/// | `[000]`, `[999]` | required, or optional, digits |
/// | `[AAA]`, `[aaa]` | required, or optional, letters |
/// | `[___]`, `[---]` | required, or optional, letters or digits |
/// | `[…]`, `[0…]` | any number of letters or digits, or of the preceding kind; at the end |
/// | `{…}` | characters that belong to the value |
/// | `\[` | the character itself |
/// | anything else | shown, but not in the value |
///
/// Within one pair of brackets, required places precede optional ones of the same kind, in
/// whichever order they are written.
///
/// A value is empty until a place has a typed character: `{+49}` alone is not a value. Places are
/// filled from the left, each with the first character that it accepts. So if an optional place
/// precedes a literal, as in `[09].[09]`, the value does not distinguish `1.1` from `11`;
/// `[09]{.}[09]` does.
package struct Mask: Sendable, Hashable {
  /// The most places of a mask, including literal characters.
  package static let maximumPlaces = 1_000

  /// The places, in order.
  let characters: [MaskPlace<Character>]
  /// The same places as bytes if each character of the mask is one byte, or else nil.
  let bytes: [MaskPlace<UInt8>]?

  /// Parses a mask.
  ///
  /// - Parameter notation: the mask as written in a form.
  /// - Throws: `MaskError` for the first error.
  /// - Complexity: linear in the length of the notation.
  package init(notation: String) throws(MaskError) {
    self.init(places: try MaskNotation.places(of: notation))
  }

  private init(places: [MaskPlace<Character>]) {
    characters = places
    bytes = Mask.bytes(of: places)
  }

  /// The mask whose places for digits accept only the numbers of these kinds, in order.
  ///
  /// - Returns: the mask itself if it has a different number of places for digits.
  func limited(to kinds: [MaskCharacterKind]) -> Mask {
    guard characters.count(where: { $0.kind == .digit }) == kinds.count else { return self }
    var rest = kinds[...]
    return Mask(
      places: characters.map { place in
        guard case .open(.digit, let room) = place, let kind = rest.popFirst() else { return place }
        return .open(kind, room)
      }
    )
  }

  /// Whether a person only types digits; the mask adds all other characters.
  package var takesOnlyDigits: Bool {
    characters.allSatisfy { $0.kind ?? .digit == .digit }
  }

  /// The text that a field with this mask shows for a value.
  ///
  /// Leaves out characters of the value that fit no place; `holds(_:)` tells whether there are any.
  /// The value may lack characters of the mask that belong to the value.
  ///
  /// - Parameters:
  ///   - value: the value, as typed or as set from code.
  ///   - autocompletes: whether to show the mask's own characters after the value.
  /// - Returns: the text, of whole characters.
  /// - Complexity: linear in the length of the value and the mask.
  package func shown(for value: String, autocompletes: Bool = true) -> String {
    if let bytes, let units = value.byteCharacters {
      return MaskedText(of: units, in: bytes, autocompletes: autocompletes).shownText
    }
    return MaskedText(of: Array(value), in: characters, autocompletes: autocompletes).shownText
  }

  /// Whether a value can be typed into this mask exactly.
  ///
  /// - Parameter value: the value, including the mask's characters that belong to it.
  /// - Returns: true also for a prefix of such a value, and for the empty value.
  /// - Complexity: linear in the length of the value and the mask.
  package func holds(_ value: String) -> Bool {
    if let bytes, let units = value.byteCharacters { return MaskedText.holds(units, in: bytes) }
    return MaskedText.holds(Array(value), in: characters)
  }

  /// The caret position in the text for `value` after the typed characters of `beginning`.
  func caret(after beginning: String, in value: String) -> Int {
    let typed = MaskedText(of: Array(beginning), in: characters, autocompletes: false).filledCount
    return MaskedText(of: Array(value), in: characters, autocompletes: true)
      .caret(after: typed, ownCount: 0, skipsOwn: false)
  }

  /// A text without characters that the mask shows, and that are not part of values.
  func removingOwn(from text: String) -> String {
    let own = Set(characters.lazy.filter(\.isOnlyShown).compactMap(\.own))
    return text.filter { !own.contains($0) }
  }

  private static func bytes(of places: [MaskPlace<Character>]) -> [MaskPlace<UInt8>]? {
    var bytes: [MaskPlace<UInt8>] = []
    for place in places {
      switch place {
      case .written(let character, let isInValue):
        guard let byte = String(character).byteCharacters?.first else { return nil }
        bytes.append(.written(byte, isInValue: isInValue))
      case .open(let kind, let room): bytes.append(.open(kind, room))
      }
    }
    return bytes
  }
}
