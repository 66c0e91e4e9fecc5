/// Whether the bytes of a file are text at all, found before a token is made of them.
enum TextCheck: Equatable {
  case text
  /// Text with bytes that are not UTF-8: the first of them, and how many there are.
  case damaged(first: Int, count: Int)
  /// Anything else: an image, an archive, a text in UTF-16.
  case binary(at: Int, LexicalProblem.NonText)

  /// Costs one pass over the bytes.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .binary(at: 0, .utf16)
      return
    }
    var first: Int?
    var count = 0
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0 {
        self = .binary(at: position, .nulByte)
        return
      }
      if byte < 0x80 {
        position += 1
        continue
      }
      let sequence = UTF8Sequence(at: position, of: bytes)
      if sequence.scalar == nil {
        first = first ?? position
        count += 1
      }
      position += sequence.length
    }
    guard let first else {
      self = .text
      return
    }
    // A text in another encoding has some accented letters; what is a quarter bad is no text.
    self =
      count * 4 > bytes.count ? .binary(at: first, .notText) : .damaged(first: first, count: count)
  }
}
