/// Reads and writes the escapes of a text in quotes.
package enum StringEscapes {
  /// `text` in quotes, in the only way that the formatter writes it.
  ///
  /// Invisible characters, and those that change the order of displayed ones, are written as
  /// numbers.
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

  /// Whether the scalar is invisible to people who read the file.
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
      // A joiner between two parts of an emoji is visible by its effect.
      return scalar != "\u{200D}" || before.isASCII || after.isASCII
    case .nonspacingMark, .enclosingMark, .spacingMark:
      // On an ASCII letter it looks like another letter, and on a quotation mark it is invisible;
      // in scripts that are written with marks, it is visible.
      return before.isASCII
    default:
      return false
    }
  }

  /// The value of `content`, the bytes after the opening quote, up to the closing quote.
  ///
  /// An invalid escape, which the lexer has reported, is taken literally.
  static func resolve(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\"), index + 1 < content.endIndex,
        case .character(let scalar, let length) = escape(at: index, of: content)
      else {
        result.append(byte)
        index += 1
        continue
      }
      result += String(scalar).utf8
      index += length
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SourceText {
  /// The positions of the bytes of a literal's value, in which an escape can be several bytes.
  ///
  /// - Complexity: linear in the literal.
  package func range(of offsets: Range<Int>, in literal: StringLiteral) -> SourceRange {
    let end = Int(literal.range.end)
    guard end <= bytes.count, literal.range.end > literal.range.start + 1 else {
      return literal.range
    }
    var position = Int(literal.range.start) + 1
    var offset = 0
    var start: Int?
    while position < end - 1, offset < offsets.upperBound {
      if offset >= offsets.lowerBound, start == nil { start = position }
      if bytes[position] == UInt8(ascii: "\\"),
        case .character(let scalar, let length) = StringEscapes.escape(at: position, of: bytes[...])
      {
        position += length
        offset += UTF8.width(scalar)
      } else {
        position += 1
        offset += 1
      }
    }
    return SourceRange(start: UInt32(start ?? position), end: UInt32(position))
  }
}

// MARK: - One escape

extension StringEscapes {
  /// The result of reading an escape.
  enum Escape {
    case character(Unicode.Scalar, length: Int)
    /// `\u` without a character's number in braces.
    case malformed(length: Int)
    /// A backslash before a character that can't be escaped.
    case unknown
  }

  /// The escape at the backslash at `index`, which is not the last byte of `content`.
  static func escape(at index: Int, of content: ArraySlice<UInt8>) -> Escape {
    let byte = content[index + 1]
    switch byte {
    case UInt8(ascii: "n"): return .character("\n", length: 2)
    case UInt8(ascii: "r"): return .character("\r", length: 2)
    case UInt8(ascii: "t"): return .character("\t", length: 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return .character(Unicode.Scalar(byte), length: 2)
    case UInt8(ascii: "u"): return scalarEscape(at: index, of: content)
    default: return .unknown
    }
  }

  private static func scalarEscape(at index: Int, of content: ArraySlice<UInt8>) -> Escape {
    var end = index + 2
    func take(_ byte: UInt8) -> Bool {
      guard end < content.endIndex, content[end] == byte else { return false }
      end += 1
      return true
    }
    guard take(UInt8(ascii: "{")) else { return .malformed(length: end - index) }
    let digits = end
    var value: UInt32 = 0
    while end < content.endIndex, let digit = hexadecimalValue(content[end]) {
      value = min(value * 16 + digit, 0x11_0000)
      end += 1
    }
    guard take(UInt8(ascii: "}")), end > digits + 1, let scalar = Unicode.Scalar(value) else {
      return .malformed(length: end - index)
    }
    return .character(scalar, length: end - index)
  }

  /// The value of a hexadecimal digit.
  private static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt32($0) }
  }
}
