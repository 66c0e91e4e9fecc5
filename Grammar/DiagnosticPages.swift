/// The page of the reference that explains a diagnostic, embedded at build time.
package struct DiagnosticPage: Sendable {
  /// The diagnostic's code, such as `E0301`.
  package let code: String
  /// The page in Markdown; its first line is `# E0301: unknown rule`.
  package let text: String

  /// The page of a code, whose letter may be small; nil for a code that there is not.
  package init?(code: String) {
    let code = code.uppercased()
    guard let page = DiagnosticPages.pages.first(where: { $0.code == code }) else { return nil }
    self.code = code
    text = String(decoding: page.bytes, as: UTF8.self)
  }

  /// The diagnostic's name, from the page's first line.
  package var title: String {
    let line = text.prefix { $0 != "\n" }
    guard let colon = line.firstIndex(of: ":") else { return code }
    return String(line[line.index(after: colon)...].drop { $0 == " " })
  }

  /// The codes that have a page, in order.
  package static var codes: [String] { DiagnosticPages.pages.map(\.code) }
}

/// The embedded pages; a test holds that each page of the folder is among them.
private enum DiagnosticPages {
  static var pages: [(code: String, bytes: [UInt8])] {
    [
      ("E0101", PackageResources.E0101_md)
    ]
  }
}
