import RuleCompiler
import RuleEngine
import TestSupport
import Testing

/// Declarations that depend on each other in a long chain need no deep stack.
@Suite(.timeLimit(.minutes(10))) struct LongChainTests {
  @Test func `forms, each in the next`() async throws {
    let forms = (0..<2000).map { "form f\($0) { \($0 == 0 ? "field x" : "field x: f\($0 - 1)") }" }
    for forms in [forms, forms.reversed()] {
      let text = forms.joined(separator: "\n")
      let counts = await onSmallStack {
        try? LoweringFixture.program(text).forms.map(\.slotCount).sorted()
      }
      #expect(counts == Array(2...2001))
    }
  }

  @Test func `decisions, each waiting for the next`() async {
    let count = 2000
    let fields = (0..<count).map { "when f\($0 + 1) is filled { field f\($0) }" }
    let text = "form f {\n" + fields.joined(separator: "\n") + "\nfield f\(count)\n}"
    let order = await onSmallStack { try? decisions(of: LoweringFixture.program(text)) }
    #expect(order == (0..<count).reversed())
  }

  @Test func `rules, each passing a pattern on to the next`() async {
    let count = 2000
    let rules = (0..<count).map { index in
      "rule r\(index)(p: pattern) { \(index == count - 1 ? "contains(p)" : "r\(index + 1)(p)") }"
    }
    let text = rules.joined(separator: "\n")
    let counts = await onSmallStack {
      try? LoweringFixture.program(text).rules.map(\.parameterCount)
    }
    #expect(counts == Array(repeating: 2, count: count))
  }

  @Test func `forms that double again and again have a limit`() async throws {
    let forms = (0..<80).map { index in
      let inner = index == 0 ? "field x" : "field a: f\(index - 1); field b: f\(index - 1)"
      return "form f\(index) { \(inner) }"
    }
    let program = try LoweringFixture.program(forms.joined(separator: "\n"))
    #expect(program.forms.map(\.slotCount).max() == FormSlots.maximum)
  }

  /// The decisions of the only form, in the order in which they are made.
  private func decisions(of program: Program) -> [Int] {
    program.instructions.compactMap {
      if case .decide(let index) = $0 { index.position } else { nil }
    }
  }
}
