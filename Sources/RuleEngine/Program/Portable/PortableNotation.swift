// The JSON notation of the small parts of a program; `Grammar/Reference/compiled.md` describes the
// whole. Structs without a notation of their own are objects with their properties as members.

extension SourcePlace: Codable {
  /// `[source, start, end, line, column]`.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    source = try numbers.decode(UInt32.self)
    start = try numbers.decode(UInt32.self)
    end = try numbers.decode(UInt32.self)
    line = try numbers.decode(UInt32.self)
    column = try numbers.decode(UInt32.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [source, start, end, line, column] { try numbers.encode(number) }
  }
}

extension Operand: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case constant, parameter, field, previous, previousItem, context, computed, item, computation
    case itemPath
  }

  /// `null`, or an object with one member: `{"constant": 3}`, `{"field": 2}`, `{"item": [0, 2]}`.
  package init(from decoder: any Decoder) throws {
    if try decoder.singleValueContainer().decodeNil() {
      self = .none
      return
    }
    let (object, key) = try decoder.onlyMember(of: Key.self)
    if key == .item {
      var parts = try object.nestedUnkeyedContainer(forKey: key)
      let level = try parts.decode(UInt32.self)
      self = .item(level: level, try parts.decode(SlotOffset.self))
      return
    }
    let position = try object.decode(UInt32.self, forKey: key)
    switch key {
    case .item: self = .none
    case .computed: self = .computed(SlotOffset(Int(position)))
    case .constant: self = .constant(position)
    case .parameter: self = .parameter(position)
    case .field: self = .field(SlotOffset(Int(position)))
    case .context: self = .context(SlotOffset(Int(position)))
    case .previous: self = .previous(SlotOffset(Int(position)))
    case .previousItem: self = .previousItem(SlotOffset(Int(position)))
    case .computation: self = .computation(position)
    case .itemPath: self = .itemPath(ItemPathIndex(Int(position)))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .none: try encoder.encodeNil()
    case .constant(let position): try encoder.encodeOnly(.constant as Key, position)
    case .parameter(let position): try encoder.encodeOnly(.parameter as Key, position)
    case .field(let slot): try encoder.encodeOnly(.field as Key, slot)
    case .computed(let slot): try encoder.encodeOnly(.computed as Key, slot)
    case .item(let level, let slot):
      try encoder.encodeOnly(.item as Key, [level, slot.rawValue])
    case .context(let slot): try encoder.encodeOnly(.context as Key, slot)
    case .previous(let slot): try encoder.encodeOnly(.previous as Key, slot)
    case .previousItem(let slot): try encoder.encodeOnly(.previousItem as Key, slot)
    case .computation(let position): try encoder.encodeOnly(.computation as Key, position)
    case .itemPath(let path): try encoder.encodeOnly(.itemPath as Key, path)
    }
  }
}

extension OperandList: Codable {
  /// `[start, count]`.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    start = try numbers.decode(UInt32.self)
    count = try numbers.decode(UInt32.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(start)
    try numbers.encode(count)
  }
}

extension Computation: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case today, now, key, offset, operation, range, entry
  }

  /// `{"today": true}`, `{"now": true}`, `{"key": true}`, `{"offset": [operand, "3d"]}`,
  /// `{"range": [operand, operand]}`, `{"operation": ["add", operand, operand]}`, `{"entry": [operand, operand, 0]}`.
  package init(from decoder: any Decoder) throws {
    let (object, key) = try decoder.onlyMember(of: Key.self)
    switch key {
    case .today: self = .today
    case .now: self = .now
    case .key: self = .key
    case .offset:
      var parts = try object.nestedUnkeyedContainer(forKey: key)
      let operand = try parts.decode(Operand.self)
      self = .offset(operand, try parts.decode(PortableShift.self).shift)
    case .operation:
      var parts = try object.nestedUnkeyedContainer(forKey: key)
      let name = try parts.decode(String.self)
      guard let operation = Operation(rawValue: name) else {
        throw decoder.corrupted("'\(name)' is not an operation")
      }
      var operands: [Operand] = []
      while !parts.isAtEnd { operands.append(try parts.decode(Operand.self)) }
      self = .operation(operation, operands)
    case .range:
      var bounds = try object.nestedUnkeyedContainer(forKey: key)
      let lower = try bounds.decode(Operand.self)
      self = .range(lower: lower, upper: try bounds.decode(Operand.self))
    case .entry:
      var parts = try object.nestedUnkeyedContainer(forKey: key)
      let map = try parts.decode(Operand.self)
      let name = try parts.decode(Operand.self)
      self = .entry(map, key: name, try parts.decode(SlotOffset.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .today: try object.encode(true, forKey: .today)
    case .now: try object.encode(true, forKey: .now)
    case .key: try object.encode(true, forKey: .key)
    case .offset(let operand, let shift):
      var parts = object.nestedUnkeyedContainer(forKey: .offset)
      try parts.encode(operand)
      try parts.encode(PortableShift(shift))
    case .operation(let operation, let operands):
      var parts = object.nestedUnkeyedContainer(forKey: .operation)
      try parts.encode(operation.rawValue)
      for operand in operands { try parts.encode(operand) }
    case .range(let lower, let upper):
      var bounds = object.nestedUnkeyedContainer(forKey: .range)
      try bounds.encode(lower)
      try bounds.encode(upper)
    case .entry(let map, let key, let slot):
      var parts = object.nestedUnkeyedContainer(forKey: .entry)
      try parts.encode(map)
      try parts.encode(key)
      try parts.encode(slot)
    }
  }
}

extension FieldType: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case form, list, map
  }

  /// The type's name, or `{"form": 1}`, `{"list": "text"}`, `{"map": "text"}`.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let type = FieldType.plain.first(where: { $0.name == name }) else {
        throw decoder.corrupted("'\(name)' is not a type")
      }
      self = type
      return
    }
    let (object, key) = try decoder.onlyMember(of: Key.self)
    switch key {
    case .form: self = .form(try object.decode(FormIndex.self, forKey: key))
    case .list: self = .list(of: try object.decode(FieldType.self, forKey: key))
    case .map: self = .map(of: try object.decode(FieldType.self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .form(let form): try encoder.encodeOnly(.form as Key, form)
    case .list(let item): try encoder.encodeOnly(.list as Key, item)
    case .map(let item): try encoder.encodeOnly(.map as Key, item)
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .choice, .file, .any:
      try name.encode(to: encoder)
    }
  }
}

