package import RuleEngine

/// An argument of a call, or what a condition asks about or compares with.
///
/// Literals have the type that their place asks for.
package indirect enum CheckedOperand: Sendable {
  /// `"a"`, `1.5`, `true`, or where such are compared the date or time that a text in quotes writes
  case value(Value)
  /// `300ms`
  case duration(Duration)
  /// `5MB`
  case byteCount(ByteCount)
  /// `/a+/i`, or the text that `contains` searches for
  case pattern(Pattern, place: Place)
  /// `"a-z0-9"` where a set of characters is asked for
  case characters(ScalarSet, notation: String)
  /// `bytes` in `min_length(3, in: bytes)`
  case unit(TextUnit)
  /// `1...5`, with one bound at least
  case range(lower: CheckedOperand?, upper: CheckedOperand?)
  /// The name of a parameter of the rule whose body this is.
  case parameter(ParameterIndex)
  /// The path of a field, from the form whose check or condition this is, or from the previous item.
  case field(FieldRef)
  /// `labels["app"]`: what a map has for a key; or a field of the form that this is
  case entry(CheckedOperand, key: String, FieldRef?)
  /// `previous` or `previous.to` within `each`: the item before, or a field of it
  case previousItem(FieldRef?)
  /// `key` within the `each` of a map: the key of the entry
  case key
  /// `person.email` in `unique(person.email)`, from the form of the items that are judged
  ///
  /// All but the last lead to a list of forms, in whose items the next goes on; the last to the value.
  case itemField([FieldRef])
  /// `volumes.name` in `one_of(volumes.name)`, from the form whose check this is: all values there
  case itemValues([FieldRef])
  /// `today`
  case today
  /// `now`
  case now
  /// `today - 18y`; the shift is negative where the text subtracts
  case offset(CheckedOperand, MomentShift)
  /// `amount` or `item` in `sum(amount of lines)`: the item of a level, or a field of it
  case item(Int, FieldRef?)
  /// `sum(amount of lines)`, only as what a form computes
  case aggregate(CheckedAggregate)
  /// What the form computes once, by position
  case computedValue(Int)
  /// `quantity * unit_price`, `round(net, 2)`
  case computed(Operation, [CheckedOperand])
}
