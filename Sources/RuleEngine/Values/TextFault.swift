/// An error in a text, at one of its bytes.
package struct TextFault: Error, Hashable {
  /// The offset of the byte, from 0.
  package var offset: Int
  /// The description, without the place.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  /// The fault that the byte at the offset is not part of a code point.
  package static func notUTF8(in text: some RandomAccessCollection<UInt8>, at offset: Int)
    -> TextFault
  {
    let start = offset == 0 ? Array(text.prefix(2)) : []
    return TextFault(
      offset: offset,
      message: start == [0xFF, 0xFE] || start == [0xFE, 0xFF]
        ? "not UTF-8 but UTF-16: save the file as UTF-8" : "not UTF-8"
    )
  }
}

extension RandomAccessCollection<UInt8> {
  /// The offset of the first byte that is not part of a code point; nil if all of it is UTF-8.
  ///
  /// - Complexity: linear in the bytes before it.
  package var firstInvalidByte: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The first code point as messages show it: in quotes, or by number if it is invisible.
  package var firstShown: String {
    (String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}").shown
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  package var hexDigitValue: Int? { Character(Unicode.Scalar(self)).hexDigitValue }
}
