package import RuleEngine

/// A value that a form computes once per record: a list's items, a `let` binding or a field.
package struct CheckedComputedValue: Sendable {
  package enum Source: Sendable {
    case operand(CheckedOperand)
    case aggregate(CheckedAggregate)
    /// Whether the condition holds; empty where it is not applicable.
    case condition(CheckedExpression)
  }

  package var source: Source
  /// What it reads of the form, in source order.
  package var reads: [CheckedRead]
  /// The item fields that an aggregate reads.
  package var itemFields: [FieldRef] = []
  /// The computed field that it belongs to, if any.
  package var field: FieldIndex?
  /// The name that a `let` gives it.
  package var name: String?
  /// The type of what a `let` names.
  package var type: FieldType?
  /// The branch in which the `let` is; elsewhere the value is empty.
  package var branch: CheckedBranch?
  /// Whether it reads an item of an enclosing aggregate, and so is computed once per item.
  package var isInner = false
  /// Whether it would reveal the value of a secret field.
  package var isSecret = false
  package var place: Place

  /// The condition that selects items of a list, or whose answer it is.
  package var condition: CheckedExpression? {
    switch source {
    case .operand: nil
    case .aggregate(let aggregate): aggregate.condition
    case .condition(let condition): condition
    }
  }
}

/// One of the two branches of a `when` in a form.
package struct CheckedBranch: Sendable, Hashable {
  /// The position of the `when` in the form, outer ones first.
  package var decision: Int
  /// Whether it applies if the condition doesn't hold.
  package var isOtherwise: Bool
}

/// `sum(quantity * unit_price of lines where quantity > 0)`.
package struct CheckedAggregate: Sendable {
  package var function: AggregateFunction
  /// The level of the items where the path to the list begins; nil if it begins in the form.
  package var isOfItem: Int?
  /// The lists along the path; the last is the aggregated list.
  ///
  /// Each list belongs to the items of the one before. Empty if the item itself is the list.
  package var list: [FieldRef]
  /// The level of the first list's items, counted from 0 over all enclosing aggregates.
  package var level: Int
  /// The value taken from each item; nil for a count.
  package var value: CheckedOperand?
  /// The condition that selects items; nil selects all.
  package var condition: CheckedExpression?
}

/// What a check, condition or computed value reads of its form.
package enum CheckedRead: Sendable, Hashable {
  case field(FieldRef)
  /// A computed value, by position in the form's list.
  case computed(Int)

  /// Whether it belongs to a context.
  package var isContext: Bool { field?.isContext ?? false }

  /// Whether it is a field of the previous item.
  package var isOfPrevious: Bool { field?.isOfPrevious ?? false }

  /// The field, if it is one.
  package var field: FieldRef? {
    if case .field(let field) = self { field } else { nil }
  }
}
