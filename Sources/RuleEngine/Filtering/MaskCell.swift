/// Where one shown character of a text with a mask is.
struct MaskCell: Sendable, Hashable {
  /// Who wrote a character, and what it is for.
  enum Role: UInt16, Sendable, Hashable {
    /// The mask wrote it, to be shown only.
    case literal
    /// The mask wrote it, and it belongs to the value.
    case fixed
    /// A person wrote it.
    case filled
  }

  /// The place of the mask, of which there are at most `Mask.maximumPlaces`, with the role in the two
  /// lowest bits: what is written in parts has to be waited for when it is read as a whole.
  private let bits: UInt16

  init(_ role: Role, at place: Int) {
    bits = UInt16(place) << 2 | role.rawValue
  }

  var role: Role { Role(rawValue: bits & 3) ?? .filled }

  /// Its place in the mask.
  var place: Int { Int(bits >> 2) }
}
