package import RuleEngine

/// An argument of a call, or a side of a comparison.
///
/// Literals have the type that their place asks for.
package indirect enum CheckedOperand: Sendable {
  /// `"a"`
  case text(String)
  /// `1.5`
  case number(Number)
  /// `true`
  case boolean(Bool)
  /// `"2026-01-31"` where a date is compared
  case date(CalendarDate)
  /// `"08:30"` where a time is compared
  case time(TimeOfDay)
  /// `"2026-01-31T08:30Z"` where a date with time is compared
  case dateTime(DateTime)
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
  /// The path of a field, from the form whose check or condition this is.
  case field(FieldRef)
  /// `person.email` in `unique(person.email)`, from the form of the items that are judged
  ///
  /// All but the last lead to a list of forms, in whose items the next goes on; the last to the value.
  case itemField([FieldRef])
  /// `today`
  case today
  /// `now`
  case now
  /// `today - 18y`; the duration is negative where the text subtracts
  case offset(CheckedOperand, Duration)
}

/// What a `when` asks.
///
/// Parentheses leave no trace.
package indirect enum CheckedCondition: Sendable {
  /// `age >= 18`
  case compare(CheckedOperand, Comparison, CheckedOperand, place: Place)
  /// `country in ("GB", "IE")`, `country not in (…)`
  case membership(CheckedOperand, [CheckedOperand], isNegated: Bool, place: Place)
  /// `email is filled`, `email is not filled`: asks the expression, a call, of the operand's value
  case asks(CheckedOperand, CheckedExpression, isNegated: Bool, place: Place)
  /// `any_filled(email, phone)`: asks a rule of the form as a whole
  case ask(CheckedExpression)
  /// `not (a == 1)`
  case not(CheckedCondition, place: Place)
  /// `a == 1 and b == 2`
  case and([CheckedCondition], place: Place)
  /// `a == 1 or b == 2`
  case or([CheckedCondition], place: Place)
}
