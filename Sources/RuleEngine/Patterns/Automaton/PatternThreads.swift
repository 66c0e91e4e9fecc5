/// All ways in which a pattern can have matched a text so far, the preferred first.
///
/// Without atomic parts this is the ordered set of nodes that subset construction works on (Rabin
/// and Scott, 1959; the order as in Thompson's simulation with priorities, Cox 2009). An atomic
/// part keeps its threads together, so that the first to leave it ends those after it, as
/// backtracking into the part would be forbidden:
///
/// - threads before it are preferred, and may still come out later; then they end it, too;
/// - once they have all failed, what follows the part is as any other thread.
///
/// So no proof is needed that a possessive repeat takes what a plain one would.
enum PatternThread: Sendable, Hashable {
  /// Waits at a node for the next byte, or for the end.
  case waiting(ByteGraph.Node)
  /// An atomic part that has been gone into; at least its first thread is still in it.
  case atomic([PatternThread])
  /// Has left the atomic part, whose list it ends.
  ///
  /// Should all of these have failed, the part has been left all the same.
  case outside([PatternThread])
}

/// Moves threads on by one byte, or to the end of the text.
struct PatternThreads {
  /// What the text has at the threads' place.
  enum Input {
    /// Nothing has been read.
    case start
    case byte(UInt8)
    case end
  }

  let graph: ByteGraph
  let scope: PatternScope
  private var input = Input.start
  private var seen: [Bool]
  /// The nodes that are seen, in the order in which they were.
  private var log: [ByteGraph.Node] = []
  private var nesting = 0
  /// Whether ways lie deeper in each other than can be followed.
  private(set) var isTooDeep = false
  /// How many threads and nodes were looked at.
  private(set) var work = 0

  private static let mostNesting = 400

  init(_ graph: ByteGraph, scope: PatternScope) {
    self.graph = graph
    self.scope = scope
    seen = Array(repeating: false, count: graph.steps.count)
  }

  /// The threads of the empty text.
  mutating func initial() -> [PatternThread] {
    input = .start
    var result: [PatternThread] = []
    follow(graph.start, into: &result)
    forget(backTo: 0)
    return result
  }

  /// The threads after one more byte, or after the end of the text.
  mutating func advance(_ threads: [PatternThread], by input: Input) -> [PatternThread] {
    self.input = input
    var result: [PatternThread] = []
    advance(threads, into: &result)
    // A search begins anew at each place, but prefers where it has begun.
    if scope == .anywhere { follow(graph.start, into: &result) }
    forget(backTo: 0)
    return result
  }

  private mutating func advance(_ threads: [PatternThread], into result: inout [PatternThread]) {
    for thread in threads {
      if result.hasLeft { return }
      work += 1
      switch thread {
      case .waiting(let node):
        advance(node, into: &result)
      case .atomic(let inner):
        append(atomic: apart { $0.advance(inner, into: &$1) }, to: &result)
      case .outside(let inner):
        result.append(.outside(apart { $0.advance(inner, into: &$1) }))
      }
    }
  }

  private mutating func advance(_ node: ByteGraph.Node, into result: inout [PatternThread]) {
    switch graph.steps[node] {
    case .take(let bytes, let next):
      if case .byte(let byte) = input, bytes.contains(byte) { follow(next, into: &result) }
    case .atEnd(let next):
      if case .end = input { follow(next, into: &result) }
    case .match, .unknown:
      follow(node, into: &result)
    case .fork, .enter, .leave, .atStart:
      return
    }
  }

  /// Goes on from a node as far as is possible without reading.
  ///
  /// A node that an earlier thread of this list, or of one around it, has come to is left out: both
  /// would do the same from here on, and the earlier one would end the later.
  private mutating func follow(_ node: ByteGraph.Node, into result: inout [PatternThread]) {
    if result.hasLeft || seen[node] { return }
    work += 1
    seen[node] = true
    log.append(node)
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= PatternThreads.mostNesting else {
      isTooDeep = true
      return
    }
    switch graph.steps[node] {
    case .match:
      result.append(.waiting(node))
    case .take, .unknown:
      // At the end nothing is left to wait for.
      if case .end = input { return }
      result.append(.waiting(node))
    case .fork(let nodes):
      for next in nodes { follow(next, into: &result) }
    case .enter(let next):
      append(atomic: apart { $0.follow(next, into: &$1) }, to: &result)
    case .leave(let next):
      result.append(.outside(apart { $0.follow(next, into: &$1) }))
    case .atStart(let next):
      if case .start = input { follow(next, into: &result) }
    case .atEnd(let next):
      if case .end = input { follow(next, into: &result) } else { result.append(.waiting(node)) }
    }
  }

  /// A list of threads of its own: what they come to counts as not seen after it.
  private mutating func apart(
    _ move: (inout PatternThreads, inout [PatternThread]) -> Void
  ) -> [PatternThread] {
    let mark = log.count
    var list: [PatternThread] = []
    move(&self, &list)
    forget(backTo: mark)
    return list
  }

  /// Appends an atomic part, or what follows it where no thread is left in it.
  private mutating func append(atomic list: [PatternThread], to result: inout [PatternThread]) {
    guard case .outside(let following)? = list.first else {
      var list = list
      if case .outside([])? = list.last { list.removeLast() }
      work += result.count
      if !list.isEmpty, !result.contains(.atomic(list)) { result.append(.atomic(list)) }
      return
    }
    for thread in following {
      if case .waiting(let node) = thread {
        seen[node] = true
        log.append(node)
      }
      result.append(thread)
    }
  }

  /// Nodes that were seen since count as not seen: who comes to them later does so on its own.
  private mutating func forget(backTo mark: Int) {
    for node in log[mark...] { seen[node] = false }
    log.removeLast(log.count - mark)
  }
}

extension [PatternThread] {
  /// Whether the list ends with what has come out of the atomic part, so that no more may follow.
  fileprivate var hasLeft: Bool {
    if case .outside? = last { return true }
    return false
  }
}
