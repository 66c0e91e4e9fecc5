// What an app does: a view model over a session, with bindings, masks, rows, steps, and a server that answers or not.

import Foundation
import FormRules
import FormRulesUI
import Observation

private let signUpRules = #"""
  external rule username_free "{value} is taken." { debounce 20ms; timeout 500ms; cache 60s }
  external rule card_known { timeout 1s }

  form line {
      field item { required }
      field quantity: integer { required; between(1, 99) }
      field price: number { required; min_value(0) }
      field total: number = quantity * price
  }

  form sign_up "Sign up" {
      context country
      step who "Who you are" {
          field username "User name" { required; length(3...20); chars("a-z0-9_"); username_free }
          field email "E-mail" @keyboard("email") { required; email; normalize trim, lowercase }
          field password @secret { required; min_length(10) "At least {min} characters." }
          field confirm @secret { equal(password) "The passwords differ." }
          field birthday: date as "DD.MM.YYYY" { before(today) }
          field age: integer = age(birthday)
      }
      step pay "Payment" {
          field plan: choice { required; option "free" "Free"; option "paid" "Paid" }
          when plan == "paid" {
              field card { mask "[0000] [0000] [0000] [0000]"; required; luhn }
              field coupon { warn max_length(8) "Coupons are short." }
          }
          field lines: list of line { size(...3) "At most three lines." }
          field sum: number = sum(total of lines)
          field tags: list of choice { option "a"; option "b"; option "c" }
          field agreed: boolean { accepted "Please agree." }
      }
      check sum <= 500 "Too expensive." at lines
  }
  """#

/// A server as an app has one.
actor Server {
  private(set) var asked: [String] = []
  private(set) var cancelled = 0
  var delay = Duration.milliseconds(5)
  var isDown = false
  func set(delay: Duration, isDown: Bool = false) { self.delay = delay; self.isDown = isDown }

  struct Down: LocalizedError { var errorDescription: String? { "The server is down." } }

  func isFree(_ name: String) async throws -> Bool {
    asked.append(name)
    do { try await Task.sleep(for: delay) } catch {
      cancelled += 1
      throw error
    }
    if isDown { throw Down() }
    return name != "taken"
  }
}

/// The view model of a screen, as an iOS app writes it.
@MainActor @Observable final class SignUpModel {
  let session: FormSession
  private(set) var isSending = false
  private(set) var banner: String?
  @ObservationIgnored private var running: Task<Void, Never>?

  init(server: Server, restoring saved: Data? = nil) throws {
    let file = try RuleFile(text: signUpRules, name: "sign_up.rules")
    guard let form = file.form("sign_up") else { throw CocoaError(.fileNoSuchFile) }
    let externals: ExternalRules = [
      "username_free": .init { name, _ in
        try await server.isFree(name.description) ? .accepted : .rejected
      },
      "card_known": .init { _, _ in .accepted },
    ]
    session = try form.makeSession(
      context: ["country": "DE"],
      externals: externals,
      options: ValidationOptions(clock: FormClock(timeZone: .gmt))
    )
    if let saved { try session.update(json: saved) }
  }

  func appear() {
    running = Task { [session] in await session.run() }
  }

  func disappear() async {
    running?.cancel()
    await running?.value
  }

  var title: String { session.form.label }
  var canSend: Bool { session.canSubmit && !isSending }

  func row(_ path: FieldPath) -> RowModel? { session.field(path).map { RowModel(field: $0) } }

  func send() async -> Data? {
    isSending = true
    defer { isSending = false }
    let report = await session.submit()
    switch report.verdict {
    case .valid:
      banner = nil
      return session.json()
    case .invalid:
      session.firstInvalidField?.focus()
      banner = session.violations.first?.message
    case .undecided:
      banner = "Please try again."
    }
    return nil
  }
}

/// One row of the screen.
@MainActor struct RowModel {
  let field: FormField

  var label: String { field.label }
  var control: FieldControl { FieldControl(field.declaration) }
  var message: String? { field.messages().first?.text }
  var isShown: Bool { field.isActive }
  var showsSpinner: Bool { field.isPending }
}

@MainActor func checkApp(_ checks: inout Checks) async throws {
  let server = Server()
  let model = try SignUpModel(server: server)
  let session = model.session
  checks.check("title", model.title == "Sign up")
  model.appear()

  // Bindings
  guard let username = session.field("username"), let email = session.field("email"),
    let password = session.field("password"), let confirm = session.field("confirm"),
    let birthday = session.field("birthday"), let plan = session.field("plan"),
    let card = session.field("card"), let lines = session.field("lines"),
    let agreed = session.field("agreed"), let tags = session.field("tags")
  else { return checks.check("fields", false) }
  checks.check("next", session.field(after: username) === email)
  checks.check("previous", session.field(before: username) == nil)
  username.focus()
  checks.check("focus", session.focusedField === username && username.isFocused)
  for character in "Ann" { username.text += String(character) }
  checks.check("invalid while typing", username.state == .invalid)
  try username.clear()
  for character in "ann" { username.text += String(character) }
  checks.check("text", username.text == "ann")
  checks.check("waits", username.isPending)
  await session.waitForAnswers()
  checks.check("answered", !username.isPending)
  checks.check("asked once", await server.asked == ["ann"])
  username.text = "taken"
  email.focus()
  await session.waitForAnswers()
  checks.check("rejected", username.violations.map(\.message) == ["taken is taken."])
  checks.check("row message", model.row("username")?.message == "taken is taken.")
  username.text = "ann"
  await session.waitForAnswers()
  checks.check("cached", await server.asked == ["ann", "taken"])
  email.text = " Ann@Example.org"
  email.leave()
  checks.check("normalized", session.values["email"] == "ann@example.org")
  password.text = "short"
  password.leave()
  checks.check("min", password.violations.first?.message == "At least 10 characters.")
  password.text = "long enough 1"
  confirm.text = "long enough 2"
  confirm.leave()
  checks.check("differ", confirm.violations.first?.message == "The passwords differ.")
  confirm.text = "long enough 1"
  checks.check("same", confirm.state == .valid)
  birthday.text = "31122000"
  checks.check("date notation", birthday.text == "31.12.2000")
  checks.check("date value", birthday.value?.date?.description == "2000-12-31")
  checks.check(
    "computed age",
    (session.field("age")?.value?.number.flatMap { Int(exactly: $0) } ?? 0) >= 25
  )
  checks.check("computed is read-only", model.row("age")?.control == .computed)

  // Steps
  guard let who = session.step("who"), let pay = session.step("pay") else {
    return checks.check("steps", false)
  }
  checks.check("step 1", who.canContinue)
  checks.check("step 2", !pay.canContinue)
  checks.check("step submit", await pay.submit() == false)
  checks.check("shown", plan.state == .invalid)

  // Masks, branches, rows
  checks.check("branch off", !card.isActive && model.row("card")?.isShown == false)
  plan.selectedOption = "paid"
  checks.check("branch on", card.isActive)
  card.focus()
  let typed = try card.edit(to: "4111111111111112")
  checks.check("mask", typed?.shown == "4111 1111 1111 1112")
  card.leave()
  checks.check("luhn", card.state == .invalid)
  try card.edit(to: "4111 1111 1111 1111")
  checks.check("card", card.state == .valid && card.value == "4111111111111111")
  let caret = try card.edit(utf16Range: 4..<5, "")
  checks.check("backspace over a space", caret.shown == "4111 1111 1111 111")
  try card.set("4111111111111111")
  let first = try lines.append(["item": "Pen", "quantity": 2, "price": 1.5])
  try lines.append()
  checks.check("rows", lines.rows.count == 2 && lines.rows[0] === first)
  checks.check("computed in a row", first.field("total")?.value == 3)
  try session.set("Ink", at: "lines[1].item")
  try session.set(3, at: "lines[1].quantity")
  try session.set(200, at: "lines[1].price")
  checks.check("aggregate", session.values["sum"] == 603)
  lines.leave()
  checks.check("cross-field", lines.violations.map(\.message) == ["Too expensive."])
  try lines.move(from: 0, to: 1)
  checks.check("moved", first.position == 1 && first.path == "lines[1]")
  try lines.rows[0].field("price")?.set(100)
  checks.check("repaired", lines.violations.isEmpty)
  tags.selectedOptions = ["c", "a"]
  checks.check("choices", session.values["tags"] == ["a", "c"])
  agreed.isOn = true
  checks.check("can send", model.canSend)

  // Sending
  let json = await model.send()
  checks.check("sent", json != nil && model.banner == nil)
  try username.clear()
  checks.check("invalid", await model.send() == nil && model.banner != nil && username.isFocused)

  // Observation
  var notified = 0
  withObservationTracking {
    _ = model.canSend
  } onChange: {
    MainActor.assumeIsolated { notified += 1 }
  }
  username.text = "eve"
  await session.waitForAnswers()
  checks.check("observed", notified == 1)

  // A server that does not answer, is down, and is asked again
  await server.set(delay: .seconds(60))
  username.text = "slow"
  let sending = Task { await model.send() }
  checks.check("timeout", await sending.value == nil && model.banner == "Please try again.")
  checks.check("reason", username.undecided.map(\.reason) == [.timedOut])
  checks.check("cancelled at the server", await server.cancelled == 1)
  await server.set(delay: .milliseconds(1), isDown: true)
  session.retryUndecided()
  await session.waitForAnswers()
  checks.check("down", !username.undecided.isEmpty)
  await server.set(delay: .milliseconds(1))
  session.retryUndecided()
  await session.waitForAnswers()
  checks.check("up again", username.state == .valid)

  // Keystrokes cancel questions
  let before = await server.asked.count
  for character in "_the_first" { username.text += String(character) }
  await session.waitForAnswers()
  checks.check("debounced", await server.asked.count == before + 1)

  // Save, restore, reset
  let saved = session.json()
  let restored = try SignUpModel(server: server, restoring: saved)
  checks.check("restored", restored.session.field("username")?.text == "slow_the_first")
  checks.check("dirty", username.isDirty)
  session.reset()
  checks.check("reset", session.values["username"] == nil)
  var changes: [SessionChange] = []
  let stream = session.changes()
  username.text = "abc"
  session.end()
  for await change in stream { changes.append(change) }
  checks.check("changes", changes.contains(.value("username")))
  await model.disappear()
}
