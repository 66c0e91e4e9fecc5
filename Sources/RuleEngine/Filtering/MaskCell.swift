/// One shown character of a text with a mask.
struct MaskCell<Unit: MaskUnit>: Sendable, Hashable {
  /// Who wrote a character, and what it is for.
  enum Role: Sendable, Hashable {
    /// The mask wrote it, to be shown only.
    case literal
    /// The mask wrote it, and it belongs to the value.
    case fixed
    /// A person wrote it.
    case filled
  }

  var unit: Unit
  var role: Role
  /// The place of the mask where it stands.
  var place: Int
}
