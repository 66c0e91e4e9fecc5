/// One edit of a text, which replaces the characters in a range.
///
/// Offsets count characters (grapheme clusters) of the text shown, so no offset is inside a
/// character. For text fields that count UTF-16 units, use
/// `init(utf16Range:replacement:in:deletion:)`.
public struct TextEdit: Sendable, Hashable {
  /// The direction of a deletion.
  public enum Deletion: Sendable, Hashable {
    /// The character before the caret, as Backspace does.
    case backward
    /// The character after the caret, as Delete does.
    case forward
  }

  /// The range to replace, in characters of the text shown; empty for an insertion.
  package var range: Range<Int>
  /// The replacement; empty for a deletion.
  package var replacement: String
  /// Which character to delete if the range holds only a character of a mask.
  package var deletion: Deletion
  /// Whether it deletes parts of characters, the rest of which is the replacement.
  private(set) var deletesParts = false

  /// The edit without the white space around its replacement; nil if that is all of it, or there is
  /// none.
  var trimmed: TextEdit? {
    let bytes = Array(replacement.utf8)
    guard let kept = TextNormalization.trim.apply(to: bytes.span), !kept.isEmpty else {
      return nil
    }
    let text = String(decoding: kept, as: UTF8.self)
    return TextEdit(range: range, replacement: text, deletion: deletion)
  }

  /// The edit with `0` to `9` in place of the decimal digits of other scripts; nil if there are none.
  var convertingDigits: TextEdit? { converting([:]) }

  /// The same, also with other separators in place of some.
  func converting(_ separators: [Unicode.Scalar: Unicode.Scalar]) -> TextEdit? {
    if replacement.hasByteCharacters { return nil }
    var hasOthers = false
    let scalars = replacement.unicodeScalars.map { scalar in
      if let separator = separators[scalar] {
        hasOthers = true
        return separator
      }
      guard !scalar.isASCII, scalar.properties.generalCategory == .decimalNumber,
        let value = scalar.properties.numericValue.flatMap({ UInt8(exactly: $0) })
      else { return scalar }
      hasOthers = true
      return UnicodeScalar(UInt8(ascii: "0") + value)
    }
    guard hasOthers else { return nil }
    var edit = self
    edit.replacement = String(String.UnicodeScalarView(scalars))
    return edit
  }

  /// An edit of a range in characters of the text shown.
  package init(range: Range<Int>, replacement: String, deletion: Deletion = .backward) {
    self.range = range
    self.replacement = replacement
    self.deletion = deletion
  }

  /// Creates an edit of a range that a text field reports in UTF-16 units.
  ///
  /// A range may begin or end inside a character, such as a letter with its marks. The rest of that
  /// character is then part of the replacement. Half of a surrogate pair is dropped.
  ///
  /// - Parameters:
  ///   - utf16Range: the range in UTF-16 units of the text shown.
  ///   - replacement: the replacement.
  ///   - shown: the text shown.
  ///   - deletion: which character to delete if the range holds only a character of a mask.
  /// - Throws: `EditError` if the range is not in the text.
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
    let units = shown.utf16
    let lower = units.index(units.startIndex, offsetBy: utf16Range.lowerBound)
    let upper = units.index(units.startIndex, offsetBy: utf16Range.upperBound)
    let start = shown.characterBoundary(notAfter: lower)
    var end = shown.characterBoundary(notAfter: upper)
    if end < upper { end = shown.index(after: end) }
    let before = shown.unicodeScalars[start..<shown.scalarBoundary(notAfter: lower)]
    var rest = shown.scalarBoundary(notAfter: upper)
    if rest < upper { rest = shown.unicodeScalars.index(after: rest) }
    let after = shown.unicodeScalars[rest..<max(rest, end)]
    let first = shown.distance(from: shown.startIndex, to: start)
    // Nothing is inserted, so there is no rest of a character to keep, nor half of a pair to drop.
    if utf16Range.isEmpty, replacement.isEmpty {
      self.init(range: first..<first, replacement: "", deletion: deletion)
      return
    }
    self.init(
      range: first..<first + shown.distance(from: start, to: max(start, end)),
      replacement: String(before) + replacement + String(after),
      deletion: deletion
    )
    deletesParts = replacement.isEmpty && !(before.isEmpty && after.isEmpty)
  }
}

extension String {
  /// The start of the character that contains the index; the index itself if it is between two.
  fileprivate func characterBoundary(notAfter index: Index) -> Index {
    var boundary = scalarBoundary(notAfter: index)
    while boundary > startIndex, boundary.samePosition(in: self) == nil {
      boundary = unicodeScalars.index(before: boundary)
    }
    return boundary
  }

  /// The start of the scalar that contains the index; the index itself if it is between two.
  fileprivate func scalarBoundary(notAfter index: Index) -> Index {
    index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }
}
