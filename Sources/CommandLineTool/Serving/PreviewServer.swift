import WebServer

/// Answers the requests of `formrules serve`.
struct PreviewServer: Sendable {
  let rules: ServedRules
  let hosts: AllowedHosts

  /// The response to a request.
  func response(to request: WebRequest) -> WebResponse {
    var response: WebResponse
    do throws(RequestProblem) {
      try hosts.check(request)
      response = try routed(request)
    } catch {
      response = WebResponse(error)
      if error.status == .methodNotAllowed {
        response.fields["Allow"] = PreviewServer.isPosted(request.path) ? "POST" : "GET, HEAD"
      }
    }
    response.fields["Content-Security-Policy"] = PreviewServer.policy
    response.fields["Referrer-Policy"] = "same-origin"
    response.fields["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
  }

  /// Scripts, styles and data come only from the server; no other site may embed its pages.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'self'
    """

  /// Whether the path accepts records.
  private static func isPosted(_ path: [String]) -> Bool {
    path.count == 3 && ["validate", "explain"].contains(path[2])
  }

  private func routed(_ request: WebRequest) throws(RequestProblem) -> WebResponse {
    let path = request.path
    let edition = rules.edition
    if path.isEmpty || path.first != "forms" { return try page(request, of: edition) }
    guard path.count > 1 else { throw PreviewServer.nothing }
    guard let form = edition.form(named: path[1]) else {
      let names = edition.forms.map(\.name).joined(separator: ", ")
      throw RequestProblem(.notFound, "there is no such form: the forms are \(names)")
    }
    guard PreviewServer.isPosted(path) else { return try page(request, of: edition, form: form) }
    guard request.method == "POST" else {
      throw RequestProblem(.methodNotAllowed, "use POST to send a record")
    }
    let record = try PostedRecord(request, for: form)
    let body = path[2] == "validate" ? try record.report() : try record.explanation()
    var response = WebResponse(mediaType: "application/json", body: body)
    response.fields["FormRules-Rules"] = edition.isStale(form) ? "stale" : "current"
    return response
  }

  private static let nothing = RequestProblem(.notFound, "there is nothing at this path")

  /// A page, a file that it needs, or the state of the rule files.
  private func page(
    _ request: WebRequest,
    of edition: ServedRules.Edition,
    form: ServedForm? = nil
  ) throws(RequestProblem) -> WebResponse {
    let path = request.path
    let response: WebResponse? =
      switch (form, path.count) {
      case (nil, 0): PreviewPages.shell
      case (nil, 1) where path[0] == "state": PreviewPages.state(of: edition)
      case (nil, 2) where path[0] == "assets": PreviewPages.asset(named: path[1])
      case (_?, 2): PreviewPages.shell
      case (let form?, 3) where path[2] == "page": PreviewPages.page(of: form)
      case (let form?, 4) where path[2] == "page": PreviewPages.file(path[3], of: form)
      case _: nil
      }
    guard let response else { throw PreviewServer.nothing }
    guard request.method == "GET" || request.method == "HEAD" else {
      throw RequestProblem(.methodNotAllowed, "use GET to read a page")
    }
    return response
  }
}
