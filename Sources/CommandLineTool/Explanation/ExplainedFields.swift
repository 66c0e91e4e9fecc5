import RuleEngine

/// The fields of an explanation, found by their paths.
struct ExplainedFields {
  let values: ExplainedValues
  private(set) var fields: [ExplainedField] = []
  /// Positions of the fields by their paths.
  private var positions: [FieldPath: Int] = [:]

  init(_ values: ExplainedValues) {
    self.values = values
  }

  subscript(position: Int) -> ExplainedField {
    get { fields[position] }
    set { fields[position] = newValue }
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

  /// Puts each message to the check that it is of; what no check found is a step by itself.
  mutating func attachMessages(of outcome: EvaluationOutcome) {
    for violation in outcome.violations {
      if attach(violation, at: violation.path) { continue }
      // A check of a whole list may speak of one item.
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
        message: violation.message
      )
      fields[position(of: violation.path)].steps.append(step)
    }
  }

  private mutating func attach(_ violation: Violation, at path: FieldPath) -> Bool {
    guard let field = positions[path],
      let step = fields[field].steps.firstIndex(where: { step in
        step.place == violation.place && step.message == nil && step.answer == .fails
      })
    else { return false }
    fields[field].steps[step].message = violation.message
    return true
  }
}
