import Observation

/// Notifies observers that something a live form shows has changed.
///
/// Observers are notified once the change is complete, so they may read and change the form.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var change: Void { () }

  /// Notes that an observer, if there is one now, reads what the signal is about.
  func noteRead() {
    registrar.access(self, keyPath: \.change)
  }

  func send() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }
}

/// A property that somebody has read: the value that was read, and the signal that it has changed.
///
/// After a change the value is compared only where it may be another, and only where somebody has read
/// it since it last changed.
struct Watched<Value: Equatable> {
  private var signal: ChangeSignal?
  private var last: Value?

  /// Notes that somebody reads the property.
  mutating func noteRead(_ value: Value) {
    last = value
    let signal = signal ?? ChangeSignal()
    self.signal = signal
    signal.noteRead()
  }

  /// Has observers notified if the property is another than the one that was read.
  mutating func check(_ value: @autoclosure () -> Value, _ signals: inout [ChangeSignal]) {
    guard let last, let signal, value() != last else { return }
    self.last = nil
    signals.append(signal)
  }
}

/// What has been read of a field.
final class FieldSignals {
  var path = Watched<FieldPath>()
  var value = Watched<Value?>()
  /// The value as the form gives it out.
  var given = Watched<Value?>()
  var text = Watched<String>()
  var keys = Watched<[String]>()
  var rows = Watched<[FormRow.ID]>()
  var state = Watched<FieldState>()
  var violations = Watched<[Violation]>()
  var warnings = Watched<[Violation]>()
  var undecided = Watched<[Undecided]>()
  var isActive = Watched<Bool>()
  var isPending = Watched<Bool>()
  var hasBeenVisited = Watched<Bool>()
  var isFocused = Watched<Bool>()
  var isDirty = Watched<Bool>()
  var isEnabled = Watched<Bool>()
  var isReadOnly = Watched<Bool>()
  /// What has been read of its rows.
  var rowSignals: [FormRow.ID: RowSignals] = [:]
  /// Whether what it holds is about to be compared with what was read.
  var isTouched = false
  /// Whether its rows may be others, or elsewhere.
  var isRearranged = false

  /// Has observers notified of what is shown otherwise now.
  func check(_ status: FieldStatus, _ signals: inout [ChangeSignal]) {
    state.check(status.state, &signals)
    violations.check(status.messages?.violations ?? [], &signals)
    warnings.check(status.messages?.warnings ?? [], &signals)
    undecided.check(status.messages?.undecided ?? [], &signals)
    isActive.check(status.facts.contains(.isActive), &signals)
    isPending.check(status.facts.contains(.isPending), &signals)
    hasBeenVisited.check(status.facts.contains(.isTouched), &signals)
    isFocused.check(status.facts.contains(.isFocused), &signals)
    isEnabled.check(status.facts.contains(.isEnabled), &signals)
    isReadOnly.check(status.facts.contains(.isReadOnly), &signals)
  }

  /// Has observers notified that the field is gone, and empty from now on.
  func checkGone(_ path: FieldPath, _ signals: inout [ChangeSignal]) {
    check(FieldStatus(), &signals)
    self.path.check(path, &signals)
    value.check(nil, &signals)
    given.check(nil, &signals)
    text.check("", &signals)
    keys.check([], &signals)
    rows.check([], &signals)
    isDirty.check(false, &signals)
    for row in rowSignals.values { row.checkGone(&signals) }
  }
}

/// What has been read of a row.
final class RowSignals {
  var position = Watched<Int?>()
  var path = Watched<FieldPath?>()
  var value = Watched<Value>()

  /// Has observers notified that the row is gone.
  func checkGone(_ signals: inout [ChangeSignal]) {
    position.check(nil, &signals)
    path.check(nil, &signals)
    value.check(.null, &signals)
  }
}

/// What has been read of a form as a whole.
final class FormSignals {
  let verdict = ChangeSignal()
  let isPending = ChangeSignal()
  let context = ChangeSignal()
  let focus = ChangeSignal()
  /// Rows were added, removed or moved, so that paths lead elsewhere.
  let rows = ChangeSignal()
  /// Which fields can be entered, or fail, may have changed.
  let ways = ChangeSignal()
  var canSubmit = Watched<Bool>()
  var firstInvalidField = Watched<FieldID?>()
  var violations = Watched<[Violation]>()
  var warnings = Watched<[Violation]>()
  var values = Watched<[String: Value]>()
  var valuesWithNulls = Watched<[String: Value]>()
  var report = Watched<Report>()
  var steps: [StepSignals]

  init(stepCount: Int) {
    steps = (0..<stepCount).map { _ in StepSignals() }
  }
}

/// What has been read of a step.
final class StepSignals {
  var canContinue = Watched<Bool>()
  var state = Watched<FieldState>()
  var violations = Watched<[Violation]>()
  var warnings = Watched<[Violation]>()
}
