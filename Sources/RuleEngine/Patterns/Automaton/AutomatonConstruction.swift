/// Builds an automaton from a graph by subset construction: each list of threads becomes a state.
///
/// Bytes that no node distinguishes share a class, so a state needs only one cell for each class.
struct AutomatonConstruction {
  /// The budget of threads and nodes to visit: about ten milliseconds.
  private static let mostWork = 100_000

  private var threads: PatternThreads
  private let classes: ByteClasses
  private var states: [AutomatonTable.State] = []
  /// The threads of each state.
  private var lists: [[PatternThread]] = []
  private var positions: [[PatternThread]: Int] = [:]
  private let scope: PatternScope

  /// The table of a pattern; nil if the pattern has no automaton, or too large a one.
  static func table(of source: PatternSource) -> AutomatonTable? {
    let syntax = PatternSyntax(text: source.text, flags: source.flags)
    guard let graph = ByteGraph(syntax, scope: source.scope) else { return nil }
    var construction = AutomatonConstruction(graph, scope: source.scope)
    guard construction.addStates() else { return nil }
    return AutomatonTable(
      classes: construction.classes.classes,
      states: construction.states
    )
  }

  private init(_ graph: ByteGraph, scope: PatternScope) {
    self.scope = scope
    classes = ByteClasses(graph)
    threads = PatternThreads(graph, scope: scope)
  }

  /// Adds all reachable states; returns false if there are too many.
  private mutating func addStates() -> Bool {
    // The first state is the dead one, without threads.
    _ = position(of: [])
    states[0].following = classes.representatives.map { _ in 0 }
    _ = position(of: threads.initial())
    var position = 1
    while position < states.count {
      let list = lists[position]
      let end = threads.advance(list, by: .end)
      states[position].isAccepting = end.contains { isMatch($0) }
      for byte in classes.representatives {
        let isSettled = states[position].isUnknown || list.first.map(isMatch) ?? false
        let next = isSettled ? list : threads.advance(list, by: .byte(byte))
        states[position].following.append(self.position(of: next))
      }
      let cells = states.count * classes.representatives.count
      guard cells <= AutomatonTable.mostCells, threads.work <= Self.mostWork, !threads.isTooDeep
      else { return false }
      position += 1
    }
    return true
  }

  private mutating func position(of list: [PatternThread]) -> Int {
    if list.isEmpty, !states.isEmpty { return 0 }
    // In a search, a match is final, so it needs no other threads.
    let list = scope == .anywhere && list.contains(where: isMatch) ? list.filter(isMatch) : list
    if let known = positions[list] { return known }
    states.append(AutomatonTable.State(isUnknown: list.contains { isUnknown($0) }))
    lists.append(list)
    positions[list] = states.count - 1
    return states.count - 1
  }

  private func isMatch(_ thread: PatternThread) -> Bool {
    if case .waiting(let node) = thread, case .match = threads.graph.steps[node] { return true }
    return false
  }

  private func isUnknown(_ thread: PatternThread) -> Bool {
    switch thread {
    case .waiting(let node):
      if case .unknown = threads.graph.steps[node] { return true }
      return false
    case .atomic(let inner), .outside(let inner):
      return inner.contains { isUnknown($0) }
    }
  }
}
