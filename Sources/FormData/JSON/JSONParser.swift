internal import RuleEngine

/// Reads a JSON text (RFC 8259) up to the first thing that is not allowed.
///
/// Input: a text. Output: its tree, or the first fault. simdjson reads records many times faster,
/// but doesn't say why it rejects one, so this parser reads a rejected record again to find out.
/// Cost: linear in the text, without recursion.
struct JSONParser {
  private let text: [UInt8]
  private let depthLimit: Int
  /// Whether to build a tree; otherwise, memory depends only on the longest string.
  private let makesTree: Bool
  /// The offsets of commas before a closing bracket; nil if they are faults.
  private var trailingCommas: [Int]?
  private var offset: Int
  /// The open objects and lists.
  private var open: [Container] = []
  private var root: JSONTree?

  private struct Container {
    let isObject: Bool
    let offset: Int
    var items: [JSONTree] = []
    /// The last member has no value yet.
    var members: [JSONTree.Member] = []
    var names: Set<[UInt8]> = []
  }

  private init(_ text: [UInt8], from start: Int, depthLimit: Int, makesTree: Bool) {
    self.text = text
    self.depthLimit = depthLimit
    self.makesTree = makesTree
    offset = start
  }

  /// The tree of the text from an offset.
  ///
  /// Commas before a closing bracket are faults, unless there is a list that takes their offsets.
  ///
  /// - Throws: invalid JSON, a duplicate key in an object, or a number with too many digits.
  static func tree(
    of text: [UInt8],
    from start: Int,
    depthLimit: Int,
    trailingCommas: inout [Int]?
  ) throws(TextFault) -> JSONTree {
    var parser = JSONParser(text, from: start, depthLimit: depthLimit, makesTree: true)
    parser.trailingCommas = trailingCommas
    try parser.read()
    trailingCommas = parser.trailingCommas
    // Without a fault, a value was read.
    return parser.root ?? JSONTree(content: .null, offset: start)
  }

  /// The first fault of a text; nil if it is one JSON value.
  static func fault(of text: [UInt8], depthLimit: Int) -> TextFault? {
    var parser = JSONParser(text, from: 0, depthLimit: depthLimit, makesTree: false)
    do throws(TextFault) {
      try parser.read()
      return nil
    } catch {
      return error
    }
  }

  /// Reads one value with white space around it.
  private mutating func read() throws(TextFault) {
    let invalid = text[offset...].firstInvalidByte.map { $0 + offset }
    do throws(TextFault) {
      repeat { try startOfValue() } while try hasNextValue()
      while offset < text.count, text[offset].isJSONSpace { offset += 1 }
      guard offset == text.count else { throw expected("nothing more after the value") }
    } catch {
      guard let invalid, invalid <= error.offset else { throw error }
    }
    if let invalid { throw .notUTF8(in: text, at: invalid) }
  }

  // MARK: Values

  /// Reads a scalar or an empty container, and the containers that open before it.
  private mutating func startOfValue() throws(TextFault) {
    while true {
      try skipSpace()
      let start = offset
      switch text[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < depthLimit else {
          throw fault("more than \(depthLimit) nested objects and lists")
        }
        let isObject = text[offset] == UInt8(ascii: "{")
        open.append(Container(isObject: isObject, offset: start))
        offset += 1
        try skipSpace()
        if text[offset] == JSONParser.end(ofObject: isObject) { return close() }
        if isObject { try name() }
      case UInt8(ascii: "\""):
        return finish(.text(try string()), at: start)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return finish(try number(), at: start)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        return finish(try word(), at: start)
      default:
        throw expected("a value")
      }
    }
  }

