import FormData
import RuleEngine

extension JSONTree {
  var text: String? { if case .text(let text) = content { text } else { nil } }

  var integer: Int? {
    if case .number(let number) = content { number.int64.flatMap { Int(exactly: $0) } } else { nil }
  }

  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

  /// The items of a list; empty for any other value.
  var items: [JSONTree] { if case .list(let items) = content { items } else { [] } }

  /// The value at a path of members.
  func member(_ path: String...) -> JSONTree? {
    path.reduce(JSONTree?.some(self)) { tree, name in tree?[name] }
  }

  /// A required text.
  func requiredText(_ path: String...) throws(RequestError) -> String {
    guard let text = path.reduce(JSONTree?.some(self), { $0?[$1] })?.text else {
      throw .missing(path.joined(separator: "."))
    }
    return text
  }
}
