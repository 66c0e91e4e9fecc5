/// The names and values of an `application/x-www-form-urlencoded` text, decoded.
///
/// Decoding is done here because it takes two digits a byte, and no library says where an escape is
/// bad or tells bad escapes from bytes that are not UTF-8.
struct FormEncodedPairs {
  /// What can't be decoded; the offset counts from the text's first byte.
  struct Fault: Error, Hashable {
    var offset: Int
    var message: String
  }

  struct Pair {
    var name: String
    /// The offset of the name.
    var offset: Int
    /// The value's bytes among those that were decoded.
    var value: Range<Int>
    /// The offset of the value.
    var valueOffset: Int
  }

  private(set) var pairs: [Pair] = []

  /// Decodes the pairs and appends their values to the bytes.
  init(_ text: borrowing Span<UInt8>, appendingTo bytes: inout [UInt8]) throws(Fault) {
    var start = 0
    while start <= text.count {
      let end = FormEncodedPairs.first(of: UInt8(ascii: "&"), in: text, from: start, to: text.count)
      if end > start {
        let equals = FormEncodedPairs.first(of: UInt8(ascii: "="), in: text, from: start, to: end)
        var name: [UInt8] = []
        try FormEncodedPairs.decode(text, start..<equals, appendingTo: &name)
        let valueStart = min(equals + 1, end)
        let first = bytes.count
        try FormEncodedPairs.decode(text, valueStart..<end, appendingTo: &bytes)
        pairs.append(
          Pair(
            name: String(decoding: name, as: UTF8.self),
            offset: start,
            value: first..<bytes.count,
            valueOffset: valueStart
          )
        )
      }
      start = end + 1
    }
  }

  private static func first(
    of byte: UInt8,
    in text: borrowing Span<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    var offset = start
    while offset < end, text[offset] != byte { offset += 1 }
    return offset
  }

  private static func decode(
    _ text: borrowing Span<UInt8>,
    _ range: Range<Int>,
    appendingTo bytes: inout [UInt8]
  ) throws(Fault) {
    let first = bytes.count
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch text[offset] {
      case UInt8(ascii: "+"):
        bytes.append(0x20)
        offset += 1
      case UInt8(ascii: "%"):
        guard offset + 2 < range.upperBound,
          let high = Unicode.Scalar(text[offset + 1]).hexadecimalValue,
          let low = Unicode.Scalar(text[offset + 2]).hexadecimalValue
        else {
          throw Fault(offset: offset, message: "expected two hexadecimal digits after '%'")
        }
        bytes.append(UInt8(high << 4 | low))
        offset += 3
      case 0..<0x20, 0x7F:
        let shown = Unicode.Scalar(text[offset]).shown
        throw Fault(offset: offset, message: "\(shown) has to be written as an escape")
      default:
        bytes.append(text[offset])
        offset += 1
      }
    }
    guard UTF8Fault.first(in: bytes.span.extracting(first..<bytes.count)) == nil else {
      throw Fault(offset: range.lowerBound, message: "not UTF-8")
    }
  }
}
