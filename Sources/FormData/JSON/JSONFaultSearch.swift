/// Goes through a text as RFC 8259 writes JSON and throws the first thing that it does not allow.
struct JSONFaultSearch {
  let depthLimit: Int

  private enum Container {
    case object, list
  }

  private var offset = 0
  private var open: [Container] = []

  init(depthLimit: Int) {
    self.depthLimit = depthLimit
  }

  /// Holds the whole text to be one value with white space around it.
  mutating func value(in text: borrowing Span<UInt8>) throws(JSONFault) {
    var expectsValue = true
    while expectsValue {
      try skipSpace(in: text)
      expectsValue = try startOfValue(in: text)
      while !expectsValue, let container = open.last {
        try skipSpace(in: text)
        expectsValue = try continuation(of: container, in: text)
      }
    }
    while offset < text.count, isSpace(text[offset]) { offset += 1 }
    guard offset == text.count else { throw fault(.expectedEnd(found: found(in: text))) }
  }

  /// Reads a whole value, or the start of an object or list; returns whether a value has to follow.
  private mutating func startOfValue(in text: borrowing Span<UInt8>) throws(JSONFault) -> Bool {
    switch text[offset] {
    case UInt8(ascii: "{"):
      try enter(.object)
      try skipSpace(in: text)
      if text[offset] == UInt8(ascii: "}") { return false }
      try name(in: text)
      return true
    case UInt8(ascii: "["):
      try enter(.list)
      try skipSpace(in: text)
      return text[offset] != UInt8(ascii: "]")
    case UInt8(ascii: "\""): try string(in: text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(in: text)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      try word(in: text)
    default:
      throw fault(.expectedValue(found: found(in: text)))
    }
    return false
  }

  /// Reads what comes after a value inside of a container; returns whether a value has to follow.
  private mutating func continuation(
    of container: Container,
    in text: borrowing Span<UInt8>
  ) throws(JSONFault) -> Bool {
    let byte = text[offset]
    switch container {
    case .object:
      if byte == UInt8(ascii: "}") {
        leave()
        return false
      }
      guard byte == UInt8(ascii: ",") else {
        throw fault(.expectedCommaOrBrace(found: found(in: text)))
      }
      offset += 1
      try skipSpace(in: text)
      try name(in: text)
      return true
    case .list:
      if byte == UInt8(ascii: "]") {
        leave()
        return false
      }
      guard byte == UInt8(ascii: ",") else {
        throw fault(.expectedCommaOrBracket(found: found(in: text)))
      }
      offset += 1
      return true
    }
  }

  private mutating func enter(_ container: Container) throws(JSONFault) {
    guard open.count < depthLimit else { throw fault(.tooDeep(limit: depthLimit)) }
    open.append(container)
    offset += 1
  }

  private mutating func leave() {
    open.removeLast()
    offset += 1
  }

  private mutating func name(in text: borrowing Span<UInt8>) throws(JSONFault) {
    guard text[offset] == UInt8(ascii: "\"") else {
      throw fault(.expectedName(found: found(in: text)))
    }
    try string(in: text)
    try skipSpace(in: text)
    guard text[offset] == UInt8(ascii: ":") else {
      throw fault(.expectedColon(found: found(in: text)))
    }
    offset += 1
  }

  private mutating func string(in text: borrowing Span<UInt8>) throws(JSONFault) {
    offset += 1
    while true {
      guard offset < text.count else { throw fault(.unclosedString) }
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        try escape(in: text)
      case 0..<0x20:
        throw fault(.controlCharacter(byte))
      default:
        offset += 1
      }
    }
  }

  private mutating func escape(in text: borrowing Span<UInt8>) throws(JSONFault) {
    guard offset + 1 < text.count else {
      throw JSONFault(offset: text.count, reason: .unclosedString)
    }
    switch text[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      let start = offset
      let unit = try codeUnit(in: text)
      guard unit & 0xF800 == 0xD800 else { return }
      guard unit < 0xDC00, offset + 1 < text.count, text[offset] == UInt8(ascii: "\\"),
        text[offset + 1] == UInt8(ascii: "u")
      else { throw JSONFault(offset: start, reason: .halfSurrogatePair) }
      guard try codeUnit(in: text) & 0xFC00 == 0xDC00 else {
        throw JSONFault(offset: start, reason: .halfSurrogatePair)
      }
    default:
      throw fault(.unknownEscape)
    }
  }

  /// Reads `\u` and four hexadecimal digits.
  private mutating func codeUnit(in text: borrowing Span<UInt8>) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard offset + index < text.count else { throw fault(.incompleteEscape) }
      guard let digit = Unicode.Scalar(text[offset + index]).hexadecimalValue else {
        throw fault(.incompleteEscape)
      }
      unit = unit << 4 | digit
    }
    offset += 6
    return unit
  }

  private mutating func number(in text: borrowing Span<UInt8>) throws(JSONFault) {
    let start = offset
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    try digits(in: text)
    if text[first] == UInt8(ascii: "0"), offset > first + 1 {
      throw JSONFault(offset: start, reason: .leadingZero)
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits(in: text)
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < text.count, text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      try digits(in: text)
    }
  }

  private mutating func digits(in text: borrowing Span<UInt8>) throws(JSONFault) {
    let start = offset
    while offset < text.count, text[offset] >= 0x30, text[offset] <= 0x39 { offset += 1 }
    guard offset > start else {
      throw fault(offset < text.count ? .expectedDigit : .unexpectedEnd)
    }
  }

  private mutating func word(in text: borrowing Span<UInt8>) throws(JSONFault) {
    var word = ""
    var end = offset
    while end < text.count, end - offset < 20 {
      let scalar = Unicode.Scalar(text[end])
      guard scalar.properties.isAlphabetic, scalar.isASCII else { break }
      word.unicodeScalars.append(scalar)
      end += 1
    }
    guard word == "true" || word == "false" || word == "null" else {
      throw fault(.unknownWord(word))
    }
    offset = end
  }

  /// Advances to the next byte that is not white space, which must exist.
  private mutating func skipSpace(in text: borrowing Span<UInt8>) throws(JSONFault) {
    while offset < text.count, isSpace(text[offset]) { offset += 1 }
    guard offset < text.count else { throw fault(.unexpectedEnd) }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private func found(in text: borrowing Span<UInt8>) -> Unicode.Scalar {
    UTF8Fault.scalar(in: text, at: offset)
  }

  private func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(offset: offset, reason: reason)
  }
}
