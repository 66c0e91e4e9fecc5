/// Makes an automaton of a graph by subset construction: each list of threads becomes a state.
///
/// Bytes that no node distinguishes share a class, so that a state needs one cell for each class.
struct AutomatonConstruction {
  /// What bounds the size of an automaton and the time to make it.
  private enum Limits {
    /// Their positions are 16 bits wide, as are those of states.
    static let cells = 1 << 16
    /// Threads and nodes that are looked at: about ten milliseconds.
    static let work = 100_000
  }

  /// A state, and the answers to a text that ends in it.
  struct State {
    var threads: [PatternThread]
    var following: [Int] = []
    var isAccepting = false
    /// Whether PCRE2 has to be asked.
    var isUnknown: Bool
    var canHold = false
    var canFail = false
  }

  private var threads: PatternThreads
  private let classes: ByteClasses
  private(set) var states: [State] = []
  private var positions: [[PatternThread]: Int] = [:]
  private let scope: PatternScope

  /// The automaton of a pattern; nil when the pattern is none for it, or it would be too large.
  static func automaton(of source: PatternSource) -> PatternAutomaton? {
    let syntax = PatternSyntax(text: source.text, flags: source.flags)
    guard let graph = ByteGraph(syntax, scope: source.scope) else { return nil }
    var construction = AutomatonConstruction(graph, scope: source.scope)
    guard construction.addStates() else { return nil }
    construction.findWhatCanCome()
    return PatternAutomaton(construction.states, classes: construction.classes)
  }

  private init(_ graph: ByteGraph, scope: PatternScope) {
    self.scope = scope
    classes = ByteClasses(graph)
    threads = PatternThreads(graph, scope: scope)
  }

  /// Adds all states that texts can lead to; answers whether they fit.
  private mutating func addStates() -> Bool {
    // The first state is the dead one, in which no thread is left.
    _ = position(of: [])
    _ = position(of: threads.initial())
    var position = 0
    while position < states.count {
      let list = states[position].threads
      let end = threads.advance(list, by: .end)
      states[position].isAccepting = end.contains { isMatch($0) }
      for byte in classes.representatives {
        let isSettled = states[position].isUnknown || list.first.map(isMatch) ?? false
        let next = isSettled ? list : threads.advance(list, by: .byte(byte))
        states[position].following.append(self.position(of: next))
      }
      let cells = states.count * classes.representatives.count
      guard cells <= Limits.cells, threads.work <= Limits.work, !threads.isTooDeep else {
        return false
      }
      position += 1
    }
    return true
  }

  private mutating func position(of list: [PatternThread]) -> Int {
    if list.isEmpty, !states.isEmpty { return 0 }
    // A match for good needs no other threads; in a search it stays, whatever follows.
    let list = scope == .anywhere && list.contains(where: isMatch) ? list.filter(isMatch) : list
    if let known = positions[list] { return known }
    states.append(State(threads: list, isUnknown: list.contains { isUnknown($0) }))
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

  /// Finds from which states one that accepts, or one that does not, can be reached.
  private mutating func findWhatCanCome() {
    let sources = StateSources(states)
    let canHold = states(reaching: { $0.isAccepting || $0.isUnknown }, along: sources)
    let canFail = states(reaching: { !$0.isAccepting || $0.isUnknown }, along: sources)
    for position in states.indices {
      states[position].canHold = canHold[position]
      states[position].canFail = canFail[position]
    }
  }

  private func states(
    reaching holds: (State) -> Bool,
    along sources: StateSources
  ) -> [Bool] {
    var isReaching = states.map(holds)
    var reached = states.indices.filter { isReaching[$0] }
    while let position = reached.popLast() {
      for source in sources[position] where !isReaching[source] {
        isReaching[source] = true
        reached.append(source)
      }
    }
    return isReaching
  }
}

/// For each state the states that lead to it.
private struct StateSources {
  /// Those of one state follow each other.
  private var sources: [Int]
  /// For each state the position of its first.
  private var firsts: [Int]

  init(_ states: [AutomatonConstruction.State]) {
    firsts = Array(repeating: 0, count: states.count + 1)
    for state in states {
      for next in state.following { firsts[next + 1] += 1 }
    }
    for position in states.indices { firsts[position + 1] += firsts[position] }
    sources = Array(repeating: 0, count: firsts[states.count])
    var free = firsts
    for (position, state) in states.enumerated() {
      for next in state.following {
        sources[free[next]] = position
        free[next] += 1
      }
    }
  }

  subscript(state: Int) -> ArraySlice<Int> { sources[firsts[state]..<firsts[state + 1]] }
}
