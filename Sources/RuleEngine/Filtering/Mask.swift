/// How a text is shown while it is typed: `[0000] [0000]`, or `+1 ([000]) [000]-[0000]`.
///
/// A mask keeps two things apart: the *value*, which the rules see, and the text *shown*. The text
/// shown follows from the value alone, so that a value that was typed and one that was set from
/// code look the same. The notation is that of input-mask-ios:
///
/// | in the mask | means |
/// |---|---|
/// | `[000]`, `[999]` | digits that must, or may, be there |
/// | `[AAA]`, `[aaa]` | letters that must, or may, be there |
/// | `[___]`, `[---]` | letters or digits that must, or may, be there |
/// | `[…]`, `[0…]` | any number of letters or digits, or of the kind before it; at the end |
/// | `{…}` | characters that belong to the value |
/// | `\[` | the character itself |
/// | anything else | shown, but not in the value |
///
/// Within one pair of brackets places that must be filled come before those of the same kind that
/// may be, however they are written.
///
/// A value is empty until a person's first character is in a place: `{+49}` alone is no value.
/// Places are filled from the left, each with the first character that it takes. So where an
/// optional place comes before a literal, as in `[09].[09]`, the value does not tell `1.1` from
/// `11`; `[09]{.}[09]` does.
package struct Mask: Sendable, Hashable {
  /// The most places that a mask has, those of literal characters included.
  package static let maximumPlaces = 1_000

  /// The places, in order.
  let characters: [MaskPlace<Character>]
  /// The same where each character of the mask is a byte, else nil.
  let bytes: [MaskPlace<UInt8>]?

  /// Reads a mask.
  ///
  /// - Parameter notation: the mask as it is written in a form.
  /// - Throws: `MaskError` for the first thing that is wrong with it.
  /// - Complexity: linear in the length of the notation.
  package init(notation: String) throws(MaskError) {
    let places = try MaskNotation.places(of: notation)
    characters = places
    bytes = Mask.bytes(of: places)
  }

  /// Whether a person writes only digits into it; what else it shows it writes itself.
  package var takesOnlyDigits: Bool {
    characters.allSatisfy { if case .open(let kind, _) = $0 { kind == .digit } else { true } }
  }

  /// The text that a field with this mask shows for a value.
  ///
  /// Characters of the value that no place takes are left out; `holds(_:)` says whether there are
  /// any. Characters of the mask that belong to the value may be missing from it.
  ///
  /// - Parameters:
  ///   - value: the value, as typed or as set from code.
  ///   - autocompletes: whether the mask's own characters after the last of the value are shown too.
  /// - Returns: the text, of whole characters.
  /// - Complexity: linear in the length of the value and the mask.
  package func shown(for value: String, autocompletes: Bool = true) -> String {
    fill(with: value, autocompletes: autocompletes).shown
  }

  /// Whether a value can be typed into this mask just as it is.
  ///
  /// - Parameter value: the value, with the mask's characters that belong to it.
  /// - Returns: true also for the beginning of a value, and for the empty one.
  /// - Complexity: linear in the length of the value and the mask.
  package func holds(_ value: String) -> Bool {
    // Equal strings may only look the same.
    value.isEmpty
      || fill(with: value, autocompletes: false).value.utf8.elementsEqual(value.utf8)
  }

  /// Where a caret is in the text shown for a value, after the characters that a person typed of another.
  func caret(after beginning: String, in value: String) -> Int {
    let typed = MaskedText(of: Array(beginning), in: characters, autocompletes: false).filledCount
    return MaskedText(of: Array(value), in: characters, autocompletes: true)
      .caret(after: typed, ownCount: 0, skipsOwn: false)
  }

  /// What is shown for a value, and those of its characters that the places take.
  private func fill(with value: String, autocompletes: Bool) -> (shown: String, value: String) {
    if let bytes, let units = value.byteCharacters {
      let text = MaskedText(of: units, in: bytes, autocompletes: autocompletes)
      return (text.shownText, text.valueText)
    }
    let text = MaskedText(of: Array(value), in: characters, autocompletes: autocompletes)
    return (text.shownText, text.valueText)
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