extension ObjectLayout.Member: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case field, group
  }

  /// `{"field": 0}` or `{"group": 1}`.
  package init(from decoder: any Decoder) throws {
    let (object, key) = try decoder.onlyMember(of: Key.self)
    switch key {
    case .field: self = .field(try object.decode(FieldIndex.self, forKey: key))
    case .group: self = .group(Int(try object.decode(UInt32.self, forKey: key)))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .field(let field): try encoder.encodeOnly(.field as Key, field)
    case .group(let group): try encoder.encodeOnly(.group as Key, group)
    }
  }
}

extension NormalizationStep: Codable {
  private enum Key: String, CodingKey {
    case replace, template
  }

  /// The step's name, or `{"replace": pattern, "template": "$1"}`.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let change = TextNormalization(rawValue: name) else {
        throw decoder.corrupted("'\(name)' is not a step of 'normalize'")
      }
      self = .change(change)
      return
    }
    let object = try decoder.container(keyedBy: Key.self)
    self = .replace(
      try object.decode(PatternIndex.self, forKey: .replace),
      template: try object.decode(String.self, forKey: .template)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .change(let change):
      try change.rawValue.encode(to: encoder)
    case .replace(let pattern, let template):
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(pattern, forKey: .replace)
      try object.encode(template, forKey: .template)
    }
  }
}

// MARK: Texts

/// A value that portable programs write as a string.
protocol PortableText: Codable {
  /// What the text should have been, for errors: `'x' is not <noun>`.
  static var noun: String { get }
  init?(portable text: String)
  var portable: String { get }
}

extension PortableText {
  package init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  static func read(from decoder: any Decoder) throws -> Self {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(portable: text) else {
      throw decoder.corrupted("'\(text)' is not \(Self.noun)")
    }
    return value
  }

  package func encode(to encoder: any Encoder) throws { try portable.encode(to: encoder) }
}

extension PatternFlags: PortableText {
  static let noun = "a list of flags of patterns"

  init?(portable letters: String) {
    self.init(letters: letters)
    if self.letters.utf8.count != letters.utf8.count { return nil }
  }

  var portable: String { letters }

  // Without this, the synthesized conformance would encode an option set as a number.
  package init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }
  package func encode(to encoder: any Encoder) throws { try portable.encode(to: encoder) }
}

extension ScalarSet: PortableText {
  static let noun = "a set of characters"

  init?(portable notation: String) { try? self.init(notation: notation) }

  var portable: String { notation }
}

/// A duration in the syntax of rule files, such as `300ms` or `7d`.
struct PortableDuration: PortableText {
  static let noun = "a duration"

  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  init?(portable literal: String) {
    let isNegative = literal.hasPrefix("-")
    let digits = Array((isNegative ? literal.dropFirst() : literal[...]).utf8)
    guard let duration = Duration(ruleLiteral: digits.span) else { return nil }
    self.duration = isNegative ? .zero - duration : duration
  }

  var portable: String { duration.ruleLiteral }
}

/// A shift in the syntax of rule files, such as `30min` or `-18y`.
struct PortableShift: PortableText {
  static let noun = "a duration"

  let shift: MomentShift

  init(_ shift: MomentShift) { self.shift = shift }

  init?(portable literal: String) {
    let isNegative = literal.hasPrefix("-")
    guard
      let shift = MomentShift(ruleLiteral: String(isNegative ? literal.dropFirst() : literal[...]))
    else { return nil }
    self.shift = isNegative ? shift.negated : shift
  }

  var portable: String { shift.ruleLiteral }
}

// Synthesized conformances of structs pick these overloads for properties that are durations.

extension KeyedDecodingContainer {
  func decodeIfPresent(_: Duration.Type, forKey key: Key) throws -> Duration? {
    try decodeIfPresent(PortableDuration.self, forKey: key)?.duration
  }
}

extension KeyedEncodingContainer {
  mutating func encodeIfPresent(_ duration: Duration?, forKey key: Key) throws {
    try encodeIfPresent(duration.map { PortableDuration($0) }, forKey: key)
  }
}

// MARK: Decoding

extension Decoder {
  /// Decodes an object that must have exactly one member, of a known name.
  func onlyMember<Key: CodingKey & CaseIterable>(
    of keys: Key.Type
  ) throws -> (KeyedDecodingContainer<Key>, Key) {
    let object = try container(keyedBy: keys)
    guard let key = object.allKeys.first, object.allKeys.count == 1 else {
      let names = Key.allCases.map { "'\($0.stringValue)'" }.joined(separator: ", ")
      throw corrupted("expected an object with one of \(names)")
    }
    return (object, key)
  }

  /// An error at the current place.
  func corrupted(_ description: String) -> DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: description)
    )
  }
}

extension Encoder {
  func encodeNil() throws {
    var container = singleValueContainer()
    try container.encodeNil()
  }

  /// Encodes an object with one member.
  func encodeOnly<Key: CodingKey>(_ key: Key, _ value: some Encodable) throws {
    var object = container(keyedBy: Key.self)
    try object.encode(value, forKey: key)
  }
}
