import FormRules
import Testing

/// A form from the text of its body, or a whole rule file that declares the form `f` first.
func form(_ text: String) throws -> RuleForm {
  let isFile = text.contains("form f")
  let rules = try RuleFile(text: isFile ? text : "form f {\n\(text)\n}")
  return try #require(rules.form("f"))
}

/// One record judged by one form: what must come of it.
struct Case: CustomTestStringConvertible, Sendable {
  var rules: String
  var values: [String: Value]
  /// `valid`, or `path: rule` for each violation, `path? rule reason` for what is undecided.
  var expected: [String]
  var mode: ReportMode

  init(
    _ rules: String,
    _ values: [String: Value],
    _ expected: String...,
    mode: ReportMode = .firstPerField
  ) {
    self.rules = rules
    self.values = values
    self.expected = expected
    self.mode = mode
  }

  var testDescription: String { "\(rules) ← \(values)" }

  func judged() throws -> [String] {
    let options = ValidationOptions(mode: mode, clock: .fixed(noon, offset: 3600))
    let report = try form(rules).validate(values, options: options)
    if report.verdict == .valid && report.findings.isEmpty { return ["valid"] }
    return report.findings.map { violation in
      let mark = violation.severity == .warning ? "~ " : ""
      return "\(mark)\(violation.path): \(violation.rule)"
    } + report.undecided.map { "\($0.path)? \($0.rule) \($0.reason)" }
  }
}

/// 2026-03-01T12:00:00Z.
let noon = Instant(secondsSinceEpoch: 1_772_366_400)
