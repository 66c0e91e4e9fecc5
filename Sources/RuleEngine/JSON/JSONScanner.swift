/// Reads the tokens of a JSON text.
struct JSONScanner {
  let text: [UInt8]
  /// The offset of the next byte.
  var offset: Int
  /// Whether a number must have no more digits than can be calculated with.
  private let checksDigits: Bool

  static let unexpectedEnd = "unexpected end of the text"

  init(_ text: [UInt8], at offset: Int, checksDigits: Bool) {
    self.text = text
    self.offset = offset
    self.checksDigits = checksDigits
  }

  /// The next byte, which must exist.
  var byte: UInt8 { text[offset] }

  /// The offset of the first byte from here on that is not part of a code point.
  var firstInvalidByte: Int? { text[offset...].firstInvalidByte.map { $0 + offset } }

  // MARK: Between tokens

  /// Advances to the next byte that is not white space, which must exist.
  mutating func skipSpace(orFault message: String) throws(TextFault) {
    while offset < text.count, text[offset].isJSONSpace { offset += 1 }
    guard offset < text.count else { throw fault(message) }
  }

  /// Advances to the end, before which there must be only white space.
  mutating func expectEnd() throws(TextFault) {
    while offset < text.count, text[offset].isJSONSpace { offset += 1 }
    guard offset == text.count else { throw expected("nothing more after the value") }
  }

  func expected(_ what: String) -> TextFault {
    fault("expected \(what), found \(text[offset...].firstShown)")
  }

  func fault(_ message: String) -> TextFault {
    TextFault(offset: offset, message: message)
  }

  // MARK: Tokens

  /// Reads a string, which begins here.
  mutating func string() throws(TextFault) -> String {
    var bytes: [UInt8] = []
    offset += 1
    var start = offset
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        bytes += text[start..<offset]
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes += text[start..<offset]
        guard offset + 1 < text.count else {
          offset += 1
          continue
        }
        bytes += Array(String(try escape()).utf8)
        start = offset
      case 0..<0x20:
        let shown = Unicode.Scalar(text[offset]).shown
        throw fault("\(shown) in a string has to be written as an escape")
      default:
        offset += 1
      }
    }
    throw fault("unexpected end of the text in a string")
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(TextFault) -> Unicode.Scalar {
    guard text[offset + 1] == UInt8(ascii: "u") else {
      guard let scalar = JSONScanner.escapes[text[offset + 1]] else {
        throw fault("a '\\' that doesn't begin an escape")
      }
      offset += 2
      return scalar
    }
    let start = offset
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, text[offset...].starts(with: "\\u".utf8),
      case let low = try codeUnit(), low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
    else {
      throw TextFault(offset: start, message: "half of a surrogate pair without the other half")
    }
    return scalar
  }

  /// Reads `\u` and four hexadecimal digits.
  private mutating func codeUnit() throws(TextFault) -> UInt32 {
    let digits = text[(offset + 2)...].prefix(4).prefix { $0.hexDigitValue != nil }
    guard digits.count == 4 else { throw fault("expected four hexadecimal digits after '\\u'") }
    offset += 6
    return digits.reduce(0) { $0 << 4 | UInt32($1.hexDigitValue ?? 0) }
  }

  /// Reads a number, which begins here.
  mutating func number() throws(TextFault) -> Number {
    let start = offset
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    try digits()
    if text[first] == UInt8(ascii: "0"), offset > first + 1 {
      throw TextFault(offset: start, message: "a number can't start with an unnecessary '0'")
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < text.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(text[offset]) {
        offset += 1
      }
      try digits()
    }
    guard checksDigits else { return .zero }
    switch Number.parse(json: text.span.extracting(start..<offset)) {
    case .number(let number): return number
    case .tooManyDigits, .malformed:
      let isShort =
        text[start..<offset].count { $0.decimalDigit != nil } <= Number.significantDigits
      throw TextFault(
        offset: start,
        message: isShort
          ? "a number whose exponent is out of range"
          : "a number of more than \(Number.significantDigits) significant digits"
      )
    }
  }

  private mutating func digits() throws(TextFault) {
    let start = offset
    while offset < text.count, text[offset] >= 0x30, text[offset] <= 0x39 { offset += 1 }
    guard offset > start else {
      throw fault(offset < text.count ? "expected a digit" : JSONScanner.unexpectedEnd)
    }
  }

  /// A value that is written as a word.
  enum Word: String, CaseIterable {
    case null, `true`, `false`

    /// The truth value; nil for null.
    var boolean: Bool? { self == .null ? nil : self == .true }
  }

  /// What is written for JSON's words.
  ///
  /// Another word may be a secret without its quotes, and is not shown.
  private static let mistakenWords = ["none", "nan", "infinity", "undefined"]

  /// Reads a word, which begins here.
  mutating func word() throws(TextFault) -> Word {
    let letters = text[offset...].prefix(20).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let word = String(decoding: letters, as: UTF8.self)
    guard let content = Word(rawValue: word) else {
      let start = word.lowercased()
      let isMistaken = (JSONScanner.mistakenWords + Word.allCases.map(\.rawValue)).contains {
        $0.hasPrefix(start)
      }
      throw isMistaken ? fault("expected a value, found '\(word)'") : expected("a value")
    }
    offset += letters.count
    return content
  }
}

extension UInt8 {
  /// Whether it is white space between the tokens of JSON.
  package var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
