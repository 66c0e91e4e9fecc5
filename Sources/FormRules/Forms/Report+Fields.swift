/// The part of a report about one field.
public struct FieldReport: Sendable, Hashable {
  /// The field's own verdict.
  public package(set) var verdict: Report.Verdict
  /// The failed checks, without warnings.
  public package(set) var violations: [Violation]
  /// The failed checks that are only warnings.
  public package(set) var warnings: [Violation]
  /// The checks that could not be decided.
  public package(set) var undecided: [Undecided]
}

extension Report {
  /// The part of the report about the field, group or item at a path, and everything in it.
  ///
  /// If the form has nothing at the path, the result is undecided, with the reason `unknownField`. A
  /// report that was decoded without its form knows only the fields that its findings and values name;
  /// ``RuleForm/report(json:)`` reads one with its form.
  public subscript(path: FieldPath) -> FieldReport {
    let found = findings.filter { $0.path.isInside(path) }
    let errors = found.filter { $0.severity == .error }
    var undecided = undecided.filter { $0.path.isInside(path) }
    if found.isEmpty, undecided.isEmpty, let unknown = form.unknownField(path, in: values) {
      undecided = [unknown]
    }
    return FieldReport(
      verdict: !errors.isEmpty ? .invalid : !undecided.isEmpty ? .undecided : .valid,
      violations: errors,
      warnings: found.filter { $0.severity == .warning },
      undecided: undecided
    )
  }

  /// Whether every check that applies passes.
  public var isValid: Bool { verdict == .valid }

  /// The accepted values of active fields, normalized and typed; nil unless the form is valid.
  public var accepted: [String: Value]? { isValid ? values : nil }
}

extension FieldPath {
  /// Whether this path equals the other, or lies inside it.
  fileprivate func isInside(_ other: FieldPath) -> Bool {
    components.starts(with: other.components)
  }
}
