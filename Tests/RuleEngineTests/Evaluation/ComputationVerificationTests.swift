import Testing

@testable import RuleEngine

/// Tables of computations that no rule file makes are refused before they run.
@Suite struct ComputationVerificationTests {
  private static func fault(of computations: [Computation]) -> ProgramFault? {
    var program = Program()
    program.computations = computations
    do throws(ProgramFault) {
      try program.verify()
      return nil
    } catch {
      return error
    }
  }

  @Test func `computations that share others stay short`() {
    func doubled(_ count: UInt32) -> [Computation] {
      [.today] + (0..<count).map { .operation(.add, [.computation($0), .computation($0)]) }
    }
    #expect(Self.fault(of: doubled(8)) == nil)
    #expect(Self.fault(of: doubled(20)) != nil)
  }

  @Test func `computations in each other are not deeper than the limit`() {
    func nested(_ count: UInt32) -> [Computation] {
      [.today] + (0..<count).map { .operation(.negate, [.computation($0)]) }
    }
    #expect(Self.fault(of: nested(UInt32(Computation.depthLimit - 1))) == nil)
    #expect(Self.fault(of: nested(UInt32(Computation.depthLimit))) != nil)
    #expect(Self.fault(of: nested(1_000_000)) != nil)
  }

  @Test(arguments: Operation.allCases)
  func `an operation has as many operands as it takes`(operation: Operation) {
    for count in 0...3 {
      let operands = Array(repeating: Operand.none, count: count)
      let isTaken = operation.operandCounts.contains(count)
      #expect((Self.fault(of: [.operation(operation, operands)]) == nil) == isTaken)
    }
    #expect(Self.fault(of: [.operation(operation, [.computation(0)])]) != nil)
  }
}
