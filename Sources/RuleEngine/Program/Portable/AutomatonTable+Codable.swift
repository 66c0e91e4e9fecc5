// Rows of a table are run-length encoded: the start of each run, followed by its value. For
// example, `[0, 0, 48, 1, 58, 0]` maps the bytes `0` to `9` to class 1 and all others to class 0.

extension AutomatonTable: Codable {
  private enum Key: CodingKey {
    case classes, states, accepting, unknown
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let runs = try object.decode([Int].self, forKey: .classes)
    guard let classes = Self.row(runs, count: 256, below: 256) else {
      throw decoder.corrupted("its classes are not runs of bytes")
    }
    let classCount = (classes.max() ?? 0) + 1
    let rows = try object.decode([[Int]].self, forKey: .states)
    guard !rows.isEmpty, rows.count * classCount <= Self.mostCells else {
      throw decoder.corrupted("it has \(rows.count) states for \(classCount) classes")
    }
    var states: [State] = []
    for (position, runs) in rows.enumerated() {
      guard let following = Self.row(runs, count: classCount, below: rows.count) else {
        throw decoder.corrupted("its state \(position) does not lead to a state for each class")
      }
      states.append(State(following: following))
    }
    for (key, property) in [(Key.accepting, \State.isAccepting), (.unknown, \.isUnknown)] {
      for position in try object.decode([Int].self, forKey: key) {
        guard states.indices.contains(position) else {
          throw decoder.corrupted("it has no state \(position)")
        }
        states[position][keyPath: property] = true
      }
    }
    let dead = State(following: Array(repeating: 0, count: classCount))
    guard states[0] == dead else { throw decoder.corrupted("its first state is not dead") }
    self.init(classes: classes, states: states)
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(Self.runs(of: classes), forKey: .classes)
    try object.encode(states.map { Self.runs(of: $0.following) }, forKey: .states)
    try object.encode(states.indices.filter { states[$0].isAccepting }, forKey: .accepting)
    try object.encode(states.indices.filter { states[$0].isUnknown }, forKey: .unknown)
  }

  private static func runs(of row: [Int]) -> [Int] {
    row.indices.filter { $0 == 0 || row[$0] != row[$0 - 1] }.flatMap { [$0, row[$0]] }
  }

  /// Decodes runs to a row of `count` numbers below `limit`; nil if they are not such a row.
  private static func row(_ runs: [Int], count: Int, below limit: Int) -> [Int]? {
    guard runs.count.isMultiple(of: 2), runs.first == 0 else { return nil }
    var row: [Int] = []
    for start in stride(from: 0, to: runs.count, by: 2) {
      let end = start + 2 < runs.count ? runs[start + 2] : count
      guard end > row.count, end <= count, 0..<limit ~= runs[start + 1] else { return nil }
      row += repeatElement(runs[start + 1], count: end - row.count)
    }
    return row
  }
}

extension Program {
  /// The program with tables for the automata that its tests need.
  ///
  /// - Complexity: as `AutomatonConstruction`, for each pattern.
  package func withAutomata() -> Program {
    var program = self
    for scope in PatternScope.allCases {
      for position in patterns(testedAs: scope) where patterns[position].tables?[scope] == nil {
        let source = PatternSource(patterns[position].pattern, scope: scope)
        guard let table = AutomatonConstruction.table(of: source) else { continue }
        program.patterns[position].tables = [scope: table].merging(
          program.patterns[position].tables ?? [:]
        ) { table, _ in table }
      }
    }
    return program
  }

  /// The patterns that tests match with a scope; all if a test takes its pattern from a parameter.
  package func patterns(testedAs scope: PatternScope) -> Set<Int> {
    var found: Set<Int> = []
    for case .test(let test) in instructions where test.patternScope == scope {
      guard let operand = operands[test.operands.range].first else { continue }
      guard case .constant(let position) = operand else { return Set(patterns.indices) }
      if case .pattern(let index) = constants.constant(at: Int(position)) {
        found.insert(index.position)
      }
    }
    return found
  }
}
