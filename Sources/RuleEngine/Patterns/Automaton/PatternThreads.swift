/// One way in which a pattern may have matched a text so far.
///
/// Lists of threads are in order of preference.
///
/// Without atomic parts, a list is the ordered set of nodes that subset construction works on
/// (Rabin and Scott, 1959; ordered as in Thompson's simulation with priorities, Cox 2009). The
/// threads of an atomic part stay together in a list of their own, so that the first one to leave
/// the part discards those after it, just as backtracking into the part would be forbidden:
///
/// - threads before it are preferred and may still leave later, and then they discard it, too;
/// - once those have all failed, what follows the part continues like any other thread.
///
/// So there is no need to prove that a possessive repetition matches what a greedy one would.
enum PatternThread: Sendable, Hashable {
  /// Waits at a node for the next byte or for the end of the text.
  case waiting(ByteGraph.Node)
  /// An atomic part that has been entered; at least its first thread is still inside.
  case atomic([PatternThread])
  /// The threads that have left the enclosing atomic part; the last element of the part's list.
  ///
  /// It stays in the list even if all of these threads have failed.
  case outside([PatternThread])
}

/// Advances threads by one byte, or to the end of the text.
struct PatternThreads {
  /// The input at the threads' position.
  enum Input {
    /// Nothing has been read yet.
    case start
    case byte(UInt8)
    case end
  }

  let graph: ByteGraph
  let scope: PatternScope
  private var input = Input.start
  private var seen: [Bool]
  /// The nodes marked as seen, in the order of marking.
  private var log: [ByteGraph.Node] = []
  private var nesting = 0
  /// Whether the recursion limit was reached.
  private(set) var isTooDeep = false
  /// The number of threads and nodes visited.
  private(set) var work = 0

  private static let mostNesting = 400

  init(_ graph: ByteGraph, scope: PatternScope) {
    self.graph = graph
    self.scope = scope
    seen = Array(repeating: false, count: graph.steps.count)
  }

  /// The threads at the start of a text.
  mutating func initial() -> [PatternThread] {
    input = .start
    var result: [PatternThread] = []
    follow(graph.start, into: &result)
    forget(backTo: 0)
    return result
  }

  /// The threads after one more byte, or at the end of the text.
  mutating func advance(_ threads: [PatternThread], by input: Input) -> [PatternThread] {
    self.input = input
    var result: [PatternThread] = []
    advance(threads, into: &result)
    // A search may start at each position, but earlier starts are preferred.
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

  /// Follows a node as far as possible without consuming input.
  ///
  /// Skips a node that an earlier thread of this list, or of an enclosing one, has reached: both
  /// would continue alike, and the earlier one is preferred.
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
      // There is no more input to wait for.
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

  /// Builds a separate list of threads; the nodes that it reaches are not marked as seen
  /// afterwards.
  private mutating func apart(
    _ move: (inout PatternThreads, inout [PatternThread]) -> Void
  ) -> [PatternThread] {
    let mark = log.count
    var list: [PatternThread] = []
    move(&self, &list)
    forget(backTo: mark)
    return list
  }

  /// Appends an atomic part, or what follows it if no thread is left inside.
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

  /// Unmarks the nodes seen since the mark, so that other threads may reach them on their own.
  private mutating func forget(backTo mark: Int) {
    for node in log[mark...] { seen[node] = false }
    log.removeLast(log.count - mark)
  }
}

extension [PatternThread] {
  /// Whether the list ends with a thread that has left the atomic part, so that no more may follow.
  fileprivate var hasLeft: Bool {
    if case .outside? = last { return true }
    return false
  }
}
