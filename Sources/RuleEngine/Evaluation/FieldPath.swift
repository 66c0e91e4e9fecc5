/// Where a value is in a form: `addresses[0].postcode`.
///
/// The same syntax in rule files, reports and on the command line. The empty path is the form.
public struct FieldPath: Sendable, Hashable {
  /// One step into a value.
  public enum Component: Sendable, Hashable {
    /// The member of a form or group.
    case name(String)
    /// The item of a list, counted from 0.
    case index(Int)
  }

  /// The steps, outermost first.
  public var components: [Component]

  /// The path of the given steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path that is longer by one step.
  public func appending(_ component: Component) -> FieldPath {
    FieldPath(components + [component])
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as written: names that are not plain identifiers are in backquotes.
  public var description: String {
    // Of most fields.
    if components.count == 1, case .name(let name) = components[0], FieldPath.isIdentifier(name) {
      return name
    }
    var text = ""
    for component in components {
      switch component {
      case .index(let index):
        text += "[\(index)]"
      case .name(let name):
        if !text.isEmpty { text += "." }
        text += FieldPath.isIdentifier(name) ? name : "`\(name)`"
      }
    }
    return text
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
  }
}

extension FieldPath: LosslessStringConvertible {
  /// The path that `text` writes; nil when it writes none.
  public init?(_ text: String) {
    var components: [Component] = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.first == "[" {
        guard !components.isEmpty, let close = rest.firstIndex(of: "]"),
          let index = Int(rest[rest.index(after: rest.startIndex)..<close]), index >= 0
        else { return nil }
        components.append(.index(index))
        rest = rest[rest.index(after: close)...]
        continue
      }
      if !components.isEmpty {
        guard rest.first == "." else { return nil }
        rest = rest.dropFirst()
      }
      if rest.first == "`" {
        let start = rest.index(after: rest.startIndex)
        guard let close = rest[start...].firstIndex(of: "`"), close > start else { return nil }
        components.append(.name(String(rest[start..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        let end = rest.firstIndex { $0 == "." || $0 == "[" } ?? rest.endIndex
        guard end > rest.startIndex else { return nil }
        components.append(.name(String(rest[..<end])))
        rest = rest[end...]
      }
    }
    self.init(components)
  }
}

extension FieldPath: ExpressibleByStringLiteral {
  /// The path that the literal writes; a literal that writes none is taken as one name.
  public init(stringLiteral value: String) {
    self = FieldPath(value) ?? FieldPath([.name(value)])
  }
}
