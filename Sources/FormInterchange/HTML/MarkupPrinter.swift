import RuleSyntax

/// Writes an HTML document according to the HTML standard, "Writing HTML documents".
struct MarkupPrinter {
  private var text = "<!doctype html>\n"

  /// The indented document with this root.
  static func text(of root: MarkupNode) -> String {
    var printer = MarkupPrinter()
    printer.write(root, margin: "")
    return printer.text
  }

  private mutating func write(_ node: MarkupNode, margin: String) {
    text += margin
    guard !node.isInline, case .element(let name, let attributes, let children) = node else {
      write(node)
      text += "\n"
      return
    }
    open(name, attributes)
    text += "\n"
    for child in children {
      if case .text(let raw) = child, Self.rawElements.contains(name) {
        text += raw
      } else {
        write(child, margin: margin + "  ")
      }
    }
    text += "\(margin)</\(name)>\n"
  }

  /// Writes a node on the current line.
  private mutating func write(_ node: MarkupNode) {
    switch node {
    case .text(let words): text += words.escapedForMarkup
    case .element(let name, let attributes, let children):
      open(name, attributes)
      if Self.voidElements.contains(name) { return }
      for child in children { write(child) }
      text += "</\(name)>"
    }
  }

  private mutating func open(_ name: String, _ attributes: MarkupAttributes) {
    text += "<\(name)"
    for attribute in attributes.members {
      text += " \(attribute.name)"
      if !attribute.value.isEmpty { text += "=\"\(attribute.value.escapedForMarkup)\"" }
    }
    text += ">"
  }

  /// White space between inline elements would be visible, so they share a line.
  fileprivate static let inlineElements: Set<String> = ["span", "strong", "input"]
  private static let voidElements: Set<String> = ["input", "link", "meta"]
  /// Their content is not escaped; the code that produces it must not close the element.
  fileprivate static let rawElements: Set<String> = ["script", "style"]
}

extension StringProtocol {
  /// The text escaped for HTML and XML, with invisible characters made visible.
  package var escapedForMarkup: String {
    var escaped = ""
    for scalar in unicodeScalars {
      let shown = scalar == "\n" || scalar == "\t" ? String(scalar) : VisibleText.visible(scalar)
      for part in shown.unicodeScalars {
        switch part {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case _: escaped.unicodeScalars.append(part)
        }
      }
    }
    return escaped
  }
}

extension MarkupNode {
  /// Whether it fits on one line: it contains only text and inline elements.
  fileprivate var isInline: Bool {
    guard case .element(let name, _, let children) = self else { return true }
    if children.isEmpty { return true }
    return !MarkupPrinter.rawElements.contains(name)
      && children.contains { if case .text = $0 { true } else { false } }
      && children.allSatisfy { child in
        guard case .element(let name, _, _) = child else { return true }
        return MarkupPrinter.inlineElements.contains(name)
      }
  }
}

/// A node of an HTML document.
indirect enum MarkupNode: Sendable, Hashable {
  /// An element; an attribute without a value, such as `required`, has an empty text.
  case element(String, MarkupAttributes = [:], [MarkupNode] = [])
  /// Plain text, unescaped.
  case text(String)

  /// The id of an element that has one.
  var id: String? {
    guard case .element(_, let attributes, _) = self else { return nil }
    return attributes["id"]
  }

  /// An element that contains only text.
  static func element(
    _ name: String,
    _ attributes: MarkupAttributes = [:],
    text: String
  ) -> MarkupNode {
    .element(name, attributes, [.text(text)])
  }

  /// An element with one of the page's own texts, in which nodes take the place of placeholders.
  ///
  /// The placeholders stay elements of their own, so that a site's script can translate the text:
  /// `<span data-words="Add {label}">Add <span data-slot="label">Guest</span></span>`.
  static func element(
    _ name: String,
    _ attributes: MarkupAttributes = [:],
    words: String,
    _ slots: [String: [MarkupNode]]
  ) -> MarkupNode {
    var attributes = attributes
    attributes["data-words"] = words
    // Every other part is the name of a placeholder.
    let parts = words.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }
    let children = parts.enumerated().map { index, part -> MarkupNode in
      guard !index.isMultiple(of: 2) else { return .text(String(part)) }
      let slot = String(part)
      return .element("span", ["data-slot": slot], slots[slot] ?? [])
    }
    return .element(name, attributes, children)
  }

  /// A button for the script, which does not submit the form.
  static func button(_ attributes: MarkupAttributes, _ children: [MarkupNode]) -> MarkupNode {
    .element("button", attributes.ofButton, children)
  }

  static func button(
    _ attributes: MarkupAttributes,
    words: String,
    _ slots: [String: [MarkupNode]]
  ) -> MarkupNode {
    .element("button", attributes.ofButton, words: words, slots)
  }
}

/// The attributes of an element.
typealias MarkupAttributes = OrderedMap<String>

extension MarkupAttributes {
  fileprivate var ofButton: MarkupAttributes {
    MarkupAttributes([Member(name: "type", value: "button")] + members)
  }
}
