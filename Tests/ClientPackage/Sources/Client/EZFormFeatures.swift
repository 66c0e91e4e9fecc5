import Foundation
import FormRules

// What an app did with EZForm, row by row of the page on migrating.

private let rules = #"""
  form address { field line1 { required }; field town }
  form profile {
      field name { normalize trim; filter max_length(20); required; min_length(2, in: utf16) }
      field age: integer { filter between(1, 149); between(18, 120) }
      field agreed: boolean { accepted }
      field spam: boolean { equal(false) }
      field color: choice { required; option "red" "Red"; option "blue" "Blue" }
      field diets: list of choice { exclusive("none"); option "none" "None"; option "vegan" "Vegan"; option "kosher" "Kosher" }
      field born: date
      field size: number { between(1, 10) }
      field anything: any
      field email { email }
      field home: address
      field addresses: list of address
  }
  """#

/// A choice of the app's own.
private enum Color: String, Codable { case red, blue }

/// The app's model, which has other types than the form.
private struct Name: Equatable {
  var first: String
  var last: String
}

@MainActor
func checkEZForm(_ checks: inout Checks) async throws {
  guard let form = try RuleFile(text: rules).form("profile") else { return }
  let session = try form.makeSession(["name": "Ann"])
  guard let name = session.field("name"), let age = session.field("age"),
    let color = session.field("color"), let diets = session.field("diets"),
    let born = session.field("born"), let addresses = session.field("addresses")
  else { return }

  checks.check("min characters", name.violations.isEmpty)
  try name.edit(to: "A")
  name.leave()
  checks.check("an error of a left field", name.violations.map(\.rule) == ["min_length"])
  let pasted = try name.edit(to: String(repeating: "x", count: 30))
  checks.check("max characters filter", pasted?.disposition == .shortened && name.text.count == 20)
  try name.edit(to: "  Ann Lee ")
  checks.check("trimmed when read", session.values["name"] == "Ann Lee")

  try age.edit(to: "1")
  checks.check("1 before 15 may be typed", age.text == "1")
  checks.check("a letter may not", try age.edit(to: "1x")?.disposition == .refused)
  try age.edit(to: "15")
  age.leave()
  checks.check("a limit is validated", age.violations.map(\.rule) == ["between"])
  try age.set(42)
  checks.check("a number out", session.values["age"]?.number == 42)

  try session.field("agreed")?.set(true)
  try session.field("spam")?.set(false)
  checks.check("toggle", session.field("agreed")?.value?.boolean == true)
  checks.check("choices", color.declaration.options.map(\.label) == ["Red", "Blue"])
  try color.set(encoding: Color.blue)
  checks.check("an enum both ways", try color.decoded(as: Color.self) == .blue)
  try color.choose("green")
  checks.check("restricted to the choices", color.state == .invalid)
  try color.set("red")
  try diets.choose(["none", "vegan"])
  checks.check("exclusive choice", diets.violations.map(\.rule) == ["exclusive"])
  try diets.set(["vegan"])
  try born.set(encoding: Date(timeIntervalSince1970: 951_782_400))
  checks.check("a date", born.value?.date == CalendarDate(year: 2000, month: 2, day: 29))
  try born.clear()
  checks.check("a date cleared", try born.decoded(as: Date?.self) == nil)
  try session.field("size")?.choose(11)
  checks.check("slider limits are validated", session.field("size")?.state == .invalid)
  try session.set(5, at: "size")

  let conversion = ValueConversion<Name>(
    toValue: { .text("\($0.first) \($0.last)") },
    toModel: { value in
      let words = (value.text ?? "").split(separator: " ").map(String.init)
      return Name(first: words.first ?? "", last: words.dropFirst().joined(separator: " "))
    }
  )
  try name.set(Name(first: "Bob", last: "Ray"), using: conversion)
  checks.check("value transformer", name.value == "Bob Ray")
  checks.check("reversed", try name.model(using: conversion) == Name(first: "Bob", last: "Ray"))

  let row = try addresses.append(["line1": "Mall 1"])
  try addresses.append()
  checks.check("repeated group", session.field("addresses[0].line1")?.value == "Mall 1")
  checks.check(
    "invalid keys",
    session.violations.map(\.path.description) == ["home.line1", "addresses[1].line1"]
      || !session.canSubmit
  )
  try addresses.remove(at: 1)
  checks.check("a row keeps its identity", addresses.rows.first?.id == row.id)
  try session.set("Main 2", at: "home.line1")
  checks.check("is form valid", session.verdict == .valid)
  name.isEnabled = false
  try name.set("A")
  checks.check("validation disabled", session.canSubmit)
  name.isEnabled = true
  let order = [session.field(after: name)?.path, session.field(before: age)?.path]
  checks.check("next and previous", order == ["age", "name"])
  session.clear()
  checks.check("cleared", session.values["name"] == nil)

  // A rule of the app's, added to a field while it is filled in.
  try name.add(Rule(#"none_of("admin") "This name is reserved.""#))
  try name.set("admin")
  checks.check("a validator block", name.violations.map(\.message) == ["This name is reserved."])
  name.removeAddedRules()
  checks.check("removed again", name.violations.isEmpty)
}
