import FormRules

// What an app did with Formalist, row by row of the page on migrating.

private let rules = #"""
  external rule available "{value} is taken." { timeout 2s }
  form card {
      field name { required; min_length(2); max_length(30) }
      field email { email }
      field code { filter max_length(8); regex(/[0-9]{3}[a-z]*/) }
      field letters { chars("a-z0-9") }
      field number { mask "[0000] [0000] [0000] [0000]"; luhn }
      field phone { mask "([000]) [000]-[0000]" }
      field nick { available }
      group address { field street { required }; field town { required } }
      field plan: choice { option "free"; option "paid" }
  }
  """#

@MainActor
func checkFormalist(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("card") else { return }
  let externals: ExternalRules = [
    "available": .init { name, _ in
      if name == "gone" { return .cancelled }
      try await Task.sleep(for: .milliseconds(1))
      return name == "ann" ? .rejected : .accepted
    }
  ]
  let session = try form.makeSession(externals: externals)
  guard let email = session.field("email"), let code = session.field("code"),
    let number = session.field("number"), let phone = session.field("phone"),
    let nick = session.field("nick"), let name = session.field("name")
  else { return }

  checks.check("required", form.validate([:])["name"].violations.map(\.rule) == ["required"])
  try email.edit(to: "foo bar@x.com")
  email.leave()
  checks.check("email is anchored", email.state == .invalid)
  try email.clear()
  email.leave()
  checks.check("empty email is valid", email.state == .valid)
  try code.edit(to: "012abc")
  checks.check("regex judges all of the text", code.state == .valid)
  try code.edit(to: "012abc🙂")
  code.leave()
  checks.check("emoji do not cut it short", code.state == .invalid)
  checks.check("character set", form.validate(["letters": "é"])["letters"].verdict == .invalid)

  try code.edit(to: "012abc")

  let typed = try number.edit(to: "4111111111111111")
  checks.check("digit formatting", typed?.shown == "4111 1111 1111 1111")
  number.leave()
  checks.check("a formatted card passes luhn", number.state == .valid)
  for digit in "5551234567" { try phone.edit(to: phone.text + String(digit)) }
  checks.check("literals with digits are safe", phone.text == "(555) 123-4567")
  checks.check("the value has no mask", phone.value == "5551234567")

  try nick.edit(to: "ann")
  await session.waitForAnswers()
  checks.check("asynchronous rule", nick.violations.map(\.message) == ["ann is taken."])
  try nick.edit(to: "gone")
  await session.waitForAnswers()
  checks.check("cancelled is a result", nick.undecided.map(\.reason) == [.cancelled])
  try nick.edit(to: "eve")

  let task = Task { await session.run() }
  let refused = await session.submit()
  checks.check(
    "validate objects: all fields",
    refused.violations.map(\.path) == ["name", "address.street", "address.town"]
  )
  checks.check("error labels", session.field("address.town")?.violations.isEmpty == false)
  try name.edit(to: "Ann")
  checks.check("an error clears after a fix", name.violations.isEmpty)
  checks.check("next across groups", session.field(after: nick)?.path == "address.street")
  checks.check("a picker is validated", form.validate(["plan": "gold"])["plan"].verdict == .invalid)
  task.cancel()
  await task.value

  // A single rule, as Formalist's were.
  let rule = try Rule("required and email")
  checks.check(
    "a rule by itself",
    rule.validate("ann@example.org").isValid && !rule.validate("ann").isValid
  )

  // Cancelling the caller's task ends what was asked.
  let slow: ExternalRules = [
    "available": .init { _, _ in
      try await Task.sleep(for: .seconds(60))
      return .accepted
    }
  ]
  let waiting = Task { try await form.validate(["nick": "x"], externals: slow) }
  waiting.cancel()
  let report = try await waiting.value
  checks.check("cancelled by the caller", report.undecided.map(\.reason) == [.cancelled])
}
