/// A value that a form computes once for each record, in a slot of its own.
///
/// The code of the form's decisions computes it, by ``Instruction/compute(_:)``, after all that it reads.
package struct ComputedValue: Sendable, Hashable, Codable {
  package enum Source: Sendable, Hashable {
    case operand(Operand)
    case aggregate(Aggregate)
  }

  package var slot: SlotOffset
  package var source: Source
  /// Slots of the instance that it reads, in ascending order; of an aggregate its list among them.
  package var reads: [SlotOffset]
  /// Whether it would give away what a secret field holds.
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

/// What is made of the items of a list.
package struct Aggregate: Sendable, Hashable, Codable {
  package var function: AggregateFunction
  /// The first list.
  package var list: Operand
  /// Where the next lists lie in each item of the one before.
  package var steps: [SlotOffset]
  /// For each list the form of its items; nil for plain values.
  package var forms: [FormIndex?]
  /// The level by which ``Operand/item(level:_:)`` names an item of the first list; the items of the
  /// next lists have the next levels.
  package var level: UInt32
  /// What is taken of each item; `none` for a count.
  package var value: Operand
  /// Code that runs for each item, before its value is read.
  package var body: InstructionIndex?
  /// Whether an item is taken only if the answer of the body holds.
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

/// A function of lists.
package enum AggregateFunction: String, Sendable, Hashable, Codable, CaseIterable {
  /// How many items there are that are not empty.
  case count
  /// The sum of the values that are not empty; 0 for none.
  case sum
  /// The smallest of the values that are not empty; empty for none.
  case min
  case max
}

extension ComputedValue.Source: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case operand, aggregate
  }

  /// `{"operand": operand}` or `{"aggregate": {…}}`.
  package init(from decoder: any Decoder) throws {
    let (object, key) = try decoder.onlyMember(of: Key.self)
    switch key {
    case .operand: self = .operand(try object.decode(Operand.self, forKey: key))
    case .aggregate: self = .aggregate(try object.decode(Aggregate.self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .operand(let operand): try encoder.encodeOnly(.operand as Key, operand)
    case .aggregate(let aggregate): try encoder.encodeOnly(.aggregate as Key, aggregate)
    }
  }
}

extension Program {
  /// The values that a form computes for itself, in the order in which it does.
  package func computedValues(of form: FormIndex) -> [ComputedIndex] {
    guard let decisions = forms[form].decisions else { return [] }
    return code(from: decisions).compactMap { instruction in
      if case .compute(let value) = instruction { value } else { nil }
    }
  }

  /// The list of an aggregate to which each item adds by itself; nil where an item matters to others.
  package func itemizedList(of value: ComputedIndex) -> SlotOffset? {
    guard case .aggregate(let aggregate) = computed[value].source,
      case .field(let list) = aggregate.list
    else { return nil }
    var bodies = aggregate.body.map { [$0] } ?? []
    var seen = Set(bodies)
    while let body = bodies.popLast() {
      for case .compute(let inner) in code(from: body) {
        guard case .aggregate(let aggregate) = computed[inner].source else { continue }
        // Another list of the form is read for each item, or this one itself.
        if case .field = aggregate.list { return nil }
        if let body = aggregate.body, seen.insert(body).inserted { bodies.append(body) }
      }
    }
    return list
  }
}

// What is synthesized for a program finds these: one that computes nothing has no such table.

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
