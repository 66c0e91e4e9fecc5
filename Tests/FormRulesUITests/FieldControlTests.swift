import Foundation
import FormRules
import FormRulesUI
import Testing

/// What views show of fields, and what they do to them, without any views.
@Suite struct FieldControlTests {
  private static let rules = """
    form address { field street }
    form f {
        field email "Email" @keyboard("email") @placeholder("ann@example.org") { required; email }
        field password @secret
        field about @multiline
        field age: integer
        field price: number
        field born: date
        field due: date as "DD.MM.YYYY"
        field alarm: time
        field starts: datetime
        field agreed: boolean { warn accepted "You may want to." }
        field plan: choice { option "free" "Free"; option "paid" }
        field colors: list of choice { option "red"; option "green" }
        field home: address
        field addresses: list of address
        field tags: list of text
        field photo: file
        field total: number = price * 2
    }
    """

  private func session() throws -> FormSession {
    try #require(try RuleFile(text: Self.rules).form("f")).makeSession()
  }

  private func control(_ path: FieldPath) throws -> FieldControl {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    return FieldControl(try #require(form.fields.first { $0.path == path }))
  }

  private func traits(_ path: FieldPath) throws -> TextTraits? {
    if case .text(let traits) = try control(path) { traits } else { nil }
  }

  @Test func `a field's type and annotations say what draws it`() throws {
    #expect(try traits("email")?.keyboard == .email)
    #expect(try traits("email")?.placeholder == "ann@example.org")
    #expect(try traits("password")?.isSecret == true)
    #expect(try traits("about")?.isMultiline == true)
    #expect(try traits("age")?.keyboard == .number)
    #expect(try traits("price")?.keyboard == .decimal)
    #expect(try traits("due")?.placeholder == "DD.MM.YYYY")
    #expect(try control("born") == .date)
    #expect(try control("alarm") == .time)
    #expect(try control("starts") == .dateTime)
    #expect(try control("agreed") == .toggle)
    #expect(try control("home") == .fields)
    #expect(try control("addresses") == .rows)
    #expect(try control("tags") == .custom)
    #expect(try control("photo") == .custom)
    #expect(try control("total") == .computed)
    guard case .choice(let options) = try control("plan") else {
      Issue.record("a choice is drawn otherwise")
      return
    }
    #expect(options.map(\.label) == ["Free", "paid"])
    if case .choices = try control("colors") {} else { Issue.record("choices are drawn otherwise") }
  }

  @Test func `controls read and write what fields hold`() throws {
    let session = try session()
    func field(_ path: FieldPath) throws -> FormField { try #require(session.field(path)) }
    try field("email").text = "ann@"
    #expect(try field("email").text == "ann@")
    try field("agreed").isOn = true
    #expect(session.values["agreed"] == true)
    try field("plan").selectedOption = "paid"
    #expect(session.values["plan"] == "paid")
    try field("plan").selectedOption = nil
    #expect(try field("plan").selectedOption == nil)
    try field("colors").selectedOptions = ["green", "red", "none"]
    #expect(session.values["colors"] == ["red", "green"])
    #expect(try field("colors").selectedOptions == ["red", "green"])
    let date = Date(timeIntervalSince1970: 1_772_366_400)
    for path: FieldPath in ["born", "alarm", "starts"] {
      try field(path).selectedDate = date
      #expect(try field(path).state == .valid)
      #expect(try field(path).selectedDate != nil)
      try field(path).selectedDate = nil
      #expect(try field(path).selectedDate == nil)
    }
    #expect(try field("starts").isEditable)
    try field("agreed").isReadOnly = true
    try field("agreed").isOn = false
    #expect(try field("agreed").isOn)
    #expect(try !field("agreed").isEditable)
  }

  @Test func `messages come in the language of a catalog, errors first`() throws {
    let session = try session()
    session.showAllViolations()
    let email = try #require(session.field("email"))
    let german = MessageCatalog(ruleTexts: ["required": "Bitte ausfüllen."])
    #expect(email.messages(in: german) == [FieldMessage(text: "Bitte ausfüllen.", manner: .error)])
    let agreed = try #require(session.field("agreed"))
    try agreed.set(false)
    agreed.leave()
    #expect(agreed.messages() == [FieldMessage(text: "You may want to.", manner: .warning)])
  }

  @Test func `messages come in the language of the form`() throws {
    let rules = try RuleFile(text: "form f @language(\"de\") { field a { required } }")
    let session = try #require(rules.form("f")).makeSession()
    session.showAllViolations()
    #expect(session.field("a")?.messages().map(\.text) == ["Bitte ausfüllen."])
    #expect(session.field("a")?.messages(in: .english).map(\.text) == ["This is required."])
  }

  @Test func `a form has the messages that belong to no field`() throws {
    let rules = try RuleFile(
      text: """
        form line { field note { min_length(3) } }
        form f {
            field email { required }
            field phone
            field home: line
            field lines: list of line { size(2...) }
            field tags: list of text { each { max_length(2) } }
            group card { field number; field code; any_filled(number, code) "Enter the card." }
            any_filled(phone, card.code) "Give a telephone number or a code."
        }
        """
    )
    let session = try #require(rules.form("f")).makeSession(
      ["home": ["note": "a"], "lines": [["note": "b"]], "tags": ["abc"]]
    )
    #expect(session.messages() == [])
    session.showAllViolations()
    #expect(session.violations.count == 7)
    #expect(
      session.messages().map(\.text) == ["Enter the card.", "Give a telephone number or a code."]
    )
    let german = MessageCatalog(translations: ["Enter the card.": "Karte eingeben."])
    #expect(session.messages(in: german).first?.text == "Karte eingeben.")
  }
}
