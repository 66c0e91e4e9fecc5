/// The characters that `chars("…")` allows: a set of Unicode scalars, parsed from its notation.
package struct ScalarSet: Sendable, Hashable {
  /// The set in the notation of `chars`.
  package let notation: String
  /// The members below U+0100, with categories and negation resolved.
  private var latin1 = ByteSet()
  private var ranges: ScalarRanges = []
  private var categories: [Unicode.GeneralCategory] = []
  private let isNegated: Bool

  /// The set that the notation of `chars("…")` describes; see `PatternClass.init(characters:)`.
  package init(notation: String) throws(ScalarSetError) {
    let characters = try PatternClass(characters: notation)
    self.notation = notation
    isNegated = characters.isNegated
    ranges.insert(characters.ranges)
    for case .named(.property(let name), _) in characters.items {
      categories += Unicode.GeneralCategory.named(name)
    }
    for byte in UInt8.min...UInt8.max where hasMember(Unicode.Scalar(byte)) { latin1.insert(byte) }
  }

  /// Whether the scalar is in the set.
  ///
  /// - Complexity: constant below U+0100, else logarithmic in the number of ranges.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x100 ? latin1.contains(UInt8(scalar.value)) : hasMember(scalar)
  }

  private func hasMember(_ scalar: Unicode.Scalar) -> Bool {
    let isListed =
      ranges.contains(scalar.value)
      || !categories.isEmpty && categories.contains(scalar.properties.generalCategory)
    return isListed != isNegated
  }

  /// The first scalar of the text that is not in the set, and the offset of its first byte.
  ///
  /// Nil if all scalars are members, also for the empty text. No continuation of a text with an
  /// offender can fix it.
  package func firstOffender(
    in text: borrowing Span<UInt8>
  ) -> (byteOffset: Int, scalar: Unicode.Scalar)? {
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      guard contains(scalar) else { return (offset, scalar) }
      offset += length
    }
    return nil
  }
}
