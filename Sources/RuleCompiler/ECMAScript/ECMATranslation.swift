import RuleEngine

/// Translates a pattern's syntax tree to the constructs of ECMA-262.
///
/// Calls of groups are inlined, so the result may be longer than the pattern; `mostNodes` bounds
/// it.
struct ECMATranslation {
  /// Maximum number of nodes in a translated pattern.
  private static let mostNodes = 20_000

  /// A group that was closed, with its number of nodes.
  private struct Definition {
    var node: ECMANode
    var nodeCount: Int
  }

  private var definitions: [PatternGroupName: Definition] = [:]
  private var nodeCount = 0

  /// The translated pattern.
  ///
  /// - Throws: the first construct that has no equivalent.
  static func translate(_ pattern: PatternSyntax) throws(Obstacle) -> ECMANode {
    if pattern.hasSettings { throw Obstacle(reason: "settings such as '(*CRLF)'") }
    var translation = ECMATranslation()
    return try translation.translate(pattern.root) ?? .sequence([])
  }

  /// Nil for a node that only declares groups and matches nothing itself.
  private mutating func translate(_ node: PatternNode) throws(Obstacle) -> ECMANode? {
    try count(1)
    switch node {
    case .characters(let characters): return .set(try CharacterClass(characters))
    case .sequence(let parts):
      let nodes = try translate(parts)
      return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    case .alternatives(let branches):
      var nodes: [ECMANode] = []
      for branch in branches { nodes.append(try translate(branch) ?? .sequence([])) }
      return .alternation(nodes)
    case .group(let part, let group): return try translate(part, definedAs: group)
    case .repeated(let part, let repetition):
      guard let inner = try translate(part) else { return nil }
      return .repetition(
        inner,
        atLeast: repetition.atLeast,
        atMost: repetition.atMost,
        mode: repetition.mode
      )
    case .atomic(let part): return try translate(part).map { .atomic($0) }
    case .anchor(let anchor): return try translate(anchor)
    case .look(let part, let isAhead, let isNegated):
      let inner = try translate(part) ?? .sequence([])
      return .look(inner, isAhead: isAhead, isNegated: isNegated)
    case .call(let group):
      // A call of a group inside itself is a recursion.
      guard let definition = definitions[group] else {
        throw Obstacle(reason: "a call of a group that comes later, or of itself")
      }
      try count(definition.nodeCount)
      return definition.node
    case .conditional(.definition, let groups):
      _ = try translate(groups)
      return nil
    case .conditional: throw Obstacle(reason: "conditions such as '(?(1)'")
    case .reference: throw Obstacle(reason: "back-references")
    case .lineBreak: throw Obstacle(reason: "'\\R'")
    case .cluster: throw Obstacle(reason: "'\\X'")
    case .matchStart: throw Obstacle(reason: "'\\K'")
    case .unsupported(let construct): throw Obstacle(reason: "\(construct)")
    }
  }

  private mutating func translate(
    _ parts: [PatternNode]
  ) throws(Obstacle) -> [ECMANode] {
    var nodes: [ECMANode] = []
    for part in parts {
      if let node = try translate(part) { nodes.append(node) }
    }
    return nodes
  }

  private mutating func translate(
    _ part: PatternNode,
    definedAs group: PatternGroup?
  ) throws(Obstacle) -> ECMANode {
    let earlier = nodeCount
    let node = ECMANode.group(try translate(part) ?? .sequence([]))
    // `(?|` can give several groups the same number; a call means the first.
    if let group, definitions[.number(group.number)] == nil {
      let definition = Definition(node: node, nodeCount: nodeCount - earlier)
      definitions[.number(group.number)] = definition
      if let name = group.name { definitions[.name(name)] = definition }
    }
    return node
  }

  private func translate(_ anchor: PatternAnchor) throws(Obstacle) -> ECMANode {
    switch anchor {
    case .textStart: return .start
    case .textEnd: return .end
    case .textEndOrLastLineFeed:
      let lineFeed = ECMANode.set(CharacterClass("\n"))
      let last = ECMANode.repetition(lineFeed, atLeast: 0, atMost: 1, mode: .greedy)
      return .look(.sequence([last, .end]), isAhead: true, isNegated: false)
    case .wordBoundary: return .wordBoundary(isNegated: false)
    case .noWordBoundary: return .wordBoundary(isNegated: true)
    case .lineStart: throw Obstacle(reason: "'^' with the flag m")
    case .lineEnd: throw Obstacle(reason: "'$' with the flag m")
    case .searchStart: throw Obstacle(reason: "'\\G'")
    }
  }

  private mutating func count(_ count: Int) throws(Obstacle) {
    nodeCount += count
    if nodeCount > ECMATranslation.mostNodes {
      throw Obstacle(reason: "calls that make it longer than \(Self.mostNodes) parts")
    }
  }
}
