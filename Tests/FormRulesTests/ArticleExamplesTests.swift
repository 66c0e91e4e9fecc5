import Foundation
import FormRules
import Testing

/// The code of the library's articles, compiled and run, and held to be all of it.
@Suite(.timeLimit(.minutes(20))) struct ArticleExamplesTests {
  // MARK: Servers

  private actor Database {
    private(set) var saved: [String] = []

    func isFree(_ name: String) throws -> Bool { name != "ann" }
    func save(_ row: some Encodable & Sendable) throws {
      let text = String(decoding: try JSONEncoder().encode(row), as: UTF8.self)
      saved.append(text)
    }
  }

  @Test func `the examples of the page on servers run`() async throws {
    let database = Database()
    let url = FileManager.default.temporaryDirectory.appending(path: "sign_up-\(UUID()).rules")
    defer { try? FileManager.default.removeItem(at: url) }
    try """
    external rule username_available "{value} is already taken."
    form sign_up {
        field username { required; username_available }
        field age: integer
    }
    """.write(to: url, atomically: true, encoding: .utf8)

    struct SignUp: Codable { var username: String; var age: Int? }

    let rules = try RuleFile(contentsOf: url)
    let form = rules.form("sign_up")!
    let externals = ExternalRules([
      "username_available": ExternalCheck { name, _ in
        try await database.isFree(name.description) ? .accepted : .rejected
      }
    ])

    func signUp(_ body: Data) async throws -> (status: Int, body: Data) {
      var report = try await form.validate(json: body, externals: externals)
      switch report.verdict {
      case .valid:
        try await database.save(report.decoded(as: SignUp.self))
        return (201, Data())
      case .invalid:
        report.values = [:]
        return (422, try JSONEncoder().encode(report))
      case .undecided:
        return (503, Data())
      }
    }

    #expect(try await signUp(Data(#"{"username": "eve", "age": ""}"#.utf8)).status == 201)
    #expect(await database.saved == [#"{"username":"eve"}"#])
    let refused = try await signUp(Data(#"{"username": "ann"}"#.utf8))
    #expect(refused.status == 422)
    let seen = try JSONDecoder().decode(Report.self, from: refused.body)
    #expect(seen.violations.map(\.message) == ["ann is already taken."])

    do {
      let body = Data("username=ann&age=".utf8)
      let report = try await form.validate(formEncoded: body, externals: externals)
      #expect(report.violations.map(\.rule) == ["username_available"])
    }

    do {
      let type = "multipart/form-data; boundary=b"
      let part = "Content-Disposition: form-data; name=username\r\n\r\nann"
      let body = Data("--b\r\n\(part)\r\n--b--".utf8)
      let report = try await form.validate(multipart: body, contentType: type, externals: externals)
      #expect(report.violations.map(\.rule) == ["username_available"])
    }

    let request = (timeZone: "Europe/Berlin", body: Data())
    let options = ValidationOptions(
      clock: FormClock(timeZone: TimeZone(identifier: request.timeZone) ?? .gmt)
    )
    #expect(form.validate([:], options: options).verdict == .invalid)

    do {
      let options = ValidationOptions(reportLimit: 1_000)
      #expect(form.validate([:], options: options).omittedChecks == 0)
    }
  }

  // MARK: Testing

  @Test func `the examples of the page on testing run`() async throws {
    let rules = try RuleFile(
      text: """
        external rule username_available "{value} is already taken."
        form sign_up {
            field username { required; username_available }
            field email { required; email }
        }
        form event { field starts: date { not before(today) } }
        """
    )

    do {
      let form = rules.form("event")!
      let clock = FormClock.fixed(DateTime("2026-03-01T13:00+01:00")!)
      let report = form.validate(
        ["starts": "2026-03-01"],
        options: ValidationOptions(clock: clock)
      )
      #expect(report.isValid)
    }

    let form = rules.form("sign_up")!
    let externals: ExternalRules = [
      "username_available": .init { name, _ in name == "ann" ? .rejected : .accepted }
    ]
    let session = try form.makeSession(externals: externals)
    try session.field("username")?.edit(0..<0, "ann")
    await session.waitForAnswers()
    #expect(session.field("username")?.violations.map(\.rule) == ["username_available"])

    let field = try #require(session.field("email"))
    for character in "ann@" { try field.edit(to: field.text + String(character)) }
    #expect(field.state == .incomplete)
    field.leave()
    #expect(field.violations.map(\.rule) == ["email"])
  }

  // MARK: Errors

  @Test func `the examples of the page on errors run`() async throws {
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    func show(_ text: String) { lines.append(text) }
    func show(_ violations: [Violation]) { lines += violations.map(\.message) }
    func save(_ values: [String: Value]) async throws { lines.append("saved") }
    func offerToTryAgain(_ reasons: [Undecided.Reason]) { lines.append("\(reasons)") }

    let form = try RuleFile(text: "form f { field a { required } }").form("f")!
    for values in [["a": "x"], [:]] as [[String: Value]] {
      let report = form.validate(values)
      switch report.verdict {
      case .valid:
        try await save(report.values)
      case .invalid:
        show(report.violations)
      case .undecided:
        // A server did not answer, or a limit was reached. It is neither a yes nor a no.
        offerToTryAgain(report.undecided.map(\.reason))
      }
    }
    #expect(lines.count == 2)

    let url = FileManager.default.temporaryDirectory.appending(path: "login-\(UUID()).rules")
    defer { try? FileManager.default.removeItem(at: url) }
    try "form f { field a { min_lenght(3) } }".write(to: url, atomically: true, encoding: .utf8)
    var rules: RuleFile?
    do {
      rules = try RuleFile(contentsOf: url)
    } catch let error as RuleFileError {
      log(error.description)  // login.rules:3:5: error[E0303]: unknown rule 'min_lenght'
      show(error.localizedDescription)
    }
    #expect(rules?.forms.isEmpty == nil)
    #expect(lines[2].contains("error[E0303]: unknown rule 'min_lenght'"))
    #expect(lines[3].hasPrefix("The rules cannot be loaded ("))
  }

  // MARK: Watching a form without SwiftUI

  @MainActor @Test func `the changes of a session can be read in a task`() async throws {
    let session = try form("field a { required }").makeSession()
    var updated: [FieldPath] = []
    func updateMessage(at path: FieldPath) {
      updated.append(path)
      session.end()
    }

    // Runs once the loop waits.
    Task { session.field("a")?.leave() }
    for await change in session.changes() {
      if case .status(let path) = change { updateMessage(at: path) }
    }
    #expect(updated == ["a"])
  }

  // MARK: All of it

  /// What an article says before a block that these tests cannot compile.
  private static var mark: Regex<Substring> { /<!-- not compiled: [A-Za-z ]+ -->\n+$/ }

  @Test func `every example of the articles is compiled by a test, or says why not`() throws {
    let tests = [
      "LibraryExamplesTests.swift", "ArticleExamplesTests.swift",
      "Sessions/SessionExamplesTests.swift",
    ]
    let folder = projectRoot.appending(path: "Tests/FormRulesTests")
    let own = try tests.map {
      try code(String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    .joined()
    let articles = projectRoot.appending(path: "Sources/FormRules/FormRules.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: articles.path())
    var count = 0
    for name in names.sorted() where name.hasSuffix(".md") {
      let text = try String(contentsOf: articles.appending(path: name), encoding: .utf8)
      let parts = text.split(separator: "```swift\n", omittingEmptySubsequences: false)
      for (before, part) in zip(parts, parts.dropFirst()) {
        let end = try #require(part.range(of: "```"), "\(name): a block without its end")
        let block = code(String(part[..<end.lowerBound]))
        count += 1
        let isMarked = before.contains(Self.mark)
        #expect(own.contains(block) != isMarked, "\(name): \(part.prefix(80))")
      }
    }
    #expect(count > 30)
  }

  /// The text without white space and the commas before closing brackets: the formatter's choice.
  private func code(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.replacing(",)", with: ")")
  }
}
