/// What a live form shows of a field.
public enum FieldState: String, Sendable, Hashable, CaseIterable {
  /// Nobody has been there, so nothing is shown of it.
  case untouched
  /// Someone is there and has not typed yet, so nothing is shown of it.
  case editing
  /// The host has been asked, or is about to be.
  case checking
  /// All checks hold.
  case valid
  /// A check does not hold yet, but it is too early to show that: more typing can still fix it.
  case incomplete
  /// A check does not hold; the violations say which.
  case invalid
  /// A check could not be decided; the reasons say why.
  case undecided
}

/// All that a live form shows of a field but its value.
struct FieldStatus: Sendable, Hashable {
  /// What the field's checks report.
  struct Messages: Sendable, Hashable {
    var violations: [Violation] = []
    var warnings: [Violation] = []
    var undecided: [Undecided] = []
  }

  var state = FieldState.untouched
  var isActive = false
  var isPending = false
  var isTouched = false
  var isFocused = false
  var isDirty = false
  var isEnabled = false
  var isReadOnly = false
  /// Nil where there is nothing to report.
  var messages: Messages?
}
