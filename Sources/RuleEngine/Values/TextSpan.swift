/// Reads UTF-8 text in place.
///
/// Text in the engine has been validated as UTF-8 on input. Still, nothing here crashes on other
/// bytes: a byte that is not part of a character reads as U+FFFD.
extension Span<UInt8> {
  /// The Unicode scalar that starts at `offset`, and its length in bytes.
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

  /// Whether the bytes are equal, and therefore the code points of both texts.
  package func isEqual(to other: borrowing Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    // Without an early exit, the compiler can vectorize the loop.
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

  /// The end of the last occurrence of `part`, which must not be empty; nil if there is none.
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
    // Most texts start with a printable ASCII character, which settles it.
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

  /// A copy of the bytes in `range`.
  package func copy(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for offset in range { bytes.append(self[offset]) }
    return bytes
  }
}

extension UInt8 {
  /// The value of an ASCII digit; nil for other bytes.
  package var decimalDigit: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self - UInt8(ascii: "0")) : nil
  }
}

extension String {
  /// Whether the text is empty or consists of white space only, which the language treats as empty.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhiteSpace) }
}

extension Unicode.Scalar {
  /// Whether Unicode gives this scalar the property White_Space.
  ///
  /// The property is stable, so its few ranges are listed here. That is several times faster than
  /// `properties.isWhitespace`, and most texts are judged scalar by scalar.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0...0x84: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
