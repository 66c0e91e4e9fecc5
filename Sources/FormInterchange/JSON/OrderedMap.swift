import RuleEngine

/// A dictionary that keeps insertion order, with constant-time lookup.
package struct OrderedMap<Value: Hashable & Sendable>: Sendable {
  package struct Member: Sendable, Hashable {
    var name: String
    var value: Value

    package static func == (left: Self, right: Self) -> Bool {
      ExactText(left.name) == ExactText(right.name) && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ExactText(name))
      hasher.combine(value)
    }
  }

  private(set) var members: [Member] = []
  private var positions: [ExactText: Int] = [:]

  /// A map of the members; a duplicate replaces the value of the earlier one.
  init(_ members: [Member] = []) {
    for member in members { self[member.name] = member.value }
  }

  var isEmpty: Bool { members.isEmpty }
  var names: [String] { members.map(\.name) }

  /// The value of a member; a new one is appended, and nil removes it.
  package subscript(name: String) -> Value? {
    get { positions[ExactText(name)].map { members[$0].value } }
    set {
      switch (positions[ExactText(name)], newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil):
        members.remove(at: position)
        self = OrderedMap(members)
      case (nil, let value?):
        positions[ExactText(name)] = members.count
        members.append(Member(name: name, value: value))
      case (nil, nil): return
      }
    }
  }
}

// Not inlined: each operation of each set of maps would contain a comparison of whole trees.
extension OrderedMap: Hashable {
  @inline(never)
  package static func == (left: Self, right: Self) -> Bool { left.members == right.members }

  @inline(never)
  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { Member(name: $0, value: $1) })
  }
}
