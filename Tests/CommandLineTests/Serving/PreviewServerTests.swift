import Foundation
import Testing
import WebServer

@testable import CommandLineTool

@Suite struct PreviewServerTests {
  /// A server of one rule file, asked without a network.
  private struct Fixture {
    let folder: TemporaryFolder
    let rules: ServedRules
    let server: PreviewServer

    init(_ text: String) throws {
      folder = try TemporaryFolder()
      try folder.write(text, to: "a.rules")
      rules = ServedRules(arguments: [folder.url.appending(path: "a.rules").path])
      rules.load()
      server = PreviewServer(rules: rules, hosts: AllowedHosts(["forms.example"]))
    }

    func ask(
      _ method: String,
      _ target: String,
      _ body: String = "",
      type: String = "application/json",
      fields: [(name: String, value: String)] = [("Host", "localhost:8080")]
    ) throws -> WebResponse {
      let all = fields + (body.isEmpty ? [] : [("Content-Type", type)])
      let request = WebRequest(method: method, target: target, fields: all, body: Array(body.utf8))
      return server.response(to: try #require(request))
    }
  }

  private static let rules = """
    external rule free
    form login "Sign in" {
      context role: text
      step who { field name { required; max_length(3) "At most 3." } }
      step secret { field password @secret { required; free } }
    }
    """

  @Test func `a record is judged as validate does`() throws {
    let fixture = try Fixture(Self.rules)
    defer { fixture.folder.remove() }
    let response = try fixture.ask("POST", "/forms/login/validate", #"{"name": "anna"}"#)
    #expect(response.status == 200)
    #expect(response.fields["Content-Type"] == "application/json")
    #expect(response.fields["FormRules-Rules"] == "current")
    let file = fixture.folder.url.appending(path: "a.rules").path
    #expect(
      response.text == """
        {"record":1,"verdict":"invalid","violations":[\
        {"path":"name","rule":"max_length","message":"At most 3.","severity":"error",\
        "file":"\(file)","line":4,"column":37},\
        {"path":"password","rule":"required","message":"This is required.","severity":"error",\
        "file":"\(file)","line":5,"column":42}],"undecided":[]}

        """
    )
    let form = "application/x-www-form-urlencoded"
    let posted = try fixture.ask("POST", "/forms/login/validate", "name=ann&password=x", type: form)
    #expect(posted.text.contains(#""reason":"pending""#))
    let answered = try fixture.ask(
      "POST",
      "/forms/login/validate?answers=%7B%22free%22:%22accepted%22%7D",
      "name=ann&password=x",
      type: form
    )
    #expect(
      answered.text == #"{"record":1,"verdict":"valid","violations":[],"undecided":[]}"# + "\n"
    )
    let step = try fixture.ask("POST", "/forms/login/validate?step=who", #"{"name": "ann"}"#)
    #expect(step.text.contains(#""verdict":"valid""#))
  }

  @Test func `an explanation hides secrets`() throws {
    let fixture = try Fixture(Self.rules)
    defer { fixture.folder.remove() }
    let body = #"{"name": "ann", "password": "hunter2"}"#
    let response = try fixture.ask("POST", "/forms/login/explain", body)
    #expect(response.text.contains(#""value":"•••""#))
    #expect(!response.text.contains("hunter2"))
  }

  @Test(arguments: [
    ("POST", "/forms/login/validate", "[{}]", 400),
    ("POST", "/forms/login/validate?mode=all", "{}", 400),
    ("POST", "/forms/login/validate?report=most", "{}", 400),
    ("POST", "/forms/login/validate?step=three", "{}", 400),
    ("POST", "/forms/login/validate?context=%7B%22rule%22:1%7D", "{}", 400),
    ("POST", "/forms/logout/validate", "{}", 404), ("POST", "/forms", "{}", 404),
    ("GET", "/forms/login/page/page.swift", "", 404), ("GET", "/assets/passwd", "", 404),
    ("GET", "/forms/login/validate", "", 405), ("PUT", "/forms/login", "{}", 405),
  ])
  func `what can't be answered gets problem details`(
    method: String,
    target: String,
    body: String,
    status: Int
  ) throws {
    let fixture = try Fixture(Self.rules)
    defer { fixture.folder.remove() }
    let response = try fixture.ask(method, target, body)
    #expect(response.status == status)
    #expect(response.fields["Content-Type"] == "application/problem+json")
    #expect(response.text.contains(#""status":\#(status),"detail":""#))
    #expect((response.fields["Allow"] != nil) == (status == 405))
  }

