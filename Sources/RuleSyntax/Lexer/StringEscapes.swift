/// The escapes of a text in quotes, read and written.
package enum StringEscapes {
  /// `text` between quotes, in the one way that the formatter writes it.
  ///
  /// What cannot be seen or changes the order of what is shown is written as a number.
  package static func quote(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = "\""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnseen(index, in: scalars):
        result += "\\u{\(hexadecimal(scalar.value, digits: 4))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether nobody who reads the file could tell that the scalar is there.
  private static func isUnseen(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    let before = index > 0 ? scalars[index - 1] : " "
    let after = index + 1 < scalars.count ? scalars[index + 1] : " "
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      return true
    case .spaceSeparator:
      return scalar != " "
    case .format:
      // A joiner between two parts of one emoji is seen by what it joins.
      return scalar != "\u{200D}" || before.isASCII || after.isASCII
    case .nonspacingMark, .enclosingMark, .spacingMark:
      // On an ASCII letter it looks like another letter, on a quotation mark like none at all; in
      // scripts that are written with marks it is seen.
      return before.isASCII
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return false
    @unknown default:
      return true
    }
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
