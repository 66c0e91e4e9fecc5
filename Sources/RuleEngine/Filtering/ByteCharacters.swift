extension [UInt8] {
  /// Whether each character of the UTF-8 text is one byte.
  ///
  /// Then offsets in bytes, UTF-16 and characters agree. True of ASCII without carriage returns, which
  /// make one character with a line feed after them.
  var areCharacters: Bool {
    // All bytes are looked at, so that the compiler can look at many of them at once.
    var marks: UInt8 = 0
    for byte in self { marks |= byte & 0x80 | (byte == UInt8(ascii: "\r") ? 0x80 : 0) }
    return marks == 0
  }
}

extension String {
  /// The bytes of the text if each is a character, else nil.
  var byteCharacters: [UInt8]? {
    let bytes = Array(utf8)
    return bytes.areCharacters ? bytes : nil
  }

  /// Whether each character is one byte of UTF-8.
  var hasByteCharacters: Bool {
    // To copy many bytes and look at the copy is faster than to look at each where it is.
    utf8.count < 8
      ? utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } : byteCharacters != nil
  }
}
