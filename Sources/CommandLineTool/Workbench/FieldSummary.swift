import FormRules
import RuleEngine
import RuleSyntax

/// The state of a field of a live form, for people.
struct FieldSummary: Hashable {
  private let isActive: Bool
  private let state: FieldState
  /// The messages for the field: its errors, else why it is undecided, and its warnings.
  private let remarks: [Remark]

  private struct Remark: Hashable {
    var text: String
    var rule: String
    var isWarning = false
  }

  init(of field: FormField) {
    isActive = field.isActive
    state = field.state
    let errors = field.violations.map { Remark(text: $0.message, rule: $0.rule) }
    let reasons =
      field.state == .undecided
      ? field.undecided.map { Remark(text: "\($0.reason)", rule: $0.rule) } : []
    let advice = field.warnings.map { Remark(text: $0.message, rule: $0.rule, isWarning: true) }
    remarks = errors + reasons + advice
  }

  /// One line: the state, and the messages for the field.
  func words(_ colors: Colors) -> String {
    guard isActive else { return "does not apply" }
    let shown = remarks.map { remark in
      (remark.isWarning ? colors.yellow("warning") + ": " : "")
        + VisibleText.of(remark.text, limit: .max) + colors.faint(" [\(remark.rule)]")
    }
    return paint(colors) + (shown.isEmpty ? "" : ": " + shown.joined(separator: "; "))
  }

  private func paint(_ colors: Colors) -> String {
    switch state {
    case .untouched, .editing: colors.faint(state.rawValue)
    case .checking, .incomplete, .undecided: colors.yellow(state.rawValue)
    case .valid: colors.green(state.rawValue)
    case .invalid: colors.red(state.rawValue)
    }
  }
}

extension OpenForm {
  /// The state of each field, by its path.
  var summaries: [FieldPath: FieldSummary] {
    Dictionary(fields.map { ($0.path, FieldSummary(of: $0)) }) { first, _ in first }
  }
}
