/// A pattern as a nondeterministic automaton (NFA) over the bytes of UTF-8.
///
/// Built from the syntax tree by Thompson's construction ("Regular Expression Search Algorithm",
/// 1968). Forks keep their order of preference, and markers show where atomic parts begin and end.
/// There are no groups, because nothing in a regular pattern refers to them.
struct ByteGraph {
  /// The index of a node.
  typealias Node = Int

  /// What a node does, and the nodes that follow it.
  enum Step: Sendable, Hashable {
    /// Consumes one of the bytes.
    case take(ByteSet, then: Node)
    /// Continues at all nodes, the first preferred.
    case fork([Node])
    /// Starts an atomic part.
    case enter(Node)
    /// Ends the innermost atomic part, which discards the less preferred ways to match it.
    case leave(Node)
    case atStart(Node)
    case atEnd(Node)
    /// The pattern has matched.
    case match
    /// Only PCRE2 knows whether the match can continue.
    case unknown
  }

  /// The pattern is not regular, or its graph would be too large, so PCRE2 has to run it.
  struct Refusal: Error {}

  /// Enough for the longest patterns of forms, such as `.{0,500}`.
  private static let mostNodes = 4_096

  private(set) var steps: [Step] = []
  private(set) var start: Node = 0

  /// Builds the graph of a pattern; nil if PCRE2 has to run it.
  ///
  /// Constructs that are rare, or that differ between versions of PCRE2, are rejected, too: that
  /// only costs speed, whereas a misreading would give wrong verdicts.
  init?(_ pattern: PatternSyntax, scope: PatternScope) {
    let root = pattern.root
    if pattern.hasSettings || !root.hasAnchorsInOrder { return nil }
    // PCRE2 ends an unbounded repetition at its first empty iteration. That changes which match is
    // preferred, which matters if an atomic part discards the others.
    if root.contains(where: \.isAtomic), root.contains(where: \.isEmptyLoop) { return nil }
    do throws(Refusal) {
      let match = try add(.match)
      let end =
        switch scope {
        case .whole: try add(.atEnd(match))
        case .anywhere: match
        }
      start = try build(root, then: end)
    } catch {
      return nil
    }
  }

  private mutating func add(_ step: Step) throws(Refusal) -> Node {
    guard steps.count < ByteGraph.mostNodes else { throw Refusal() }
    steps.append(step)
    return steps.count - 1
  }

  /// Adds nodes that match the pattern and continue at `next`; returns the first.
  private mutating func build(
    _ pattern: PatternNode,
    then next: Node
  ) throws(Refusal) -> Node {
    switch pattern {
    case .characters(let characters):
      guard let scalars = ScalarClass(characters) else { throw Refusal() }
      return try build(scalars, then: next)
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try build(part, then: next) }
      return next
    case .alternatives(let branches):
      var nodes: [Node] = []
      for branch in branches { nodes.append(try build(branch, then: next)) }
      return try add(.fork(nodes))
    case .group(let part, _): return try build(part, then: next)
    case .repeated(let part, let repetition):
      // PCRE2 decides whether an anchor holds again in a later iteration.
      if part.contains(where: \.isAnchor) { throw Refusal() }
      if repetition.mode == .possessive { return try build(atomic: pattern, then: next) }
      return try build(part, repetition, then: next)
    case .atomic(let part): return try build(atomic: part, then: next)
    case .anchor(.textStart): return try add(.atStart(next))
    case .anchor(.textEnd): return try add(.atEnd(next))
    case .anchor, .look, .reference, .call, .conditional, .lineBreak, .cluster, .matchStart,
      .unsupported:
      throw Refusal()
    }
  }

  private mutating func build(
    atomic part: PatternNode,
    then next: Node
  ) throws(Refusal) -> Node {
    let end = try add(.leave(next))
    if case .repeated(let inner, let repetition) = part, repetition.mode == .possessive {
      return try add(.enter(try build(inner, repetition, then: end)))
    }
    return try add(.enter(try build(part, then: end)))
  }

  /// Adds a repetition; a possessive one is a greedy one inside an atomic part.
  private mutating func build(
    _ part: PatternNode,
    _ repetition: PatternRepetition,
    then next: Node
  ) throws(Refusal) -> Node {
    let atLeast = repetition.atLeast
    let isLazy = repetition.mode == .lazy
    var entry = next
    if let atMost = repetition.atMost {
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
      // Repeating something without nodes, such as an empty group, adds nothing.
      if once == entry { break }
      entry = once
    }
    return entry
  }

  // MARK: Scalars

  private mutating func build(
    _ scalars: ScalarClass,
    then next: Node
  ) throws(Refusal) -> Node {
    var nodes: [Node] = []
    let ascii = ByteSet(asciiOf: scalars.scalars)
    if ascii != ByteSet() { nodes.append(try add(.take(ascii, then: next))) }
    if scalars.isUncertainBeyondASCII {
      nodes.append(try add(.take(ByteSet(0x80...0xFF), then: try add(.unknown))))
    } else if let last = scalars.scalars.ranges.last, last.lowerBound <= 0x80,
      last.upperBound == ScalarRanges.lastScalar
    {
      // Texts are valid UTF-8, so the first byte decides.
      let last = try add(.take(ByteSet(0x80...0xBF), then: next))
      let lastTwo = try add(.take(ByteSet(0x80...0xBF), then: last))
      let lastThree = try add(.take(ByteSet(0x80...0xBF), then: lastTwo))
      nodes.append(try add(.take(ByteSet(0xC2...0xDF), then: last)))
      nodes.append(try add(.take(ByteSet(0xE0...0xEF), then: lastTwo)))
      nodes.append(try add(.take(ByteSet(0xF0...0xF4), then: lastThree)))
    } else {
      for range in scalars.scalars.ranges {
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

extension PatternNode {
  fileprivate var isAnchor: Bool {
    if case .anchor = self { true } else { false }
  }

  /// Whether it discards ways to match.
  fileprivate var isAtomic: Bool {
    if case .repeated(_, let repetition) = self { return repetition.mode == .possessive }
    if case .atomic = self { return true }
    return false
  }

  /// Whether it is an unbounded repetition of something that can match the empty text.
  fileprivate var isEmptyLoop: Bool {
    if case .repeated(let part, let repetition) = self {
      repetition.atMost == nil && part.isNullable
    } else {
      false
    }
  }

  /// Whether it can match the empty text; for regular nodes only.
  private var isNullable: Bool {
    switch self {
    case .characters, .lineBreak, .cluster: false
    case .sequence(let parts): parts.allSatisfy(\.isNullable)
    case .alternatives(let branches): branches.contains(where: \.isNullable)
    case .repeated(let part, let repetition): repetition.atLeast == 0 || part.isNullable
    case .group(let part, _), .atomic(let part): part.isNullable
    case .anchor, .look, .reference, .call, .conditional, .matchStart, .unsupported: true
    }
  }

  /// Whether no `^` comes after a `$`, where it could hold only in the empty text.
  ///
  /// A thread at the end of a text does not know whether it is also at the start.
  fileprivate var hasAnchorsInOrder: Bool {
    var hasSeenEnd = false
    var isInOrder = true
    forEach { node in
      if case .anchor(.textEnd) = node { hasSeenEnd = true }
      if case .anchor(.textStart) = node, hasSeenEnd { isInOrder = false }
    }
    return isInOrder
  }
}
