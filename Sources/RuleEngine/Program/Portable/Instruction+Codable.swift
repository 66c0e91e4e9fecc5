extension Instruction: Codable {
  /// The names of instructions in portable programs; operands follow the name in an array.
  private enum Opcode: String, Codable {
    case field, recordValue, form, check, moment, unlessHeld, whenInactive, itemTypes, nested,
      items,
      itemContents, nextItem
    case decide, compute, jump, branch, stop, beginAnd, beginOr, beginAll, beginAny, combine, end,
      not
    case message, warn
    case beginEach, nextEach, pushSubject, ignoring, popSubject, pushMember, popMember, rule
    case test, testIgnoringCase, compare, compareFilled, external
  }

  /// An array: the instruction's name and its operands, such as `["test", "length", [4, 3]]`.
  package init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    switch try parts.decode(Opcode.self) {
    case .field: self = .field(try parts.next(), end: try parts.next())
    case .recordValue: self = .recordValue(end: try parts.next())
    case .form: self = .form(try parts.next(), end: try parts.next())
    case .check: self = .check(try parts.next())
    case .moment: self = .moment(try parts.next(), end: try parts.next())
    case .unlessHeld: self = .unlessHeld(end: try parts.next())
    case .whenInactive: self = .whenInactive(try parts.next(), otherwise: try parts.next())
    case .itemTypes: self = .itemTypes
    case .nested: self = .nested(try parts.next())
    case .items: self = .items(try parts.next(), end: try parts.next())
    case .itemContents: self = .itemContents(end: try parts.next())
    case .nextItem: self = .nextItem(try parts.next())
    case .decide: self = .decide(try parts.next())
    case .compute: self = .compute(try parts.next())
    case .jump: self = .jump(try parts.next())
    case .branch: self = .branch(otherwise: try parts.next(), end: try parts.next())
    case .stop: self = .stop
    case .beginAnd: self = .beginAnd
    case .beginOr: self = .beginOr
    case .beginAll: self = .beginAll
    case .beginAny: self = .beginAny
    case .combine: self = .combine(end: try parts.next())
    case .end: self = .end
    case .not: self = .not
    case .message: self = .message(try parts.next())
    case .warn: self = .warn(try parts.next())
    case .beginEach: self = .beginEach(try parts.next(), end: try parts.next())
    case .nextEach: self = .nextEach(try parts.next())
    case .pushSubject: self = .pushSubject(try parts.next())
    case .ignoring: self = .ignoring(try parts.next(), end: try parts.next())
    case .popSubject: self = .popSubject
    case .pushMember: self = .pushMember(try parts.next(), end: try parts.next())
    case .popMember: self = .popMember
    case .rule: self = .rule(try parts.next(), try parts.next())
    case .test: self = .test(Test(.rule(try parts.next()), try parts.next()))
    case .testIgnoringCase:
      self = .test(Test(.rule(try parts.next()), try parts.next(), ignoringCase: true))
    case .compare: self = .test(Test(.compare(try parts.next()), try parts.next()))
    case .compareFilled:
      self = .test(Test(.compareFilled(try parts.next()), try parts.next()))
    case .external: self = .test(Test(.external(try parts.next()), try parts.next()))
    }
    guard parts.isAtEnd else { throw decoder.corrupted("the instruction has too many operands") }
  }

  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    func write(_ opcode: Opcode, _ operands: any Encodable...) throws {
      try parts.encode(opcode)
      for operand in operands { try parts.encode(operand) }
    }
    switch self {
    case .field(let field, let end): try write(.field, field, end)
    case .recordValue(let end): try write(.recordValue, end)
    case .form(let slot, let end): try write(.form, slot, end)
    case .check(let check): try write(.check, check)
    case .moment(let moment, let end): try write(.moment, moment, end)
    case .unlessHeld(let end): try write(.unlessHeld, end)
    case .whenInactive(let slot, let otherwise): try write(.whenInactive, slot, otherwise)
    case .itemTypes: try write(.itemTypes)
    case .nested(let form): try write(.nested, form)
    case .items(let places, let end): try write(.items, places, end)
    case .itemContents(let end): try write(.itemContents, end)
    case .nextItem(let begin): try write(.nextItem, begin)
    case .decide(let decision): try write(.decide, decision)
    case .compute(let value): try write(.compute, value)
    case .jump(let target): try write(.jump, target)
    case .branch(let otherwise, let end): try write(.branch, otherwise, end)
    case .stop: try write(.stop)
    case .beginAnd: try write(.beginAnd)
    case .beginOr: try write(.beginOr)
    case .beginAll: try write(.beginAll)
    case .beginAny: try write(.beginAny)
    case .combine(let end): try write(.combine, end)
    case .end: try write(.end)
    case .not: try write(.not)
    case .message(let message): try write(.message, message)
    case .warn(let check): try write(.warn, check)
    case .beginEach(let places, let end): try write(.beginEach, places, end)
    case .nextEach(let begin): try write(.nextEach, begin)
    case .pushSubject(let operand): try write(.pushSubject, operand)
    case .ignoring(let set, let end): try write(.ignoring, set, end)
    case .popSubject: try write(.popSubject)
    case .pushMember(let name, let end): try write(.pushMember, name, end)
    case .popMember: try write(.popMember)
    case .rule(let rule, let arguments): try write(.rule, rule, arguments)
    case .test(let test):
      switch test.question {
      case .rule(let rule):
        try write(test.ignoresCase ? .testIgnoringCase : .test, rule, test.operands)
      case .compare(let comparison): try write(.compare, comparison, test.operands)
      case .compareFilled(let comparison):
        try write(.compareFilled, comparison, test.operands)
      case .external(let external): try write(.external, external, test.operands)
      }
    }
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func next<Part: Decodable>() throws -> Part { try decode(Part.self) }
}

extension ItemPlaces: Codable {
  /// `[first, end]`, with null as `end` for all items from the first on; or `"keys"`.
  package init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard word == ItemPlaces.keysWord else { throw decoder.corrupted("'\(word)' is not 'keys'") }
      self = .keys
      return
    }
    var parts = try decoder.unkeyedContainer()
    self.init(first: try parts.decode(UInt32.self), end: try parts.decode(UInt32?.self))
  }

  private static let keysWord = "keys"

  package func encode(to encoder: any Encoder) throws {
    if areKeys { return try ItemPlaces.keysWord.encode(to: encoder) }
    var parts = encoder.unkeyedContainer()
    try parts.encode(first)
    try parts.encode(end)
  }
}
