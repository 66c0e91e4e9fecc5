import RuleSyntax

/// Writes XML 1.0, each element on lines of its own.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with what the body writes in it.
  mutating func element(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    _ body: (inout XMLWriter) -> Void
  ) {
    let indent = String(repeating: "  ", count: depth)
    text += indent + "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\"\(XMLWriter.escaped(attribute.value))\""
    }
    text += ">"
    let start = text.utf8.count
    depth += 1
    text += "\n"
    body(&self)
    depth -= 1
    if text.utf8.count == start + 1 {
      text.removeLast(2)
      text += "/>\n"
    } else {
      text += indent + "</\(name)>\n"
    }
  }

  /// Writes text as the content of the open element.
  mutating func text(_ content: String) {
    text += content.split(separator: "\n", omittingEmptySubsequences: false)
      .map { XMLWriter.escaped($0) }.joined(separator: "\n")
  }

  /// The text with what means something in XML escaped, and what it cannot hold made visible.
  private static func escaped(_ text: some StringProtocol) -> String {
    VisibleText.of(text, limit: Int.max).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
