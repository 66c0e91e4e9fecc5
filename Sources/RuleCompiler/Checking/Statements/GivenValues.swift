import RuleEngine

/// A tree of values by name, filled in path by path.
struct GivenValues {
  /// A value, or an object with the values of longer paths.
  private enum Node {
    case value(Value)
    /// A position in the list of objects.
    case object(Int)
  }

  /// The members of all objects; one flat list, so that inserting copies nothing.
  ///
  /// The first object is the root.
  private var objects: [[String: Node]] = [[:]]

  /// Inserts a value at a path; returns false if there already is one.
  mutating func insert(_ value: Value, at path: [String]) -> Bool {
    guard let last = path.last else { return false }
    var object = 0
    for name in path.dropLast() {
      switch objects[object][name] {
      case .object(let inner): object = inner
      case nil: object = addObject(named: name, to: object)
      case .value: return false
      }
    }
    return insert(value, named: last, into: object)
  }

  /// The root's values.
  var values: [String: Value] { members(of: 0) }

  private mutating func insert(_ value: Value, named name: String, into object: Int) -> Bool {
    guard case .form(let members) = value else {
      guard objects[object][name] == nil else { return false }
      objects[object][name] = .value(value)
      return true
    }
    // An object may be given in parts: under its own key, and by paths into it.
    let inner: Int
    switch objects[object][name] {
    case .object(let known): inner = known
    case nil: inner = addObject(named: name, to: object)
    case .value: return false
    }
    var isNew = true
    for (name, member) in members where !insert(member, named: name, into: inner) {
      isNew = false
    }
    return isNew
  }

  private mutating func addObject(named name: String, to object: Int) -> Int {
    objects.append([:])
    objects[object][name] = .object(objects.count - 1)
    return objects.count - 1
  }

  private func members(of object: Int) -> [String: Value] {
    objects[object].mapValues { node in
      switch node {
      case .value(let value): value
      case .object(let inner): .form(members(of: inner))
      }
    }
  }
}
