/// Reads `application/x-www-form-urlencoded` bodies into the values of a form.
///
/// Input: bytes, and the form whose fields the names are paths of. Output: texts by name, in lists and
/// groups as the paths say. The names mean what they mean on the command line. Cost: linear in the body.
struct FormBody {
  /// Most components of a name; each is a level of the values.
  private static let depthLimit = 64

  private var root = Node()
  /// Position of the next item by the path of a list whose own name is repeated.
  private var nextItems: [FieldPath: Int] = [:]

  /// The values that a body gives a form.
  static func values(_ body: [UInt8], of form: RuleForm) throws(FormBodyError) -> [String: Value] {
    var reader = FormBody()
    var end = body.endIndex
    while end > 0, body[end - 1] == 0x0A || body[end - 1] == 0x0D { end -= 1 }
    for pair in body[..<end].split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = try decode(pair[..<equals])
      let value = try decode(pair[equals...].dropFirst())
      try reader.add(value, named: name, at: pair.startIndex, to: form)
    }
    return try reader.root.members(at: FieldPath())
  }

  private mutating func add(
    _ value: String,
    named name: String,
    at offset: Int,
    to form: RuleForm
  ) throws(FormBodyError) {
    var path = FieldPath(name) ?? FieldPath([.name(name)])
    if path.components.count > Self.depthLimit { path = FieldPath([.name(name)]) }
    if form.isList(path) {
      let position = nextItems[path, default: 0]
      nextItems[path] = position + 1
      path = path.appending(.index(position))
    }
    guard root.insert(value, at: path.components[...]) else {
      throw FormBodyError(offset: offset, reason: "'\(name)' is given twice, or is part of a value")
    }
  }

  // MARK: Texts

  private static func decode(_ text: ArraySlice<UInt8>) throws(FormBodyError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var offset = text.startIndex
    while offset < text.endIndex {
      switch text[offset] {
      case UInt8(ascii: "+"):
        bytes.append(0x20)
      case UInt8(ascii: "%"):
        let digits = text[(offset + 1)...].prefix(2).compactMap { byte in
          Character(Unicode.Scalar(byte)).hexDigitValue
        }
        guard digits.count == 2 else {
          throw FormBodyError(
            offset: offset,
            reason: "expected two hexadecimal digits after '%'"
          )
        }
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        offset += 2
      case 0..<0x20, 0x7F:
        throw FormBodyError(offset: offset, reason: "a control character must be escaped")
      default:
        bytes.append(text[offset])
      }
      offset += 1
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw FormBodyError(offset: text.startIndex, reason: "not UTF-8")
    }
    return decoded
  }
}

extension FormBody {
  /// A text, or what several names are parts of.
  private final class Node {
    private var text: String?
    private var members: [String: Node] = [:]
    private var items: [Int: Node] = [:]

    private var isEmptyText: Bool { text == "" }

    /// Adds a text; false where there is one already, or something else.
    func insert(_ value: String, at path: ArraySlice<FieldPath.Component>) -> Bool {
      guard text == nil else { return false }
      guard let first = path.first else {
        guard members.isEmpty, items.isEmpty else { return false }
        text = value
        return true
      }
      let inner: Node
      switch first {
      case .name(let name), .key(let name):
        guard items.isEmpty else { return false }
        inner = members[name] ?? Node()
        members[name] = inner
      case .index(let index):
        guard members.isEmpty else { return false }
        inner = items[index] ?? Node()
        items[index] = inner
      }
      return inner.insert(value, at: path.dropFirst())
    }

    func members(at path: FieldPath) throws(FormBodyError) -> [String: Value] {
      var values: [String: Value] = [:]
      for (name, node) in members {
        values[name] = try node.value(at: path.appending(.name(name)))
      }
      return values
    }

    /// The value; nil for a list of nothing but empty texts.
    private func value(at path: FieldPath) throws(FormBodyError) -> Value? {
      if let text { return .text(text) }
      guard !items.isEmpty else { return .form(try members(at: path)) }
      // A list's last empty texts are controls that nobody filled in.
      var count = items.count
      while count > 0, items[count - 1]?.isEmptyText == true { count -= 1 }
      var values: [Value] = []
      for position in 0..<count {
        let place = path.appending(.index(position))
        guard let item = items[position] else {
          throw FormBodyError(
            offset: 0,
            reason: "there are items after '\(place)', but not that one"
          )
        }
        values.append(try item.value(at: place) ?? .null)
      }
      return values.isEmpty ? nil : .list(values)
    }
  }
}

extension RuleForm {
  /// Whether a path leads to a field that is a list.
  fileprivate func isList(_ path: FieldPath) -> Bool {
    var layout: FormLayout? = layout
    var object = 0
    var type: FieldType?
    for component in path.components {
      switch (component, type) {
      case (.index, .list(let item)?), (.name, .map(let item)?), (.key, .map(let item)?):
        type = item
        layout = nil
      case (.name(let name), _), (.key(let name), _):
        if case .form(let form)? = type { (layout, object) = (program.forms[form], 0) }
        guard let known = layout,
          let member = known.objects[object].members.first(where: { known.name(of: $0) == name })
        else { return false }
        switch member {
        case .group(let group): (object, type) = (group, nil)
        case .field(let field): (layout, type) = (nil, known.fields[field].type)
        }
      case (.index, _):
        return false
      }
    }
    if case .list? = type { return true }
    return false
  }
}

/// Why the body of a posted form cannot be read.
public struct FormBodyError: Error, Sendable, Hashable {
  /// The byte of the body where the part begins that cannot be read, from 0.
  public let offset: Int
  /// What is wrong with it.
  public let reason: String
}

extension FormBodyError: CustomStringConvertible {
  /// The place and what is wrong, on one line.
  public var description: String { "byte \(offset): \(reason)" }
}
