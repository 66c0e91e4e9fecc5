/// One line of a source text in a diagnostic, and the marks below a range in it.
struct SourceExcerpt: Equatable {
  /// The line's number, from 1.
  var lineNumber: Int
  /// The line, or the part around the range, with invisible characters made visible.
  var text: String
  /// White space as wide as the text before the range; tabs where the line has tabs.
  var padding: String
  /// The width of the range in columns, at least one.
  var markWidth: Int

  /// How many columns of a long line are shown before and after the start of a range.
  private static let columnsBefore = 60
  private static let columnsAfter = 60

  /// The line in which `range` begins; a range of several lines is marked up to the line's end.
  init(of range: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    let start = min(Int(range.start), bytes.count)
    let end = min(max(Int(range.end), start), bytes.count)
    let location = source.location(of: UInt32(start))
    lineNumber = location.line
    let before = SourceExcerpt.before(start, in: source)
    let after = SourceExcerpt.after(start, upTo: end, in: bytes)
    text = before.text + after.text
    padding = before.padding
    markWidth = max(1, after.markWidth)
  }

  /// The text before `start` on its line, cut from the left.
  private static func before(_ start: Int, in source: SourceText) -> (text: String, padding: String)
  {
    let bytes = source.bytes
    // Four bytes a scalar, and twice that for characters of several scalars.
    var from = start
    let limit = max(0, start - columnsBefore * 8)
    while from > limit, !isLineEnd(bytes[from - 1]) { from -= 1 }
    var isCut = from > 0 && !isLineEnd(bytes[from - 1])
    while isCut, from < start, bytes[from] & 0xC0 == 0x80 { from += 1 }
    if start >= source.textStart { from = max(from, source.textStart) }
    var characters = Array(String(decoding: bytes[from..<start], as: UTF8.self))
    if characters.count > columnsBefore {
      characters.removeFirst(characters.count - columnsBefore)
      isCut = true
    }
    var text = isCut ? "…" : ""
    var padding = isCut ? " " : ""
    for character in characters {
      let shown = visible(character)
      text += shown
      padding += character == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of(shown))
    }
    return (text, padding)
  }

  /// The text from `start` on its line, cut on the right, and its width up to `end`.
  private static func after(
    _ start: Int,
    upTo end: Int,
    in bytes: [UInt8]
  ) -> (text: String, markWidth: Int) {
    var to = start
    let limit = min(bytes.count, start + columnsAfter * 8)
    while to < limit, !isLineEnd(bytes[to]) { to += 1 }
    var isCut = to < bytes.count && !isLineEnd(bytes[to])
    while isCut, to > start, bytes[to] & 0xC0 == 0x80 { to -= 1 }
    var text = ""
    var width = 0
    var markWidth = 0
    var offset = start
    for character in String(decoding: bytes[start..<to], as: UTF8.self) {
      if width >= columnsAfter {
        isCut = true
        break
      }
      let shown = visible(character)
      text += shown
      width += DisplayWidth.of(shown)
      if offset < end { markWidth = width }
      offset += character.utf8.count
    }
    if isCut {
      text += "…"
      if end > offset { markWidth = width + 1 }
    }
    return (text, markWidth)
  }

  private static func visible(_ character: Character) -> String {
    character == "\t"
      ? "\t" : character.unicodeScalars.map { VisibleText.visible($0) }.joined()
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
