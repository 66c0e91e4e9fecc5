import RuleEngine

extension ECMANode {
  /// The pattern without Unicode's properties, for engines that know none.
  ///
  /// All characters beyond ASCII count as members of a class that names a property, so that
  /// all that matched still matches; for a part of a negated look they count as none.
  func portable(isNegated: Bool = false) throws(Obstacle) -> ECMANode {
    switch self {
    case .set(let characters): return .set(characters.portable(withBeyondASCII: !isNegated))
    case .sequence(let nodes): return .sequence(try nodes.portable(isNegated: isNegated))
    case .alternation(let nodes): return .alternation(try nodes.portable(isNegated: isNegated))
    case .group(let inner): return .group(try inner.portable(isNegated: isNegated))
    case .repetition(let inner, let least, let most, let mode):
      // What takes more characters than it did must be able to give them back.
      if isNegated, mode == .possessive { throw Obstacle.propertyInLook }
      let inner = try inner.portable(isNegated: isNegated)
      let mode = mode == .possessive ? .greedy : mode
      return .repetition(inner, atLeast: least, atMost: most, mode: mode)
    case .atomic(let inner):
      if isNegated { throw Obstacle.propertyInLook }
      return .group(try inner.portable())
    case .look(let inner, let isAhead, let isNegative):
      let inner = try inner.portable(isNegated: isNegated != isNegative)
      return .look(inner, isAhead: isAhead, isNegated: isNegative)
    case .start, .end: return self
    case .wordBoundary: throw Obstacle(reason: "'\\b', for which words are those of Unicode")
    }
  }
}

extension [ECMANode] {
  fileprivate func portable(isNegated: Bool) throws(Obstacle) -> [ECMANode] {
    var nodes: [ECMANode] = []
    for node in self { nodes.append(try node.portable(isNegated: isNegated)) }
    return nodes
  }
}

extension Obstacle {
  fileprivate static let propertyInLook = Obstacle(
    reason: "a Unicode property in a negated look"
  )
}

extension CharacterClass {
  /// The members that are ASCII characters, and all others or none; the class itself where it names
  /// no property.
  fileprivate func portable(withBeyondASCII: Bool) -> CharacterClass {
    guard !properties.isEmpty else { return self }
    let members = (UInt8(0)..<0x80).filter { contains(Unicode.Scalar($0)) }
    return CharacterClass(
      members.map { UInt32($0)...UInt32($0) } + (withBeyondASCII ? [0x80...0x10FFFF] : [])
    )
  }

  private func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isListed =
      scalars.contains(scalar.value) || properties.contains { $0.contains(scalar) }
    return isListed != isNegated
  }
}

extension CharacterClass.Property {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard let set = try? ScalarSet(notation: "\\p{\(name)}") else { return false }
    return set.contains(scalar) != isNegated
  }
}
