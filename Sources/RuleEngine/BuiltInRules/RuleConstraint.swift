/// The constraint that a primitive rule puts on values, comparable without data.
///
/// The search for contradictions combines the constraints of all checks of a value.
package enum RuleConstraint: Sendable, Hashable {
  /// No constraint that is tracked.
  case none
  /// A value exists.
  ///
  /// `not required` allows a missing value, and `not filled` requires one.
  case required, filled
  case empty
  /// The Boolean true.
  case accepted
  /// Among the operands, or not among them.
  case among, notAmong
  /// A length, a number of items, or a value, between the first two operands.
  case length, itemCount, magnitude
  /// A moment before or after the operand.
  case before, after
  /// At least, or at most, as many bytes as the operand.
  case leastBytes, mostBytes
  /// A text that starts, or ends, with the operand.
  case prefix, suffix
  /// A text whose characters are all in the set.
  case characters
}

/// Why export formats may not be able to express a rule.
///
/// Exporters give these reasons for each rule, or use of a rule, that they do not translate.
package struct RulePortability: Sendable, Hashable {
  /// What JSON Schema lacks.
  package var schema = "a schema has no counterpart of it"
}
