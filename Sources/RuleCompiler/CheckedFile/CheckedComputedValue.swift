package import RuleEngine

/// A value that a form computes once for each record: of a list, of a name, or of a field.
package struct CheckedComputedValue: Sendable {
  package var operand: CheckedOperand
  /// What of the form it reads, in the order of the text.
  package var reads: [CheckedRead]
  /// The fields of items that it reads, of an aggregate.
  package var itemFields: [FieldRef] = []
  /// The field that it is the value of, if it is one.
  package var field: FieldIndex?
  /// The name that `let` has given it.
  package var name: String?
  /// Whether it reads an item of an aggregate around it, which then computes it for each item.
  package var isInner = false
  /// Whether it would give away what a secret field holds.
  package var isSecret = false
  package var place: Place
}

/// `sum(quantity * unit_price of lines where quantity > 0)`.
package struct CheckedAggregate: Sendable {
  package var function: AggregateFunction
  /// The level of the items in which the path to the list begins; nil for the form.
  package var isOfItem: Int?
  /// The lists that the path goes through, each from the items of the one before; the last is the list.
  ///
  /// Empty where the item itself is the list.
  package var list: [FieldRef]
  /// The level of the items of the first list, counted from 0 over all aggregates around.
  package var level: Int
  /// What is taken of each item; nil for a count.
  package var value: CheckedOperand?
  /// Which items are taken; nil for all.
  package var condition: CheckedExpression?
}

/// What a check, a condition or a computed value reads of its form.
package enum CheckedRead: Sendable, Hashable {
  case field(FieldRef)
  /// A value that the form computes, by position.
  case computed(Int)

  /// Whether it is part of the context.
  package var isContext: Bool { field?.isContext ?? false }

  /// Whether it is a field of the item before.
  package var isOfPrevious: Bool { field?.isOfPrevious ?? false }

  /// The field, if it is one.
  package var field: FieldRef? {
    if case .field(let field) = self { field } else { nil }
  }
}
