#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes an app's own `Decodable` types out of values: the way back from ``ValueEncoder``.
///
/// Members of a form become properties, lists become arrays, null and missing members `nil`. A `Date`
/// is read from a date and time, one without an offset as UTC; `URL`, `UUID` from texts, `Decimal`
/// exactly from numbers. Nothing is converted on the way: a text is never read as a number.
public enum ValueDecoder {
  /// The value as one of the app's types.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - value: the value.
  /// - Returns: what the type makes of it.
  /// - Throws: a `DecodingError` that names the place where the value does not fit the type.
  public static func decode<Model: Decodable>(_ type: Model.Type, from value: Value) throws -> Model
  {
    try unbox(type, from: value, codingPath: [])
  }

  fileprivate static func unbox<Model: Decodable>(
    _ type: Model.Type,
    from value: Value,
    codingPath: [any CodingKey]
  ) throws -> Model {
    if let value = value as? Model { return value }
    if let known = try knownValue(type, from: value, codingPath: codingPath) as? Model {
      return known
    }
    return try Model(from: NodeDecoder(value: value, codingPath: codingPath))
  }

  /// Types whose own decoding knows nothing of forms.
  private static func knownValue(
    _ type: any Decodable.Type,
    from value: Value,
    codingPath: [any CodingKey]
  ) throws -> (any Decodable)? {
    func mismatch(_ expected: String) -> DecodingError {
      .mismatch(type, codingPath, "expected \(expected), found \(value.kindName)")
    }
    if type == Date.self {
      guard case .dateTime(let dateTime) = value else { throw mismatch("a date and time") }
      let instant = dateTime.instant(inZoneWithOffset: 0)
      return Date(
        timeIntervalSince1970: Double(instant.secondsSinceEpoch)
          + Double(instant.nanoseconds) / 1_000_000_000
      )
    }
    if type == Decimal.self {
      guard case .number(let number) = value, let decimal = Decimal(string: number.description)
      else { throw mismatch("a number") }
      return decimal
    }
    if type == URL.self {
      guard case .text(let text) = value, let url = URL(string: text) else {
        throw mismatch("a URL")
      }
      return url
    }
    if type == UUID.self {
      guard case .text(let text) = value, let uuid = UUID(uuidString: text) else {
        throw mismatch("a UUID")
      }
      return uuid
    }
    return nil
  }
}

extension DecodingError {
  fileprivate static func mismatch(
    _ type: any Any.Type,
    _ codingPath: [any CodingKey],
    _ description: String
  ) -> DecodingError {
    .typeMismatch(type, Context(codingPath: codingPath, debugDescription: description))
  }
}

extension Value {
  /// What kind of value it is, as people say it.
  fileprivate var kindName: String {
    switch self {
    case .null: "no value"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date and time"
    case .file: "a file"
    case .list: "a list"
    case .form: "a form"
    }
  }
}

private struct NodeDecoder: Decoder {
  let value: Value
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .form(let members) = value else { throw mismatch([String: Value].self, "a form") }
    return KeyedDecodingContainer(
      KeyedNodeContainer<Key>(members: members, codingPath: codingPath)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else { throw mismatch([Value].self, "a list") }
    return UnkeyedNodeContainer(items: items, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleNodeContainer(value: value, codingPath: codingPath)
  }

  private func mismatch(_ type: any Any.Type, _ expected: String) -> DecodingError {
    .mismatch(type, codingPath, "expected \(expected), found \(value.kindName)")
  }
}

private struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: Value]
  let codingPath: [any CodingKey]
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

  func decode<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model {
    try ValueDecoder.unbox(type, from: member(key), codingPath: codingPath + [key])
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    NodeDecoder(value: members["super"] ?? .null, codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> NodeDecoder {
    NodeDecoder(value: try member(key), codingPath: codingPath + [key])
  }

  private func member(_ key: Key) throws -> Value {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "the form gives no '\(key.stringValue)'"
        )
      )
    }
    return value
  }
}

private struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let items: [Value]
  let codingPath: [any CodingKey]
  var currentIndex = 0
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek() == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Model: Decodable>(_ type: Model.Type) throws -> Model {
    let model = try ValueDecoder.unbox(type, from: peek(), codingPath: codingPath)
    currentIndex += 1
    return model
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> NodeDecoder {
    defer { currentIndex += 1 }
    return NodeDecoder(value: try peek(), codingPath: codingPath)
  }

  private func peek() throws -> Value {
    guard currentIndex < items.count else {
      throw DecodingError.valueNotFound(
        Value.self,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "the list has no more items"
        )
      )
    }
    return items[currentIndex]
  }
}

private struct SingleNodeContainer: SingleValueDecodingContainer {
  let value: Value
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .boolean(let boolean) = value else { throw mismatch(type) }
    return boolean
  }

  func decode(_ type: String.Type) throws -> String {
    switch value {
    case .text(let text): text
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let dateTime): dateTime.description
    case .null, .boolean, .number, .file, .list, .form: throw mismatch(type)
    }
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = value else { throw mismatch(type) }
    return number.double
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  func decode<Model: Decodable>(_ type: Model.Type) throws -> Model {
    try ValueDecoder.unbox(type, from: value, codingPath: codingPath)
  }

  private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    guard case .number(let number) = value, number.isInteger,
      let integer = Integer(number.description)
    else { throw mismatch(type) }
    return integer
  }

  private func mismatch(_ type: any Any.Type) -> DecodingError {
    .mismatch(type, codingPath, "\(type) does not take \(value.kindName)")
  }
}
