import FormRules

// What an app did with PureForm, row by row of the page on migrating.

private let rules = #"""
  form settings {
      field name @default("Ann") { required; full_name }
      field password @secret { required; equal_length(8); equal_next "The passwords must match." }
      field again @secret { equal_previous }
      field volume: number @slider(0.5) { multiple_of(0.5); min_value(0); max_value(6) }
      field code { filter chars("0-9") } 
      field nick { min_length(3) }
      field plan: integer @segments("Free", "Paid") { one_of(0, 1) }
      field switched: boolean { accepted }
      group inner { group deeper { field deepest { required } } }
  }
  """#

@MainActor
func checkPureForm(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("settings") else { return }
  let session = try form.makeSession()
  guard let password = session.field("password"), let again = session.field("again"),
    let volume = session.field("volume"), let code = session.field("code"),
    let nick = session.field("nick")
  else { return }

  checks.check("<value>", session.field("name")?.value == "Ann")
  checks.check("full_name", form.validate(["name": "José García"])["name"].violations.isEmpty)
  try password.edit(to: "12345678")
  try again.edit(to: "1234567")
  again.leave()
  password.leave()
  checks.check("equal_next", password.violations.map(\.message) == ["The passwords must match."])
  try again.edit(to: "12345678")
  checks.check("judged again", password.violations.isEmpty)

  try volume.choose(5.96)
  checks.check("steps, without rounding", volume.violations.map(\.rule) == ["multiple_of"])
  try volume.choose(6.5)
  checks.check("max_value", volume.violations.map(\.rule) == ["max_value"])
  try volume.choose(6)
  checks.check("keyboard filter", try code.edit(to: "12a")?.shown != "12a")
  nick.focus()
  try nick.edit(to: "ab")
  nick.leave()
  checks.check("! is told when the text is left", nick.violations.map(\.rule) == ["min_length"])
  try nick.edit(to: "abc")
  try session.field("plan")?.choose(1)
  try session.field("switched")?.choose(false)
  checks.check("must be on", session.field("switched")?.state == .invalid)
  try session.set(true, at: "switched")

  var updated: [FieldPath] = []
  let changes = session.changes()
  try session.set("deep", at: "inner.deeper.deepest")
  session.end()
  for await change in changes {
    if case .value(let path) = change { updated.append(path) }
  }
  checks.check("valueDidUpdate", updated == ["inner.deeper.deepest"])
  checks.check(
    "all values",
    session.values.keys.contains("inner") && session.values["name"] == "Ann"
  )

  let report = form.validate(session.values)
  checks.check("success", report.accepted != nil)
  let errors = form.validate([:]).violations.map { "\($0.path): \($0.rule)" }
  checks.check("errors of every field in the order of the file", errors.first == "name: required")
  checks.check(
    "an unknown validator",
    (try? RuleFile(text: "form f { field a { reqired } }")) == nil
  )
}
