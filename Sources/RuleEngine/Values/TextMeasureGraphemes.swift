/// Counts grapheme clusters, the characters that people perceive, as the standard library finds
/// them.
///
/// Uses the standard library's incremental recognizer, so that no text is copied into a `String`.
/// It is public in every Swift from 5.9 on, although its name starts with an underscore. Only this
/// file uses it.
extension TextMeasure {
  /// Counts grapheme clusters up to `limit`.
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

  /// Counts with one recognizer from a boundary to the next one before a simple scalar.
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

  /// The end of a cluster that is one simple scalar, or CR LF, before another simple one or the
  /// end.
  ///
  /// Nil if only a recognizer can tell.
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

  /// Whether the scalar that starts with this byte is below U+0300.
  ///
  /// There is always a boundary between two such scalars, except in CR LF, because none extends
  /// another.
  private static func isSimple(_ byte: UInt8) -> Bool { byte < 0xCC }
}
