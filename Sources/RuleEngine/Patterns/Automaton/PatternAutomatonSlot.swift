import Synchronization

/// Holds a pattern's automaton, which is built on first use.
///
/// Few patterns of a rule file may ever run, and building an automaton takes longer than compiling
/// a pattern.
struct PatternAutomatonSlot: ~Copyable, Sendable {
  /// Frees the automaton together with its last reference.
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
  /// Whether the pattern is known to have no automaton: checking the owner costs more than many
  /// matches.
  private let isNone: Atomic<Bool>

  /// The table from a compiled rule file.
  private let table: AutomatonTable?

  /// - Parameters:
  ///   - isWanted: false to leave the pattern to PCRE2.
  ///   - table: the table, if it has been built already.
  init(isWanted: Bool, table: AutomatonTable?) {
    isNone = Atomic(!isWanted)
    self.table = table
  }

  /// The automaton, if it has been built.
  var madeAutomaton: PatternAutomaton? {
    isNone.load(ordering: .relaxed) ? nil : owner.existing??.automaton
  }

  /// The pattern's automaton, built if necessary; nil if it has none.
  func automaton(of source: PatternSource) -> PatternAutomaton? {
    if isNone.load(ordering: .relaxed) { return nil }
    let made = owner.value {
      (table ?? AutomatonConstruction.table(of: source)).map { Owner(PatternAutomaton($0)) }
    }
    if made == nil { isNone.store(true, ordering: .relaxed) }
    return made?.automaton
  }
}
