/// Reading UTF-8 text in place.
///
/// Text reaches the engine as bytes that were found to be valid UTF-8 when they came in. Nothing here
/// crashes on other bytes: a byte that belongs to no character reads as U+FFFD.
extension Span<UInt8> {
  /// The Unicode scalar whose first byte is at `offset`, and how many bytes it takes.
  ///
  /// - Precondition: `offset` is less than `count`.
  package func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = self[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return ("\u{FFFD}", 1)
    }
    guard length <= count - offset else { return ("\u{FFFD}", 1) }
    for following in 1..<length {
      let byte = self[offset + following]
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }

  /// Whether these bytes are exactly those of `other`, so that both texts have the same code points.
  package func isEqual(to other: borrowing Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    // Without a way out of the loop, many bytes are compared at once.
    var difference: UInt8 = 0
    for offset in other.indices { difference |= self[offset] ^ other[offset] }
    return difference == 0
  }

  /// Whether the text starts with the bytes of `prefix`; every text starts with the empty text.
  package func hasPrefix(_ prefix: borrowing Span<UInt8>) -> Bool {
    guard prefix.count <= count else { return false }
    for offset in prefix.indices where self[offset] != prefix[offset] { return false }
    return true
  }

  /// Where the last occurrence of `part`, which is not empty, ends; nil where there is none.
  ///
  /// - Complexity: linear in the text for each byte of the part.
  package func endOfLast(_ part: borrowing Span<UInt8>) -> Int? {
    var end = count
    while end >= part.count {
      var length = 0
      while length < part.count, self[end - part.count + length] == part[length] { length += 1 }
      if length == part.count { return end }
      end -= 1
    }
    return nil
  }

  /// Whether the text ends with the bytes of `suffix`; every text ends with the empty text.
  package func hasSuffix(_ suffix: borrowing Span<UInt8>) -> Bool {
    guard suffix.count <= count else { return false }
    let start = count - suffix.count
    for offset in suffix.indices where self[start + offset] != suffix[offset] { return false }
    return true
  }

  /// Whether the text is empty or consists of white space (Unicode's White_Space) only.
  package var isBlank: Bool {
    // Most texts begin with a printable ASCII character, which settles it.
    if count > 0, self[0] &- 0x21 < 0x5F { return false }
    return isBlankThroughout
  }

  private var isBlankThroughout: Bool {
    var offset = 0
    while offset < count {
      let (scalar, length) = scalar(at: offset)
      guard scalar.isWhiteSpace else { return false }
      offset += length
    }
    return true
  }

  /// A copy of the bytes in `range`, for the callers that have to change or keep them.
  package func copy(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for offset in range { bytes.append(self[offset]) }
    return bytes
  }
}

extension UInt8 {
  /// What the byte counts for as an ASCII digit, nil if it is none.
  package var decimalDigit: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self - UInt8(ascii: "0")) : nil
  }
}

extension Unicode.Scalar {
  /// Whether Unicode gives this scalar the property White_Space.
  ///
  /// The property is stable, so its few ranges are written out here: that is several times faster
  /// than `properties.isWhitespace`, and texts are mostly judged scalar by scalar.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0...0x84: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
