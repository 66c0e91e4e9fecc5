import WebServer

/// The host names that requests may use.
///
/// Another site can make its own name resolve to this machine (DNS rebinding), so that browsers
/// treat the server as part of that site. Such a request has the site's name in `Host`.
struct AllowedHosts: Sendable {
  private let names: Set<String>

  /// Allows `localhost`, these names, and all addresses, which DNS rebinding can't use.
  init(_ names: [String]) {
    self.names = Set(names.map { $0.lowercased() } + ["localhost"])
  }

  /// Rejects a request from a page of another site.
  func check(_ request: WebRequest) throws(RequestProblem) {
    guard let host = request["host"], !host.isEmpty else {
      throw RequestProblem(.badRequest, "the request has no 'Host'")
    }
    guard let name = AllowedHosts.name(in: host) else {
      throw RequestProblem(.badRequest, "the request's 'Host' is not a name and a port")
    }
    guard allows(name) else {
      let detail = "the host name of the request is not allowed: see --allowed-host"
      throw RequestProblem(.misdirectedRequest, detail)
    }
    guard let origin = request["origin"] else { return }
    guard
      ["http://", "https://"].contains(where: { origin.lowercased() == $0 + host.lowercased() })
    else {
      throw RequestProblem(.forbidden, "requests from pages of other origins are not allowed")
    }
  }

  private func allows(_ name: String) -> Bool {
    names.contains(name) || AllowedHosts.isAddress(name)
  }

  /// The name or address in a `Host` field, without the port and in lowercase; `nil` if something
  /// other than a port follows (RFC 9110, 7.2).
  private static func name(in host: String) -> String? {
    let host = host.lowercased()
    let bracket = host.hasPrefix("[") ? host.firstIndex(of: "]") : nil
    let end = bracket.map { host.index(after: $0) } ?? host.firstIndex(of: ":") ?? host.endIndex
    let port = host.unicodeScalars[end...]
    guard port.isEmpty || port.first == ":", port.dropFirst().allSatisfy({ "0"..."9" ~= $0 }) else {
      return nil
    }
    return String(host[..<end])
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
