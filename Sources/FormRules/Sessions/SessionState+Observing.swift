// Notifying observers: each property that was read since its last change is compared with its new value,
// if the change may have affected it.

/// The properties of the form as a whole that a change may have affected.
struct PossibleChanges: OptionSet {
  let rawValue: UInt8

  static let values = PossibleChanges(rawValue: 1 << 0)
  /// The violations shown.
  static let violations = PossibleChanges(rawValue: 1 << 1)
  /// The failed and undecided checks, shown or not.
  static let findings = PossibleChanges(rawValue: 1 << 2)
  /// Which fields fail.
  static let failures = PossibleChanges(rawValue: 1 << 3)
  /// Which fields can be entered.
  static let navigation = PossibleChanges(rawValue: 1 << 4)
  /// The status of fields, except for violations.
  static let status = PossibleChanges(rawValue: 1 << 5)
  static let rows = PossibleChanges(rawValue: 1 << 6)
}

extension SessionState {
  // MARK: Noting possible changes

  /// Notes that a field's value or text may have changed.
  mutating func noteChange(of field: FieldID) {
    guard let signals = tree[field].signals, !signals.isQueued else { return }
    signals.isQueued = true
    work.fieldsToCompare.append(field)
  }

  /// Notes that the values of the forms and rows around an instance may have changed.
  mutating func noteChanges(around instance: InstanceID) {
    guard isObserved else { return }
    var inner = instance
    while let holder = tree[inner].holder {
      noteChange(of: holder)
      if let row = tree[inner].row, tree[holder].signals?.rowSignals[row] != nil {
        work.rowsToCompare.append((holder, row))
      }
      inner = holder.instance
    }
  }

  /// Notes that rows of a list may have been added, removed or moved.
  mutating func noteRowChanges(of list: FieldID) {
    work.changes.formUnion([.rows, .values, .findings, .violations, .failures, .navigation])
    guard isObserved else { return }
    noteChange(of: list)
    tree[list].signals?.isRearranged = true
    for row in tree.instances(in: list) {
      for field in tree.fields(within: row) {
        noteChange(of: field)
        if tree[field].signals?.rowSignals.isEmpty == false {
          tree[field].signals?.isRearranged = true
        }
      }
    }
    noteChanges(around: list.instance)
  }

  // MARK: Finding actual changes

  /// Collects the signals of the properties that differ from what was read.
  mutating func notice() {
    let changes = work.changes
    work.changes = []
    let signals = signals
    // Reuses the array of earlier signals, to save an allocation.
    var changed: [ChangeSignal] = []
    swap(&changed, &notices.signals)
    defer { swap(&changed, &notices.signals) }
    signals.canSubmit.check(canSubmit, &changed)
    if changes.contains(.rows) { changed.append(signals.rows) }
    if !changes.isDisjoint(with: [.navigation, .failures]) { changed.append(signals.navigation) }
    noticeFields(&changed)
    if changes.contains(.values) {
      signals.values.check(valuesGivenOut(), &changed)
      signals.valuesWithNulls.check(valuesGivenOut(givesNulls: true), &changed)
      signals.draft.check(draft, &changed)
    }
    if changes.contains(.violations) {
      signals.violations.check(shownViolations(.error), &changed)
      signals.warnings.check(shownViolations(.warning), &changed)
    }
    if !changes.isDisjoint(with: [.findings, .values]) {
      signals.report.check(report(), &changed)
    }
    if changes.contains(.failures) {
      signals.firstInvalidField.check(firstInvalidField(), &changed)
    }
    if !changes.isDisjoint(with: [.findings, .status, .violations, .values]) {
      noticeSteps(&changed)
    }
  }

  private mutating func noticeFields(_ changed: inout [ChangeSignal]) {
    for field in work.fieldsToCompare where tree.contains(field.instance) {
      guard let signals = tree[field].signals else { continue }
      signals.isQueued = false
      signals.path.check(tree.path(of: field), &changed)
      signals.value.check(typedValue(of: field), &changed)
      signals.given.check(valueGivenOut(by: field), &changed)
      signals.text.check(shown(in: field), &changed)
      signals.keys.check(keys(of: field), &changed)
      signals.rows.check(tree.rows(of: field).map(\.id), &changed)
      signals.isDirty.check(isDirty(field), &changed)
      guard signals.isRearranged else { continue }
      signals.isRearranged = false
      for (row, own) in signals.rowSignals {
        guard let position = tree.position(of: row, in: field) else {
          own.checkGone(&changed)
          signals.rowSignals[row] = nil
          continue
        }
        notice(rowAt: position, of: field, own, &changed)
      }
    }
    work.fieldsToCompare.removeAll(keepingCapacity: true)
    for (list, row) in work.rowsToCompare where tree.contains(list.instance) {
      guard let signals = tree[list].signals?.rowSignals[row],
        let position = tree.position(of: row, in: list)
      else { continue }
      notice(rowAt: position, of: list, signals, &changed)
    }
    work.rowsToCompare.removeAll(keepingCapacity: true)
  }

  private func notice(
    rowAt position: Int,
    of list: FieldID,
    _ signals: RowSignals,
    _ changed: inout [ChangeSignal]
  ) {
    signals.position.check(position, &changed)
    signals.path.check(tree.path(of: list).appending(.index(position)), &changed)
    let row = tree.rows(of: list)[position]
    signals.value.check(tree.value(of: row), &changed)
    signals.given.check(valueGivenOut(by: row.id, in: list), &changed)
  }

  private mutating func noticeSteps(_ changed: inout [ChangeSignal]) {
    for (position, step) in signals.steps.enumerated() {
      step.canContinue.check(canContinue(fromStep: position), &changed)
      step.state.check(state(ofStep: position), &changed)
      step.violations.check(shownViolations(ofStep: position, .error), &changed)
      step.warnings.check(shownViolations(ofStep: position, .warning), &changed)
    }
  }

  /// Collects the signals of the fields that are removed from the form.
  mutating func noticeEnd(of instance: InstanceID) {
    guard isObserved else { return }
    for field in tree.fields(within: instance) {
      tree[field].signals?.checkGone(tree[field].blueprint.layout.path, &notices.signals)
    }
  }

  // MARK: Properties

  /// Whether the form would be accepted as it is.
  var canSubmit: Bool { results.verdict == .valid && !hasEnded }

  /// The entries of a map; empty for other fields.
  func entries(of field: FieldID) -> [String: Value] {
    guard case .map = tree[field].blueprint.layout.type,
      case .form(let entries)? = typedValue(of: field)
    else { return [:] }
    return entries
  }

  func keys(of field: FieldID) -> [String] {
    entries(of: field).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension FormTree {
  /// The path of a row, such as `addresses[0]`; nil if it is not in the list.
  func path(of row: FormRow.ID, in list: FieldID) -> FieldPath? {
    position(of: row, in: list).map { path(of: list).appending(.index($0)) }
  }

  /// The value of a row; null if it is not in the list.
  func value(of row: FormRow.ID, in list: FieldID) -> Value {
    position(of: row, in: list).map { value(of: rows(of: list)[$0]) } ?? .null
  }
}
