/// Collects the coverage of a suite's files from the traces of its tests.
package struct CoverageRecorder: Sendable {
  private var map: CoverageMap

  package init(_ suite: TestSuite) {
    map = CoverageMap(suite)
  }

  /// What has been seen of each rule, external rule and form, with the name of its file.
  var owners: [(file: String, owner: CoverageOwner)] {
    map.owners.map { (map.program.sources[Int($0.place.source)], $0) }
  }

  /// Adds the coverage of a test.
  package mutating func note(_ result: TestResult) {
    // The groups and calls that have no answer yet.
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
        if let answer, let item = map.decisions[decision] { map.note(Sightings(answer), of: item) }
      case .reported(let message):
        if let item = map.messages[message] { map.note(.shown, of: item) }
      case .entered, .skipped, .item, .computed, .checked, .omitted, .halted: continue
      }
    }
  }

  private mutating func note(_ answer: Answer, at instruction: InstructionIndex) {
    let sightings = Sightings(answer)
    if let item = map.instructions[instruction.position] { map.note(sightings, of: item) }
    if case .rule(let rule, _) = map.program.instructions[instruction.position],
      let item = map.rules[rule]
    {
      map.note(sightings, of: item)
    }
  }
}
