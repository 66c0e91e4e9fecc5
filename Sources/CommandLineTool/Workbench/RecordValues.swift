import RuleEngine

/// The values of a record that a person fills in by hand.
struct RecordValues: Hashable {
  private(set) var members: [String: Value]

  init(_ members: [String: Value] = [:]) {
    self.members = members
  }

  /// The value at the path.
  subscript(path: FieldPath) -> Value? {
    var value: Value? = .form(members)
    for component in path.components {
      switch (component, value) {
      case (.name(let name), .form(let members)), (.key(let name), .form(let members)):
        value = members[name]
      case (.index(let index), .list(let items)) where items.indices.contains(index):
        value = items[index]
      case (.name, _), (.key, _), (.index, _): return nil
      }
    }
    return value
  }

  /// Sets the value at the path; nil removes it.
  ///
  /// Creates missing objects and lists on the path.
  mutating func set(_ value: Value?, at path: FieldPath) throws(Refusal) {
    let root = try RecordValues.putting(value, at: path.components, 0, of: .form(members))
    if case .form(let members) = root { self.members = members }
  }

  /// Removes the value at the path; later items of a list move up.
  ///
  /// - Returns: whether there was one.
  mutating func remove(at path: FieldPath) -> Bool {
    guard self[path] != nil, !path.components.isEmpty else { return false }
    // The path was found, so its value can be removed.
    try? set(nil, at: path)
    return true
  }

  /// Every plain value and every empty list, with its path, in the order of paths.
  var leaves: [(path: FieldPath, value: Value)] {
    RecordValues.leaves(of: .form(members), at: FieldPath())
  }

  /// The container of the value at the end of a path, or without it; the first `depth` components
  /// lead to the container.
  private static func putting(
    _ value: Value?,
    at path: [FieldPath.Component],
    _ depth: Int,
    of container: Value?
  ) throws(Refusal) -> Value? {
    guard depth < path.count else { return value }
    var here: FieldPath { FieldPath(Array(path[..<depth])) }
    switch (path[depth], container ?? .null) {
    case (.name(let name), .form(var members)), (.key(let name), .form(var members)):
      members[name] = try putting(value, at: path, depth + 1, of: members[name])
      return .form(members)
    case (.index(let index), .list(var items)):
      guard index <= items.count else { throw .noItem(of: here, count: items.count) }
      let old = items[index...].prefix(1)
      let new = try putting(value, at: path, depth + 1, of: old.first)
      items.replaceSubrange(old.indices, with: new.map { [$0] } ?? [])
      return .list(items)
    case (.name, .null), (.key, .null): return try putting(value, at: path, depth, of: .form([:]))
    case (.index, .null): return try putting(value, at: path, depth, of: .list([]))
    case (.name, _), (.key, _), (.index, _):
      throw Refusal(
        "'\(FieldPath(path))' can't be set, since the value of '\(here)' has no parts: unset it first"
      )
    }
  }

  /// Every plain value and every empty list in the value at a path.
  static func leaves(
    of value: Value,
    at path: FieldPath
  ) -> [(path: FieldPath, value: Value)] {
    switch value {
    case .form(let members):
      members.sorted { $0.key < $1.key }.flatMap { name, value in
        leaves(of: value, at: path.appending(.name(name)))
      }
    case .list(let items) where !items.isEmpty:
      items.enumerated().flatMap { index, item in
        leaves(of: item, at: path.appending(.index(index)))
      }
    case .list, .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file:
      [(path, value)]
    }
  }
}
