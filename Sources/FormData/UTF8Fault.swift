/// Where bytes are not UTF-8.
enum UTF8Fault {
  /// The offset of the first byte that is not part of a code point; nil if there is none.
  static func first(in text: borrowing Span<UInt8>) -> Int? {
    var offset = 0
    while offset < text.count {
      let width = scalarWidth(in: text, at: offset)
      if width == 0 { return offset }
      offset += width
    }
    return nil
  }

  /// Bytes of the code point at the offset, 0 if there is none (Unicode 15, table 3-7).
  static func scalarWidth(in text: borrowing Span<UInt8>, at offset: Int) -> Int {
    let first = text[offset]
    let width: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: width = 2
    case 0xE0: (width, second) = (3, 0xA0...0xBF)
    case 0xED: (width, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: width = 3
    case 0xF0: (width, second) = (4, 0x90...0xBF)
    case 0xF4: (width, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: width = 4
    default: return 0
    }
    guard offset + width <= text.count, second.contains(text[offset + 1]) else { return 0 }
    for index in 2..<max(2, width) where text[offset + index] & 0xC0 != 0x80 { return 0 }
    return width
  }

  /// The code point at the offset; U+FFFD if there is none.
  static func scalar(in text: borrowing Span<UInt8>, at offset: Int) -> Unicode.Scalar {
    let width = scalarWidth(in: text, at: offset)
    guard width > 0 else { return "\u{FFFD}" }
    if width == 1 { return Unicode.Scalar(text[offset]) }
    var value = UInt32(text[offset]) & (0x7F >> UInt32(width))
    for index in 1..<width { value = value << 6 | UInt32(text[offset + index] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
