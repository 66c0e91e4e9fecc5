// The steps of a form that is filled in step by step.

extension SessionState {
  /// The result of a step, whether or not it is shown.
  struct StepStanding {
    var hasErrors = false
    var isUndecided = false
    var isPending = false
  }

  func stepLayout(_ position: Int) -> StepLayout? {
    let steps = form.layout.steps ?? []
    return steps.indices.contains(position) ? steps[position] : nil
  }

  /// The combined result of a step's checks.
  ///
  /// - Complexity: linear in the units of the form.
  mutating func standing(ofStep position: Int) -> StepStanding {
    var result = StepStanding()
    let inputs = ValueInputs(of: form.index, in: program)
    lazy var checks = program.checksByPlace
    for unit in tree.units(within: root) {
      let standing = tree[unit].standing
      guard !standing.isDisjoint(with: [.hasErrors, .isUndecided, .isPending]) else { continue }
      guard let own = step(of: unit), own <= position else { continue }
      let findings = findings(of: unit)
      for violation in findings.violations where violation.severity == .error {
        let last = lastStep(
          own,
          reading: inputs.all(of: reads(of: violation, in: unit) + [slot(of: unit)])
        )
        if last == position { result.hasErrors = true }
      }
      for undecided in findings.undecided {
        let check = unit.instance == root ? checks[undecided.place] : nil
        let reads = check.map { program.reads(of: program.checks[$0]) } ?? []
        let last = lastStep(own, reading: inputs.all(of: reads + [slot(of: unit)]))
        guard last == position else { continue }
        result.isUndecided = true
        if standing.contains(.isPending) { result.isPending = true }
      }
    }
    return result
  }

  /// Whether all checks of a step pass and none is undecided, whether or not that is shown.
  mutating func canContinue(fromStep position: Int) -> Bool {
    let standing = standing(ofStep: position)
    return !standing.hasErrors && !standing.isUndecided && !hasEnded
  }

  /// How to show a step.
  mutating func state(ofStep position: Int) -> FieldState {
    let standing = standing(ofStep: position)
    if !shownViolations(ofStep: position, .error).isEmpty { return .invalid }
    if standing.isPending { return .checking }
    let own = stepLayout(position).map { form.layout.fields(of: $0) } ?? 0..<0
    if own.allSatisfy({ isUntouched(FieldID(instance: root, index: $0)) }) { return .untouched }
    if standing.hasErrors { return .incomplete }
    return standing.isUndecided ? .undecided : .valid
  }

  private func isUntouched(_ field: FieldID) -> Bool {
    tree[field].published.facts.isDisjoint(with: [.isVisited, .isFocused]) && !hasChanged(field)
  }

  /// Whether a field's value, computed or not, or anything in a list or form, differs from its initial one.
  private func hasChanged(_ field: FieldID) -> Bool {
    switch tree[field].content {
    case .value: tree[field].published.facts.contains(.hasChanged)
    case .nested, .rows: tree.value(of: field) != tree[field].initial
    }
  }

  /// The violations of a step to show now, with this severity and in file order.
  mutating func shownViolations(
    ofStep position: Int,
    _ severity: Violation.Severity
  ) -> [Violation] {
    var violations: [Violation] = []
    let inputs = ValueInputs(of: form.index, in: program)
    let hasRejections = results.hasRejections
    for unit in tree.units(within: root)
    where hasRejections || tree[unit].standing.contains(.fails) {
      guard let own = step(of: unit), own <= position else { continue }
      violations += shown(of: unit).filter { violation in
        violation.severity == severity
          && lastStep(
            own,
            reading: inputs.all(of: reads(of: violation, in: unit) + [slot(of: unit)])
          )
            == position
      }
    }
    return violations
  }

  /// Validates a step as a submitted one, and shows all its violations.
  mutating func beginSubmission(ofStep position: Int) {
    moveFocus(to: nil)
    forgetRejections()
    answers.forgetUndecided()
    for unit in tree.units(within: root) where step(of: unit) == position {
      if let field = tree.field(of: unit), applies(field) {
        tree[field].isVisited = true
        endTyping(in: field)
        invalidateStatus(of: field)
      }
      tree[unit].moment = .submit
      mark(unit)
    }
  }

  // MARK: Assigning checks to steps

  /// The step of a unit; for a form-level check outside of steps, the first step.
  ///
  /// Nil for a field outside of steps: it is validated with the form as a whole.
  private func step(of unit: UnitID) -> Int? {
    if let own = form.layout.step(around: slot(of: unit)) { return own }
    let holder = holder(of: unit)
    switch tree[holder.instance].blueprint.units[holder.index].subject {
    case .field: return nil
    case .form: return 0
    }
  }

  /// The form's own unit that contains a unit of a row or nested form; otherwise the unit itself.
  private func holder(of unit: UnitID) -> UnitID {
    var unit = unit
    while let holder = tree[unit.instance].holder { unit = tree.unit(of: holder) }
    return unit
  }

  /// The form's slot that contains a unit.
  private func slot(of unit: UnitID) -> SlotOffset {
    let holder = holder(of: unit)
    switch tree[holder.instance].blueprint.units[holder.index].subject {
    case .field(let field): return form.layout.fields[field].slot
    case .form(let own): return own
    }
  }

  /// The last step whose fields a unit's check reads.
  private func lastStep(_ own: Int, reading slots: Set<SlotOffset>) -> Int {
    max(own, slots.compactMap { form.layout.step(around: $0) }.max() ?? 0)
  }

  private func reads(of violation: Violation, in unit: UnitID) -> [SlotOffset] {
    guard unit.instance == root, let check = violation.check else { return [] }
    return program.reads(of: program.checks[check])
  }
}

extension Program {
  /// The first check at each place.
  fileprivate var checksByPlace: [RulePlace: Int] {
    Dictionary(
      checks.enumerated().map { (RulePlace($0.element.place, in: self), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
