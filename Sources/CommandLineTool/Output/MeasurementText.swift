import RuleEngine
import RuleSyntax

/// Figures for people: the costliest field first, its checks in the order of the rule file.
struct MeasurementText {
  private static let numberWidth = 10
  private static let ruleWidth = 44

  let colors: Colors

  func text(of measurement: Measurement, heading: String) -> String {
    let records = measurement.records.counted("record")
    var text = colors.bold("\(heading.visible), \(records)") + "\n\n"
    text += "loaded in \(measurement.loadTime.measured)\n\n"
    text += row("best", "median", "nanoseconds for each record, by report mode")
    for mode in measurement.modes {
      text += row(mode.best.inNanoseconds, mode.median.inNanoseconds, mode.mode.rawValue)
    }
    text += "\nnanoseconds that each check adds on its own\n"
    let fields = measurement.checks.grouped(by: \.path).map { path, checks in
      (path: path, checks: checks, cost: checks.reduce(.zero) { $0 + $1.cost })
    }
    let ranked = fields.enumerated().sorted { left, right in
      (right.element.cost, left.offset) < (left.element.cost, right.offset)
    }
    for (_, field) in ranked { text += lines(of: field.path, field.checks, cost: field.cost) }
    text +=
      padded(measurement.remainder.inNanoseconds) + "  everything else: values, types, conditions\n"
    return text
  }

  private func lines(of path: String, _ checks: [Measurement.Check], cost: Duration) -> String {
    let name = path.isEmpty ? "the form as a whole" : path.visible
    var text = padded(cost.inNanoseconds) + "  \(colors.bold(name))\n"
    for check in checks {
      let rule = VisibleText.of(check.rule, limit: MeasurementText.ruleWidth)
      let place = check.place.shown
      text += row("", check.cost.inNanoseconds, "\(rule) " + colors.faint("[\(place)]"))
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
