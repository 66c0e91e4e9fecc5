/// Reads the checks of a field, or its filter, as plain tests joined by `and` and `or`.
struct FastPathReader {
  /// Alternative tests, of which one has to hold.
  typealias Clause = [FastPathTest]

  /// All of them have to hold.
  var clauses: [Clause]
  /// Whether some test judges that there is no value.
  private(set) var judgesMissing = false
  private let kind: Slot.Kind
  /// The program's operands.
  private let operands: [Operand]
  private var rest: ArraySlice<ExecutableInstruction>

  /// Nil where there is more to the code, or it judges values of another kind.
  init?(_ code: ArraySlice<ExecutableInstruction>, of kind: Slot.Kind, _ operands: [Operand]) {
    self.kind = kind
    self.operands = operands
    rest = code
    clauses = []
    while let first = rest.first {
      // Over a check that is left out, as where the others' costs are measured.
      if case .jump(let end) = first.instruction {
        guard rest.indices.contains(end.position - 1) else { return nil }
        rest = rest[end.position...]
        continue
      }
      guard let expression = readExpression() else { return nil }
      clauses += expression
      // A filter has one expression and no check.
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
      // An operand that is several clauses, or none, has no place in one.
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
      // A value of the kind that is not blank is all that they want.
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
