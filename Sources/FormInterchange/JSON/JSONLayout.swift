/// Pretty-prints JSON: a value that fits stays on one line, anything else is indented.
struct JSONLayout {
  private static let width = 100
  private static let step = 2

  private var text = ""

  /// The value as text with a final line feed.
  static func text(of node: JSONNode) -> String {
    var layout = JSONLayout()
    layout.write(node, indentation: 0, column: 0)
    return layout.text + "\n"
  }

  private mutating func write(_ node: JSONNode, indentation: Int, column: Int) {
    let line = node.line(isSpaced: true)
    if column + line.count <= Self.width || node.isScalar {
      text += line
      return
    }
    let inner = indentation + Self.step
    switch node {
    case .null, .boolean, .number, .text: text += line
    case .list(let items) where items.allSatisfy(\.isScalar): fill(items, indentation: inner)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        breakLine(inner, isFirst: index == 0)
        write(item, indentation: inner, column: inner + 1)
      }
      text += "\n" + String(repeating: " ", count: indentation) + "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        breakLine(inner, isFirst: index == 0)
        let name = JSONNode.text(member.name).compactText + ": "
        text += name
        write(member.value, indentation: inner, column: inner + name.count + 1)
      }
      text += "\n" + String(repeating: " ", count: indentation) + "}"
    }
  }

  /// Writes scalars, filling each line.
  private mutating func fill(_ items: [JSONNode], indentation: Int) {
    text += "["
    var column = Self.width
    for (index, item) in items.enumerated() {
      let word = item.line(isSpaced: true)
      if column + word.count + 2 > Self.width {
        breakLine(indentation, isFirst: index == 0)
        column = indentation
      } else {
        text += ", "
        column += 2
      }
      text += word
      column += word.count
    }
    text += "\n" + String(repeating: " ", count: indentation - Self.step) + "]"
  }

  private mutating func breakLine(_ indentation: Int, isFirst: Bool) {
    text += (isFirst ? "\n" : ",\n") + String(repeating: " ", count: indentation)
  }
}

extension JSONNode {
  fileprivate var isScalar: Bool {
    switch self {
    case .null, .boolean, .number, .text: true
    case .list(let items): items.isEmpty
    case .object(let object): object.isEmpty
    }
  }
}
