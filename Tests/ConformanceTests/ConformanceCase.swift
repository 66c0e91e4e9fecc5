import Foundation
import FormRules

/// One value with the verdict that another project's tests assert of it.
struct ConformanceCase: Sendable {
  var suite: String
  /// The rule by the vocabulary that all suites share.
  var rule: String
  /// The rule by the suite's own name, where it has one.
  var subrule: String
  var parameters: [String: Value]
  var value: Value
  var isValid: Bool
  /// Whether a browser changed the value before it judged it.
  var isSanitised: Bool
  var source: String

  /// The value as text, empty where it is none.
  var text: String {
    if case .text(let text) = value { text } else { "" }
  }

  /// Whether rules do not judge the value, because it is empty.
  var isBlank: Bool { isText && text.allSatisfy(\.isWhitespace) }

  var isNumber: Bool {
    if case .number = value { true } else { false }
  }

  var isText: Bool {
    if case .text = value { true } else { false }
  }

  private init?(_ row: Value) {
    guard case .form(let members) = row, case .text(let suite) = members["suite"],
      case .text(let rule) = members["rule"], case .boolean(let isValid) = members["valid"]
    else { return nil }
    self.suite = suite
    self.rule = rule
    self.isValid = isValid
    value = members["value"] ?? .null
    parameters = if case .form(let parameters) = members["params"] { parameters } else { [:] }
    subrule = if case .text(let subrule) = members["subrule"] { subrule } else { "" }
    source = if case .text(let source) = members["source"] { source } else { "" }
    isSanitised = members["sanitised"] == .boolean(true)
  }

  /// The suites: single values under the shared vocabulary, and the whole forms of `laravel`.
  static let suites = [
    "email-validator", "goplayground", "isemail", "jsonschema-format", "laravel", "libphonenumber",
    "protovalidate", "pyvalidators", "symfony", "validatorjs", "wpt-forms", "wpt-url",
  ]

  /// Every case of a suite, in file order.
  static func all(of suite: String) throws -> [ConformanceCase] {
    let data = try Data(contentsOf: Repository.cases.appending(path: "\(suite).ndjson"))
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      guard let row = ConformanceCase(try Value(json: Data(line))) else {
        throw UnreadableCase(suite: suite, line: String(decoding: line, as: UTF8.self))
      }
      return row
    }
  }
}

struct UnreadableCase: Error {
  var suite: String
  var line: String
}
