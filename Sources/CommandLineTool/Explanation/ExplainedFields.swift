import RuleEngine

/// The fields of an explanation, found by their paths.
struct ExplainedFields {
  let values: ExplainedValues
  private(set) var fields: [ExplainedField] = []
  /// Positions of the fields by their paths.
  private var positions: [FieldPath: Int] = [:]
  /// For each field, its failed checks that have no message yet, the last first.
  private var failed: [Int: [RulePlace?: [Int]]] = [:]

  init(_ values: ExplainedValues) {
    self.values = values
  }

  subscript(position: Int) -> ExplainedField {
    get { fields[position] }
    _modify { yield &fields[position] }
  }

  /// Position of the field at the path, which is added if there is none yet.
  mutating func position(of path: FieldPath) -> Int {
    if let position = positions[path] { return position }
    let position = fields.count
    fields.append(ExplainedField(path: path, value: values.text(at: path)))
    positions[path] = position
    return position
  }

  /// The path of each form's instance that a field is in, by the instance's first slot.
  var instancePaths: [Int: FieldPath] {
    var paths: [Int: FieldPath] = [:]
    for field in fields {
      guard let (layout, base) = values.field(at: field.path), paths[base] == nil else { continue }
      let own = layout.groups.count + 1
      paths[base] = FieldPath(Array(field.path.components.dropLast(own)))
    }
    return paths
  }

  /// Assigns each message to its check; a message without a check becomes a separate step.
  mutating func attachMessages(of outcome: EvaluationOutcome) {
    for violation in outcome.violations {
      if attach(violation, at: violation.path) { continue }
      // A check of a whole list can report one item.
      let list = FieldPath(Array(violation.path.components.dropLast()))
      switch violation.path.components.last {
      case .index?, .key?: if attach(violation, at: list) { continue }
      case .name?, nil: break
      }
      let step = ExplainedStep(
        answer: .fails,
        text: violation.rule,
        isWarning: violation.severity == .warning,
        place: violation.place,
        notes: note(on: violation),
        message: violation.message
      )
      fields[position(of: violation.path)].steps.append(step)
    }
  }

  /// The value in the record, where the computed one is shown.
  private func note(on violation: Violation) -> [String] {
    guard violation.rule == DefaultMessages.computed,
      let given = values.givenText(at: violation.path)
    else { return [] }
    return ["the record has \(given)"]
  }

  private mutating func attach(_ violation: Violation, at path: FieldPath) -> Bool {
    guard let field = positions[path] else { return false }
    if failed[field] == nil { failed[field] = failedSteps(of: field) }
    guard let step = failed[field]?[violation.place]?.popLast() else { return false }
    fields[field].steps[step].message = violation.message
    return true
  }

  /// The positions of a field's failed checks by their places, the last first.
  private func failedSteps(of field: Int) -> [RulePlace?: [Int]] {
    let steps = fields[field].steps
    let failed = steps.indices.reversed().filter { steps[$0].answer == .fails }
    return Dictionary(grouping: failed) { steps[$0].place }
  }
}
