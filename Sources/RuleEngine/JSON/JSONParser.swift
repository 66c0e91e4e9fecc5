/// Reads a JSON text (RFC 8259) up to the first thing that is not allowed.
///
/// Input: a text. Output: its value, or the fault that comes first. Records are read by simdjson, many
/// times faster; it does not say why it refuses one, so this reads that record again to find out.
/// Cost: linear in the text, without recursion.
package struct JSONParser<Model: JSONModel> {
  private var scanner: JSONScanner
  private let depthLimit: Int
  /// Whether there will be a value; without, memory depends on the longest string alone.
  private let makesValue: Bool
  /// The offsets of commas before a closing bracket; nil where they are faults.
  private var trailingCommas: [Int]?
  /// The objects and lists that have begun and not ended.
  private var open: [Container] = []
  private var root: Model?

  private struct Container {
    let isObject: Bool
    let offset: Int
    var items: [Model] = []
    var members: [JSONMember<Model>] = []
    /// The names so far; the value of the last one is yet to come.
    var names: Set<[UInt8]> = []
    var lastName = ""
    var lastNameOffset = 0
  }

  private init(_ text: [UInt8], from start: Int, depthLimit: Int, makesValue: Bool) {
    scanner = JSONScanner(text, at: start, checksDigits: makesValue)
    self.depthLimit = depthLimit
    self.makesValue = makesValue
  }

  /// The value of the text from an offset on.
  ///
  /// Commas before a closing bracket are faults, unless there is a list that takes their offsets.
  ///
  /// - Throws: what is not JSON, a duplicate key in one object, or a number of too many digits.
  package static func value(
    of text: [UInt8],
    from start: Int,
    depthLimit: Int,
    trailingCommas: inout [Int]?
  ) throws(TextFault) -> Model {
    var parser = JSONParser(text, from: start, depthLimit: depthLimit, makesValue: true)
    parser.trailingCommas = trailingCommas
    try parser.read()
    trailingCommas = parser.trailingCommas
    // A value was read, or else there was a fault.
    return parser.root ?? Model(json: .null, at: start)
  }

  /// The first fault of a text; nil if it is one JSON value.
  ///
  /// Neither duplicate keys nor numbers with many digits are faults.
  static func fault(of text: [UInt8], depthLimit: Int) -> TextFault? {
    var parser = JSONParser(text, from: 0, depthLimit: depthLimit, makesValue: false)
    do throws(TextFault) {
      try parser.read()
      return nil
    } catch {
      return error
    }
  }

  /// Reads one value with white space around it.
  private mutating func read() throws(TextFault) {
    let invalid = scanner.firstInvalidByte
    do throws(TextFault) {
      repeat { try startOfValue() } while try hasNextValue()
      try scanner.expectEnd()
    } catch {
      guard let invalid, invalid <= error.offset else { throw error }
    }
    if let invalid { throw .notUTF8(in: scanner.text, at: invalid) }
  }

  // MARK: Values

  /// Reads a scalar or an empty container, and what begins around it.
  private mutating func startOfValue() throws(TextFault) {
    while true {
      try skipSpace()
      let start = scanner.offset
      switch scanner.byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < depthLimit else {
          throw scanner.fault("more than \(depthLimit) nested objects and lists")
        }
        let isObject = scanner.byte == UInt8(ascii: "{")
        open.append(Container(isObject: isObject, offset: start))
        scanner.offset += 1
        try skipSpace()
        if scanner.byte == JSONParser.end(ofObject: isObject) { return close() }
        if isObject { try name() }
      case UInt8(ascii: "\""):
        return finish(.text(try scanner.string()), at: start)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return finish(.number(try scanner.number()), at: start)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        let boolean = try scanner.word().boolean
        return finish(boolean.map { .boolean($0) } ?? .null, at: start)
      default:
        throw scanner.expected("a value")
      }
    }
  }

  /// Closes the containers that end after a value; returns whether another value follows.
  private mutating func hasNextValue() throws(TextFault) -> Bool {
    while let isObject = open.last?.isObject {
      try skipSpace()
      switch scanner.byte {
      case UInt8(ascii: ","):
        let comma = scanner.offset
        scanner.offset += 1
        try skipSpace()
        if trailingCommas != nil, scanner.byte == JSONParser.end(ofObject: isObject) {
          trailingCommas?.append(comma)
          continue
        }
        if isObject { try name() }
        return true
      case JSONParser.end(ofObject: isObject):
        close()
      default:
        throw scanner.expected("',' or '\(isObject ? "}" : "]")' after a value")
      }
    }
    return false
  }

  private static func end(ofObject isObject: Bool) -> UInt8 {
    isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func close() {
    scanner.offset += 1
    let container = open.removeLast()
    finish(
      container.isObject ? .object(container.members) : .list(container.items),
      at: container.offset
    )
  }

  /// Puts a value where it belongs: into the container around it, if there is one.
  private mutating func finish(_ content: JSONContent<Model>, at start: Int) {
    guard makesValue else { return }
    let value = Model(json: content, at: start)
    guard let last = open.indices.last else {
      root = value
      return
    }
    if open[last].isObject {
      let (name, offset) = (open[last].lastName, open[last].lastNameOffset)
      open[last].members.append(JSONMember(name: name, offset: offset, value: value))
    } else {
      open[last].items.append(value)
    }
  }

  /// Reads the name of a member of the innermost container, and the colon.
  private mutating func name() throws(TextFault) {
    guard scanner.byte == UInt8(ascii: "\"") else {
      throw scanner.expected("a key in quotes")
    }
    let start = scanner.offset
    let name = try scanner.string()
    guard name.utf8.count <= DataName.longest else {
      throw TextFault(offset: start, message: DataName.fault)
    }
    try skipSpace()
    guard scanner.byte == UInt8(ascii: ":") else {
      throw scanner.expected("':' after a member's name")
    }
    scanner.offset += 1
    guard makesValue else { return }
    let last = open.count - 1
    guard open[last].names.insert(Array(name.utf8)).inserted else {
      throw TextFault(offset: start, message: "duplicate key '\(name)'")
    }
    open[last].lastName = name
    open[last].lastNameOffset = start
  }

  /// Advances to the next byte that is not white space, which must exist.
  private mutating func skipSpace() throws(TextFault) {
    // Only the root is read outside a container.
    try scanner.skipSpace(orFault: open.isEmpty ? "the input is empty" : JSONScanner.unexpectedEnd)
  }
}

/// Why texts are not JSON.
package enum JSONFault {
  /// The first fault of a text; nil if it is one JSON value.
  ///
  /// Neither duplicate keys nor numbers with many digits are faults.
  package static func first(in text: [UInt8], depthLimit: Int) -> TextFault? {
    JSONParser<Value>.fault(of: text, depthLimit: depthLimit)
  }
}
