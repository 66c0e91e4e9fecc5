extension StringProtocol {
  /// Whether each character is one byte, so that offsets in bytes, UTF-16 and characters agree.
  ///
  /// True of ASCII without carriage returns, which make one character with a line feed after them.
  var hasByteCharacters: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }
}
