#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes an app's own `Encodable` types as values.
///
/// Properties become the members of a form, arrays become lists, and `nil` becomes null if the type
/// encodes it. A `Date` becomes a date and time in UTC, which a form converts to what its field
/// holds. `Decimal` and integers of any width become exact numbers, `URL` and `UUID` become texts.
public enum ValueEncoder {
  /// Encodes a value.
  ///
  /// - Parameter value: a value of any encodable type.
  /// - Returns: a form for structures and classes, a list for arrays, and so on.
  /// - Throws: a ``ValueConversionError`` for a number that is infinite, NaN or has more than 38
  ///   digits, and for a date outside the years 1 to 9999; errors of the type's own `encode(to:)`.
  public static func encode(_ value: some Encodable) throws -> Value {
    do {
      return try box(value, codingPath: [])
    } catch {
      throw try ValueConversionError(error)
    }
  }

  fileprivate static func box(
    _ value: some Encodable,
    codingPath: [any CodingKey]
  ) throws -> Value {
    if let known = try knownValue(value, codingPath: codingPath) { return known }
    let node = EncodedNode()
    try value.encode(to: NodeEncoder(node: node, codingPath: codingPath))
    return node.value
  }

  /// The value of a type that is encoded here rather than by its own `encode(to:)`.
  private static func knownValue(
    _ value: some Encodable,
    codingPath: [any CodingKey]
  ) throws -> Value? {
    switch value {
    case let value as Value: value
    case let value as Bool: .boolean(value)
    case let value as String: .text(value)
    case let value as any FixedWidthInteger & Encodable:
      try number(Number(exactly: value), value, codingPath)
    case let value as Double: try number(Number(value), value, codingPath)
    case let value as Float:
      // The shortest decimal form of the float itself, not of the double it widens to.
      try number(value.isFinite ? Number(value.description) : nil, value, codingPath)
    case let value as Number: .number(value)
    case let value as CalendarDate: .date(value)
    case let value as CalendarMonth: .month(value)
    case let value as TimeOfDay: .time(value)
    case let value as DateTime: .dateTime(value)
    case let value as FileDescription: .file(value)
    case let value as Date: try unlessNil(Value(value), value, codingPath)
    case let value as URL: .text(value.absoluteString)
    case let value as UUID: .text(value.uuidString)
    case let value as Decimal: try number(Number(value), value, codingPath)
    default: nil
    }
  }

  private static func number(
    _ number: Number?,
    _ value: any Encodable,
    _ codingPath: [any CodingKey]
  ) throws -> Value {
    try unlessNil(number.map { .number($0) }, value, codingPath)
  }

  private static func unlessNil(
    _ encoded: Value?,
    _ value: any Encodable,
    _ codingPath: [any CodingKey]
  ) throws -> Value {
    guard let encoded else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath,
          debugDescription: "the value is out of the range that a form supports"
        )
      )
    }
    return encoded
  }
}

/// A value that is being built; shared between the containers that write into it.
///
/// Members and items are properties of their own, so that adding one copies none of the others.
private final class EncodedNode {
  enum Kind { case single, keyed, unkeyed }

  var kind = Kind.single
  private var single = Value.null
  private var members: [String: EncodedNode] = [:]
  private var items: [EncodedNode] = []

  var itemCount: Int { items.count }

  var value: Value {
    switch kind {
    case .single: single
    case .keyed: .form(members.mapValues(\.value))
    case .unkeyed: .list(items.map(\.value))
    }
  }

  func set(_ value: Value) {
    kind = .single
    single = value
  }

  func member(_ name: String) -> EncodedNode {
    let node = EncodedNode()
    members[name] = node
    return node
  }

  func item() -> EncodedNode {
    let node = EncodedNode()
    items.append(node)
    return node
  }
}

private struct NodeEncoder: Encoder, SingleValueEncodingContainer {
  let node: EncodedNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.kind = .keyed
    return KeyedEncodingContainer(KeyedNodeContainer<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.kind = .unkeyed
    return UnkeyedNodeContainer(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.set(.null) }

  func encode<Model: Encodable>(_ value: Model) throws { try box(value) }

  // The standard library's default implementations throw.
  func encode(_ value: Int128) throws { try box(value) }
  func encode(_ value: UInt128) throws { try box(value) }

  private func box(_ value: some Encodable) throws {
    node.set(try ValueEncoder.box(value, codingPath: codingPath))
  }
}

private struct KeyedNodeContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { encoder(key).encodeNil() }

  func encode<Model: Encodable>(_ value: Model, forKey key: Key) throws {
    try encoder(key).encode(value)
  }

  func encode(_ value: Int128, forKey key: Key) throws { try encoder(key).encode(value) }
  func encode(_ value: UInt128, forKey key: Key) throws { try encoder(key).encode(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    NodeEncoder(node: node.member("super"), codingPath: codingPath)
  }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: Key) -> NodeEncoder {
    NodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct UnkeyedNodeContainer: UnkeyedEncodingContainer {
  let node: EncodedNode
  let codingPath: [any CodingKey]
  var count: Int { node.itemCount }

  func encodeNil() { encoder().encodeNil() }
  func encode<Model: Encodable>(_ value: Model) throws { try encoder().encode(value) }
  func encode(_ value: Int128) throws { try encoder().encode(value) }
  func encode(_ value: UInt128) throws { try encoder().encode(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder() }

  private func encoder() -> NodeEncoder {
    let codingPath = codingPath + [ItemKey(node.itemCount)]
    return NodeEncoder(node: node.item(), codingPath: codingPath)
  }
}
