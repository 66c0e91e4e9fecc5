import Synchronization

/// Where a pattern keeps its automaton, made when it is first asked for.
///
/// Few of the patterns of a rule file may ever run, and making an automaton takes longer than
/// compiling a pattern.
struct PatternAutomatonSlot: ~Copyable, Sendable {
  private enum State {
    case undecided
    case decided(PatternAutomaton?)
  }

  private let state: Mutex<State>

  /// - Parameter isWanted: false leaves the pattern to PCRE2.
  init(isWanted: Bool) {
    state = Mutex(isWanted ? .undecided : .decided(nil))
  }

  deinit {
    state.withLock { state in
      if case .decided(let automaton) = state { automaton?.deallocate() }
    }
  }

  /// The automaton of the pattern; nil when it has none.
  func automaton(of source: PatternSource) -> PatternAutomaton? {
    state.withLock { state in
      if case .decided(let automaton) = state { return automaton }
      let automaton = AutomatonConstruction.automaton(of: source)
      state = .decided(automaton)
      return automaton
    }
  }
}
