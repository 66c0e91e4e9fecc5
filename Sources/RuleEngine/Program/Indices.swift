/// A position in one table of a program: a typed index, so that tables cannot be mixed up.
///
/// The portable form writes it as a number.
package struct TableIndex<Element>: RawRepresentable, Sendable, Hashable, Codable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(_ position: Int) { self.init(rawValue: UInt32(position)) }

  package var position: Int { Int(rawValue) }
}

extension TableIndex: Comparable {
  package static func < (left: TableIndex, right: TableIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension InstructionIndex {
  /// The next instruction.
  var next: InstructionIndex {
    var next = self
    next.advance()
    return next
  }

  /// Moves on; a program has fewer instructions than an index can count.
  @inline(__always)
  mutating func advance(by distance: UInt32 = 1) {
    rawValue &+= distance
  }
}

extension Array {
  /// The element in place: a getter would copy a layout with all its tables at each look.
  package subscript(index: TableIndex<Element>) -> Element {
    @inline(__always) _read { yield self[index.position] }
  }

  /// Appends the element and returns where it is.
  package mutating func index(appending element: Element) -> TableIndex<Element> {
    append(element)
    return TableIndex(count - 1)
  }
}

package typealias InstructionIndex = TableIndex<Instruction>
package typealias FormIndex = TableIndex<FormLayout>
package typealias FieldIndex = TableIndex<FieldLayout>
package typealias ContextIndex = TableIndex<ContextLayout>
package typealias CheckIndex = TableIndex<CheckInfo>
package typealias CallIndex = TableIndex<CallInfo>
package typealias MessageIndex = TableIndex<MessageTemplate>
package typealias RuleIndex = TableIndex<RuleCode>
package typealias ExternalIndex = TableIndex<ExternalRule>
package typealias PatternIndex = TableIndex<PatternEntry>
package typealias ConditionIndex = TableIndex<ConditionInfo>
package typealias DecisionIndex = TableIndex<Decision>
package typealias ComputedIndex = TableIndex<ComputedValue>
package typealias ItemPathIndex = TableIndex<ItemPath>

/// A slot counted from the first slot of the form's instance.
package typealias SlotOffset = TableIndex<InstanceSlot>

/// What a slot offset is an index of; slots lie in a record, not in a table of the program.
package enum InstanceSlot {}

/// Where an instruction finds one of its operands.
package enum Operand: Sendable, Hashable {
  /// There is none, such as the upper bound of `min_length`.
  case none
  /// A constant of the program.
  case constant(UInt32)
  /// A parameter of the rule that runs, counted from 0.
  case parameter(UInt32)
  /// A field of the form's instance that is judged.
  case field(SlotOffset)
  /// A value that the form has computed, in the slot that it has for it alone.
  case computed(SlotOffset)
  /// In an aggregate: the item of a level, or what lies so many slots behind its first.
  case item(level: UInt32, SlotOffset)
  /// A context, or a field in one, counted from the first slot of all contexts.
  case context(SlotOffset)
  /// A field of the item before the form's instance that is judged, in the same list.
  case previous(SlotOffset)
  /// Of the item before the one that the innermost loop judges, a slot counted from its first.
  case previousItem(SlotOffset)
  /// `today`, `now`, or a date with an offset: an entry of the program's computations.
  case computation(UInt32)
  /// No value itself, but where to find one in each item of a list, for `unique`.
  case itemPath(ItemPathIndex)

  /// Whether it is read as it was given, not made by the rule file.
  var isFieldOrContext: Bool {
    switch self {
    case .field, .context: true
    case .previous, .previousItem: true
    case .none, .constant, .parameter, .computed, .item, .computation, .itemPath: false
    }
  }
}

/// Consecutive entries of the program's operand table.
package struct OperandList: Sendable, Hashable {
  package var start: UInt32
  package var count: UInt32

  package init(start: Int, count: Int) {
    self.start = UInt32(start)
    self.count = UInt32(count)
  }

  /// No operands.
  package static let empty = OperandList(start: 0, count: 0)

  package var isEmpty: Bool { count == 0 }

  package var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}
