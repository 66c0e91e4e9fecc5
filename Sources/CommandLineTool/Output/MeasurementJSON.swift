import FormData
import RuleEngine

/// Figures as data: one object.
enum MeasurementJSON {
  static func bytes(of measurement: Measurement) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("records", measurement.records)
      json.name("load_ms")
      json.number(milliseconds(measurement.loadTime))
      json.object("modes") { json in
        for mode in measurement.modes {
          json.object(name(of: mode.mode)) { json in
            json.member("best_ns", mode.best)
            json.member("median_ns", mode.median)
          }
        }
      }
      json.list("rules") { json in
        for check in measurement.checks {
          json.object { json in
            json.member("path", check.path)
            json.member("rule", check.rule)
            json.member("ns", check.cost)
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private static func name(of mode: ReportMode) -> String {
    switch mode {
    case .firstPerField: "first_per_field"
    case .all: "all"
    case .first: "first"
    }
  }

  /// With three decimals.
  private static func milliseconds(_ duration: Duration) -> Number {
    let (seconds, attoseconds) = duration.components
    let microseconds = Int128(seconds) * 1_000_000 + Int128(attoseconds / 1_000_000_000_000)
    return Number(significand: microseconds, exponent: -3) ?? .zero
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ cost: RecordCost) {
    self.name(name)
    number(cost.nanoseconds)
  }
}
