/// One edit of a text: the characters of a range are replaced by others.
///
/// Offsets count characters (grapheme clusters) of the text shown, so that no offset can lie within
/// one. Text fields that count UTF-16 units use `init(utf16Range:replacement:in:deletion:)`.
public struct TextEdit: Sendable, Hashable {
  /// Which way a person deletes.
  public enum Deletion: Sendable, Hashable {
    /// The character before the caret, as Backspace does.
    case backward
    /// The character after the caret, as Delete does.
    case forward
  }

  /// The characters that are replaced, counted in the text shown; empty for an insertion.
  public var range: Range<Int>
  /// What comes in their place; empty for a deletion.
  public var replacement: String
  /// Which character goes when the range holds nothing but a character of a mask.
  public var deletion: Deletion

  /// An edit of a range, counted in characters of the text shown.
  public init(range: Range<Int>, replacement: String, deletion: Deletion = .backward) {
    self.range = range
    self.replacement = replacement
    self.deletion = deletion
  }

  /// Makes an edit of a range that a text field gave in UTF-16 units.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of the text shown.
  ///   - replacement: what comes in its place.
  ///   - shown: the text shown.
  ///   - deletion: which character goes when the range holds nothing but a character of a mask.
  /// - Throws: `EditError` if the range is not in the text or splits a character.
  /// - Complexity: linear in the length of the text.
  package init(
    utf16Range: Range<Int>,
    replacement: String,
    in shown: String,
    deletion: Deletion = .backward
  ) throws(EditError) {
    let count = shown.utf16.count
    guard utf16Range.lowerBound >= 0, utf16Range.upperBound <= count else {
      throw EditError.outOfBounds(utf16Range, count: count)
    }
    if shown.hasByteCharacters {
      self.init(range: utf16Range, replacement: replacement, deletion: deletion)
      return
    }
    let lower = try TextEdit.offset(ofUTF16: utf16Range.lowerBound, in: shown)
    let upper =
      try utf16Range.isEmpty ? lower : TextEdit.offset(ofUTF16: utf16Range.upperBound, in: shown)
    self.init(range: lower..<upper, replacement: replacement, deletion: deletion)
  }

  private static func offset(ofUTF16 target: Int, in text: String) throws(EditError) -> Int {
    let index = text.utf16.index(text.startIndex, offsetBy: target)
    guard let boundary = index.samePosition(in: text) else {
      throw EditError.splitsCharacter(utf16Offset: target)
    }
    return text.distance(from: text.startIndex, to: boundary)
  }
}
