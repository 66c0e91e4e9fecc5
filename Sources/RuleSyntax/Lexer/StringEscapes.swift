/// The escapes of a text in quotes, read and written.
enum StringEscapes {
  /// `text` between quotes, in the one way that the formatter writes it.
  ///
  /// What cannot be seen or changes the order of what is shown is written as a number.
  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar): result += "\\u{\(hexadecimal(scalar.value, digits: 4))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{FEFF}"
      || scalar == "\u{2028}" || scalar == "\u{2029}" || VisibleText.isDirectionControl(scalar)
  }

  /// What `content`, the bytes after the opening quote, says up to the closing quote.
  ///
  /// An escape that is wrong, which the lexer has reported, stands for itself.
  static func resolve(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\"), index + 1 < content.endIndex else {
        result.append(byte)
        index += 1
        continue
      }
      let (bytes, length) = escape(at: index, of: content)
      result += bytes
      index += length
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escape(
    at index: Int,
    of content: ArraySlice<UInt8>
  ) -> (bytes: [UInt8], length: Int) {
    switch content[index + 1] {
    case UInt8(ascii: "n"): return ([0x0A], 2)
    case UInt8(ascii: "r"): return ([0x0D], 2)
    case UInt8(ascii: "t"): return ([0x09], 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return ([content[index + 1]], 2)
    case UInt8(ascii: "u"):
      guard let (scalar, length) = scalarEscape(at: index, of: content) else { break }
      return (Array(String(scalar).utf8), length)
    default: break
    }
    return ([content[index]], 1)
  }

  private static func scalarEscape(
    at index: Int,
    of content: ArraySlice<UInt8>
  ) -> (Unicode.Scalar, length: Int)? {
    var end = index + 2
    guard end < content.endIndex, content[end] == UInt8(ascii: "{") else { return nil }
    end += 1
    var value: UInt32 = 0
    while end < content.endIndex, let digit = hexadecimalValue(content[end]) {
      value = min(value * 16 + digit, 0x11_0000)
      end += 1
    }
    guard end < content.endIndex, content[end] == UInt8(ascii: "}") else { return nil }
    return Unicode.Scalar(value).map { ($0, end + 1 - index) }
  }
}
