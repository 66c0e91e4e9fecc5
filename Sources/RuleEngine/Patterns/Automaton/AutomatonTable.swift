/// The states of a pattern's automaton as plain data, which compiled rule files contain.
///
/// Invariant: every byte has a class, every state has a next state for every class, and the dead
/// state leads only to itself. `init(from:)` rejects all other tables.
package struct AutomatonTable: Sendable, Hashable {
  /// The transitions of a state, and the answer for a text that ends in it.
  struct State: Sendable, Hashable {
    /// The next state, by the class of the next byte.
    var following: [Int] = []
    /// Whether a text that ends here matches.
    var isAccepting = false
    /// Whether only PCRE2 can answer for texts that end here.
    var isUnknown = false
  }

  /// The most states times classes, because positions in the table have 16 bits.
  static let mostCells = 1 << 16

  /// The class of each byte.
  let classes: [Int]
  /// The first is the dead state, from which nothing can match; texts start in the second.
  let states: [State]

  var classCount: Int { states[0].following.count }

  /// Whether it answers for all texts, including those with characters that only PCRE2's tables
  /// know.
  package var answersAll: Bool { !states.contains(where: \.isUnknown) }

  /// The answer for a text that ends in each state.
  ///
  /// - Complexity: linear in the size of the table.
  func answers() -> [Answer] {
    // The predecessors of each state.
    var sources: [[Int]] = Array(repeating: [], count: states.count)
    for (position, state) in states.enumerated() {
      for next in state.following { sources[next].append(position) }
    }
    let canHold = states(reaching: { $0.isAccepting || $0.isUnknown }, along: sources)
    let canFail = states(reaching: { !$0.isAccepting || $0.isUnknown }, along: sources)
    return states.indices.map { position in
      if states[position].isUnknown { return .unknown }
      let now = states[position].isAccepting ? Answer.Now.holds : .fails
      return Answer(now, canHold: canHold[position], canFail: canFail[position])
    }
  }

  /// For each state, whether a state with the property can be reached from it.
  private func states(reaching holds: (State) -> Bool, along sources: [[Int]]) -> [Bool] {
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
