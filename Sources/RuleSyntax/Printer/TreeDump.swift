/// A tree as indented text without places: what a file says, whatever its layout.
///
/// Two trees have the same dump exactly when they say the same.
package enum TreeDump {
  /// The dump of a tree: one node a line, what belongs to it further in below.
  package static func text(_ tree: FileTree) -> String {
    var dump = TreeDumper()
    if let version = tree.version { dump.line("rules \(version.number)") }
    for declaration in tree.declarations { dump.declaration(declaration) }
    return dump.text
  }
}

/// The state of a dump: the lines so far and how far in the next one begins.
struct TreeDumper {
  private(set) var text = ""
  private var level = 0

  mutating func line(_ content: String) {
    text += String(repeating: "  ", count: level) + content + "\n"
  }

  /// A line and what belongs to it.
  mutating func node(_ content: String, _ children: (inout TreeDumper) -> Void) {
    line(content)
    level += 1
    children(&self)
    level -= 1
  }

  func quoted(_ literal: StringLiteral) -> String { StringEscapes.quote(literal.value) }

  /// A name in quotes if it could be taken for more than a name.
  func written(_ name: Name) -> String {
    name.isPlain ? name.text : "`" + VisibleText.of(name.text, limit: .max) + "`"
  }

  func written(_ path: Path) -> String {
    path.components.enumerated().map { index, component in
      switch component {
      case .name(let name): (index > 0 ? "." : "") + written(name)
      case .index(let number, _): "[\(number)]"
      }
    }.joined()
  }

  func written(_ type: TypeReference) -> String {
    var result = ""
    var type = type
    while case .list(let element, _) = type {
      result += "list of "
      type = element
    }
    if case .named(let name) = type { result += written(name) }
    return result
  }
}
