/// An index into one table of a program, typed so that tables can't be mixed up.
///
/// Portable programs write it as a number.
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

  /// Moves to the next instruction.
  ///
  /// Can't overflow, because a program has fewer instructions.
  @inline(__always)
  mutating func advance(by distance: UInt32 = 1) {
    rawValue &+= distance
  }
}

extension Array {
  /// Yields the element in place, because a getter would copy a layout with all its tables each
  /// time.
  package subscript(index: TableIndex<Element>) -> Element {
    @inline(__always) _read { yield self[index.position] }
  }

  /// Appends the element and returns its index.
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

/// A slot, relative to the first slot of the form's instance.
package typealias SlotOffset = TableIndex<InstanceSlot>

/// The element type of a slot offset; slots are in a record, not in a table of the program.
package enum InstanceSlot {}

/// Where an instruction reads one of its operands.
package enum Operand: Sendable, Hashable {
  /// No operand, such as the upper bound of `min_length`.
  case none
  /// A constant of the program.
  case constant(UInt32)
  /// A parameter of the running rule, counted from 0.
  case parameter(UInt32)
  /// A field of the current instance of the form.
  case field(SlotOffset)
  /// A computed value of the current instance that is not a field.
  case computed(SlotOffset)
  /// In an aggregate: the slot at that offset in the item of that level.
  case item(level: UInt32, SlotOffset)
  /// A context, or a field in one, relative to the first slot of all contexts.
  case context(SlotOffset)
  /// A field of the item before the current instance, in the same list.
  case previous(SlotOffset)
  /// A slot of the item before the innermost loop's current item.
  case previousItem(SlotOffset)
  /// An entry of the program's computations: `today`, `now`, or an arithmetic expression.
  case computation(UInt32)
  /// Not a value itself, but a path to one in each item of a list, for `unique`.
  case itemPath(ItemPathIndex)
}

/// A range of the program's operand table.
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
