import FormRules
import RuleEngine

/// Which rule here judges the cases of a rule elsewhere.
struct Mapping: Sendable {
  /// The suites it is for; empty for all.
  var suites: [String]
  /// The rule by the shared vocabulary, with the suite's own name behind a slash if only that one.
  var rule: String
  /// The parameters that a case must have and no others, as `name` or `name=value`; `name?` may be
  /// left out.
  var parameters: [String]
  /// The check here; `{name}` stands for a parameter's value.
  var check: String
  /// The type of the field that is judged.
  var type: String
  private var condition: @Sendable (ConformanceCase) -> Bool

  init(
    _ rule: String,
    with parameters: String = "",
    of suites: [String] = [],
    to check: String,
    type: String = "text",
    where condition: @escaping @Sendable (ConformanceCase) -> Bool = { _ in true }
  ) {
    self.rule = rule
    self.parameters = parameters.split(separator: " ").map(String.init)
    self.suites = suites
    self.check = check
    self.type = type
    self.condition = condition
  }

  func covers(_ test: ConformanceCase) -> Bool {
    guard suites.isEmpty || suites.contains(test.suite) else { return false }
    guard rule == test.rule || rule == "\(test.rule)/\(test.subrule)" else { return false }
    var rest = test.parameters
    for parameter in parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      let isOptional = parts[0].hasSuffix("?")
      let name = isOptional ? String(parts[0].dropLast()) : parts[0]
      guard let value = rest.removeValue(forKey: name) else {
        if isOptional { continue }
        return false
      }
      if parts.count == 2 {
        if Self.plain(value) != parts[1] { return false }
      } else if literal(value) == nil {
        return false
      }
    }
    return rest.isEmpty && condition(test)
  }

  /// The check for one case, its parameters filled in.
  func check(for test: ConformanceCase) -> String {
    test.parameters.reduce(check) { check, parameter in
      check.replacing("{\(parameter.key)}", with: literal(parameter.value) ?? "")
    }
  }

  private static func plain(_ value: Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number.description
    case .boolean(let value): value.description
    case .list(let items): items.map(plain).joined(separator: ",")
    case .null: "null"
    case .date, .month, .time, .dateTime, .file, .form: ""
    }
  }

  /// The value as a rule file writes it, nil where it cannot.
  private func literal(_ value: Value) -> String? {
    switch value {
    case .text(let text) where type == "number": Number(text)?.description
    case .text(let text):
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .number(let number): number.description
    case .boolean(let value): value.description
    case .list(let items):
      items.contains { literal($0) == nil }
        ? nil : items.compactMap(literal).joined(separator: ", ")
    case .null, .date, .month, .time, .dateTime, .file, .form: nil
    }
  }
}
