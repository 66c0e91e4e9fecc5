import Testing

@testable import WebServer

@Suite struct WebRequestTests {
  @Test func `targets are split and decoded`() throws {
    let request = try #require(
      WebRequest(method: "GET", target: "/forms/a%20b/validate?step=1&context=%7B+%7D&explain")
    )
    #expect(request.path == ["forms", "a b", "validate"])
    #expect(request.query == ["step": "1", "context": "{ }", "explain": ""])
    #expect(try #require(WebRequest(method: "GET", target: "/")).path == [])
  }

  @Test(arguments: ["", "*", "http://example.org/", "/%", "/%4", "/%zz", "/%ff", "/a?b=%+1"])
  func `what is no path is refused`(target: String) {
    #expect(WebRequest(method: "GET", target: target) == nil)
  }

  @Test func `header fields have no case`() throws {
    let fields = [("X-A", "1"), ("x-a", "2")]
    let request = try #require(
      WebRequest(method: "POST", target: "/", fields: fields.map { (name: $0.0, value: $0.1) })
    )
    #expect(request["X-a"] == "1, 2")
    #expect(request["origin"] == nil)
  }

  @Test func `problems are details by RFC 9457`() {
    let response = WebResponse(RequestProblem(.contentTooLarge, "a \"large\" body"))
    #expect(response.status == 413)
    #expect(response.fields == ["Content-Type": "application/problem+json"])
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"type":"about:blank","title":"Content Too Large","status":413,"detail":"a \"large\" body"}"#
        + "\n"
    )
  }
}
