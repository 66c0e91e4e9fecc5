import FormRules
import RuleEngine

/// The colors of texts for people.
struct Colors {
  var isOn: Bool

  func red(_ text: String) -> String { paint(text, "31") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }
  func cyan(_ text: String) -> String { paint(text, "36") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func bold(_ text: String) -> String { paint(text, "1") }

  func paint(_ verdict: Report.Verdict) -> String {
    switch verdict {
    case .valid: green(verdict.rawValue)
    case .invalid: red(verdict.rawValue)
    case .undecided: yellow(verdict.rawValue)
    }
  }

  func paint(_ state: FieldState) -> String { paint(state.rawValue, as: state) }

  /// A text in the color of a state.
  func paint(_ text: String, as state: FieldState) -> String {
    switch state {
    case .untouched, .editing: faint(text)
    case .checking, .incomplete, .undecided: yellow(text)
    case .valid: green(text)
    case .invalid: red(text)
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension StringProtocol {
  /// The text with control and direction characters made visible, so that they can't harm a
  /// terminal.
  var visible: String { VisibleText.of(self, limit: .max) }
}

extension RulePlace {
  /// File, line and column, as messages for people show them.
  var shown: String { "\(file.visible):\(line):\(column)" }
}
