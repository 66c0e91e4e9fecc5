// The parts of a program whose tables have a notation of their own.

extension RecordBuffer: Codable {
  /// A list of constants: what a program's buffer holds.
  package init(from decoder: any Decoder) throws {
    self.init()
    var constants = try decoder.unkeyedContainer()
    while !constants.isAtEnd { append(try constants.decode(ProgramConstant.self)) }
  }

  package func encode(to encoder: any Encoder) throws {
    var constants = encoder.unkeyedContainer()
    for position in slots.indices { try constants.encode(constant(at: position)) }
  }
}

extension AnnotationData: Codable {
  private enum Key: String, CodingKey {
    case name, arguments
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try object.decode(String.self, forKey: .name),
      arguments: try object.decode([ProgramConstant].self, forKey: .arguments).map { constant in
        guard case .value(let value) = constant else {
          throw decoder.corrupted("an annotation takes values only")
        }
        return value
      }
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(name, forKey: .name)
    try object.encode(arguments.map { ProgramConstant.value($0) }, forKey: .arguments)
  }
}

extension ScalarSet: Codable {
  /// The notation of `chars`: `"a-z0-9"`.
  package init(from decoder: any Decoder) throws {
    let notation = try decoder.singleValueContainer().decode(String.self)
    do throws(ScalarSetError) {
      try self.init(notation: notation)
    } catch {
      throw decoder.corrupted("'\(notation)' is not a set of characters")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(notation)
  }
}

extension ExternalRule: Codable {
  private enum Key: String, CodingKey {
    case name, parameters, message, debounce, timeout, cache, retries, undecided, place
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    func duration(_ key: Key) throws -> Duration? {
      try object.decodeIfPresent(PortableDuration.self, forKey: key)?.duration
    }
    self.init(
      name: try object.decode(String.self, forKey: .name),
      parameters: try object.decode([String].self, forKey: .parameters),
      message: try object.decodeIfPresent(MessageIndex.self, forKey: .message),
      debounce: try duration(.debounce),
      timeout: try duration(.timeout),
      cache: try duration(.cache),
      retries: try object.decode(Int.self, forKey: .retries),
      undecided: try object.decode(Policy.self, forKey: .undecided),
      place: try object.decode(SourcePlace.self, forKey: .place)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(name, forKey: .name)
    try object.encode(parameters, forKey: .parameters)
    try object.encodeIfPresent(message, forKey: .message)
    try object.encodeIfPresent(debounce.map { PortableDuration($0) }, forKey: .debounce)
    try object.encodeIfPresent(timeout.map { PortableDuration($0) }, forKey: .timeout)
    try object.encodeIfPresent(cache.map { PortableDuration($0) }, forKey: .cache)
    try object.encode(retries, forKey: .retries)
    try object.encode(undecided, forKey: .undecided)
    try object.encode(place, forKey: .place)
  }
}
