import FormInterchange
import RuleEngine

/// Figures as data: one object.
enum MeasurementJSON {
  static func text(of measurement: Measurement) -> String {
    var modes: JSONObject = [:]
    for mode in measurement.modes {
      modes[mode.mode.rawValue.replacing("-", with: "_")] = [
        "best_ns": .number(mode.best.nanoseconds), "median_ns": .number(mode.median.nanoseconds),
      ]
    }
    let checks = measurement.checks.map { check in
      JSONNode.object([
        "path": .text(check.path), "rule": .text(check.rule), "ns": .number(check.cost.nanoseconds),
      ])
    }
    return JSONNode.object([
      "records": .integer(measurement.records),
      "load_ms": .number(measurement.loadTime.milliseconds), "modes": .object(modes),
      "rules": .list(checks),
    ]).compactText + "\n"
  }
}
