import RuleEngine
import RuleSyntax

/// Figures for people: the costliest field first, its checks in the order of the rule file.
struct MeasurementText {
  private static let numberWidth = 10
  private static let ruleWidth = 44

  let colors: Colors

  func text(of measurement: Measurement, heading: String) -> String {
    let records = "\(measurement.records) record\(measurement.records == 1 ? "" : "s")"
    var text = colors.bold("\(VisibleText.of(heading, limit: Int.max)), \(records)") + "\n\n"
    text += "loaded in \(MeasuredTime(measurement.loadTime))\n\n"
    text += row("best", "median", "nanoseconds for each record, by report mode")
    for mode in measurement.modes {
      text += row("\(mode.best)", "\(mode.median)", mode.mode.rawValue)
    }
    text += "\nnanoseconds that each check adds by itself\n"
    for field in fields(of: measurement.checks) { text += lines(of: field) }
    text += padded("\(measurement.remainder)") + "  all else: values, types, conditions\n"
    return text
  }

  /// The checks of one field.
  private struct Field {
    var path: String
    var checks: [Measurement.Check] = []

    var cost: RecordCost { checks.reduce(.zero) { $0 + $1.cost } }
  }

  private func fields(of checks: [Measurement.Check]) -> [Field] {
    var fields: [Field] = []
    var positions: [String: Int] = [:]
    for check in checks {
      let position = positions[check.path] ?? fields.count
      if position == fields.count { fields.append(Field(path: check.path)) }
      positions[check.path] = position
      fields[position].checks.append(check)
    }
    let ranked = fields.enumerated().sorted { left, right in
      (right.element.cost, left.offset) < (left.element.cost, right.offset)
    }
    return ranked.map(\.element)
  }

  private func lines(of field: Field) -> String {
    let name = field.path.isEmpty ? "the form as a whole" : VisibleText.of(field.path, limit: .max)
    var text = padded("\(field.cost)") + "  \(colors.bold(name))\n"
    for check in field.checks {
      let rule = VisibleText.of(check.rule, limit: MeasurementText.ruleWidth)
      let place = "\(check.place.file):\(check.place.line):\(check.place.column)"
      text += row("", "\(check.cost)", "\(rule) " + colors.faint("[\(place)]"))
    }
    return text
  }

  private func row(_ first: String, _ second: String, _ rest: String) -> String {
    padded(first) + padded(second) + "  \(rest)\n"
  }

  private func padded(_ number: String) -> String {
    String(repeating: " ", count: max(0, MeasurementText.numberWidth - number.count)) + number
  }
}
