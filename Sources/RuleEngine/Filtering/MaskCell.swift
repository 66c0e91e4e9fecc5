/// The place in the mask of one shown character, and who wrote it.
struct MaskCell: Sendable, Hashable {
  /// Who wrote a character, and for what purpose.
  enum Role: UInt16, Sendable, Hashable {
    /// The mask wrote it, and it is not part of the value.
    case literal
    /// The mask wrote it, and it is part of the value.
    case fixed
    /// A person wrote it.
    case filled
  }

  /// The place, of which there are at most `Mask.maximumPlaces`, with the role in the two lowest
  /// bits.
  ///
  /// Packed, because a value stored in parts stalls a read of the whole.
  private let bits: UInt16

  init(_ role: Role, at place: Int) {
    bits = UInt16(place) << 2 | role.rawValue
  }

  var role: Role { Role(rawValue: bits & 3) ?? .filled }

  /// Its place in the mask.
  var place: Int { Int(bits >> 2) }
}
