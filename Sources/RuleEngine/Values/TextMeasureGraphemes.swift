/// Grapheme clusters: what people call characters, as the Swift standard library finds them.
///
/// The standard library's own incremental recognizer decides, so that no text is copied into a
/// `String` for it. It is public in every Swift from 5.9 on, though its name starts with an
/// underscore; this file alone uses it.
extension TextMeasure {
  /// The offset just past the grapheme cluster that starts at `offset`.
  ///
  /// - Precondition: `offset` is less than `text.count` and a boundary of grapheme clusters.
  package static func graphemeEnd(in text: borrowing Span<UInt8>, from offset: Int) -> Int {
    let next = offset + 1
    if text[offset] < 0x80, next == text.count || text[next] < 0x80 {
      return isCarriageReturnLineFeed(in: text, at: offset) ? next + 1 : next
    }
    var recognizer = Unicode._CharacterRecognizer()
    let first = text.scalar(at: offset)
    // The first answer is always yes: it is asked to hand the scalar over.
    _ = recognizer.hasBreak(before: first.scalar)
    var end = offset + first.length
    while end < text.count {
      let (scalar, length) = text.scalar(at: end)
      if recognizer.hasBreak(before: scalar) { break }
      end += length
    }
    return end
  }

  /// Counts grapheme clusters until `limit` is reached.
  static func graphemeCount(in text: borrowing Span<UInt8>, stoppingAt limit: Int) -> Int {
    var counted = 0
    var offset = 0
    while offset < text.count, counted < limit {
      guard text[offset] < 0x80, offset + 1 == text.count || text[offset + 1] < 0x80 else {
        return graphemeCount(in: text, from: offset, counted: counted, stoppingAt: limit)
      }
      offset += isCarriageReturnLineFeed(in: text, at: offset) ? 2 : 1
      counted += 1
    }
    return counted
  }

  /// Goes on counting from a boundary with one recognizer for all the rest.
  private static func graphemeCount(
    in text: borrowing Span<UInt8>,
    from start: Int,
    counted: Int,
    stoppingAt limit: Int
  ) -> Int {
    var recognizer = Unicode._CharacterRecognizer()
    var counted = counted
    var offset = start
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if recognizer.hasBreak(before: scalar) {
        guard counted < limit else { return counted }
        counted += 1
      }
      offset += length
    }
    return counted
  }

  /// The one pair of ASCII characters that is a single grapheme cluster.
  private static func isCarriageReturnLineFeed(
    in text: borrowing Span<UInt8>,
    at offset: Int
  ) -> Bool {
    text[offset] == UInt8(ascii: "\r") && offset + 1 < text.count
      && text[offset + 1] == UInt8(ascii: "\n")
  }
}
