import Foundation
import FormRules

// What an app did with TheDistanceForms, row by row of the page on migrating.

private let rules = #"""
  form event "New event" {
      field title "Title" { required "Enter a title." }
      field notes @multiline
      field starts: datetime { required; after(now) }
      field ends: datetime { not before(starts + 30min) "Half an hour at least." }
      field day: date
      field opens: time
      field kind: choice { required; option "party" "Party"; option "talk" "Talk" }
      field guests: list of choice { size(1...2); option "ann" "Ann"; option "bob" "Bob"; option "eve" "Eve" }
      field public: boolean
      field seats: integer { min_value(0) }
      field phone { telephone }
      field postcode { postcode("GB") }
      field contact { (email or telephone) "Enter an email address or a telephone number." }
      field password @secret { min_length(8) and max_length(64) }
      field again @secret { equal(password) "The passwords must match." }
      field send @button("Send")
  }
  """#

@MainActor
func checkTheDistance(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("event") else { return }
  let clock = FormClock.fixed(Instant(secondsSinceEpoch: 1_772_366_400))
  let session = try form.makeSession(options: ValidationOptions(clock: clock))
  guard let starts = session.field("starts"), let ends = session.field("ends"),
    let password = session.field("password"), let again = session.field("again")
  else { return }

  checks.check("labels", form.fields.first?.label == "Title" && form.label == "New event")
  checks.check(
    "question types",
    form.fields.map(\.kind)[2...5] == [.dateTime, .dateTime, .date, .time]
  )
  checks.check("secure entry", form.fields.first { $0.path == "password" }?.isSecret == true)
  checks.check("a button", form.fields.last?.annotations.first?.arguments.first?.text == "Send")

  let date = Date(timeIntervalSince1970: 1_772_370_000)
  try starts.set(encoding: date)
  try ends.set(encoding: date.addingTimeInterval(600))
  checks.check("end after start", ends.violations.map(\.message) == ["Half an hour at least."])
  try starts.set(encoding: date.addingTimeInterval(-1200))
  checks.check("judged again when the start changes", ends.violations.isEmpty)
  checks.check("dates back", try starts.decoded(as: Date.self) == date.addingTimeInterval(-1200))

  try session.set("talk", at: "kind")
  try session.field("guests")?.choose(["ann", "bob", "eve"])
  checks.check("select at most two", session.field("guests")?.violations.map(\.rule) == ["size"])
  try session.field("guests")?.choose(["ann"])
  try session.field("seats")?.choose(-1)
  checks.check("not negative", session.field("seats")?.state == .invalid)
  try session.update(["seats": ""])
  checks.check("an emptied number is no value", session.values["seats"]?.number == nil)
  checks.check("and decodes", try session.field("seats")?.decoded(as: Int?.self) == .some(nil))
  try session.field("phone")?.choose("call 5")
  checks.check("telephone is anchored", session.field("phone")?.state == .invalid)
  try session.field("phone")?.choose("+44 20 7946 0018")
  try session.field("postcode")?.choose("QO1 7HH")
  checks.check("no such postcode", session.field("postcode")?.state == .invalid)
  try session.field("postcode")?.choose("YO1 7HH")
  try session.field("contact")?.choose("nobody")
  let either = session.field("contact")?.violations.map(\.message)
  checks.check("or", either == ["Enter an email address or a telephone number."])
  try session.field("contact")?.choose("ann@example.org")

  try password.edit(to: "correct horse")
  try again.edit(to: "correct horse")
  again.leave()
  checks.check("confirmed", again.state == .valid)
  try password.edit(to: "correct house")
  password.leave()
  checks.check(
    "judged with the password",
    again.violations.map(\.message) == ["The passwords must match."]
  )
  try again.edit(to: "correct house")

  let refused = await session.submit()
  checks.check(
    "validate form: every question",
    refused.violations.map(\.message) == ["Enter a title."]
  )
  try session.set("Tea", at: "title")
  let report = await session.submit()
  checks.check("valid", report.isValid)
  let answers = String(decoding: session.json(), as: UTF8.self)
  checks.check(
    "answers as JSON",
    answers.contains(#""title":"Tea""#) && answers.contains("2026-03-01T")
  )
  checks.check("with nulls", session.valuesWithNulls["day"] == .null)
}
