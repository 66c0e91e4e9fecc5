package import RuleEngine

/// An operand: an argument of a call, or a value that a condition tests or compares.
///
/// Literals have the type that their context expects.
package indirect enum CheckedOperand: Sendable {
  /// `"a"`, `1.5`, `true`; also a quoted date or time where a comparison expects one
  case value(Value)
  /// `300ms`
  case duration(Duration)
  /// `5MB`
  case byteCount(ByteCount)
  /// `/a+/i`, or the text that `contains` searches for
  case pattern(Pattern, place: Place)
  /// `"a-z0-9"`, where a character set is expected
  case characters(ScalarSet, notation: String)
  /// `bytes` in `min_length(3, in: bytes)`
  case unit(TextUnit)
  /// `1...5`, with at least one bound
  case range(lower: CheckedOperand?, upper: CheckedOperand?)
  /// A parameter of the enclosing rule
  case parameter(ParameterIndex)
  /// A field's path, from the form of the check or condition, or from the previous item
  case field(FieldRef)
  /// `labels["app"]`: a map's value for a key; or a field of the form that is this value
  case entry(CheckedOperand, key: String, FieldRef?)
  /// `previous` or `previous.to` within `each`: the previous item, or one of its fields
  case previousItem(FieldRef?)
  /// `key` within the `each` of a map: the entry's key
  case key
  /// `person.email` in `unique(person.email)`, from the form of the checked list's items
  ///
  /// Every step but the last leads to a list of forms, and the next step continues in its items.
  /// The last step leads to the value.
  case itemField([FieldRef])
  /// `volumes.name` in `one_of(volumes.name)`, from the checked form: all values at the path
  case itemValues([FieldRef])
  /// `today`
  case today
  /// `now`
  case now
  /// `today - 18y`; the shift is negative where the text subtracts
  case offset(CheckedOperand, MomentShift)
  /// `amount` or `item` in `sum(amount of lines)`: the item at a level, or one of its fields
  case item(Int, FieldRef?)
  /// A value that the form computes once, by position
  case computedValue(Int)
  /// `quantity * unit_price`, `round(net, 2)`
  case computed(Operation, [CheckedOperand])

  /// The operands that it is made of.
  package var parts: [CheckedOperand] {
    switch self {
    case .range(let lower, let upper): [lower, upper].compactMap(\.self)
    case .entry(let inner, _, _), .offset(let inner, _): [inner]
    case .computed(_, let operands): operands
    case .value, .duration, .byteCount, .pattern, .characters, .unit, .parameter, .field,
      .itemField, .itemValues, .previousItem, .item, .computedValue, .today, .now,
      .key:
      []
    }
  }
}
