import RuleSyntax

/// Texts in quotes as the source writes them, escapes and all.
enum StringNotation {
  /// Where bytes of a literal's value stand in the source.
  ///
  /// - Complexity: linear in the literal.
  static func range(
    of offsets: Range<Int>,
    in literal: StringLiteral,
    of source: SourceText
  ) -> SourceRange {
    let end = Int(literal.range.end)
    guard end <= source.bytes.count, literal.range.end > literal.range.start + 1 else {
      return literal.range
    }
    var position = Int(literal.range.start) + 1
    var offset = 0
    var start: Int?
    while position < end - 1, offset < offsets.upperBound {
      if offset >= offsets.lowerBound, start == nil { start = position }
      let step = characterLength(at: position, in: source.bytes)
      position += step.written
      offset += step.value
    }
    return SourceRange(start: UInt32(start ?? position), end: UInt32(position))
  }

  /// How many bytes a byte, or an escape, takes in the source, and how many in the value.
  private static func characterLength(
    at position: Int,
    in bytes: [UInt8]
  ) -> (written: Int, value: Int) {
    guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else { return (1, 1) }
    guard bytes[position + 1] == UInt8(ascii: "u"),
      let close = bytes[position...].firstIndex(of: UInt8(ascii: "}"))
    else { return (2, 1) }
    let digits = String(decoding: bytes[(position + 3)..<max(position + 3, close)], as: UTF8.self)
    let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    return (close + 1 - position, scalar.map { String($0).utf8.count } ?? 1)
  }
}
