import FormRules

// What an app did with YALField, row by row of the page on migrating.

private let rules = #"""
  form payment {
      field email { required "Enter your email address."; email }
      field password @secret { min_length(6) }
      field phone { telephone }
      field number { mask "[0000] [0000] [0000] [0000]"; required; credit_card }
      field expires: date { required }
      field cvv { filter chars("0-9") and max_length(4); required; cvv }
      field country { required }
  }
  """#

@MainActor
func checkYALField(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("payment") else { return }
  let session = try form.makeSession()
  guard let email = session.field("email"), let number = session.field("number"),
    let cvv = session.field("cvv"), let country = session.field("country")
  else { return }

  email.focus()
  checks.check("clear while someone is there", email.state == .editing)
  try email.edit(to: "ann")
  checks.check(
    "nothing is said while typing",
    email.violations.isEmpty && email.state == .incomplete
  )
  email.leave()
  checks.check("invalid once left", email.state == .invalid)
  checks.check("active input", session.focusedField == nil)
  try email.edit(to: "ann@example.org")
  email.leave()
  checks.check("valid", email.state == .valid)

  // A text field that counts UTF-16 units and gives ranges.
  var shown = ""
  for key in "4111111111111111" {
    let outcome = try number.edit(utf16Range: shown.utf16.count..<shown.utf16.count, String(key))
    shown = outcome.shown
    checks.check("the caret is at the end", outcome.utf16Caret == shown.utf16.count)
  }
  checks.check(
    "formatted and raw",
    shown == "4111 1111 1111 1111" && number.value == "4111111111111111"
  )
  let replaced = try number.edit(0..<4, "5500")
  checks.check(
    "replacing at the limit works",
    replaced.shown == "5500 1111 1111 1111" && replaced.caret == 5
  )
  try number.edit(0..<4, "4111")

  checks.check("a formatter that refuses", try cvv.edit(to: "x")?.disposition == .refused)
  try cvv.edit(to: "12345")
  checks.check("a paste is shortened", cvv.text == "1234")

  country.isReadOnly = true
  checks.check("not typed", (try? country.edit(to: "x")) == nil)
  country.isReadOnly = false
  try country.set("DE")
  checks.check("set by a picker", country.value == "DE")
  session.field("phone")?.isEnabled = false
  checks.check("a disabled field is skipped", session.field(after: number)?.path == "expires")

  let refused = await session.submit()
  checks.check("one error presented", session.firstInvalidField?.path == "expires")
  checks.check("each field has its own state", refused.violations.map(\.path) == ["expires"])
  try session.set("2027-01-31", at: "expires")
  let accepted = await session.submit().accepted
  checks.check("finish action", accepted?["number"] == "4111111111111111")
  session.clear()
  checks.check("cleared", email.text.isEmpty && session.verdict == .invalid)
  session.reset()
  checks.check("as at the beginning", email.state == .untouched)

  // Messages in another language, by rule and by text.
  let german = MessageCatalog(
    ruleTexts: ["min_length": "Mindestens {min} Zeichen."],
    translations: ["Enter your email address.": "Bitte E-Mail-Adresse eingeben."]
  )
  let report = form.validate(["password": "abc"])
  let texts = report.violations.map { german.text(for: $0) }
  checks.check("messages by an app", texts.prefix(1) == ["Bitte E-Mail-Adresse eingeben."])

  // What may be typed, without a form, kept by a view.
  let input = try form.makeTextInput(for: "number")
  try input.edit(to: "41111")
  checks.check("a text input", input.text == "4111 1" && input.value == "41111")
}
