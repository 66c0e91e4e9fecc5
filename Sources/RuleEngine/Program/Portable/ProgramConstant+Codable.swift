extension ProgramConstant: Codable {
  // Texts, Booleans, null and lists are the JSON values. Others are objects with one member, whose
  // value is written as in rule files and records: `{"number": "1.5"}`, `{"date": "2026-01-31"}`,
  // `{"duration": "7d"}`, `{"size": "500B"}`, `{"pattern": 2}`, `{"set": 0}`, `{"range": [4,
  // null]}`.

  private enum Key: String, CodingKey, CaseIterable {
    case number, date, month, time, datetime, form, duration, size, pattern, set, range
  }

  package init(from decoder: any Decoder) throws {
    if let value = try ProgramConstant.plainValue(from: decoder) {
      self = .value(value)
      return
    }
    let (object, key) = try decoder.onlyMember(of: Key.self)
    switch key {
    case .pattern: self = .pattern(try object.decode(PatternIndex.self, forKey: key))
    case .set: self = .set(try object.decode(UInt32.self, forKey: key))
    case .duration: self = .duration(try object.decode(PortableDuration.self, forKey: key).duration)
    case .form:
      let members = try object.decode([String: ProgramConstant].self, forKey: key)
      self = .value(.form(try members.mapValues { try $0.value(decoder) }))
    case .range:
      var bounds = try object.nestedUnkeyedContainer(forKey: key)
      let lower = try bounds.decode(UInt32?.self)
      self = .range(lower: lower, upper: try bounds.decode(UInt32?.self))
    case .number, .date, .month, .time, .datetime, .size:
      let text = try object.decode(String.self, forKey: key)
      guard let constant = ProgramConstant(text, as: key) else {
        throw decoder.corrupted("'\(text)' is not a \(key.rawValue)")
      }
      self = constant
    }
  }

  private static func plainValue(from decoder: any Decoder) throws -> Value? {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .boolean(value) }
    if let value = try? container.decode(String.self) { return .text(value) }
    guard var items = try? decoder.unkeyedContainer() else { return nil }
    var values: [Value] = []
    while !items.isAtEnd {
      values.append(try items.decode(ProgramConstant.self).value(decoder))
    }
    return .list(values)
  }

  private init?(_ text: String, as key: Key) {
    let constant: ProgramConstant? =
      switch key {
      case .number: Number(text).map { .value(.number($0)) }
      case .date: CalendarDate(text).map { .value(.date($0)) }
      case .month: CalendarMonth(text).map { .value(.month($0)) }
      case .time: TimeOfDay(text).map { .value(.time($0)) }
      case .datetime: DateTime(text).map { .value(.dateTime($0)) }
      case .size: ByteCount(ruleLiteral: Array(text.utf8).span).map { .byteCount($0) }
      case .form, .duration, .pattern, .set, .range: nil
      }
    guard let constant else { return nil }
    self = constant
  }

  private func value(_ decoder: any Decoder) throws -> Value {
    guard case .value(let value) = self else {
      throw decoder.corrupted("expected a value that a record can hold")
    }
    return value
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try ProgramConstant.encode(value, to: encoder)
    case .duration(let duration):
      try encoder.encodeOnly(.duration as Key, PortableDuration(duration))
    case .byteCount(let size): try encoder.encodeOnly(.size as Key, "\(size.bytes)B")
    case .pattern(let pattern): try encoder.encodeOnly(.pattern as Key, pattern)
    case .set(let set): try encoder.encodeOnly(.set as Key, set)
    case .range(let lower, let upper): try encoder.encodeOnly(.range as Key, [lower, upper])
    }
  }

  private static func encode(_ value: Value, to encoder: any Encoder) throws {
    switch value {
    case .null: try encoder.encodeNil()
    case .boolean(let value): try value.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .list(let items): try items.map { ProgramConstant.value($0) }.encode(to: encoder)
    case .form(let members):
      try encoder.encodeOnly(.form as Key, members.mapValues { ProgramConstant.value($0) })
    case .number(let number): try encoder.encodeOnly(.number as Key, number.description)
    case .date(let date): try encoder.encodeOnly(.date as Key, date.description)
    case .month(let month): try encoder.encodeOnly(.month as Key, month.description)
    case .time(let time): try encoder.encodeOnly(.time as Key, time.description)
    case .dateTime(let dateTime): try encoder.encodeOnly(.datetime as Key, dateTime.description)
    case .file:
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a file is not a constant"
        )
      )
    }
  }
}