  @Test(
    arguments: [
      ("localhost", nil, 200), ("Forms.Example:80", "http://forms.example:80", 200),
      ("192.168.0.7", nil, 200), ("[fe80::1]:8080", nil, 200), ("evil.example", nil, 421),
      ("localhost.evil.example", nil, 421), ("1.2.3.4.evil.example", nil, 421), ("", nil, 400),
      ("localhost:80@evil.example", nil, 400), ("localhost:x", nil, 400), ("[::1]x", nil, 400),
      ("[::1]:80", nil, 200),
      ("localhost", "http://evil.example", 403), ("localhost", "null", 403),
    ] as [(String, String?, Int)]
  )
  func `pages of other sites are refused`(host: String, origin: String?, status: Int) throws {
    let fixture = try Fixture(Self.rules)
    defer { fixture.folder.remove() }
    let fields = [("Host", host)] + (origin.map { [("Origin", $0)] } ?? [])
    let response = try fixture.ask(
      "GET",
      "/state",
      fields: fields.map { (name: $0.0, value: $0.1) }
    )
    #expect(response.status == status)
  }

  @Test func `pages have a policy that allows only their own scripts`() throws {
    let fixture = try Fixture(Self.rules)
    defer { fixture.folder.remove() }
    let targets = [
      "/", "/forms/login", "/forms/login/page", "/forms/login/page/login.js",
      "/forms/login/page/login.json", "/forms/login/page/page.css", "/assets/preview.js",
      "/assets/preview.css", "/assets/played.js",
    ]
    for target in targets {
      let response = try fixture.ask("GET", target)
      #expect(response.status == 200, "\(target)")
      let policy = try #require(response.fields["Content-Security-Policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self';"))
      #expect(!policy.contains("unsafe") && !policy.contains("\n"))
    }
  }

  @Test func `a broken file leaves its last good version`() throws {
    let fixture = try Fixture(Self.rules)
    defer { fixture.folder.remove() }
    try fixture.folder.write("form login { field name { max_lenght(3) } }", to: "a.rules")
    fixture.rules.load()
    let stale = try fixture.ask("POST", "/forms/login/validate", #"{"name": "anna"}"#)
    #expect(stale.fields["FormRules-Rules"] == "stale")
    #expect(stale.text.contains("At most 3."))
    let state = try fixture.ask("GET", "/state").text
    #expect(state.contains(#""edition":2"#) && state.contains("E0303"))
    try fixture.folder.write("form sign_in { field name }", to: "a.rules")
    fixture.rules.load()
    #expect(try fixture.ask("POST", "/forms/login/validate", "{}").status == 404)
    #expect(try fixture.ask("POST", "/forms/sign_in/validate", "{}").text.contains("valid"))
  }

  @Test func `forms of the same name are served once`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("import \"b.rules\"\nform a { field x: b }", to: "a.rules")
    try folder.write("form b { field y }", to: "b.rules")
    try folder.write("form a { field z }", to: "c.rules")
    let rules = ServedRules(
      arguments: ["a.rules", "c.rules"].map { folder.url.appending(path: $0).path }
    )
    let edition = rules.load()
    #expect(edition.forms.map(\.name) == ["a"])
    #expect(edition.diagnostics.contains("the form 'a' is not served, since '"))
    #expect(edition.brokenFiles.isEmpty)
  }
}

extension WebResponse {
  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
