extension [UInt8] {
  /// Whether each character of the UTF-8 text is one byte.
  ///
  /// If so, offsets in bytes, UTF-16 and characters agree. True of ASCII without carriage returns,
  /// because a carriage return and a line feed are one character.
  var areCharacters: Bool {
    // Reads all bytes without an early exit, so that the compiler can vectorize the loop.
    var marks: UInt8 = 0
    for byte in self { marks |= byte & 0x80 | (byte == UInt8(ascii: "\r") ? 0x80 : 0) }
    return marks == 0
  }
}

extension String {
  /// The bytes of the text if each is a character, or else nil.
  var byteCharacters: [UInt8]? {
    let bytes = Array(utf8)
    return bytes.areCharacters ? bytes : nil
  }

  /// Whether each character is one byte of UTF-8.
  var hasByteCharacters: Bool {
    // For longer texts, copying the bytes and testing the copy is faster than testing them in
    // place.
    utf8.count < 8
      ? utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } : byteCharacters != nil
  }
}
