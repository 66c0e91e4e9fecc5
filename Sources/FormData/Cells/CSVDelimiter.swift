/// The character between the values of a row.
package struct CSVDelimiter: Sendable, Hashable {
  package let byte: UInt8

  package static let comma = CSVDelimiter(byte: UInt8(ascii: ","))
  package static let tab = CSVDelimiter(byte: 0x09)

  /// Common delimiters, the most frequent first.
  static let usual = [
    comma, CSVDelimiter(byte: UInt8(ascii: ";")), tab, CSVDelimiter(byte: UInt8(ascii: "|")),
  ]

  private init(byte: UInt8) {
    self.byte = byte
  }

  /// The delimiter that is the one ASCII character of the text, or `tab`; nil for any other text.
  ///
  /// Quotes, letters, digits, spaces and line ends can't be delimiters.
  package init?(_ text: String) {
    let text = text == "tab" || text == "\\t" ? "\t" : text
    guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
    switch byte {
    case 0x09: self = .tab
    case UInt8(ascii: "\""), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return nil
    case 0x21...0x7E: self.byte = byte
    case _: return nil
    }
  }

  /// The delimiter as shown in messages.
  var shown: String {
    self == .tab ? "a tab" : "'\(String(decoding: [byte], as: UTF8.self))'"
  }

  /// A problem if a header that has a single column with this delimiter seems to use another one.
  func hint(in header: String) -> String? {
    CSVDelimiter.usual.first { header.utf8.contains($0.byte) }.flatMap { hint(ofByte: $0.byte) }
  }

  /// A problem if the byte is another common delimiter; nil otherwise.
  func hint(ofByte byte: UInt8) -> String? {
    guard byte != self.byte, let other = CSVDelimiter.usual.first(where: { $0.byte == byte }) else {
      return nil
    }
    let argument = other == .tab ? "tab" : other.shown
    return "the columns are separated by \(other.shown), not by \(shown): "
      + "add --delimiter \(argument)"
  }
}
