import FormData
import FormInterchange
import RuleSyntax

/// The unit of columns, as client and server agreed.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A position in a text as in the protocol: line and column, both from 0.
struct TextPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a position; negative numbers count as 0.
  init?(_ tree: JSONTree?) {
    guard let line = tree?["line"]?.integer, let character = tree?["character"]?.integer else {
      return nil
    }
    self.init(line: max(0, line), character: max(0, character))
  }

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var node: JSONNode { ["line": .integer(line), "character": .integer(character)] }
}

/// Converts positions in a text to byte offsets, and back.
///
/// Positions beyond the end of a line or of the text mean that end, as the protocol requires.
struct TextPositions {
  let source: SourceText
  let encoding: PositionEncoding

  /// The offset of a position; inside a character, that of its beginning.
  ///
  /// - Complexity: linear in the line.
  func offset(of position: TextPosition) -> Int {
    guard position.line < source.lineCount else { return source.bytes.count }
    let (start, end) = bounds(ofLine: position.line)
    if encoding == .utf8 {
      var offset = start + min(position.character, end - start)
      while offset > start, offset < end, source.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var offset = start
    var units = 0
    while offset < end {
      let (length, width) = character(at: offset)
      if units + width > position.character { break }
      units += width
      offset = min(offset + length, end)
    }
    return offset
  }

  /// The position of an offset.
  func position(of offset: Int) -> TextPosition {
    let offset = max(0, min(offset, source.bytes.count))
    let line = source.lineIndex(of: UInt32(offset))
    let range = source.start(ofLine: line)..<offset
    let character =
      switch encoding {
      case .utf8: range.count
      case .utf16: source.utf16Count(in: range)
      case .utf32: source.scalarCount(in: range)
      }
    return TextPosition(line: line, character: character)
  }

  /// The range as in the protocol.
  func node(of range: SourceRange) -> JSONNode {
    [
      "start": position(of: Int(range.start)).node, "end": position(of: Int(range.end)).node,
    ]
  }

  /// The range of a client, with its ends swapped if they are in the wrong order.
  func range(_ tree: JSONTree?) -> Range<Int>? {
    guard let start = TextPosition(tree?["start"]), let end = TextPosition(tree?["end"]) else {
      return nil
    }
    let offsets = (offset(of: start), offset(of: end))
    return min(offsets.0, offsets.1)..<max(offsets.0, offsets.1)
  }

  /// The start of a line, and its end without the line end.
  func bounds(ofLine line: Int) -> (start: Int, end: Int) {
    let start = source.start(ofLine: line)
    var end = line + 1 < source.lineCount ? source.start(ofLine: line + 1) : source.bytes.count
    while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return (start, end)
  }

  /// The number of bytes of the character, and of units that it counts as.
  private func character(at offset: Int) -> (length: Int, width: Int) {
    let byte = source.bytes[offset]
    if byte < 0xC0 { return (1, 1) }
    if byte < 0xE0 { return (2, 1) }
    if byte < 0xF0 { return (3, 1) }
    return (4, encoding == .utf16 ? 2 : 1)
  }
}
