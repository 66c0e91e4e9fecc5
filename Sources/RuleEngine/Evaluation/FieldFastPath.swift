/// All checks of a field, or its filter, reduced to a few simple tests.
///
/// Most values are valid, and most checks are simple: a length, bounds, a pattern, options, or
/// another field. A fast path runs these tests in a row and keeps no answers. If it accepts a
/// value, no check of the field fails. If it rejects one, the field's instructions judge it, and
/// only they report. So a fast path may reject too much, but must never accept too much.
struct FieldFastPath: Sendable {
  /// The kind of values that it may accept.
  var kind: Slot.Kind
  /// Whether it rejects numbers written with a fraction or an exponent.
  var isWhole: Bool
  /// Whether it accepts a missing value.
  var acceptsMissing: Bool
  /// The range of its tests in the table of all fast paths.
  var tests: Range<UInt32>
}

/// One test of a fast path.
struct FastPathTest: Sendable {
  /// The condition that the test checks.
  enum Kind: UInt8, Sendable {
    /// The length of the text is within the bounds.
    case length
    /// The number is within the bounds.
    case magnitude
    /// The automaton of the pattern matches the text.
    case matches
    /// The field in the slot has the same text.
    case equal
    /// The text is in the table.
    case oneOf
    /// The text is not in the table.
    case noneOf
  }

  var kind: Kind
  /// Index of the bounds, pattern, slot or table.
  var entry: UInt32
  /// Index of the next clause, to skip the remaining alternatives once this test holds.
  var next: UInt32 = 0
}
