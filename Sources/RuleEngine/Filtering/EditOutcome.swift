/// What became of an edit.
public struct EditOutcome: Sendable, Hashable {
  /// How much of an edit was taken.
  @nonexhaustive
  public enum Disposition: Sendable, Hashable {
    /// All of it, but for characters that only format it.
    case taken
    /// Its beginning, or all but some letters or digits that the mask has no place for.
    case shortened
    /// Nothing: text, value and caret stay.
    case refused
  }

  /// The text that the field now shows.
  public package(set) var shown: String
  /// The value that the field now has.
  public package(set) var value: String
  /// Where the caret belongs, in characters of `shown`; after a refusal the end of the edit's range.
  public package(set) var caret: Int
  /// How much of the edit was taken.
  public package(set) var disposition: Disposition
  /// Whether everything that the mask asks for is there; always true without a mask.
  public package(set) var isComplete: Bool

  /// The outcome where there is no mask: the text shown is the value.
  static func plain(_ value: String, caret: Int, _ disposition: Disposition) -> EditOutcome {
    EditOutcome(
      shown: value,
      value: value,
      caret: caret,
      disposition: disposition,
      isComplete: true
    )
  }

  /// Where the caret belongs, in UTF-16 units of `shown`, for text fields that count so.
  ///
  /// - Complexity: linear in the length of `shown`.
  public var utf16Caret: Int {
    shown.hasByteCharacters ? caret : shown.prefix(caret).utf16.count
  }
}
