import Observation

/// Notifies observers that something a live form shows has changed.
///
/// Observers are notified once the change is complete, so they may read and change the form.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var change: Void { () }

  /// Registers the current observer, if there is one.
  func noteRead() {
    registrar.access(self, keyPath: \.change)
  }

  func send() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }
}

/// An observable property: the last value that was read, and the signal for its changes.
///
/// After a change, the value is compared only if it may have changed, and only if it was read since
/// its last change.
struct Watched<Value: Equatable> {
  private var signal: ChangeSignal?
  private var last: Value?
  /// How often a read value is compared without having changed.
  private let patience: Int
  private var comparisons = 0

  /// A property that nobody has read.
  ///
  /// - Parameter patience: after as many comparisons, observers are notified although nothing has
  ///   changed, and nothing is compared until the value is read again. Whether there are observers
  ///   can't be found out, and comparing a value of the whole form for nobody would make each of
  ///   many changes as expensive as the form is large.
  init(patience: Int = .max) { self.patience = patience }

  /// A property whose value is as large as the form, or takes as long to find.
  static var large: Watched { Watched(patience: 8) }

  /// Whether the next change is compared.
  var isAwaited: Bool { last != nil }

  /// Notes that the property is read.
  mutating func noteRead(_ value: Value) {
    last = value
    comparisons = 0
    let signal = signal ?? ChangeSignal()
    self.signal = signal
    signal.noteRead()
  }

  /// Adds the signal if the value differs from the one that was read.
  mutating func check(_ value: @autoclosure () -> Value, _ signals: inout [ChangeSignal]) {
    guard let last, let signal else { return }
    comparisons += 1
    guard comparisons > patience || value() != last else { return }
    self.last = nil
    signals.append(signal)
  }
}

/// The observed properties of a field.
final class FieldSignals {
  var path = Watched<FieldPath>()
  var value = Watched<Value?>.large
  /// The output value.
  var given = Watched<Value?>.large
  var text = Watched<String>()
  var keys = Watched<[String]>.large
  var rows = Watched<[FormRow.ID]>.large
  var state = Watched<FieldState>()
  var violations = Watched<[Violation]>()
  var warnings = Watched<[Violation]>()
  var undecided = Watched<[Undecided]>()
  var isActive = Watched<Bool>()
  var isPending = Watched<Bool>()
  var hasBeenVisited = Watched<Bool>()
  var isFocused = Watched<Bool>()
  var isDirty = Watched<Bool>.large
  var isEnabled = Watched<Bool>()
  var isReadOnly = Watched<Bool>()
  /// The observed properties of its rows.
  var rowSignals: [FormRow.ID: RowSignals] = [:]
  /// Whether its value is to be compared with what was read.
  var isQueued = false
  /// Whether its rows may have been added, removed or moved.
  var isRearranged = false

  /// Adds the signals of the properties of a status that have changed.
  func check(_ status: FieldStatus, _ signals: inout [ChangeSignal]) {
    state.check(status.state, &signals)
    violations.check(status.messages?.violations ?? [], &signals)
    warnings.check(status.messages?.warnings ?? [], &signals)
    undecided.check(status.messages?.undecided ?? [], &signals)
    isActive.check(status.facts.contains(.isActive), &signals)
    isPending.check(status.facts.contains(.isPending), &signals)
    hasBeenVisited.check(status.facts.contains(.isVisited), &signals)
    isFocused.check(status.facts.contains(.isFocused), &signals)
    isEnabled.check(status.facts.contains(.isEnabled), &signals)
    isReadOnly.check(status.facts.contains(.isReadOnly), &signals)
  }

  /// Adds the signals of all properties, because the field was removed and is empty from now on.
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

/// The observed properties of a row.
final class RowSignals {
  var position = Watched<Int?>()
  var path = Watched<FieldPath?>()
  var value = Watched<Value>.large
  /// The output value.
  var given = Watched<Value?>.large

  /// Adds the signals of all properties, because the row was removed.
  func checkGone(_ signals: inout [ChangeSignal]) {
    position.check(nil, &signals)
    path.check(nil, &signals)
    value.check(.null, &signals)
    given.check(nil, &signals)
  }
}

/// The observed properties of a form as a whole.
final class FormSignals {
  let verdict = ChangeSignal()
  let isPending = ChangeSignal()
  let context = ChangeSignal()
  let focus = ChangeSignal()
  /// Rows were added, removed or moved, which changes their paths.
  let rows = ChangeSignal()
  /// Which fields can be entered, or fail, may have changed.
  let navigation = ChangeSignal()
  var canSubmit = Watched<Bool>()
  var firstInvalidField = Watched<FieldID?>.large
  var violations = Watched<[Violation]>.large
  var warnings = Watched<[Violation]>.large
  var values = Watched<[String: Value]>.large
  var valuesWithNulls = Watched<[String: Value]>.large
  var draft = Watched<[String: Value]>.large
  var report = Watched<Report>.large
  var steps: [StepSignals]

  init(stepCount: Int) {
    steps = (0..<stepCount).map { _ in StepSignals() }
  }
}

/// The observed properties of a step.
final class StepSignals {
  var canContinue = Watched<Bool>.large
  var state = Watched<FieldState>.large
  var violations = Watched<[Violation]>.large
  var warnings = Watched<[Violation]>.large
}
