/// Reads HTML as strictly as XML, but for the elements and attributes that HTML writes otherwise.
///
/// What a page writes has no shorthand: every element ends, but for void ones, every attribute has its
/// value in quotes or none, and `<` and `"` in texts are escaped. So anything else came out of a text.
struct MarkupChecker {
  private static let voidElements: Set<String> = ["input", "link", "meta", "br"]
  private static let rawElements: Set<String> = ["script", "style"]

  private var rest: Substring.UTF8View
  private var open: [String] = []

  static func check(_ text: String) throws(FuzzFault) {
    var checker = MarkupChecker(rest: Substring(text).utf8)
    try checker.skip("<!doctype html>")
    while !checker.rest.isEmpty { try checker.next() }
    try FuzzFault.check(checker.open.isEmpty, "no end of \(checker.open)")
  }

  private func fault(_ reason: String) -> FuzzFault {
    FuzzFault("\(reason) before '\(String(Substring(rest.prefix(80))))'")
  }

  private mutating func skip(_ text: String) throws(FuzzFault) {
    guard rest.starts(with: text.utf8) else { throw fault("no '\(text)'") }
    rest = rest.dropFirst(text.utf8.count)
  }

  private mutating func text(upTo isEnd: (UInt8) -> Bool) -> String {
    let found = rest.prefix { !isEnd($0) }
    rest = rest[found.endIndex...]
    return String(Substring(found))
  }

  private mutating func next() throws(FuzzFault) {
    _ = text { $0 == UInt8(ascii: "<") }
    guard !rest.isEmpty else { return }
    if rest.starts(with: "</".utf8) {
      guard let name = open.popLast() else { throw fault("an end too many") }
      return try skip("</\(name)>")
    }
    try skip("<")
    let name = text { !($0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39) }
    guard !name.isEmpty else { throw fault("no name of an element") }
    let attributes = try attributes()
    if Self.voidElements.contains(name) { return }
    open.append(name)
    if Self.rawElements.contains(name) { try rawText(of: name, attributes) }
  }

  private mutating func attributes() throws(FuzzFault) -> [String: String] {
    var attributes: [String: String] = [:]
    while !rest.starts(with: ">".utf8) {
      try skip(" ")
      let name = text { [0x20, 0x3D, 0x3E, 0x22, 0x3C].contains($0) }
      guard !name.isEmpty else { throw fault("no name of an attribute") }
      var value = ""
      if rest.starts(with: "=".utf8) {
        try skip("=\"")
        value = text { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") }
        try skip("\"")
      }
      let isNew = attributes.updateValue(value, forKey: name) == nil
      guard isNew else { throw fault("'\(name)' twice") }
    }
    try skip(">")
    return attributes
  }

  private mutating func rawText(
    of name: String,
    _ attributes: [String: String]
  ) throws(FuzzFault) {
    var content: [UInt8] = []
    while !rest.isEmpty, !rest.starts(with: "</".utf8) { content.append(rest.removeFirst()) }
    guard rest.starts(with: "</\(name)>".utf8) else { throw fault("'</' in \(name)") }
    let text = String(decoding: content, as: UTF8.self)
    guard !text.contains("<!--") else { throw fault("'<!--' in \(name)") }
    if attributes["type"] == "application/json" { try ExportFuzzing.checkJSON(text) }
  }
}