  /// Closes the containers that end after a value; returns whether another value follows.
  private mutating func hasNextValue() throws(TextFault) -> Bool {
    while let isObject = open.last?.isObject {
      try skipSpace()
      switch text[offset] {
      case UInt8(ascii: ","):
        let comma = offset
        offset += 1
        try skipSpace()
        if trailingCommas != nil, text[offset] == JSONParser.end(ofObject: isObject) {
          trailingCommas?.append(comma)
          continue
        }
        if isObject { try name() }
        return true
      case JSONParser.end(ofObject: isObject):
        close()
      default:
        throw expected("',' or '\(isObject ? "}" : "]")' after a value")
      }
    }
    return false
  }

  private static func end(ofObject isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func close() {
    offset += 1
    let container = open.removeLast()
    finish(
      container.isObject ? .object(container.members) : .list(container.items),
      at: container.offset
    )
  }

  /// Adds a value to the enclosing container, if there is one.
  private mutating func finish(_ content: JSONTree.Content, at start: Int) {
    guard makesTree else { return }
    let value = JSONTree(content: content, offset: start)
    guard let last = open.indices.last else {
      root = value
      return
    }
    if open[last].isObject {
      open[last].members[open[last].members.count - 1].value = value
    } else {
      open[last].items.append(value)
    }
  }

  /// Reads the name of a member of the innermost container, and the colon.
  private mutating func name() throws(TextFault) {
    guard text[offset] == UInt8(ascii: "\"") else { throw expected("a member's name in quotes") }
    let start = offset
    let name = try string()
    try skipSpace()
    guard text[offset] == UInt8(ascii: ":") else { throw expected("':' after a member's name") }
    offset += 1
    guard makesTree else { return }
    guard open[open.count - 1].names.insert(Array(name.utf8)).inserted else {
      throw TextFault(offset: start, message: "duplicate key '\(name)'")
    }
    let value = JSONTree(content: .null, offset: offset)
    open[open.count - 1].members.append(JSONTree.Member(name: name, offset: start, value: value))
  }

  // MARK: Scalars

  private mutating func string() throws(TextFault) -> String {
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
      guard let scalar = JSONParser.escapes[text[offset + 1]] else {
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

  private mutating func number() throws(TextFault) -> JSONTree.Content {
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
    guard makesTree else { return .null }
    guard case .number(let number) = Number.parse(json: text.span.extracting(start..<offset)) else {
      let message = "a number of more than \(Number.significantDigits) significant digits"
      throw TextFault(offset: start, message: message)
    }
    return .number(number)
  }

  private mutating func digits() throws(TextFault) {
    let start = offset
    while offset < text.count, text[offset] >= 0x30, text[offset] <= 0x39 { offset += 1 }
    guard offset > start else {
      throw fault(offset < text.count ? "expected a digit" : "unexpected end of the text")
    }
  }

  private static let words: [String: JSONTree.Content] = [
    "null": .null, "true": .boolean(true), "false": .boolean(false),
  ]

  /// The words of JSON.
  ///
  /// Another word may be an unquoted secret, so it is not shown.
  private static let mistakenWords = ["none", "nan", "infinity", "undefined"]

  private mutating func word() throws(TextFault) -> JSONTree.Content {
    let letters = text[offset...].prefix(20).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let word = String(decoding: letters, as: UTF8.self)
    guard let content = JSONParser.words[word] else {
      let start = word.lowercased()
      let isMistaken = (JSONParser.mistakenWords + JSONParser.words.keys).contains {
        $0.hasPrefix(start)
      }
      throw isMistaken ? fault("expected a value, found '\(word)'") : expected("a value")
    }
    offset += letters.count
    return content
  }

  // MARK: Tokens

  /// Advances to the next byte that is not white space, which must exist.
  private mutating func skipSpace() throws(TextFault) {
    while offset < text.count, text[offset].isJSONSpace { offset += 1 }
    guard offset < text.count else {
      // Only the root is read outside a container.
      throw fault(open.isEmpty ? "the input is empty" : "unexpected end of the text")
    }
  }

  private func expected(_ what: String) -> TextFault {
    fault("expected \(what), found \(text[offset...].firstShown)")
  }

  private func fault(_ message: String) -> TextFault {
    TextFault(offset: offset, message: message)
  }
}

extension UInt8 {
  /// Whether it is JSON white space.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
