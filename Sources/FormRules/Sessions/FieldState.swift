/// The state that a live form shows for a field.
public enum FieldState: String, Sendable, Hashable, CaseIterable {
  /// The person has not been there yet, so no state is shown.
  case untouched
  /// The person is there but has not typed yet, so no state is shown.
  case editing
  /// The host is being asked, or is about to be.
  case checking
  /// All checks pass.
  case valid
  /// A check does not pass yet, but it is too early to show that: more typing can still fix it.
  case incomplete
  /// A check fails; the violations say which.
  case invalid
  /// A check could not be decided; the reasons say why.
  case undecided
}

/// Everything that a live form shows of a field, except its value.
struct FieldStatus: Sendable, Hashable {
  struct Facts: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let isActive = Facts(rawValue: 1 << 0)
    static let isPending = Facts(rawValue: 1 << 1)
    static let isVisited = Facts(rawValue: 1 << 2)
    static let isFocused = Facts(rawValue: 1 << 3)
    static let hasChanged = Facts(rawValue: 1 << 4)
    static let isEnabled = Facts(rawValue: 1 << 5)
    static let isReadOnly = Facts(rawValue: 1 << 6)
  }

  /// What the field's checks report.
  struct Messages: Sendable, Hashable {
    var violations: [Violation] = []
    var warnings: [Violation] = []
    var undecided: [Undecided] = []
  }

  var state = FieldState.untouched
  var facts: Facts = []
  /// Nil if there is nothing to report.
  var messages: Messages?
}
