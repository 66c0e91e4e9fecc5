#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes an app's own `Decodable` types from values; the inverse of ``ValueEncoder``.
///
/// Members of a form become properties, lists become arrays, null and missing members become `nil`.
/// A `Date` is read from a date and time, a day, a month or a time, or from the text of one, in the
/// time zone of the clock; a `URL` or `UUID` from a text; a `Decimal` or an integer of any width
/// exactly from a number. A text is never read as a number.
public enum ValueDecoder {
  /// Decodes a value as one of the app's types.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - value: the value.
  ///   - clock: its time zone is used to read a `Date`. A day is read as its beginning, a time as
  ///     on a day in 2001.
  /// - Returns: the decoded value.
  /// - Throws: a ``ValueConversionError`` with the path at which the value does not fit the type,
  ///   and errors of the type's own `init(from:)`.
  public static func decode<Model: Decodable>(
    _ type: Model.Type,
    from value: Value,
    clock: FormClock = .system
  ) throws -> Model {
    do {
      return try unbox(type, from: value, clock, codingPath: [])
    } catch {
      throw try ValueConversionError(error)
    }
  }

  fileprivate static func unbox<Model: Decodable>(
    _ type: Model.Type,
    from value: Value,
    _ clock: FormClock,
    codingPath: [any CodingKey]
  ) throws -> Model {
    if let value = value as? Model { return value }
    if let kind = expectedKind(of: type) {
      guard let known = knownValue(type, from: value, clock) as? Model else {
        throw DecodingError.mismatch(type, codingPath, expected: kind, found: value)
      }
      return known
    }
    return try Model(from: NodeDecoder(value: value, clock: clock, codingPath: codingPath))
  }

  /// The expected kind, for types that are decoded here rather than by their own `init(from:)`.
  private static func expectedKind(of type: any Decodable.Type) -> String? {
    switch type {
    case is Bool.Type: "true or false"
    case is String.Type: "a text"
    case is any FixedWidthInteger.Type: "a whole number in range"
    case is Double.Type, is Float.Type, is Decimal.Type: "a number"
    case is Date.Type: "a date or time"
    case is URL.Type: "a URL"
    case is UUID.Type: "a UUID"
    default: nil
    }
  }

  /// The value as one of the types that `expectedKind` knows; nil if it does not fit.
  private static func knownValue(
    _ type: any Decodable.Type,
    from value: Value,
    _ clock: FormClock
  ) -> Any? {
    if type == Date.self { return clock.date(of: value.asMoment) }
    switch value {
    case .boolean(let boolean): return boolean
    case .number(let number):
      if type == Double.self { return number.double }
      if type == Float.self { return Float(number.double) }
      if type == Decimal.self { return Decimal(number) }
      return (type as? any FixedWidthInteger.Type).flatMap { $0.init(exactly: number) }
    case .text(let text):
      if type == URL.self { return URL(string: text) }
      if type == UUID.self { return UUID(uuidString: text) }
      return text
    case .date(let date): return date.description
    case .month(let month): return month.description
    case .time(let time): return time.description
    case .dateTime(let dateTime): return dateTime.description
    case .null, .file, .list, .form: return nil
    }
  }
}

extension DecodingError {
  fileprivate static func mismatch(
    _ type: any Any.Type,
    _ codingPath: [any CodingKey],
    expected: String,
    found value: Value
  ) -> DecodingError {
    let description = "expected \(expected), found \(value.kindName)"
    return .typeMismatch(type, Context(codingPath: codingPath, debugDescription: description))
  }
}

extension Value {
  /// The date or time that a text represents; other values unchanged.
  var asMoment: Value {
    guard case .text(let text) = self else { return self }
    return DateTime(text).map { .dateTime($0) }
      ?? CalendarDate(text).map { .date($0) }
      ?? CalendarMonth(text).map { .month($0) }
      ?? TimeOfDay(text).map { .time($0) }
      ?? self
  }

  /// The kind of the value, in words for people.
  var kindName: String {
    switch self {
    case .null: "no value"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .month: "a month"
    case .time: "a time"
    case .dateTime: "a date and time"
    case .file: "a file"
    case .list: "a list"
    case .form: "a form"
    }
  }
}

private struct NodeDecoder: Decoder, SingleValueDecodingContainer {
  let value: Value
  let clock: FormClock
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = value.members else {
      throw DecodingError.mismatch(
        [String: Value].self,
        codingPath,
        expected: "a form",
        found: value
      )
    }
    return KeyedDecodingContainer(
      KeyedNodeContainer<Key>(members: members, clock: clock, codingPath: codingPath)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let items) = value else {
      throw DecodingError.mismatch([Value].self, codingPath, expected: "a list", found: value)
    }
    return UnkeyedNodeContainer(items: items, clock: clock, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<Model: Decodable>(_ type: Model.Type) throws -> Model { try unbox(type) }

  // The standard library's default implementations throw.
  func decode(_ type: Int128.Type) throws -> Int128 { try unbox(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try unbox(type) }

  private func unbox<Model: Decodable>(_ type: Model.Type) throws -> Model {
    try ValueDecoder.unbox(type, from: value, clock, codingPath: codingPath)
  }
}

private struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: Value]
  let clock: FormClock
  let codingPath: [any CodingKey]
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

  func decode<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model {
    try decoder(key).decode(type)
  }

  func decodeIfPresent<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model? {
    try present(type, forKey: key)
  }

  private func present<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model? {
    guard let value = members[key.stringValue], value != .null else { return nil }
    do { return try decode(type, forKey: key) } catch {
      // An emptied text is no value of a type that can't be empty, such as a URL.
      if case .text(let text) = value, text.isBlank { return nil }
      throw error
    }
  }

  // The standard library's own take an emptied text for a value.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try present(type, forKey: key)
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try present(type, forKey: key)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try decoder(key).decode(type)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try decoder(key).decode(type)
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
    NodeDecoder(value: members["super"] ?? .null, clock: clock, codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: Key) throws -> NodeDecoder {
    NodeDecoder(value: try member(key), clock: clock, codingPath: codingPath + [key])
  }

  private func member(_ key: Key) throws -> Value {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "'\(key.stringValue)' is missing"
        )
      )
    }
    return value
  }
}

private struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let items: [Value]
  let clock: FormClock
  let codingPath: [any CodingKey]
  var currentIndex = 0
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Model: Decodable>(_ type: Model.Type) throws -> Model {
    let model = try peek().decode(type)
    currentIndex += 1
    return model
  }

  mutating func decode(_ type: Int128.Type) throws -> Int128 { try next().decode(type) }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next().decode(type) }

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
    return try peek()
  }

  private func peek() throws -> NodeDecoder {
    guard currentIndex < items.count else {
      throw DecodingError.valueNotFound(
        Value.self,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "the list has no more items"
        )
      )
    }
    let codingPath = codingPath + [ItemKey(currentIndex)]
    return NodeDecoder(value: items[currentIndex], clock: clock, codingPath: codingPath)
  }
}
