/// Gathers, from the traces of a suite's tests, what they show of its files.
package struct CoverageRecorder: Sendable {
  private let program: Program
  private(set) var map: CoverageMap
  /// For each item of the map.
  private(set) var seen: [Sightings]

  package init(_ suite: TestSuite) {
    program = suite.program
    map = CoverageMap(suite)
    seen = Array(repeating: [], count: map.items.count)
  }

  /// Takes in what a test showed.
  package mutating func note(_ result: TestResult) {
    // What has been opened or called and has not answered yet.
    var open: [InstructionIndex] = []
    for event in result.outcome.trace?.events ?? [] {
      switch event {
      case .opened(let instruction), .called(let instruction, _): open.append(instruction)
      case .closed(let answer):
        if let instruction = open.popLast() { note(answer, at: instruction) }
      case .tested(let instruction, let answer, _), .negated(let instruction, let answer),
        .branched(let instruction, let answer):
        note(answer, at: instruction)
      case .decided(let decision, _, let answer):
        if let answer, let item = map.decisions[decision] { note(Sightings(answer), of: item) }
      case .reported(let message):
        if let item = map.messages[message] { note(.shown, of: item) }
      case .entered, .skipped, .item, .checked, .omitted, .halted: continue
      }
    }
  }

  /// The name of the file that the place is in.
  func sourceName(of place: SourcePlace) -> String { program.sources[Int(place.source)] }

  private mutating func note(_ answer: Answer, at instruction: InstructionIndex) {
    let sighting = Sightings(answer)
    if let item = map.instructions[instruction.position] { note(sighting, of: item) }
    if case .rule(let rule, _) = program.instructions[instruction.position],
      let item = map.rules[rule]
    {
      note(sighting, of: item)
    }
  }

  private mutating func note(_ sighting: Sightings, of item: Int) {
    seen[item].formUnion(sighting)
  }
}
