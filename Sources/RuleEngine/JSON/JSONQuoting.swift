// Texts and numbers as JSON writes them.

extension [UInt8] {
  /// Appends the number's decimal digits.
  package mutating func append(jsonInteger value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var first = count
    var rest = value.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    // They were produced from the last to the first.
    var last = count - 1
    while first < last {
      swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  /// Appends the text in quotes, with the escapes that RFC 8259 requires.
  package mutating func append(jsonText text: String) {
    append(UInt8(ascii: "\""))
    let start = count
    append(contentsOf: text.utf8)
    // Most texts need no escapes; checking this afterwards is faster than byte by byte before.
    if mustBeEscaped(from: start) { escape(from: start) }
    append(UInt8(ascii: "\""))
  }

  private func mustBeEscaped(from start: Int) -> Bool {
    let bytes = span.extracting(start..<count)
    // The loop has no early exit, so that it is vectorized.
    var found: UInt8 = 0
    for position in bytes.indices {
      let byte = bytes[position]
      found |= byte < 0x20 ? 1 : 0
      found |= byte == UInt8(ascii: "\"") ? 1 : 0
      found |= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return found != 0
  }

  private mutating func escape(from start: Int) {
    let text = Array(self[start...])
    removeLast(text.count)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x0A: append(contentsOf: #"\n"#.utf8)
      case 0x0D: append(contentsOf: #"\r"#.utf8)
      case 0x09: append(contentsOf: #"\t"#.utf8)
      case 0..<0x20:
        append(contentsOf: byte < 0x10 ? #"\u000"#.utf8 : #"\u001"#.utf8)
        append(UInt8(ascii: "0") + (byte & 0xF) + (byte & 0xF > 9 ? 39 : 0))
      default: append(byte)
      }
    }
  }
}
