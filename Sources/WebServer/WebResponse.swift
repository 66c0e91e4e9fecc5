import RuleEngine

/// The answer to a request.
package struct WebResponse: Sendable, Hashable {
  /// The status code.
  package var status: Int
  /// Header fields besides those that the server adds to all responses.
  package var fields: [String: String] = [:]
  /// The body.
  package var body: [UInt8] = []

  /// - Parameters:
  ///   - status: the status code.
  ///   - mediaType: the media type of the body.
  ///   - body: the body.
  package init(_ status: Int = 200, mediaType: String, body: [UInt8]) {
    self.status = status
    self.body = body
    fields["Content-Type"] = mediaType
  }

  /// A problem as its details (RFC 9457).
  package init(_ problem: RequestProblem) {
    var body = Array(#"{"type":"about:blank","title":"#.utf8)
    body.append(jsonText: problem.status.title)
    body += Array(#","status":\#(problem.status.rawValue),"detail":"#.utf8)
    body.append(jsonText: problem.detail)
    body += Array("}\n".utf8)
    self.init(problem.status.rawValue, mediaType: "application/problem+json", body: body)
  }
}

/// Why a request can't be answered.
package struct RequestProblem: Error, Sendable, Hashable {
  /// The kind of problem.
  package var status: ProblemStatus
  /// What is wrong and how to mend it, without anything secret that the client has sent.
  package var detail: String

  /// - Parameters:
  ///   - status: the kind of problem.
  ///   - detail: what is wrong and how to mend it.
  package init(_ status: ProblemStatus, _ detail: String) {
    self.status = status
    self.detail = detail
  }
}

/// The statuses of requests that can't be answered.
package enum ProblemStatus: Int, Sendable, CaseIterable {
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case misdirectedRequest = 421
  case headerFieldsTooLarge = 431
  case internalServerError = 500
  case serviceUnavailable = 503

  /// The phrase that RFC 9110 gives the status.
  package var title: String {
    switch self {
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .misdirectedRequest: "Misdirected Request"
    case .headerFieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .serviceUnavailable: "Service Unavailable"
    }
  }
}
