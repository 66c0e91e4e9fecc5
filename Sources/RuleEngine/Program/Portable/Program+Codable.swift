// The tables of a program that have a notation of their own.

extension RecordBuffer: Codable {
  /// Decodes the program's constants, a list.
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
