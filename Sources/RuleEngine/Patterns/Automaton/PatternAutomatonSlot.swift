/// Where a pattern keeps its automaton, made when it is first asked for.
///
/// Few of the patterns of a rule file may ever run, and making an automaton takes longer than
/// compiling a pattern.
struct PatternAutomatonSlot: Sendable {
  /// Frees an automaton once nobody can ask for it any more.
  private final class Owner: Sendable {
    let automaton: PatternAutomaton

    init(_ automaton: PatternAutomaton) {
      self.automaton = automaton
    }

    deinit {
      automaton.deallocate()
    }
  }

  /// Nil where the pattern is left to PCRE2.
  private let owner: MadeOnce<Owner?>?

  /// - Parameter isWanted: false leaves the pattern to PCRE2.
  init(isWanted: Bool) {
    owner = isWanted ? MadeOnce() : nil
  }

  /// The automaton, if it has been made.
  var madeAutomaton: PatternAutomaton? { owner?.made??.automaton }

  /// The automaton of the pattern; nil when it has none.
  func automaton(of source: PatternSource) -> PatternAutomaton? {
    owner?.value { AutomatonConstruction.automaton(of: source).map { Owner($0) } }?.automaton
  }
}
