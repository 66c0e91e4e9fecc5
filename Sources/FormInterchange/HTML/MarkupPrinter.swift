/// Writes an HTML document, by the rules of the HTML standard's "Writing HTML documents".
struct MarkupPrinter {
  private var text = "<!doctype html>\n"

  /// The document whose element is the root, indented for people.
  static func text(of root: MarkupElement) -> String {
    var printer = MarkupPrinter()
    printer.write(root, indentation: 0)
    return printer.text
  }

  private mutating func write(_ element: MarkupElement, indentation: Int) {
    let margin = String(repeating: "  ", count: indentation)
    text += margin
    open(element)
    if Self.voidElements.contains(element.name) {
      text += "\n"
      return
    }
    if Self.rawElements.contains(element.name) {
      text += "\n"
      for child in element.children {
        if case .text(let raw) = child { text += raw }
      }
      text += margin
    } else if element.isInline {
      for child in element.children { writeInline(child) }
    } else if !element.children.isEmpty {
      text += "\n"
      for child in element.children {
        switch child {
        case .element(let inner): write(inner, indentation: indentation + 1)
        case .text(let words): text += margin + "  " + Self.escaped(words) + "\n"
        }
      }
      text += margin
    }
    text += "</\(element.name)>\n"
  }

  private mutating func writeInline(_ node: MarkupNode) {
    switch node {
    case .text(let words): text += Self.escaped(words)
    case .element(let element):
      open(element)
      if Self.voidElements.contains(element.name) { return }
      for child in element.children { writeInline(child) }
      text += "</\(element.name)>"
    }
  }

  private mutating func open(_ element: MarkupElement) {
    text += "<\(element.name)"
    for attribute in element.attributes.list {
      text += " \(attribute.name)"
      if !attribute.value.isEmpty { text += "=\"\(Self.escaped(attribute.value))\"" }
    }
    text += ">"
  }

  /// White space between inline elements would show, so they stay on one line.
  fileprivate static let inlineElements: Set<String> = ["span", "strong", "input"]
  private static let voidElements: Set<String> = ["input", "meta"]
  /// Their content is written unescaped; the code that makes it must not let it end them.
  private static let rawElements: Set<String> = ["script", "style"]

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension MarkupElement {
  /// Whether it holds words and inline elements alone.
  fileprivate var isInline: Bool {
    children.contains { if case .text = $0 { true } else { false } }
      && children.allSatisfy { child in
        switch child {
        case .text: true
        case .element(let element): MarkupPrinter.inlineElements.contains(element.name)
        }
      }
  }
}
