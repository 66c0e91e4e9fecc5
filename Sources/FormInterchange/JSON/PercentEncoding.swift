import RuleEngine

extension String {
  /// The text percent-encoded for use in a URI (RFC 3986).
  ///
  /// - Parameter kept: characters to leave unchanged besides ASCII letters and digits.
  /// - Returns: the text, with the bytes of all other characters written as `%2F`.
  package func percentEncoded(keeping kept: String) -> String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isKept =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isKept || kept.utf8.contains(byte) { return String(scalar) }
      return "%" + byte.hexadecimal(digits: 2)
    }.joined()
  }
}

extension Substring {
  /// The text with escapes such as `%2F` decoded; malformed escapes stay unchanged.
  package var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
