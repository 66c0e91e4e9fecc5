// Reports as text for logs. The values of a report are left out: they include those of secret fields.
// Invisible characters are escaped, because messages may quote values, and a line must stay one.

extension Report: CustomStringConvertible {
  /// The verdict, and one line for each failed or undecided check.
  ///
  /// It doesn't contain ``values``. Messages never contain the value of a secret field.
  ///
  /// - Complexity: linear in the number of these checks.
  public var description: String {
    let lines = findings.map(\.description) + undecided.map(\.description)
    return ([verdict.rawValue] + lines).joined(separator: "\n")
  }
}

extension Violation: CustomStringConvertible {
  /// The path, the message and the rule, on one line: `age: This must be 18 or more. [min_value]`.
  public var description: String {
    let severity = severity == .warning ? "warning: " : ""
    return "\(path): \(severity)\(DumpText.escaped(message)) [\(rule)]"
  }
}

extension Undecided: CustomStringConvertible {
  /// The path, the reason and the rule, on one line: `username: timed out [username_available]`.
  public var description: String {
    "\(path): \(DumpText.escaped(reason.description)) [\(rule)]"
  }
}
