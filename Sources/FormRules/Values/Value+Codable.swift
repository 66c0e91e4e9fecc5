#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Value: Codable {
  /// Writes the value as in data formats: dates and times as texts, files as objects.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let boolean): try container.encode(boolean)
    case .number(let number):
      if let integer = number.int64 {
        try container.encode(integer)
      } else if let decimal = Decimal(number) {
        try container.encode(decimal)
      } else {
        try container.encode(number.double)
      }
    case .text(let text): try container.encode(text)
    case .date(let date): try container.encode(date.description)
    case .month(let month): try container.encode(month.description)
    case .time(let time): try container.encode(time.description)
    case .dateTime(let dateTime): try container.encode(dateTime.description)
    case .file(let file): try container.encode(file.members)
    case .list(let items): try container.encode(items)
    case .form(let members): try container.encode(members)
    }
  }
}

extension Value {
  /// Reads a value of any data format: objects become forms, arrays become lists.
  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      var values: [String: Value] = [:]
      for key in members.allKeys {
        values[key.stringValue] = try members.decode(Value.self, forKey: key)
      }
      self = .form(values)
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var values: [Value] = []
      while !items.isAtEnd { values.append(try items.decode(Value.self)) }
      self = .list(values)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .number(try Number(in: container))
    }
  }
}

extension Number {
  /// Reads the number that a container holds.
  init(in container: any SingleValueDecodingContainer) throws {
    if let integer = try? container.decode(Int64.self) {
      self.init(integer)
      return
    }
    guard let number = Number(try container.decode(Decimal.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a number of more than 38 digits"
      )
    }
    self = number
  }
}

/// The position of an item of a list.
struct ItemKey: CodingKey {
  let position: Int
  var stringValue: String { "\(position)" }
  var intValue: Int? { position }

  init(_ position: Int) { self.position = position }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { self.init(intValue) }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Value {
  /// The members of a form, or of what describes a file; nil for other values.
  var members: [String: Value]? {
    switch self {
    case .form(let members): members
    case .file(let file): file.members
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .list: nil
    }
  }
}

extension FileDescription {
  /// The members by which data describes the file.
  var members: [String: Value] {
    var members: [String: Value] = [
      "size": Number(exactly: size.bytes).map { .number($0) } ?? .null,
      "media_type": .text(mediaType),
    ]
    members["name"] = name.map { .text($0) }
    return members
  }
}
