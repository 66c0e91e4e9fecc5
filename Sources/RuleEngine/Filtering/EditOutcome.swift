/// The result of an edit.
public struct EditOutcome: Sendable, Hashable {
  /// How much of an edit was accepted.
  @nonexhaustive
  public enum Disposition: Sendable, Hashable {
    /// All of it, except characters that only format it.
    case taken
    /// Only its beginning, or all except letters or digits that the mask has no place for.
    case shortened
    /// Nothing: the text and the value are unchanged.
    case refused
  }

  /// The text that the field now shows.
  public package(set) var shown: String
  /// The value that the field now has.
  public package(set) var value: String
  /// The position of the caret, in characters of `shown`; after a rejected edit, the end of its
  /// range.
  public package(set) var caret: Int
  /// How much of the edit was accepted.
  public package(set) var disposition: Disposition
  /// Whether the mask is completely filled in; always true without a mask.
  public package(set) var isComplete: Bool

  /// The outcome without a mask: the text shown is the value.
  static func plain(_ value: String, caret: Int, _ disposition: Disposition) -> EditOutcome {
    EditOutcome(
      shown: value,
      value: value,
      caret: caret,
      disposition: disposition,
      isComplete: true
    )
  }

  /// The position of the caret in UTF-16 units of `shown`.
  ///
  /// - Complexity: linear in the length of `shown`.
  public var utf16Caret: Int {
    shown.hasByteCharacters ? caret : shown.prefix(caret).utf16.count
  }
}
