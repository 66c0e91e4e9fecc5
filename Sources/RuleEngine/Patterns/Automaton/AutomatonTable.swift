/// The states of a pattern's automaton as plain data, which compiled rule files carry.
///
/// A table that exists is sound: every byte has a class, every state has a following state for every
/// class, and nothing but a match leads out of the dead state. Tables from elsewhere are read by
/// `init(from:)`, which refuses all others.
package struct AutomatonTable: Sendable, Hashable {
  struct State: Sendable, Hashable {
    /// The state after another byte, by the byte's class.
    var following: [Int] = []
    /// Whether a text that ends here matches.
    var isAccepting = false
    /// Whether PCRE2 has to be asked about texts that end here.
    var isUnknown = false
  }

  /// The most states times classes: positions are 16 bits wide, as are those of states.
  static let mostCells = 1 << 16

  /// The class of each byte.
  let classes: [Int]
  /// The first is the dead one, in which nothing can match any more; texts begin in the second.
  let states: [State]

  var classCount: Int { states[0].following.count }

  /// Whether it answers for all texts, those with characters that only PCRE2's tables know included.
  package var answersAll: Bool { !states.contains(where: \.isUnknown) }

  /// The answer to a text that ends in a state, by state.
  ///
  /// - Complexity: linear in the size of the table.
  func answers() -> [Answer] {
    // For each state the states that lead to it.
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

  /// From which states one with the property can be reached.
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
