/// The texts in an input, with a zero byte between them, of which the last may be a script.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The bytes up to the next zero byte, which is passed; all that are left where there is none.
  mutating func part() -> [UInt8] {
    let part = rest.prefix { $0 != 0 }
    rest = rest[part.endIndex...].dropFirst()
    return Array(part)
  }

  /// The part as text, with what is no UTF-8 replaced.
  mutating func text() -> String { String(decoding: part(), as: UTF8.self) }

  /// All parts that are left.
  mutating func parts() -> [[UInt8]] {
    var parts: [[UInt8]] = []
    while !rest.isEmpty { parts.append(part()) }
    return parts
  }

  /// Whether no byte is left.
  var isAtEnd: Bool { rest.isEmpty }

  // MARK: Scripts

  /// The next byte; 0 at the end.
  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// A number below a bound, which is 1 at least.
  mutating func number(below bound: Int) -> Int {
    (byte() | (bound > 256 ? byte() << 8 : 0)) % bound
  }

  /// A range in a text of so many characters.
  mutating func range(in count: Int) -> Range<Int> {
    let start = number(below: count + 1)
    return start..<start + number(below: count - start + 1)
  }

  /// A text of at most fifteen bytes.
  mutating func shortText() -> String {
    let count = byte() & 15
    let bytes = rest.prefix(count)
    rest = rest[bytes.endIndex...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
