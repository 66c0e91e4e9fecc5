/// Grapheme clusters: what people call characters, as the Swift standard library finds them.
///
/// The standard library's own incremental recognizer decides, so that no text is copied into a
/// `String` for it. It is public in every Swift from 5.9 on, though its name starts with an
/// underscore; this file alone uses it.
extension TextMeasure {
  /// Counts grapheme clusters until `limit` is reached.
  static func graphemeCount(in text: borrowing Span<UInt8>, stoppingAt limit: Int) -> Int {
    var counted = 0
    var offset = 0
    while offset < text.count, counted < limit {
      if let end = simpleGraphemeEnd(in: text, from: offset) {
        counted += 1
        offset = end
      } else {
        let run = countRun(in: text, from: offset, stoppingAt: limit - counted)
        counted += run.graphemes
        offset = run.end
      }
    }
    return counted
  }

  /// Counts with one recognizer from a boundary up to the next boundary that a simple scalar follows.
  private static func countRun(
    in text: borrowing Span<UInt8>,
    from start: Int,
    stoppingAt limit: Int
  ) -> (graphemes: Int, end: Int) {
    var recognizer = Unicode._CharacterRecognizer()
    var counted = 0
    var offset = start
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      if recognizer.hasBreak(before: scalar) {
        guard counted < limit, offset == start || !isSimple(text[offset]) else { break }
        counted += 1
      }
      offset += length
    }
    return (counted, offset)
  }

  /// The end of a grapheme cluster of one simple scalar, or of CR LF, that another or nothing follows.
  ///
  /// Nil where only a recognizer can tell.
  private static func simpleGraphemeEnd(
    in text: borrowing Span<UInt8>,
    from offset: Int
  ) -> Int? {
    let first = text[offset]
    guard isSimple(first) else { return nil }
    let next = first < 0x80 ? offset + 1 : offset + 2
    guard next < text.count else { return text.count }
    guard isSimple(text[next]) else { return nil }
    let isLineEnd = first == UInt8(ascii: "\r") && text[next] == UInt8(ascii: "\n")
    return isLineEnd ? next + 1 : next
  }

  /// Whether the scalar that starts with that byte is below U+0300.
  ///
  /// Between two of those there is always a boundary, except in CR LF: none of them extends another.
  private static func isSimple(_ byte: UInt8) -> Bool { byte < 0xCC }
}
