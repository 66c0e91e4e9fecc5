import FormRules
import RuleEngine

/// The state of a value and its messages, as text for people.
struct FieldSummary: Hashable {
  let state: FieldState
  private let isActive: Bool
  /// The errors of the value or, without any, the reason why it is undecided.
  private let reasons: [Remark]
  private let warnings: [Remark]

  private struct Remark: Hashable {
    /// The path of the remark, if it differs from that of the value.
    var path: FieldPath?
    var text: String
    var rule: String

    init(_ path: FieldPath, _ text: String, rule: String, at summarized: FieldPath?) {
      self.path = path == summarized || path.components.isEmpty ? nil : path
      self.text = text
      self.rule = rule
    }

    func words(_ colors: Colors) -> String {
      let place = path.map { "\($0): " } ?? ""
      return (place + text).visible + colors.faint(" [\(rule)]")
    }
  }

  /// The summary of a field of a live form.
  init(of field: FormField) {
    self.init(
      field.state,
      field.violations + field.warnings,
      undecided: field.undecided,
      isActive: field.isActive,
      at: field.path
    )
  }

  /// The summary of the value at a path, and of the values in it, from the outcome of a record.
  ///
  /// Failures that more typing can't fix come first.
  init(_ outcome: EvaluationOutcome, at path: FieldPath) {
    let violations = outcome.violations.filter { $0.path.components.starts(with: path.components) }
    let undecided = outcome.undecided.filter { $0.path.components.starts(with: path.components) }
    let errors = violations.filter { $0.severity == .error }
    let state: FieldState =
      if !errors.allSatisfy(\.isIncomplete) {
        .invalid
      } else if !errors.isEmpty {
        .incomplete
      } else {
        undecided.isEmpty ? .valid : .undecided
      }
    let hopelessFirst =
      violations.filter { !$0.isIncomplete } + violations.filter(\.isIncomplete)
    self.init(state, hopelessFirst, undecided: undecided, at: path)
  }

  init(
    _ state: FieldState,
    _ violations: [Violation] = [],
    undecided: [Undecided] = [],
    isActive: Bool = true,
    at path: FieldPath? = nil
  ) {
    self.isActive = isActive
    self.state = state
    let unknown = state == .undecided ? undecided : []
    let remarks = violations.map { violation in
      let (place, rule) = (violation.path, violation.rule)
      return (violation.severity, Remark(place, violation.message, rule: rule, at: path))
    }
    reasons =
      remarks.filter { $0.0 == .error }.map(\.1)
      + unknown.map { Remark($0.path, "\($0.reason)", rule: $0.rule, at: path) }
    warnings = remarks.filter { $0.0 == .warning }.map(\.1)
  }

  /// One line: the state and all remarks.
  func words(_ colors: Colors) -> String {
    guard isActive else { return "does not apply" }
    let shown = reasons.map { $0.words(colors) } + warningLines(colors)
    return colors.paint(state) + (shown.isEmpty ? "" : ": " + shown.joined(separator: "; "))
  }

  /// Lines: the state with the first reason, whatever shows the value, and a line for each remark.
  func lines(_ colors: Colors, value: [String]) -> [String] {
    let first = reasons.first.map { ": " + $0.words(colors) } ?? ""
    let others = reasons.dropFirst().map { "  " + $0.words(colors) }
    return [colors.paint(state) + first] + value + others + warningLines(colors)
  }

  private func warningLines(_ colors: Colors) -> [String] {
    warnings.map { colors.yellow("warning") + ": " + $0.words(colors) }
  }
}

extension OpenForm {
  /// The state of each field, by its path.
  var summaries: [FieldPath: FieldSummary] {
    Dictionary(fields.map { ($0.path, FieldSummary(of: $0)) }) { first, _ in first }
  }
}
