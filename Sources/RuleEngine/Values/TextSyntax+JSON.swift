// JSON (RFC 8259), including incomplete texts.

extension Span<UInt8> {
  /// Scans one value with white space around it.
  ///
  /// - Complexity: linear, with a byte of memory for each level of nesting, which is unlimited.
  func scanJSON(at position: inout Int) throws(ScanStop) {
    // For each open object or array, whether it is an object.
    var open: [Bool] = []
    repeat {
      try scanJSONStart(of: &open, at: &position)
    } while try hasNextJSONValue(in: &open, at: &position)
  }

  /// Scans a value, or its start up to the first inner value.
  private func scanJSONStart(of open: inout [Bool], at position: inout Int) throws(ScanStop) {
    while true {
      skipJSONSpace(at: &position)
      guard position < count else { throw .unfinished }
      switch self[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = self[position] == UInt8(ascii: "{")
        position += 1
        skipJSONSpace(at: &position)
        guard position < count else { throw .unfinished }
        if self[position] == Self.closing(isObject) {
          position += 1
          return
        }
        open.append(isObject)
        if isObject { try scanJSONName(at: &position) }
      case UInt8(ascii: "\""):
        return try scanJSONString(at: &position)
      case UInt8(ascii: "t"), UInt8(ascii: "f"):
        _ = try scanBoolean(at: &position)
        return
      case UInt8(ascii: "n"):
        for byte in "null".utf8 { try scan(byte, at: &position) }
        return
      default:
        return try scanJSONNumber(at: &position)
      }
    }
  }

  /// Scans what follows a value, closing containers; returns whether another value follows.
  private func hasNextJSONValue(
    in open: inout [Bool],
    at position: inout Int
  ) throws(ScanStop) -> Bool {
    while true {
      skipJSONSpace(at: &position)
      guard let isObject = open.last else { return false }
      guard position < count else { throw .unfinished }
      if self[position] == UInt8(ascii: ",") {
        position += 1
        if isObject { try scanJSONName(at: &position) }
        return true
      }
      try scan(Self.closing(isObject), at: &position)
      open.removeLast()
    }
  }

  private static func closing(_ isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private func skipJSONSpace(at position: inout Int) {
    while position < count, [0x20, 0x09, 0x0A, 0x0D].contains(self[position]) { position += 1 }
  }

  private func scanJSONName(at position: inout Int) throws(ScanStop) {
    skipJSONSpace(at: &position)
    try scanJSONString(at: &position)
    skipJSONSpace(at: &position)
    try scan(UInt8(ascii: ":"), at: &position)
  }

  private func scanJSONString(at position: inout Int) throws(ScanStop) {
    try scan(UInt8(ascii: "\""), at: &position)
    while position < count {
      let byte = self[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): try scanJSONEscape(at: &position)
      case 0..<0x20: throw .refused
      default: break
      }
    }
    throw .unfinished
  }

  private func scanJSONEscape(at position: inout Int) throws(ScanStop) {
    guard position < count else { throw .unfinished }
    let byte = self[position]
    position += 1
    if byte == UInt8(ascii: "u") {
      for _ in 0..<4 {
        guard position < count else { throw .unfinished }
        guard Character(Unicode.Scalar(self[position])).isHexDigit else { throw .refused }
        position += 1
      }
    } else if !"\"\\/bfnrt".utf8.contains(byte) {
      throw .refused
    }
  }

  private func scanJSONNumber(at position: inout Int) throws(ScanStop) {
    if self[position] == UInt8(ascii: "-") { position += 1 }
    if position < count, self[position] == UInt8(ascii: "0") {
      position += 1
    } else {
      try scanDigits(at: &position)
    }
    if position < count, self[position] == UInt8(ascii: ".") {
      position += 1
      try scanDigits(at: &position)
    }
    guard position < count, self[position] | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if position < count, "+-".utf8.contains(self[position]) { position += 1 }
    try scanDigits(at: &position)
  }
}
