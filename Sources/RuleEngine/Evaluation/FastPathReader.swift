/// Reads the checks of a field, or its filter, as a conjunction of clauses; fails for anything
/// else.
///
/// Example: `min_length(2) and (one_of("a", "b") or matches(/x+/))` is two clauses of one and two
/// tests.
struct FastPathReader {
  /// Alternatives: at least one of the tests has to hold.
  typealias Clause = [FastPathTest]

  /// All of the clauses have to hold.
  var clauses: [Clause]
  /// Whether some test applies to a missing value.
  private(set) var judgesMissing = false
  private let kind: Slot.Kind
  /// The program's operands.
  private let operands: [Operand]
  private var rest: ArraySlice<ExecutableInstruction>

  /// Nil if the code has any other instruction, or tests values of another kind.
  init?(_ code: ArraySlice<ExecutableInstruction>, of kind: Slot.Kind, _ operands: [Operand]) {
    self.kind = kind
    self.operands = operands
    rest = code
    clauses = []
    while let first = rest.first {
      // Skips a check that was replaced by a jump, for example to measure the cost of the others.
      if case .jump(let end) = first.instruction {
        guard rest.indices.contains(end.position - 1) else { return nil }
        rest = rest[end.position...]
        continue
      }
      guard let expression = readExpression() else { return nil }
      clauses += expression
      // A filter is one expression, without a `check` instruction.
      if case .check = rest.first?.instruction { rest.removeFirst() }
    }
  }

  private mutating func readExpression() -> [Clause]? {
    guard let first = rest.popFirst() else { return nil }
    switch first.instruction {
    case .test(let test):
      return readTest(test, of: first)
    case .beginAnd:
      return readOperands().map { Array($0.joined()) }
    case .beginOr:
      // Each operand must be exactly one clause, because clauses do not nest.
      guard let operands = readOperands(), operands.allSatisfy({ $0.count == 1 }) else {
        return nil
      }
      return [operands.flatMap { $0.joined() }]
    case _:
      return nil
    }
  }

  private mutating func readTest(_ test: Test, of instruction: ExecutableInstruction) -> [Clause]? {
    guard case .rule(let rule) = test.question, !test.ignoresCase else { return nil }
    switch rule {
    case .required, .filled, .present:
      // These hold for every value of the kind that is not blank.
      judgesMissing = true
      return []
    case .equal:
      guard kind == .text, case .field(let other) = operands[test.operands.range.lowerBound]
      else { return nil }
      judgesMissing = true
      return [[FastPathTest(kind: .equal, entry: other.rawValue)]]
    case .length:
      return clauses(.length, of: .text, from: instruction)
    case .between:
      return clauses(.magnitude, of: .number, from: instruction)
    case .regex, .contains:
      return clauses(.matches, of: .text, from: instruction)
    case .oneOf:
      return clauses(.oneOf, of: .text, from: instruction)
    case .noneOf:
      return clauses(.noneOf, of: .text, from: instruction)
    case _:
      return nil
    }
  }

  private func clauses(
    _ test: FastPathTest.Kind,
    of kind: Slot.Kind,
    from instruction: ExecutableInstruction
  ) -> [Clause]? {
    guard kind == self.kind, instruction.hasEntry else { return nil }
    return [[FastPathTest(kind: test, entry: instruction.entry)]]
  }

  /// The operands up to the end of an `and` or `or`.
  private mutating func readOperands() -> [[Clause]]? {
    var operands: [[Clause]] = []
    while true {
      if case .end = rest.first?.instruction {
        rest.removeFirst()
        return operands
      }
      guard let operand = readExpression() else { return nil }
      operands.append(operand)
      if case .message = rest.first?.instruction { rest.removeFirst() }
      guard case .combine = rest.popFirst()?.instruction else { return nil }
    }
  }
}
