import Synchronization

/// Where a pattern keeps its automaton, made when it is first asked for.
///
/// Few of the patterns of a rule file may ever run, and making an automaton takes longer than
/// compiling a pattern.
struct PatternAutomatonSlot: ~Copyable, Sendable {
  /// Frees an automaton with the last reference to it.
  private final class Owner: Sendable {
    let automaton: PatternAutomaton

    init(_ automaton: PatternAutomaton) {
      self.automaton = automaton
    }

    deinit {
      automaton.deallocate()
    }
  }

  private let owner = LazyValue<Owner?>()
  /// Whether the pattern is known to have none: asking its owner takes longer than many a match.
  private let isNone: Atomic<Bool>

  /// The table that a compiled rule file contains.
  private let table: AutomatonTable?

  /// - Parameters:
  ///   - isWanted: false leaves the pattern to PCRE2.
  ///   - table: what need not be made any more.
  init(isWanted: Bool, table: AutomatonTable?) {
    isNone = Atomic(!isWanted)
    self.table = table
  }

  /// The automaton, if it has been made.
  var madeAutomaton: PatternAutomaton? {
    isNone.load(ordering: .relaxed) ? nil : owner.existing??.automaton
  }

  /// The automaton of the pattern; nil when it has none.
  func automaton(of source: PatternSource) -> PatternAutomaton? {
    if isNone.load(ordering: .relaxed) { return nil }
    let made = owner.value {
      (table ?? AutomatonConstruction.table(of: source)).map { Owner(PatternAutomaton($0)) }
    }
    if made == nil { isNone.store(true, ordering: .relaxed) }
    return made?.automaton
  }
}
