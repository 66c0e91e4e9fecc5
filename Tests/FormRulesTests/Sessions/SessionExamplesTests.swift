import Foundation
import FormRules
import Testing

/// The examples of the page on live forms, compiled and run: a person, a sign-up, a payment, an event.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SessionExamplesTests {
  private func form(_ name: String) throws -> RuleForm {
    let file = projectRoot.appending(path: "Rules/Examples/\(name).rules")
    let rules = try RuleFile(contentsOf: file)
    return try #require(rules.form(name))
  }

  // MARK: A person with a group of addresses

  struct Person: Codable, Equatable {
    struct Name: Codable, Equatable {
      var first: String
      var last: String
    }
    struct Address: Codable, Equatable {
      var line1: String
      var town: String
      var country: String
      var postcode: String
    }
    var name: Name
    var age: Int
    var email: String?
    var addresses: [Address]
  }

  @Test func `a person with addresses is edited and submitted`() async throws {
    let ann = Person(
      name: Person.Name(first: "Ann", last: "Lee"),
      age: 42,
      email: "ann@example.org",
      addresses: [
        Person.Address(line1: "1 Mall", town: "London", country: "GB", postcode: "SW1A 1AA")
      ]
    )

    let session = try form("person").makeSession(encoding: ann)

    let addresses = session.field("addresses")!
    let row = try addresses.append(["country": "DE"])
    try row.field("line1")?.edit(0..<0, "Platz der Republik 1")
    try row.field("town")?.edit(0..<0, "Berlin")
    try row.field("postcode")?.edit(0..<0, "1101")
    row.field("postcode")?.leave()
    print(row.field("postcode")?.state == .invalid)  // true: four digits are not a German postcode
    try row.field("postcode")?.edit(4..<4, "1")
    try addresses.move(from: 1, to: 0)
    try addresses.remove(at: 1)

    let report = await session.submit()
    print(report.isValid)  // true
    let edited = try session.decoded(as: Person.self)
    print(edited.addresses.map(\.town))  // ["Berlin"]

    #expect(report.violations.isEmpty)
    try addresses.append(["postcode": "SW1"])

    let saved = Value.form(session.draft).json()
    let resumed = try session.form.makeSession(json: saved)

    #expect(resumed.draft == session.draft)
    #expect(resumed.field("addresses[1].postcode")?.text == "SW1")
    #expect(edited.name == ann.name)
    #expect(edited.addresses.map(\.postcode) == ["11011"])
    #expect(row.path == "addresses[0]")
  }

  // MARK: A sign-up whose user name the server must know

  @Test func `a sign-up asks the server once the name has its form`() async throws {
    let rules = try RuleFile(
      text: """
        external rule username_available "{value} is already taken." { timeout 2s }

        form sign_up {
            field username { required; regex(/[a-z][a-z0-9_]{2,19}/); username_available }
            field password @secret { required; min_length(10); equal_next }
            field again @secret { required }
            field terms: boolean { accepted }
        }
        """
    )
    let signUp = rules.form("sign_up")!
    let session = try signUp.makeSession(externals: [
      "username_available": .init { name, _ in
        await Task.yield()
        return name == "ann" ? .rejected : .accepted
      }
    ])
    let task = Task { await session.run() }
    let username = session.field("username")!

    try username.edit(0..<0, "an")
    print(username.state)  // incomplete: no error is shown yet
    try username.edit(2..<2, "n")
    print(username.state, session.canSubmit)  // checking false
    await session.waitForAnswers()
    print(username.violations.map(\.message))  // ["ann is already taken."]
    try username.edit(3..<3, "a")

    try session.update(["password": "correct horse", "again": "correct house", "terms": true])
    let refused = await session.submit()
    print(refused.violations.map(\.path.description))  // ["password"]
    try session.set("correct horse", at: "again")
    let accepted = await session.submit().accepted
    task.cancel()
    await task.value

    #expect(refused.violations.map(\.rule) == ["equal_next"])
    #expect(accepted?["username"] == "anna")
  }

  // MARK: An order that the server rejects

  @Test func `what the server rejects is shown until it is changed`() async throws {
    let rules = try RuleFile(
      text: """
        form order {
            field email { required; email }
            field coupon
        }
        """
    )
    let session = try rules.form("order")!.makeSession([
      "email": "ann@example.org", "coupon": "SPRING",
    ])

    let report = await session.submit()
    print(report.isValid)  // true: send it to the server, which knows the coupons
    session.show([Violation(path: "coupon", message: "This coupon has expired.")])
    print(session.field("coupon")!.state, session.canSubmit)  // invalid true
    session.nextInvalidField()?.focus()
    try session.field("coupon")?.edit(to: "SUMMER")
    print(session.violations.isEmpty)  // true: it is for the server to say whether this is one

    #expect(report.isValid)
    #expect(session.violations.isEmpty)
    #expect(session.focusedField?.path == "coupon")
  }

  // MARK: A card payment with masks

  @Test func `a card's number is formatted while it is typed or pasted`() async throws {
    let rules = try RuleFile(
      text: """
        form payment {
            field number "Card number" { mask "[0000] [0000] [0000] [0000]"; required; credit_card }
            field expires "Expires" { mask "[00]{/}[00]"; required; regex(/(?:0[1-9]|1[0-2])\\/[0-9]{2}/) }
            field code "Security code" @secret { filter chars("0-9") and max_length(4); required; cvv }
        }
        """
    )
    let session = try rules.form("payment")!.makeSession()
    let number = session.field("number")!

    let pasted = try number.edit(0..<0, "4111-1111-1111-1111")
    print(pasted.shown, pasted.caret)  // 4111 1111 1111 1111 19
    print(number.value == "4111111111111111", number.state)  // true valid
    let refused = try number.edit(19..<19, "1")
    print(refused.disposition)  // refused
    let deleted = try number.edit(18..<19, "")
    print(deleted.shown, number.state)  // 4111 1111 1111 111 incomplete
    try number.edit(18..<18, "1")
    try session.field("expires")?.edit(0..<0, "0828")
    try session.field("code")?.edit(0..<0, "123")
    let accepted = await session.submit().accepted

    #expect(pasted.shown == "4111 1111 1111 1111")
    #expect(refused.disposition == .refused)
    #expect(accepted == ["number": "4111111111111111", "expires": "08/28", "code": "123"])
  }

  // MARK: An event whose end follows its start

  @Test func `an event's end is judged by its start`() async throws {
    let rules = try RuleFile(
      text: """
        form event {
            field title { required }
            field starts: datetime { required; after(now) }
            field ends: datetime { required; not before(starts + 30min)  "Plan at least half an hour." }
            field online: boolean
            when online == true { field link { required; url } } otherwise { field place { required } }
        }
        """
    )
    let event = rules.form("event")!
    let options = ValidationOptions(clock: .fixed(DateTime("2026-03-01T12:00Z")!))
    let session = try event.makeSession(["title": "Tea", "online": false], options: options)

    try session.update(["starts": "2026-03-02T15:00:00Z", "ends": "2026-03-02T15:20:00Z"])
    session.field("starts")?.leave()
    session.field("ends")?.leave()
    print(session.violations.map(\.message))  // ["Plan at least half an hour."]
    try session.set("2026-03-02T14:00:00Z", at: "starts")
    print(session.violations.isEmpty)  // true: the end was checked again
    try session.set("the kitchen", at: "place")
    try session.set(true, at: "online")
    print(session.nextInvalidField()?.path == "link", session.values["place"] == nil)  // true true
    try session.set("https://example.org/tea", at: "link")

    #expect(session.canSubmit)
    #expect(session.values.keys.sorted() == ["ends", "link", "online", "starts", "title"])
  }

  @Test func `every example of the page on live forms stands here`() throws {
    let page = projectRoot.appending(path: "Sources/FormRules/FormRules.docc/LiveForms.md")
    let own = packed(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = try String(contentsOf: page, encoding: .utf8).split(separator: "```swift\n")
    #expect(blocks.count > 4)
    for block in blocks.dropFirst() {
      let end = try #require(block.range(of: "```")).lowerBound
      let code = packed(String(block[..<end]))
      let isCompiled = own.contains(code)
      #expect(isCompiled, "not compiled: \(block[..<end])")
    }
  }

  private func packed(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
