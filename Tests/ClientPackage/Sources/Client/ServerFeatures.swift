import Foundation
import FormRules

// What a server does: requests judged by the app's file, rows decoded, answers for the app.

private let rules = #"""
  external rule free "{value} is taken."
  form account {
      field id
      field username { required; free }
      field balance: number { max_value(1000000) }
      field serial: integer
      field site { url }
      field role: choice { option "admin"; option "user" }
      field born: date
      field seen: datetime
      field tags: list of text
      field age: integer
  }
  """#

private enum Role: String, Codable { case admin, user }

private struct Account: Codable, Equatable {
  var id: UUID
  var username: String
  var balance: Decimal
  var serial: UInt64
  var site: URL?
  var role: Role
  var born: Date?
  var seen: Date?
  var tags: [String]
  var age: Int?
}

func checkServer(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("account") else { return }
  let externals: ExternalRules = [
    "free": .init { name, _ in name == "ann" ? .rejected : .accepted }
  ]
  let account = Account(
    id: UUID(),
    username: "eve",
    balance: Decimal(string: "12345.678901234567890123")!,
    serial: UInt64.max,
    site: URL(string: "https://example.org/a?b=c"),
    role: .admin,
    born: Date(timeIntervalSince1970: 951_782_400),
    seen: Date(timeIntervalSince1970: 1_772_366_400),
    tags: ["a", "b"],
    age: nil
  )
  let utc = ValidationOptions(clock: FormClock(timeZone: .gmt))

  let own = try await form.validate(encoding: account, externals: externals, options: utc)
  checks.check("an app's own type", own.isValid)
  checks.check("and back, exactly", try own.decoded(as: Account.self, clock: utc.clock) == account)

  let json = Data(
    #"{"id":"x","username":"ann","balance":0,"serial":1,"role":"user","tags":[],"age":""}"#.utf8
  )
  let sent = try await form.validate(json: json, externals: externals)
  checks.check("JSON with externals", sent.violations.map(\.message) == ["ann is taken."])
  var answer = sent
  answer.values = [:]
  let read = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(answer))
  checks.check("a report for the app", read.violations == sent.violations)
  let travelled = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(own))
  checks.check(
    "values of a report that was sent",
    try travelled.decoded(as: Account.self, clock: utc.clock) == account
  )
  let huge = try form.validate(json: Data(#"{"balance":1e400}"#.utf8))
  checks.check(
    "numbers beyond Foundation's",
    huge["balance"].violations.map(\.rule) == ["max_value"]
  )

  let body = Data("username=eve&tags=a&tags=b&age=&balance=1.50&serial=7&role=user".utf8)
  let posted = try await form.validate(formEncoded: body, externals: externals)
  checks.check("a posted form", posted.isValid && posted.values["tags"] == ["a", "b"])
  checks.check("an emptied control", posted.values["age"]?.number == nil)
  struct Row: Codable { var username: String; var age: Int?; var balance: Decimal }
  checks.check("decodes", try posted.decoded(as: Row.self).age == nil)

  let wide = try ValueEncoder.encode(["big": Int128.max / 1000])
  checks.check(
    "Int128",
    try ValueDecoder.decode([String: Int128].self, from: wide)["big"] == Int128.max / 1000
  )

  for (feature, fail) in failures(form) {
    do {
      try fail()
      checks.check(feature, false)
    } catch {
      checks.check(feature, error.localizedDescription.hasSuffix("."))
    }
  }
}

/// What throws, each with the name of its error.
private func failures(_ form: RuleForm) -> [(String, () throws -> Void)] {
  [
    ("RuleFileError", { _ = try RuleFile(text: "form f { field a { x } }") }),
    ("CompiledRulesError", { _ = try RuleFile(compiled: Data("{}".utf8)) }),
    ("MissingExternalRulesError", { _ = try form.makeSession() }),
    ("MalformedDataError", { _ = try form.validate(formEncoded: Data("a=%".utf8)) }),
    ("SessionError", { _ = try form.makeTextInput(for: "nobody") }),
    ("JSON", { _ = try form.validate(json: Data("[".utf8)) }),
    ("ValueConversionError", { _ = try ValueDecoder.decode(Int.self, from: "1") }),
  ]
}
