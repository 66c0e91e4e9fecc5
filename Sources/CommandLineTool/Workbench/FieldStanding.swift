import FormRules
import RuleEngine
import RuleSyntax

/// How a field of a live form stands, for people.
struct FieldStanding: Hashable {
  private let isActive: Bool
  private let state: FieldState
  /// What is shown beside the field: its errors, else why it is undecided, and what is advised.
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

  /// One line: the state, and what is shown beside the field.
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
  /// How each field stands, by its path.
  var standings: [FieldPath: FieldStanding] {
    Dictionary(fields.map { ($0.path, FieldStanding(of: $0)) }) { first, _ in first }
  }
}
