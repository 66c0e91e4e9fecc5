import FormData
import RuleEngine

extension JSONTree {
  var integer: Int? {
    if case .number(let number) = content { number.int64.flatMap { Int(exactly: $0) } } else { nil }
  }

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
