// Kinds of values as properties of an app's own types: exact numbers, days, months, times, files.

extension Number: Codable {
  /// Reads a number, exact up to 38 digits.
  public init(from decoder: any Decoder) throws {
    self = try Number(in: decoder.singleValueContainer())
  }

  /// Writes a number.
  public func encode(to encoder: any Encoder) throws { try Value.number(self).encode(to: encoder) }
}

extension CalendarDate: Codable {
  /// Reads a day such as `2026-01-31`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text("a date") { CalendarDate($0) }
  }

  /// Writes the day as `2026-01-31`.
  public func encode(to encoder: any Encoder) throws { try Value.date(self).encode(to: encoder) }
}

extension CalendarMonth: Codable {
  /// Reads a month such as `2026-01`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text("a month") { CalendarMonth($0) }
  }

  /// Writes the month as `2026-01`.
  public func encode(to encoder: any Encoder) throws { try Value.month(self).encode(to: encoder) }
}

extension TimeOfDay: Codable {
  /// Reads a time such as `09:30`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text("a time") { TimeOfDay($0) }
  }

  /// Writes the time as `09:30:00`.
  public func encode(to encoder: any Encoder) throws { try Value.time(self).encode(to: encoder) }
}

extension DateTime: Codable {
  /// Reads a date and time (RFC 3339).
  public init(from decoder: any Decoder) throws {
    self = try decoder.text("a date and time") { DateTime($0) }
  }

  /// Writes the date and time (RFC 3339).
  public func encode(to encoder: any Encoder) throws {
    try Value.dateTime(self).encode(to: encoder)
  }
}

extension FileDescription: Codable {
  private enum Key: String, CodingKey {
    case name, size
    case mediaType = "media_type"
  }

  /// Reads the description of a file: its size in bytes, its media type, and its name if it has
  /// one.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try members.decodeIfPresent(String.self, forKey: .name),
      size: ByteCount(bytes: try members.decode(UInt64.self, forKey: .size)),
      mediaType: try members.decodeIfPresent(String.self, forKey: .mediaType) ?? ""
    )
  }

  /// Writes the description of a file.
  public func encode(to encoder: any Encoder) throws { try Value.file(self).encode(to: encoder) }
}

extension Decoder {
  /// What a text writes.
  fileprivate func text<Kind>(_ kind: String, _ read: (String) -> Kind?) throws -> Kind {
    guard let value = read(try singleValueContainer().decode(String.self)) else {
      throw DecodingError.unfit(kind, at: self)
    }
    return value
  }
}

extension DecodingError {
  fileprivate static func unfit(_ kind: String, at decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: decoder.codingPath, debugDescription: "expected \(kind)")
    )
  }
}
