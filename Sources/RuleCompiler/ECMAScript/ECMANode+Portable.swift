import RuleEngine

extension ECMANode {
  /// A version without Unicode properties, for engines that don't support them.
  ///
  /// A class that names a property is replaced by its ASCII members plus all other characters, so
  /// the result matches at least everything that the original did. Inside a negated lookaround it
  /// is replaced by the ASCII members alone.
  func portable(isNegated: Bool = false) throws(Obstacle) -> ECMANode {
    switch self {
    case .set(let characters): return .set(characters.portable(withBeyondASCII: !isNegated))
    case .sequence(let nodes): return .sequence(try nodes.portable(isNegated: isNegated))
    case .alternation(let nodes): return .alternation(try nodes.portable(isNegated: isNegated))
    case .group(let inner): return .group(try inner.portable(isNegated: isNegated))
    case .repetition(let inner, let least, let most, let mode):
      // A repetition that now matches more must be able to backtrack.
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
  /// Replaces properties by the ASCII members, plus all other characters or none.
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
