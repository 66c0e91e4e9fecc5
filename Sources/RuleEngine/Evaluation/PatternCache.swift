/// The compiled patterns that one evaluator has met, so that running them takes no lock.
struct PatternCache {
  private var compiled: [CompiledPattern?]
  /// The automata of those that have one, apart from them so that running one counts no references.
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
      // An automaton is made once enough texts have met the pattern, by whichever thread.
      if automata[index.position] == nil { automata[index.position] = pattern.madeAutomaton }
      return pattern
    }
    guard let pattern = executable.pattern(index) else { return nil }
    compiled[index.position] = pattern
    automata[index.position] = pattern.madeAutomaton
    return pattern
  }
}
