/// A URI reference (RFC 3986), split into its parts.
struct URIReference: Hashable {
  private var scheme: String?
  private var authority: String?
  private var path: String
  private var query: String?
  /// The part after `#`, if any.
  var fragment: String?

  init(_ text: String) {
    var rest = Substring(text)
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(where: { ":/".contains($0) }), rest[colon] == ":",
      rest.first?.isLetter ?? false
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  /// The reference without its fragment, as text.
  var address: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "")
  }

  /// Resolves the reference against a base address.
  func resolved(against base: URIReference) -> URIReference {
    var target = self
    if scheme == nil {
      target.scheme = base.scheme
      if authority == nil {
        target.authority = base.authority
        if path.isEmpty {
          target.path = base.path
          if query == nil { target.query = base.query }
        } else if !path.hasPrefix("/") {
          target.path = merged(with: base)
        }
      }
    }
    target.path = URIReference.withoutDots(target.path)
    return target
  }

  private func merged(with base: URIReference) -> String {
    if base.authority != nil, base.path.isEmpty { return "/" + path }
    guard let slash = base.path.lastIndex(of: "/") else { return path }
    return base.path[...slash] + path
  }

  /// The path with the segments `.` and `..` removed.
  private static func withoutDots(_ path: String) -> String {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case ".": if isLast { kept.append("") }
      case "..":
        if kept.count > 1 || (kept.first.map { !$0.isEmpty } ?? false) { kept.removeLast() }
        if isLast { kept.append("") }
      case _: kept.append(step)
      }
    }
    return kept.joined(separator: "/")
  }
}
