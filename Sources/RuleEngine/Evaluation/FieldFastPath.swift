/// A few plain tests that all checks of a field come down to, or that its filter comes down to.
///
/// Most values are right, and most checks are plain tests: a length, bounds, a pattern, options,
/// another field. A fast path runs those in a row and keeps nothing of the answers. A value that it
/// accepts has no failing check. One that it does not accept is judged by the field's instructions,
/// which alone report. So a fast path may reject too much, but must never accept too much.
struct FieldFastPath: Sendable {
  /// The kind of the values that it may accept.
  var kind: Slot.Kind
  /// Whether it rejects numbers that are written with a fraction or an exponent.
  var isWhole: Bool
  /// Whether it accepts that there is no value.
  var acceptsMissing: Bool
  /// Its tests among those of all fast paths.
  var tests: Range<UInt32>
}

/// One test of a fast path.
struct FastPathTest: Sendable {
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
  /// Position of the bounds, pattern, slot or table.
  var entry: UInt32
  /// Where to go on once the test holds: after the alternatives, of which one has to hold.
  var next: UInt32 = 0
}
