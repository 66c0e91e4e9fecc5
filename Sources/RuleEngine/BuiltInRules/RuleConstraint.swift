/// What a primitive rule demands of values, in terms that can be compared without data.
///
/// The search for contradictions follows these through all checks of a value.
package enum RuleConstraint: Sendable, Hashable {
  /// Nothing that is followed.
  case none
  /// That there is a value. `not required` says that there need be none, `not filled` that there is none.
  case required, filled
  case empty
  /// The truth value true.
  case accepted
  /// One of the operands, or none of them.
  case among, notAmong
  /// A length, a number of items, or a value between the first two operands.
  case length, itemCount, magnitude
  /// A moment before or after the operand.
  case before, after
  /// At least, or at most, as many bytes as the operand.
  case leastBytes, mostBytes
  /// A text that starts or ends with the operand.
  case prefix, suffix
  /// A text whose characters are all in the set.
  case characters
}

/// Why formats that rules are exported to may not be able to say a rule.
///
/// Exporters use these reasons for every rule, or use of a rule, that they do not translate.
package struct RulePortability: Sendable, Hashable {
  /// What JSON Schema lacks.
  package var schema = "a schema has no counterpart of it"
}
