extension RegularPatternReader {
  /// Reads a class whose `[` has been read, up to behind its `]`.
  mutating func characterClass() throws(Refusal) -> ScalarClass {
    let isInverted = take(UInt8(ascii: "^"))
    var scalars = ScalarClass()
    var isFirst = true
    while isFirst || peek() != UInt8(ascii: "]") {
      isFirst = false
      if let named = try namedPart() {
        scalars.formUnion(named)
        // PCRE2 takes the hyphen of `[\d-z]` for itself, other engines do not.
        if peek() == UInt8(ascii: "-"), peek(1) != UInt8(ascii: "]") { throw Refusal() }
        continue
      }
      let first = try scalarOfClass()
      guard peek() == UInt8(ascii: "-"), peek(1) != UInt8(ascii: "]") else {
        scalars.insert(first...first)
        continue
      }
      index += 1
      if try namedPart() != nil { throw Refusal() }
      let last = try scalarOfClass()
      guard first <= last else { throw Refusal() }
      scalars.insert(first...last)
    }
    index += 1
    // Case is ignored before the class is inverted.
    let members = try cased(scalars)
    return isInverted ? members.inverted : members
  }

  /// A part of a class that is a class itself: `\d`, `\p{L}`, `[:alpha:]`.
  private mutating func namedPart() throws(Refusal) -> ScalarClass? {
    if peek() == UInt8(ascii: "["), let kind = peek(1) {
      switch kind {
      case UInt8(ascii: ":"): return try posixClass()
      case UInt8(ascii: "."), UInt8(ascii: "="): throw Refusal()
      default: return nil
      }
    }
    guard peek() == UInt8(ascii: "\\"), let letter = peek(1) else { return nil }
    let start = index
    index += 2
    if let named = try namedClass(letter) { return named }
    index = start
    return nil
  }

  private mutating func posixClass() throws(Refusal) -> ScalarClass {
    index += 2
    let isInverted = take(UInt8(ascii: "^"))
    var name: [UInt8] = []
    while let byte = peek(), UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte {
      name.append(byte)
      index += 1
    }
    let text = String(decoding: name, as: UTF8.self)
    guard take(UInt8(ascii: ":")), take(UInt8(ascii: "]")),
      let named = ScalarClass(posixName: text)
    else { throw Refusal() }
    return isInverted ? named.inverted : named
  }

  /// One character of a class, written as itself or escaped.
  private mutating func scalarOfClass() throws(Refusal) -> UInt32 {
    guard index < pattern.count else { throw Refusal() }
    guard take(UInt8(ascii: "\\")) else { return scalar() }
    let letter = try next()
    return letter == UInt8(ascii: "b") ? 0x08 : try escapedScalar(letter)
  }
}
