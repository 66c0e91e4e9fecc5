/// The path of a value in a form: `addresses[0].postcode`, `labels["app"]`.
///
/// Rule files, reports and the command line use the same syntax. The empty path is the form itself.
public struct FieldPath: Sendable, Hashable {
  /// One step into a value.
  @nonexhaustive
  public enum Component: Sendable, Hashable {
    /// The member of a form or group.
    case name(String)
    /// The item of a list, counted from 0.
    case index(Int)
    /// The value for a key of a map.
    case key(String)

    /// Whether they are the same step; names and keys are compared by code points.
    public static func == (left: Component, right: Component) -> Bool {
      switch (left, right) {
      case (.name(let left), .name(let right)), (.key(let left), .key(let right)):
        ExactText(left) == ExactText(right)
      case (.index(let left), .index(let right)): left == right
      case _: false
      }
    }

    /// Hashes names and keys by their code points.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .name(let name): hasher.combine(ExactText(name))
      case .key(let key):
        hasher.combine(1)
        hasher.combine(ExactText(key))
      case .index(let index): hasher.combine(index)
      }
    }
  }

  /// The steps, outermost first.
  public var components: [Component]

  /// The path of the given steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path with one more step at the end.
  public func appending(_ component: Component) -> FieldPath {
    FieldPath(components + [component])
  }
}

extension FieldPath {
  /// The most UTF-16 units that the keys of a path may have to be reported without taking steps.
  private static let freeKeyUnits = 256
  /// The steps that reporting a path takes for each UTF-16 unit of longer keys.
  private static let stepsPerKeyUnit = 16

  /// The steps that a report of the path takes.
  ///
  /// A short record can have a long key that the paths of all its violations repeat.
  var reportSteps: Int {
    let length = components.reduce(0) { sum, component in
      if case .key(let key) = component { sum + key.utf16.count } else { sum }
    }
    return length > Self.freeKeyUnits ? Self.stepsPerKeyUnit * length : 0
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as text; names that are not plain identifiers are in backquotes.
  public var description: String {
    // The common case.
    if components.count == 1, case .name(let name) = components[0], FieldPath.isIdentifier(name) {
      return name
    }
    var text = ""
    for component in components {
      switch component {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key):
        text += "[\(FieldPath.quoted(key))]"
      case .name(let name) where !FieldPath.isQuotable(name):
        // Such a name can't be written in backquotes.
        text += "[\(FieldPath.quoted(name))]"
      case .name(let name):
        if !text.isEmpty { text += "." }
        text += FieldPath.isIdentifier(name) ? name : "`\(name)`"
      }
    }
    return text
  }

  /// Whether a name can be written in backquotes.
  private static func isQuotable(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 == 0x60 || $0 < 0x20 }
  }

  /// The key as a string literal of rule files; invisible characters are escaped by number.
  static func quoted(_ key: String) -> String {
    var result = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar):
        result += "\\u{\(scalar.value.hexadecimal(digits: 4))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Marks are seen on the character before, and the zero-width joiner is part of emoji.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isUnseen && !scalar.isMark && scalar != " " && scalar != "\u{200D}"
  }

  /// Removes a quoted string from the start and returns its text; nil if there is none.
  private static func takeQuoted(from rest: inout Substring) -> String? {
    guard rest.unicodeScalars.first == "\"" else { return nil }
    var scalars = rest.unicodeScalars.dropFirst()
    var text = ""
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        rest = Substring(scalars)
        return text
      }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "\"": text += "\""
      case "\\": text += "\\"
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      case "u":
        guard scalars.popFirst() == "{", let close = scalars.firstIndex(of: "}"),
          let value = UInt32(String(Substring(scalars[..<close])), radix: 16),
          let escaped = Unicode.Scalar(value)
        else { return nil }
        text.unicodeScalars.append(escaped)
        scalars = scalars[scalars.index(after: close)...]
      case _: return nil
      }
    }
    return nil
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
  /// The path in a text; nil if the text is not a path.
  public init?(_ text: String) {
    var components: [Component] = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.unicodeScalars.first == "[", rest.unicodeScalars.dropFirst().first == "\"" {
        rest = Substring(rest.unicodeScalars.dropFirst())
        guard let key = FieldPath.takeQuoted(from: &rest), rest.unicodeScalars.first == "]" else {
          return nil
        }
        components.append(.key(key))
        rest = Substring(rest.unicodeScalars.dropFirst())
        continue
      }
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

extension FieldPath: ExpressibleByStringInterpolation {
  /// The path in a literal; a literal that is not a path is one name.
  public init(stringLiteral value: String) {
    self = FieldPath(value) ?? FieldPath([.name(value)])
  }
}
