/// What a report says of one field.
public struct FieldReport: Sendable, Hashable {
  /// The field's own verdict.
  public package(set) var verdict: Report.Verdict
  /// What failed there, warnings left out.
  public package(set) var violations: [Violation]
  /// What is only advised.
  public package(set) var warnings: [Violation]
  /// What could not be decided there.
  public package(set) var undecided: [Undecided]
}

extension Report {
  /// What the report says of the field, group or item at a path, and of what is inside it.
  ///
  /// Of a path at which the form has nothing it says that it is undecided, and why.
  public subscript(path: FieldPath) -> FieldReport {
    let found = findings.filter { $0.path.isInside(path) }
    let errors = found.filter { $0.severity == .error }
    var undecided = undecided.filter { $0.path.isInside(path) }
    if found.isEmpty, undecided.isEmpty, let unknown = form.unknownField(path) {
      undecided = [unknown]
    }
    return FieldReport(
      verdict: !errors.isEmpty ? .invalid : !undecided.isEmpty ? .undecided : .valid,
      violations: errors,
      warnings: found.filter { $0.severity == .warning },
      undecided: undecided
    )
  }

  /// Whether every check that applies holds.
  public var isValid: Bool { verdict == .valid }

  /// The values to go on with: normalized, typed, of active fields; nil unless the form is valid.
  public var accepted: [String: Value]? { isValid ? values : nil }
}

extension FieldPath {
  /// Whether this path is the other, or one of something inside it.
  fileprivate func isInside(_ other: FieldPath) -> Bool {
    components.starts(with: other.components)
  }
}
