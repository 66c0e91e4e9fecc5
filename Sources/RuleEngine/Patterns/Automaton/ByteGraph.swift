/// A pattern as a graph whose paths are its ways to match, over the bytes of UTF-8.
///
/// This is Thompson's construction ("Regular Expression Search Algorithm", 1968), with the order of
/// preference kept at each fork, and with marks where a way to match becomes final.
struct ByteGraph {
  /// A node's position in the graph.
  typealias Node = Int

  enum Step: Sendable, Hashable {
    /// Takes one of the bytes.
    case take(ByteSet, then: Node)
    /// Goes all ways, the first preferred.
    case fork([Node])
    /// Goes into an atomic part.
    case enter(Node)
    /// Comes out of the innermost atomic part: ways that are less preferred are given up.
    case leave(Node)
    case atStart(Node)
    case atEnd(Node)
    /// Everything has been matched.
    case match
    /// Only PCRE2 knows whether there is a way on.
    case unknown
  }

  /// The graph would be too large.
  struct TooLarge: Error {}

  /// Enough for the longest patterns of forms, `.{0,500}` among them.
  private static let mostNodes = 4_096

  private(set) var steps: [Step] = []
  private(set) var start: Node = 0

  /// Builds the graph of a pattern; nil when it would be too large.
  init?(_ pattern: RegularPattern, scope: PatternScope) {
    do throws(TooLarge) {
      let match = try add(.match)
      let end =
        switch scope {
        case .whole: try add(.atEnd(match))
        case .anywhere: match
        }
      start = try build(pattern, then: end)
    } catch {
      return nil
    }
  }

  private mutating func add(_ step: Step) throws(TooLarge) -> Node {
    guard steps.count < ByteGraph.mostNodes else { throw TooLarge() }
    steps.append(step)
    return steps.count - 1
  }

  /// Adds what matches the pattern and goes on to the node; returns where it begins.
  private mutating func build(
    _ pattern: RegularPattern,
    then next: Node
  ) throws(TooLarge) -> Node {
    switch pattern {
    case .scalar(let scalars):
      return try build(scalars, then: next)
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try build(part, then: next) }
      return next
    case .alternatives(let branches):
      var nodes: [Node] = []
      for branch in branches { nodes.append(try build(branch, then: next)) }
      return try add(.fork(nodes))
    case .repeated(let part, let atLeast, let atMost, let isLazy):
      return try build(part, atLeast: atLeast, atMost: atMost, isLazy: isLazy, then: next)
    case .atomic(let part):
      return try add(.enter(try build(part, then: try add(.leave(next)))))
    case .start:
      return try add(.atStart(next))
    case .end:
      return try add(.atEnd(next))
    }
  }

  private mutating func build(
    _ part: RegularPattern,
    atLeast: Int,
    atMost: Int?,
    isLazy: Bool,
    then next: Node
  ) throws(TooLarge) -> Node {
    var entry = next
    if let atMost {
      for _ in atLeast..<max(atLeast, atMost) {
        let once = try build(part, then: entry)
        entry = try add(.fork(isLazy ? [next, once] : [once, next]))
      }
    } else {
      let fork = try add(.fork([]))
      let once = try build(part, then: fork)
      steps[fork] = .fork(isLazy ? [next, once] : [once, next])
      entry = fork
    }
    for _ in 0..<atLeast {
      let once = try build(part, then: entry)
      // What has no nodes, such as an empty group, is the same however often it stands there.
      if once == entry { break }
      entry = once
    }
    return entry
  }

  // MARK: Scalars

  private mutating func build(
    _ scalars: ScalarClass,
    then next: Node
  ) throws(TooLarge) -> Node {
    var nodes: [Node] = []
    if scalars.ascii != 0 {
      nodes.append(try add(.take(ByteSet(ascii: scalars.ascii), then: next)))
    }
    if scalars.isUncertainBeyondASCII {
      nodes.append(try add(.take(ByteSet(0x80...0xFF), then: try add(.unknown))))
    } else if scalars.hasAllBeyondASCII {
      // Texts are valid, so the first byte tells all.
      let last = try add(.take(ByteSet(0x80...0xBF), then: next))
      let lastTwo = try add(.take(ByteSet(0x80...0xBF), then: last))
      let lastThree = try add(.take(ByteSet(0x80...0xBF), then: lastTwo))
      nodes.append(try add(.take(ByteSet(0xC2...0xDF), then: last)))
      nodes.append(try add(.take(ByteSet(0xE0...0xEF), then: lastTwo)))
      nodes.append(try add(.take(ByteSet(0xF0...0xF4), then: lastThree)))
    } else {
      for range in scalars.others {
        for sequence in UTF8Ranges.sequences(for: range) {
          var node = next
          for bytes in sequence.reversed() { node = try add(.take(ByteSet(bytes), then: node)) }
          nodes.append(node)
        }
      }
    }
    return nodes.count == 1 ? nodes[0] : try add(.fork(nodes))
  }
}
