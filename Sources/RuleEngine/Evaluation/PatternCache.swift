/// The compiled patterns that one evaluator has used, so that running them takes no lock.
struct PatternCache {
  private var compiled: [CompiledPattern?]
  /// Their automata, if any; kept apart so that running one involves no reference counting.
  private(set) var automata: [PatternAutomaton?]

  init(_ executable: ExecutableProgram) {
    compiled = Array(repeating: nil, count: executable.patterns.count)
    automata = Array(repeating: nil, count: executable.patterns.count)
  }

  /// The compiled pattern; nil if it cannot be compiled.
  mutating func pattern(
    _ index: CompiledPatternIndex,
    of executable: ExecutableProgram
  ) -> CompiledPattern? {
    if let pattern = compiled[index.position] {
      // Any thread may build the automaton, once the pattern has run on enough texts.
      if automata[index.position] == nil { automata[index.position] = pattern.madeAutomaton }
      return pattern
    }
    guard let pattern = executable.pattern(index) else { return nil }
    compiled[index.position] = pattern
    automata[index.position] = pattern.madeAutomaton
    return pattern
  }
}
