/// Where one shown character of a text with a mask stands.
struct MaskCell: Sendable, Hashable {
  /// Who wrote a character, and what it is for.
  enum Role: Sendable, Hashable {
    /// The mask wrote it, to be shown only.
    case literal
    /// The mask wrote it, and it belongs to the value.
    case fixed
    /// A person wrote it.
    case filled
  }

  let role: Role
  /// The place of the mask, of which there are at most `Mask.maximumPlaces`; small, since cells are
  /// copied with every edit.
  private let position: UInt16

  init(_ role: Role, at place: Int) {
    self.role = role
    position = UInt16(place)
  }

  /// The place of the mask where it stands.
  var place: Int { Int(position) }
}
