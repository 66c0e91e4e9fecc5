// Steps: what of the form is judged so far.

extension SessionState {
  /// What a step comes to, shown or not.
  struct StepStanding {
    var hasErrors = false
    var isUndecided = false
    var isPending = false
  }

  func stepLayout(_ position: Int) -> StepLayout? {
    let steps = form.layout.steps ?? []
    return steps.indices.contains(position) ? steps[position] : nil
  }

  /// What the checks of a step come to.
  ///
  /// - Complexity: linear in the units of the form.
  mutating func standing(ofStep position: Int) -> StepStanding {
    var result = StepStanding()
    let inputs = ValueInputs(of: form.index, in: program)
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
        let last = lastStep(
          own,
          reading: inputs.all(of: reads(at: undecided.place, in: unit) + [slot(of: unit)])
        )
        guard last == position else { continue }
        result.isUndecided = true
        if standing.contains(.isPending) { result.isPending = true }
      }
    }
    return result
  }

  /// Whether all checks of a step hold and none is undecided, whether or not that is shown.
  mutating func canContinue(fromStep position: Int) -> Bool {
    let standing = standing(ofStep: position)
    return !standing.hasErrors && !standing.isUndecided && !hasEnded
  }

  /// What a step is to look like.
  mutating func state(ofStep position: Int) -> FieldState {
    let standing = standing(ofStep: position)
    if !shownViolations(ofStep: position, .error).isEmpty { return .invalid }
    if standing.isPending { return .checking }
    let slots = stepLayout(position)?.slots ?? 0..<0
    let own = Array(tree.fields(of: root)).filter {
      slots.contains(tree[$0].blueprint.layout.slot.position)
    }
    if own.allSatisfy({ isUntouched($0) }) { return .untouched }
    if standing.hasErrors { return .incomplete }
    return standing.isUndecided ? .undecided : .valid
  }

  private func isUntouched(_ field: FieldID) -> Bool {
    tree[field].published.facts.isDisjoint(with: [.isTouched, .isFocused]) && !isDirty(field)
  }

  /// The violations of a step of a severity that are to be shown now, in file order.
  mutating func shownViolations(
    ofStep position: Int,
    _ severity: Violation.Severity
  ) -> [Violation] {
    var violations: [Violation] = []
    let inputs = ValueInputs(of: form.index, in: program)
    for unit in tree.units(within: root) where tree[unit].standing.contains(.fails) {
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

  /// Has a step judged as one that is submitted, and all that fails in it shown.
  mutating func beginSubmission(ofStep position: Int) {
    moveFocus(to: nil)
    answers.forgetUndecided()
    for unit in tree.units(within: root) where step(of: unit) == position {
      if let field = tree.field(of: unit), applies(field) {
        tree[field].isTouched = true
        endTyping(in: field)
        show(field)
      }
      tree[unit].moment = .submit
      mark(unit)
    }
  }

  // MARK: Which step

  /// The step that a unit is in; of a check of the form that is in none, the first.
  ///
  /// Nil for a field that is in none: it is judged with the form as a whole.
  private func step(of unit: UnitID) -> Int? {
    let steps = form.layout.steps ?? []
    let slot = slot(of: unit)
    if let own = steps.firstIndex(where: { $0.slots.contains(slot.position) }) { return own }
    let holder = holder(of: unit)
    switch tree[holder.instance].blueprint.units[holder.index].subject {
    case .field: return nil
    case .form: return 0
    }
  }

  /// The unit of the whole form that a unit is in; itself where it is in no row or nested form.
  private func holder(of unit: UnitID) -> UnitID {
    var unit = unit
    while let holder = tree[unit.instance].holder { unit = tree.unit(of: holder) }
    return unit
  }

  /// The slot of the form in which a unit is.
  private func slot(of unit: UnitID) -> SlotOffset {
    let holder = holder(of: unit)
    switch tree[holder.instance].blueprint.units[holder.index].subject {
    case .field(let field): return form.layout.fields[field].slot
    case .form(let own): return own
    }
  }

  /// The last of the steps that a check of a unit is about.
  private func lastStep(_ own: Int, reading slots: Set<SlotOffset>) -> Int {
    let steps = form.layout.steps ?? []
    let read = slots.compactMap { slot in
      steps.firstIndex { $0.slots.contains(slot.position) }
    }
    return max(own, read.max() ?? 0)
  }

  private func reads(of violation: Violation, in unit: UnitID) -> [SlotOffset] {
    guard unit.instance == root, let check = violation.check else { return [] }
    return program.reads(of: program.checks[check])
  }

  private func reads(at place: RulePlace, in unit: UnitID) -> [SlotOffset] {
    guard unit.instance == root else { return [] }
    let check = program.checks.first { RulePlace($0.place, in: program) == place }
    return check.map { program.reads(of: $0) } ?? []
  }
}
