/// A form as posted by a browser, `application/x-www-form-urlencoded`: one record.
///
/// Trailing line ends are ignored, and a line end in a value is one line feed, as in the text area from
/// which it was sent: browsers post CR LF (HTML, "Constructing the entry list").
package struct FormEncodedText {
  private let text: ArraySlice<UInt8>
  private let form: FormPaths

  /// The text of a record of a form.
  package init(_ text: [UInt8], of form: FormPaths) {
    let last = text.lastIndex { $0 != 0x0A && $0 != 0x0D }
    self.text = text[..<(last.map { $0 + 1 } ?? 0)]
    self.form = form
  }

  /// Fills a buffer that was reset for the form.
  ///
  /// - Parameters:
  ///   - buffer: the buffer; its content is undefined after an error.
  ///   - slotLimit: the most slots that the record may have.
  /// - Returns: names that match nothing in the form, other than unknown members of closed forms.
  /// - Throws: the first error in the text, with its place.
  package func write(
    into buffer: inout RecordBuffer,
    slotLimit: Int
  ) throws(TextFault) -> [String] {
    var fields = PostedFields()
    for pair in text.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      var name: [UInt8] = []
      try FormEncodedText.decode(pair[..<equals], appendingTo: &name)
      let value = pair[equals...].dropFirst()
      let start = buffer.bytes.count
      try FormEncodedText.decode(value, appendingTo: &buffer.bytes)
      let cell = Cell(
        start: UInt32(start),
        count: UInt32(buffer.bytes.count - start),
        source: UInt32(value.startIndex)
      )
      try fields.append(cell, named: name, at: pair.startIndex)
    }
    return try fields.write(into: &buffer, slotLimit: slotLimit, of: form)
  }

  /// Decodes a name or value.
  ///
  /// Implemented here because libraries don't report where an escape is malformed, and don't tell
  /// malformed escapes from bytes that are not UTF-8.
  private static func decode(
    _ text: ArraySlice<UInt8>,
    appendingTo bytes: inout [UInt8]
  ) throws(TextFault) {
    let first = bytes.count
    var offset = text.startIndex
    while offset < text.endIndex {
      switch text[offset] {
      case UInt8(ascii: "+"):
        bytes.append(0x20)
      case UInt8(ascii: "%"):
        let digits = text[(offset + 1)...].prefix(2).compactMap(\.hexDigitValue)
        guard digits.count == 2 else {
          throw TextFault(offset: offset, message: "expected two hexadecimal digits after '%'")
        }
        let byte = UInt8(digits[0] << 4 | digits[1])
        if byte == 0x0A, bytes.count > first, bytes.last == 0x0D { bytes.removeLast() }
        bytes.append(byte)
        offset += 2
      case 0..<0x20, 0x7F:
        let shown = Unicode.Scalar(text[offset]).shown
        throw TextFault(offset: offset, message: "\(shown) has to be written as an escape")
      default:
        bytes.append(text[offset])
      }
      offset += 1
    }
    guard bytes[first...].firstInvalidByte == nil else {
      throw TextFault(offset: text.startIndex, message: "not UTF-8")
    }
  }
}
