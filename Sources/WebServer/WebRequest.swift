/// A request that has arrived as a whole.
package struct WebRequest: Sendable, Hashable {
  /// The method, such as `GET`.
  package var method: String
  /// The segments of the target's path, decoded: `["forms", "login"]`; empty for `/`.
  package var path: [String]
  /// The parameters of the target's query, decoded; of a repeated name the last counts.
  package var query: [String: String]
  /// The body, decoded from its transfer coding.
  package var body: [UInt8]
  private var fields: [String: String]

  /// A request; nil if the target is not a path, or its escapes are not UTF-8.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - target: the path and query as they were sent, such as `/forms/login?step=names`.
  ///   - fields: the header fields in any case; values of the same name are joined by `, `.
  ///   - body: the body.
  package init?(
    method: String,
    target: String,
    fields: [(name: String, value: String)] = [],
    body: [UInt8] = []
  ) {
    self.method = method
    self.body = body
    self.fields = Dictionary(
      fields.map { ($0.name.lowercased(), $0.value) },
      uniquingKeysWith: { "\($0), \($1)" }
    )
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard target.hasPrefix("/") else { return nil }
    path = []
    for segment in parts[0].split(separator: "/") {
      guard let decoded = WebRequest.decoded(segment) else { return nil }
      path.append(decoded)
    }
    query = [:]
    for parameter in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let text = pair.count > 1 ? pair[1] : ""
      guard let name = WebRequest.decoded(pair[0]),
        let value = WebRequest.decoded(text.replacing("+", with: " ")[...])
      else { return nil }
      query[name] = value
    }
  }

  /// The value of a header field; names are case-insensitive.
  package subscript(name: String) -> String? { fields[name.lowercased()] }

  /// The text with its percent-escapes decoded; nil if one is incomplete or no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let digits = String(rest.prefix(2)), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
