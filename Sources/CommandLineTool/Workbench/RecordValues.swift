import RuleEngine

/// The values of a record that a person fills in by hand.
struct RecordValues: Hashable {
  private(set) var members: [String: Value]

  init(_ members: [String: Value] = [:]) {
    self.members = members
  }

  /// Why a value can't be put at a path.
  enum Obstacle: Error, Hashable {
    /// The list has fewer items; the first that can be set is its count.
    case noItem(list: FieldPath, count: Int)
    /// The entry has no value.
    case noContainer(FieldPath)
  }

  /// The value at the path.
  subscript(path: FieldPath) -> Value? {
    var value = Value.form(members)
    for component in path.components {
      switch (component, value) {
      case (.name(let name), .form(let members)):
        guard let member = members[name] else { return nil }
        value = member
      case (.index(let index), .list(let items)):
        guard items.indices.contains(index) else { return nil }
        value = items[index]
      case (.name, _), (.index, _): return nil
      }
    }
    return value
  }

  /// Puts a value at the path; objects and lists around it are made where they are missing.
  mutating func set(_ value: Value, at path: FieldPath) throws(Obstacle) {
    let root = try RecordValues.setting(value, at: path.components[...], of: .form(members), path)
    if case .form(let members) = root { self.members = members }
  }

  /// Takes away the value at the path; of a list the items behind it move up.
  ///
  /// - Returns: whether there was one.
  mutating func remove(at path: FieldPath) -> Bool {
    guard self[path] != nil, let last = path.components.last else { return false }
    let around = FieldPath(Array(path.components.dropLast()))
    switch (last, around.components.isEmpty ? .form(members) : self[around]) {
    case (.name(let name), .form(var members)):
      members[name] = nil
      if around.components.isEmpty { self.members = members } else { replace(members, at: around) }
    case (.index(let index), .list(var items)):
      items.remove(at: index)
      try? set(.list(items), at: around)
    case (.name, _), (.index, _): return false
    }
    return true
  }

  /// Every value that holds no others, and every empty list, with its path, in the order of paths.
  var leaves: [(path: FieldPath, value: Value)] {
    RecordValues.leaves(of: .form(members), at: FieldPath())
  }

  private mutating func replace(_ members: [String: Value], at path: FieldPath) {
    // An object that was found at the path can be put there.
    try? set(.form(members), at: path)
  }

  private static func setting(
    _ value: Value,
    at rest: ArraySlice<FieldPath.Component>,
    of container: Value?,
    _ path: FieldPath
  ) throws(Obstacle) -> Value {
    guard let component = rest.first else { return value }
    let here = FieldPath(Array(path.components[..<rest.startIndex]))
    switch (component, container) {
    case (.name(let name), .form(var members)):
      members[name] = try setting(value, at: rest.dropFirst(), of: members[name], path)
      return .form(members)
    case (.name(let name), nil), (.name(let name), .null):
      return .form([name: try setting(value, at: rest.dropFirst(), of: nil, path)])
    case (.index(let index), .list(var items)):
      guard index <= items.count else { throw .noItem(list: here, count: items.count) }
      let old = index < items.count ? items[index] : nil
      let new = try setting(value, at: rest.dropFirst(), of: old, path)
      if index < items.count { items[index] = new } else { items.append(new) }
      return .list(items)
    case (.index(0), nil), (.index(0), .null):
      return .list([try setting(value, at: rest.dropFirst(), of: nil, path)])
    case (.index, nil), (.index, .null):
      throw .noItem(list: here, count: 0)
    case (.name, _), (.index, _):
      throw .noContainer(here)
    }
  }

  private static func leaves(
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
    case .list, .null, .boolean, .number, .text, .date, .time, .dateTime, .file:
      [(path, value)]
    }
  }
}
