import Foundation
import FormRules
import Observation
import Testing

/// Every public property of a live form: whatever changes notifies its observers, and what does not
/// change does not.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SessionPropertyTests {
  private static let rules = """
    external rule free "{value} is taken."
    form part { field code { required; max_length(3) } }
    form line {
        field name { required; max_length(5); unique_name }
        field price: number { min_value(0) }
        field note { warn max_length(2) "Long." }
        field parts: list of part
    }
    rule unique_name { different("none") }
    form home { field town { required; min_length(2) }; field since: date }
    form f {
        context most: number
        step who {
            field email { required; email; normalize trim, lowercase }
            field phone { mask "[000] [000]" }
            field nick { free }
            field born: date as "DD.MM.YYYY"
        }
        step what {
            field lines: list of line { size(...3) }
            field total: number = sum(price of lines)
            field limit: number { max_value(most) }
            field tags: list of text
            field prices: map of number
        }
        step place {
            field agreed: boolean
            field sort: choice { option "a"; option "b" }
            when sort == "a" { field home: home }
            group card { field number; field expires }
        }
        check total <= limit "Too much." at limit
        check home.since >= born "Too early." at home.since
        any_filled(email, phone) "Give one."
    }
    """

  private func open() throws -> FormSession {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    return try form.makeSession(
      [
        "email": "ann@example.org",
        "lines": [["name": "a", "price": 1], ["name": "b", "price": 2]],
        "limit": 5, "prices": ["x": 1], "tags": ["t", "u"], "sort": "a", "home": ["town": "Rome"],
      ],
      context: ["most": 9],
      externals: [
        "free": .init { value, _ async throws in
          if value == "down" { throw CancellationError() }
          return value == "ann" ? .rejected : .accepted
        }
      ],
      options: ValidationOptions(clock: .fixed(noon, offset: 3600))
    )
  }

  private typealias Action = (name: String, body: @MainActor (FormSession) async throws -> Void)

  private var actions: [Action] {
    func edit(
      _ path: FieldPath,
      _ range: Range<Int>,
      _ text: String
    ) -> @MainActor (FormSession) throws -> Void {
      { session in try session.at(path).edit(range, text) }
    }
    return [
      ("focus", { try $0.at("email").focus() }),
      ("type a space that is trimmed", edit("email", 15..<15, " ")),
      ("type", edit("email", 15..<15, "x")),
      ("leave", { try $0.at("email").leave() }),
      ("type into a mask", edit("phone", 0..<0, "123")),
      ("type on", edit("phone", 4..<4, "4")),
      ("delete what the mask shows", edit("phone", 4..<5, "")),
      ("focus elsewhere", { try $0.at("limit").focus() }),
      ("type into a notation", edit("born", 0..<0, "01.02.2000")),
      ("set the same day as data", { try $0.at("born").set("2000-02-01") }),
      ("type into a row", edit("lines[0].price", 1..<1, "9")),
      ("leave the row", { try $0.at("lines[0].price").leave() }),
      ("set the same value", { try $0.at("lines[0].price").set("19") }),
      ("type a long note", edit("lines[1].note", 0..<0, "abc")),
      ("show a warning", { try $0.at("lines[1].note").leave() }),
      ("append a part", { try $0.at("lines[1].parts").append(["code": "long"]) }),
      ("append another part", { try $0.at("lines[1].parts").append(["code": "x"]) }),
      ("type into a part", edit("lines[1].parts[0].code", 4..<4, "er")),
      ("leave the part", { try $0.at("lines[1].parts[0].code").leave() }),
      ("move a part", { try $0.at("lines[1].parts").move(from: 0, to: 1) }),
      ("append a row", { try $0.at("lines").append() }),
      ("move a row", { try $0.at("lines").move(from: 0, to: 1) }),
      ("append another", { try $0.at("lines").append(["name": "long name"]) }),
      ("remove a row", { try $0.at("lines").remove(at: 0) }),
      ("set a row", { try $0.at("lines").rows[0].set(["name": "z", "price": 3]) }),
      ("set a tag", { try $0.at("tags").rows[1].set("v") }),
      ("remove a tag", { try $0.at("tags").remove(at: 0) }),
      ("set all tags", { try $0.at("tags").set(["v", "w"]) }),
      ("add an entry", { try $0.at("prices").set(2, forKey: "y") }),
      ("change an entry", { try $0.at("prices").set(3, forKey: "y") }),
      ("rename an entry", { try $0.at("prices").renameEntry("y", to: "z") }),
      ("remove an entry", { try $0.at("prices").removeEntry(forKey: "z") }),
      ("leave the map", { try $0.at("prices").leave() }),
      ("agree", { try $0.set(true, at: "agreed") }),
      ("another branch", { try $0.set("b", at: "sort") }),
      ("and back", { try $0.set("a", at: "sort") }),
      ("a check at a nested field", { try $0.set("1999-01-01", at: "home.since") }),
      ("clear a nested form", { try $0.at("home").clear() }),
      ("another context", { try $0.setContext(["most": 2]) }),
      ("the same context", { try $0.setContext(["most": 2]) }),
      ("disable", { try $0.at("limit").isEnabled = false }),
      ("disable a nested form", { try $0.at("home").isEnabled = false }),
      ("enable it", { try $0.at("home").isEnabled = true }),
      ("disable a list", { try $0.at("lines").isEnabled = false }),
      ("enable the list", { try $0.at("lines").isEnabled = true }),
      ("make a list read-only", { try $0.at("lines").isReadOnly = true }),
      ("make read-only", { try $0.at("email").isReadOnly = true }),
      ("ask the host", { try $0.set("down", at: "nick") }),
      ("it does not answer", { await $0.waitForAnswers() }),
      ("ask again", { $0.retryUndecided() }),
      ("it is down", { await $0.waitForAnswers() }),
      ("ask something else", { try $0.set("ann", at: "nick") }),
      ("its answer", { await $0.waitForAnswers() }),
      ("add a rule", { try $0.at("card.number").add(Rule("min_length(3)")) }),
      ("break the rule", { try $0.set("1", at: "card.number") }),
      ("remove the rule", { try $0.at("card.number").removeAddedRules() }),
      ("reset a field", { try $0.at("card.number").reset() }),
      ("update", { try $0.update(json: Data(#"{"limit":7,"card":{"number":"2"}}"#.utf8)) }),
      ("the same update", { try $0.update(["limit": 7, "card": ["number": "2"]]) }),
      ("update what is read-only", { try? $0.update(["email": "x", "limit": 8]) }),
      ("set the same", { try $0.set("ann", at: "nick") }),
      ("show all", { $0.showAllViolations() }),
      ("submit a step", { await $0.steps[0].submit() }),
      ("submit", { await $0.submit() }),
      (
        "show what a server rejects",
        {
          _ = $0.show([
            Violation(path: "nick", message: "No."), Violation(message: "Not today."),
            Violation(path: "lines[0].price", message: "Dear.", severity: .warning),
          ])
        }
      ), ("change what was rejected", { try $0.set("bob", at: "nick") }),
      ("make editable", { try $0.at("email").isReadOnly = false }),
      ("clear a field", { try $0.at("email").clear() }),
      ("clear another", { try $0.at("phone").clear() }),
      ("clear", { $0.clear() }),
      ("reset", { $0.reset() }),
      ("nothing", { _ in }),
      ("end", { $0.end() }),
    ]
  }

  @Test func `whatever changes notifies its observers, and nothing else does`() async throws {
    let session = try open()
    var changed: Set<String> = []
    for action in actions {
      let probes = SessionProbe.all(of: session)
      let notified = Notified()
      let before = probes.enumerated().map { position, probe in
        withObservationTracking(probe.read) { notified.note(position) }
      }
      try await action.body(session)
      for (position, probe) in probes.enumerated() {
        let (old, new) = (before[position], probe.read())
        if old != new { changed.insert(probe.name) }
        let isNotified = notified.positions.contains(position)
        if isNotified == (old != new) || probe.isCoarse && isNotified { continue }
        let problem =
          isNotified ? "notifies and has not changed" : "has changed and does not notify"
        Issue.record("\(action.name): \(probe.name) \(problem): \(old) → \(new)")
      }
    }
    let names = Set(SessionProbe.all(of: session).map(\.name))
    #expect(names.subtracting(changed) == Self.constants)
  }

  /// Properties that say what something is, not how it is now.
  private static let constants: Set<String> = [
    "FormSession.form", "FormSession.fields", "FormSession.steps", "FormSession.step",
    "FormField.id", "FormField.label", "FormField.declaration", "FormField.fields", "FormRow.id",
    "FormRow.fields",
    "FormStep.description", "FormStep.id", "FormStep.name", "FormStep.label", "FormStep.fields",
  ]

  /// What is done to a form, and reads nothing of it.
  private static let actions: Set<String> = [
    "FormSession.run", "FormSession.waitForAnswers", "FormSession.submit",
    "FormSession.retryUndecided", "FormSession.showAllViolations", "FormSession.show",
    "FormSession.end",
    "FormSession.update", "FormSession.set", "FormSession.clear", "FormSession.reset",
    "FormSession.setContext", "FormSession.changes", "FormStep.submit", "FormRow.set",
    "FormField.set", "FormField.clear", "FormField.reset", "FormField.add",
    "FormField.removeAddedRules", "FormField.edit", "FormField.focus", "FormField.leave",
    "FormField.append", "FormField.insert", "FormField.move", "FormField.remove",
    "FormField.removeEntry", "FormField.renameEntry",
    // Judges a text that the form does not contain.
    "FormField.acceptsTyping",
    // Reads only the identity.
    "FormField.hash", "FormRow.hash",
  ]

  @Test func `each public member is observed, or is an action`() throws {
    let members = try PublicMembers.names(
      of: ["FormSession", "FormField", "FormRow", "FormStep"]
    )
    let probed = Set(try SessionProbe.all(of: open()).map(\.name))
    #expect(members.subtracting(probed).subtracting(Self.actions) == [])
    #expect(probed.union(Self.actions).subtracting(members) == [])
    #expect(probed.intersection(Self.actions) == [])
  }

  @Test func `what outlives its session or row is empty, and says so`() throws {
    var session: FormSession? = try open()
    let field = try #require(session?.field("lines[1].name"))
    let row = try #require(session?.field("lines")?.rows[1])
    let email = try #require(session?.field("email"))
    let lines = try #require(session?.field("lines"))
    let probes =
      [field, email, lines].flatMap { SessionProbe.probes(of: $0) } + SessionProbe.probes(of: row)
    let closings: [@MainActor () throws -> Void] = [
      { try session?.field("lines")?.remove(at: 1) }, { session = nil },
    ]
    for close in closings {
      let notified = Notified()
      let before = probes.enumerated().map { position, probe in
        withObservationTracking(probe.read) { notified.note(position) }
      }
      try close()
      for (position, probe) in probes.enumerated() {
        let isChanged = probe.read() != before[position]
        let isNotified = notified.positions.contains(position)
        #expect(isNotified == isChanged || probe.isCoarse && isNotified, "\(probe.name)")
      }
    }
    #expect(email.value == nil)
  }

  @Test func `the text of a single field notifies its observers when it changes`() throws {
    let form = try #require(
      try RuleFile(text: "form f { field a { mask \"[00]-[00]\" } }").form("f")
    )
    let input = try form.makeTextInput(for: "a")
    let reads = [
      SessionProbe(name: "TextInput.value") { input.value },
      SessionProbe(name: "TextInput.text") { input.text },
    ]
    let actions: Set<String> = ["TextInput.set", "TextInput.edit", "TextInput.acceptsTyping"]
    #expect(try PublicMembers.names(of: ["TextInput"]) == actions.union(reads.map(\.name)))
    let changes: [() throws -> Void] = [
      { try input.edit(0..<0, "12") }, { try input.edit(to: "12-3") },
      { try input.edit(3..<4, "") },
      { try input.edit(0..<0, "x") }, { input.set("1234") }, { input.set("12-34") },
      { input.set("") },
    ]
    for (position, change) in changes.enumerated() {
      let notified = Notified()
      let before = reads.enumerated().map { read, probe in
        withObservationTracking(probe.read) { notified.note(read) }
      }
      try change()
      for (read, probe) in reads.enumerated() {
        let isChanged = probe.read() != before[read]
        #expect(notified.positions.contains(read) == isChanged, "\(probe.name), change \(position)")
      }
    }
  }
}

/// Which observers were notified.
private final class Notified: @unchecked Sendable {
  private(set) var positions: Set<Int> = []

  func note(_ position: Int) { positions.insert(position) }
}
