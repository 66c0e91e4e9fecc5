import EmbeddedFiles

/// A page of the reference, embedded at build time.
package struct ReferencePage: Sendable {
  /// The page's name: a built-in rule, a word of the language, a topic or a diagnostic's code.
  package let name: String
  /// The page in Markdown; its first line is the title.
  package let text: String

  /// The page of a built-in rule, a word of the language or a topic, such as `min_length`.
  package init?(name: String) {
    self.init(name, in: .reference)
  }

  /// The page of a diagnostic such as `E0301`, whose letter may be small.
  package init?(code: String) {
    self.init(code.uppercased(), in: .diagnostics)
  }

  private init?(_ name: String, in folder: EmbeddedFolder) {
    text = folder.string(of: "\(name).md")
    guard !text.isEmpty else { return nil }
    self.name = name
  }

  /// The diagnostic's name, from a first line such as `# E0301: unknown rule`.
  package var title: String {
    let line = text.prefix { $0 != "\n" }
    guard let colon = line.firstIndex(of: ":") else { return name }
    return String(line[line.index(after: colon)...].drop { $0 == " " })
  }

  /// The part of the page below a heading, up to the next one like it, the heading included.
  ///
  /// - Parameter heading: how the heading's text begins, without `##`.
  /// - Returns: the part; nil where no heading begins like that.
  package func section(_ heading: String) -> String? {
    var section: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        if section != nil { break }
        if line.dropFirst(3).hasPrefix(heading) { section = [] }
      }
      section?.append(line)
    }
    guard var section else { return nil }
    while section.last?.isEmpty ?? false { section.removeLast() }
    return section.joined(separator: "\n") + "\n"
  }

  /// The names of built-in rules, words and topics that have a page, in order.
  package static var names: [String] { pages(in: .reference) }

  /// The codes of diagnostics, in order; each has a page.
  package static var codes: [String] { pages(in: .diagnostics) }

  /// The names of the pages of a folder, without `.md`.
  private static func pages(in folder: EmbeddedFolder) -> [String] {
    folder.names.map { String($0.dropLast(3)) }
  }
}
