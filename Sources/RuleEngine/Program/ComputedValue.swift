/// A value that a form computes once for each record, in a slot of its own.
///
/// ``Instruction/compute(_:)`` computes it as part of the form's decisions, after everything it
/// reads.
package struct ComputedValue: Sendable, Hashable, Codable {
  /// How the value is computed.
  package enum Source: Sendable, Hashable {
    /// From an expression.
    case operand(Operand)
    /// As a fold over a list.
    case aggregate(Aggregate)
    /// True if the answer of the code before holds, false if it fails; else the value is empty.
    case answer
  }

  package var slot: SlotOffset
  package var source: Source
  /// Slots of the instance that it reads, in ascending order; includes the list of an aggregate.
  package var reads: [SlotOffset]
  /// Fields of the previous item that it reads, relative to that item; nil for none.
  package var readsOfPrevious: [SlotOffset]?
  /// Whether it would reveal the value of a secret field.
  package var isSecret: Bool
  package var place: SourcePlace

  package init(
    slot: SlotOffset,
    source: Source,
    reads: [SlotOffset],
    isSecret: Bool,
    place: SourcePlace
  ) {
    self.slot = slot
    self.source = source
    self.reads = reads
    self.isSecret = isSecret
    self.place = place
  }
}

/// A fold over the items of a list, such as `sum(amount of orders.lines where amount > 0)`.
package struct Aggregate: Sendable, Hashable, Codable {
  package var function: AggregateFunction
  /// The first list, `orders` in the example.
  package var list: Operand
  /// The offset of the next list in each item of the previous one.
  package var steps: [SlotOffset]
  /// For each list, the form of its items; nil for plain values.
  package var forms: [FormIndex?]
  /// The level that ``Operand/item(level:_:)`` uses for items of the first list.
  ///
  /// Items of the following lists have the following levels.
  package var level: UInt32
  /// The value to fold, read from each item; `none` for a count.
  package var value: Operand
  /// Code that runs for each item before its value is read.
  package var body: InstructionIndex?
  /// Whether only items count for which the body's answer holds.
  package var isConditional: Bool

  package init(
    function: AggregateFunction,
    list: Operand,
    steps: [SlotOffset],
    forms: [FormIndex?],
    level: UInt32,
    value: Operand,
    body: InstructionIndex?,
    isConditional: Bool
  ) {
    self.function = function
    self.list = list
    self.steps = steps
    self.forms = forms
    self.level = level
    self.value = value
    self.body = body
    self.isConditional = isConditional
  }
}

/// An aggregate function.
package enum AggregateFunction: String, Sendable, Hashable, Codable, CaseIterable {
  /// The number of items that are not empty.
  case count
  /// The sum of the nonempty values; 0 if there are none.
  case sum
  /// The smallest of the nonempty values; empty if there are none.
  case min
  case max
}

extension ComputedValue.Source: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case operand, aggregate, answer
  }

  /// `{"operand": operand}`, `{"aggregate": {…}}` or `{"answer": true}`.
  package init(from decoder: any Decoder) throws {
    let (object, key) = try decoder.onlyMember(of: Key.self)
    switch key {
    case .operand: self = .operand(try object.decode(Operand.self, forKey: key))
    case .aggregate: self = .aggregate(try object.decode(Aggregate.self, forKey: key))
    case .answer: self = .answer
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .operand(let operand): try encoder.encodeOnly(.operand as Key, operand)
    case .aggregate(let aggregate): try encoder.encodeOnly(.aggregate as Key, aggregate)
    case .answer: try encoder.encodeOnly(.answer as Key, true)
    }
  }
}

extension Program {
  /// The values that a form computes, in the order of their computation.
  package func computedValues(of form: FormIndex) -> [ComputedIndex] {
    guard let decisions = forms[form].decisions else { return [] }
    return code(from: decisions).compactMap { instruction in
      if case .compute(let value) = instruction { value } else { nil }
    }
  }

  /// The list of an aggregate whose items contribute independently; nil if one item affects others.
  package func itemizedList(of value: ComputedIndex) -> SlotOffset? {
    guard case .aggregate(let aggregate) = computed[value].source,
      case .field(let list) = aggregate.list
    else { return nil }
    var bodies = aggregate.body.map { [$0] } ?? []
    var seen = Set(bodies)
    while let body = bodies.popLast() {
      for case .compute(let inner) in code(from: body) {
        guard case .aggregate(let aggregate) = computed[inner].source else { continue }
        // The body reads another list of the form, or this one, for each item.
        if case .field = aggregate.list { return nil }
        if let body = aggregate.body, seen.insert(body).inserted { bodies.append(body) }
      }
    }
    return list
  }
}

// Synthesized conformances pick these overloads; a program that computes nothing omits the table.

extension KeyedDecodingContainer {
  func decode(_: [ComputedValue].Type, forKey key: Key) throws -> [ComputedValue] {
    guard contains(key) else { return [] }
    var values: [ComputedValue] = []
    var parts = try nestedUnkeyedContainer(forKey: key)
    while !parts.isAtEnd { values.append(try parts.decode(ComputedValue.self)) }
    return values
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ values: [ComputedValue], forKey key: Key) throws {
    guard !values.isEmpty else { return }
    var parts = nestedUnkeyedContainer(forKey: key)
    for value in values { try parts.encode(value) }
  }
}
