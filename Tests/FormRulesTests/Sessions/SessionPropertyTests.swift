import Foundation
import FormRules
import Observation
import Testing

/// Every public property of a live form: whatever changes notifies its observers, and what does not
/// change does not.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SessionPropertyTests {
  private static let rules = """
    external rule free "{value} is taken."
    form line {
        field name { required; max_length(5); unique_name }
        field price: number { min_value(0) }
        field note { warn max_length(2) "Long." }
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
            field sort: choice { option "a"; option "b" }
            when sort == "a" { field home: home }
            group card { field number; field expires }
        }
        check total <= limit "Too much." at limit
        check home.since >= born "Too early." at home.since
        any_filled(email, phone) "Give one."
    }
    """

  private struct Probe {
    let name: String
    /// Whether it may notify although it has not changed, as it depends on what it is asked.
    var isCoarse = false
    let read: () -> String
  }

  private func probes(of session: FormSession) -> [Probe] {
    var probes = [
      Probe(name: "FormSession.verdict") { "\(session.verdict)" },
      Probe(name: "FormSession.isPending") { "\(session.isPending)" },
      Probe(name: "FormSession.canSubmit") { "\(session.canSubmit)" },
      Probe(name: "FormSession.firstInvalidField") { identity(session.firstInvalidField) },
      Probe(name: "FormSession.violations") { "\(session.violations)" },
      Probe(name: "FormSession.warnings") { "\(session.warnings)" },
      Probe(name: "FormSession.values") { described(.form(session.values)) },
      Probe(name: "FormSession.valuesWithNulls") { described(.form(session.valuesWithNulls)) },
      Probe(name: "FormSession.json") {
        (try? session.json()).map { String(decoding: $0, as: UTF8.self) } ?? ""
      },
      Probe(name: "FormSession.report") { described(session.report) },
      Probe(name: "FormSession.context") { described(.form(session.context)) },
      Probe(name: "FormSession.focusedField") { identity(session.focusedField) },
      Probe(name: "FormSession.nextInvalidField", isCoarse: true) {
        identity(session.nextInvalidField())
      },
      Probe(name: "FormSession.field(after:)", isCoarse: true) {
        identity(session.field(after: session.fields[0]))
      },
      Probe(name: "FormSession.field(_:)", isCoarse: true) {
        identity(session.field("lines[0].name"))
      },
    ]
    for step in session.steps {
      probes += [
        Probe(name: "FormStep.canContinue") { "\(step.canContinue)" },
        Probe(name: "FormStep.state") { "\(step.state)" },
        Probe(name: "FormStep.violations") { "\(step.violations)" },
        Probe(name: "FormStep.warnings") { "\(step.warnings)" },
      ]
    }
    return probes + session.fields.flatMap { self.probes(of: $0) }
  }

  private func probes(of field: FormField) -> [Probe] {
    let rows = field.rows
    return [
      Probe(name: "FormField.path") { "\(field.path)" },
      Probe(name: "FormField.value") { field.value.map { described($0) } ?? "" },
      Probe(name: "FormField.text") { field.text },
      Probe(name: "FormField.rows") { field.rows.map { "\($0.id)" }.joined() },
      Probe(name: "FormField.keys") { field.keys.joined(separator: ",") },
      Probe(name: "FormField.state") { "\(field.state)" },
      Probe(name: "FormField.violations") { "\(field.violations)" },
      Probe(name: "FormField.warnings") { "\(field.warnings)" },
      Probe(name: "FormField.undecided") { "\(field.undecided)" },
      Probe(name: "FormField.isActive") { "\(field.isActive)" },
      Probe(name: "FormField.isPending") { "\(field.isPending)" },
      Probe(name: "FormField.hasBeenVisited") { "\(field.hasBeenVisited)" },
      Probe(name: "FormField.isFocused") { "\(field.isFocused)" },
      Probe(name: "FormField.isDirty") { "\(field.isDirty)" },
      Probe(name: "FormField.isEnabled") { "\(field.isEnabled)" },
      Probe(name: "FormField.isReadOnly") { "\(field.isReadOnly)" },
      Probe(name: "FormField.model") {
        (try? field.model(using: Self.plain)).map { described($0) } ?? ""
      },
    ]
      + field.fields.flatMap { probes(of: $0) }
      + rows.flatMap { row in
        [
          Probe(name: "FormRow.position") { "\(row.position ?? -1)" },
          Probe(name: "FormRow.path") { "\(row.path.map { "\($0)" } ?? "")" },
          Probe(name: "FormRow.value") { described(row.value) },
        ] + row.fields.flatMap { probes(of: $0) }
      }
  }

  private static let plain = ValueConversion<Value>(toValue: { $0 }, toModel: { $0 })

  private func identity(_ field: FormField?) -> String {
    field.map { "\(ObjectIdentifier($0))" } ?? "none"
  }

  private func described(_ report: Report) -> String {
    "\(report.verdict) \(report.violations) \(report.undecided) \(described(.form(report.values)))"
  }

  /// A value with its members in an order of their own.
  private func described(_ value: Value) -> String {
    switch value {
    case .form(let members):
      members.sorted { $0.key < $1.key }.map { "\($0): \(described($1))" }.joined(separator: ", ")
    case .list(let items): "[" + items.map { described($0) }.joined(separator: "; ") + "]"
    case .null, .text, .number, .boolean, .date, .month, .time, .dateTime, .file: "\(value)"
    }
  }

  private func open() throws -> FormSession {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    return try form.makeSession(
      [
        "email": "ann@example.org",
        "lines": [["name": "a", "price": 1], ["name": "b", "price": 2]],
        "limit": 5, "prices": ["x": 1], "tags": ["t", "u"], "sort": "a", "home": ["town": "Rome"],
      ],
      context: ["most": 9],
      externals: ["free": .init { value, _ async in value == "ann" ? .rejected : .accepted }],
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
      ("leave the map", { try $0.at("prices").leave() }),
      ("another branch", { try $0.set("b", at: "sort") }),
      ("and back", { try $0.set("a", at: "sort") }),
      ("a check at a nested field", { try $0.set("1999-01-01", at: "home.since") }),
      ("clear a nested form", { try $0.at("home").clear() }),
      ("another context", { try $0.setContext(["most": 2]) }),
      ("the same context", { try $0.setContext(["most": 2]) }),
      ("disable", { try $0.at("limit").isEnabled = false }),
      ("make read-only", { try $0.at("email").isReadOnly = true }),
      ("ask the host", { try $0.set("ann", at: "nick") }),
      ("its answer", { await $0.waitForAnswers() }),
      ("add a rule", { try $0.at("card.number").add(Rule("min_length(3)")) }),
      ("set the same", { try $0.set("ann", at: "nick") }),
      ("show all", { $0.showAllViolations() }),
      ("submit a step", { await $0.steps[0].submit() }),
      ("submit", { await $0.submit() }),
      ("clear", { $0.clear() }),
      ("reset", { $0.reset() }),
      ("nothing", { _ in }),
      ("end", { $0.end() }),
    ]
  }

  @Test func `whatever changes notifies its observers, and nothing else does`() async throws {
    let session = try open()
    for action in actions {
      let probes = probes(of: session)
      let notified = Notified()
      let before = probes.enumerated().map { position, probe in
        withObservationTracking(probe.read) { notified.note(position) }
      }
      try await action.body(session)
      for (position, probe) in probes.enumerated() {
        let (old, new) = (before[position], probe.read())
        let isNotified = notified.positions.contains(position)
        if isNotified == (old != new) || probe.isCoarse && isNotified { continue }
        let problem =
          isNotified ? "notifies and has not changed" : "has changed and does not notify"
        Issue.record("\(action.name): \(probe.name) \(problem): \(old) → \(new)")
      }
    }
  }

  @Test func `what outlives its session or row is empty, and says so`() throws {
    var session: FormSession? = try open()
    let field = try #require(session?.field("lines[1].name"))
    let row = try #require(session?.field("lines")?.rows[1])
    let email = try #require(session?.field("email"))
    let probes =
      probes(of: field) + probes(of: email)
      + [Probe(name: "row") { described(row.value) + "\(row.position ?? -1)" }]
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
        #expect(notified.positions.contains(position) == isChanged, "\(probe.name)")
      }
    }
    #expect(email.value == nil)
  }

  /// Properties that say what something is, not how it is now.
  private static let constants: Set<String> = [
    "form", "fields", "id", "label", "declaration", "description", "name", "steps",
  ]

  @Test func `the properties above are all that there are`() throws {
    let folder = projectRoot.appending(path: "Sources/FormRules/Sessions")
    let probed = Set(
      try probes(of: open()).map { $0.name.split(separator: ".").last.map(String.init) ?? "" }
    )
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where ["FormSession", "FormField", "FormRow", "FormStep"].contains(where: { file.hasPrefix($0) }
    ) {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in source.matches(of: /public (?:private\(set\) )?(?:lazy )?(?:var|let) (\w+)/) {
        let name = String(match.1)
        #expect(probed.contains(name) || Self.constants.contains(name), "\(file): \(name)")
      }
    }
  }
}

/// Which observers were notified.
private final class Notified: @unchecked Sendable {
  private(set) var positions: Set<Int> = []

  func note(_ position: Int) { positions.insert(position) }
}
