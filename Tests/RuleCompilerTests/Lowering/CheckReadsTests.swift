import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Fields that a check reads` {
  private func reads(_ statements: CheckedStatement...) -> [[Int]] {
    let items =
      [CheckedItem.field("a"), .field("value", .text, statements)]
      + ["b", "c", "d"].map { .field($0) }
    let program = Lowering.program(for: .with(forms: [.with("form", items)]))
    return program.checks.map { $0.reads.map(\.position) }
  }

  @Test func `they are those of its operands, ascending and each once`() {
    #expect(
      reads(
        .check(
          .and([
            .test(.different, .field(["c"])),
            .part(.not(.test(.equal, .field(["a"]))), message: .plain("")),
            .test(.after, .offset(.field(["c"]), .seconds(1))),
            .each([.test(.between, .range(lower: .field(["d"]), upper: nil))]),
          ])
        )
      ) == [[1, 4, 5]]
    )
  }

  @Test func `those of the conditions around are among them, and only there`() {
    #expect(
      reads(
        .when(
          .filled("b"),
          [.moment(.blur, [.when(.filled("a"), [.test(.luhn)])])],
          otherwise: [.test(.equal, .field(["d"]))]
        ),
        .test(.luhn)
      ) == [[1, 3], [3, 5], []]
    )
  }

  @Test func `the field itself is none of them`() {
    #expect(reads(.when(.filled("value"), [.test(.luhn)])) == [[]])
  }

  @Test func `a check of the form reads what it names, not what decides whether it applies`() {
    let program = Lowering.program(
      for: .with(forms: [
        .with(
          "form",
          [
            .field("a"), .field("b"),
            .when(.filled("a"), [.check(.test(.anyFilled, .field(["b"])))]),
          ]
        )
      ])
    )
    #expect(program.checks.map { $0.reads.map(\.position) } == [[2]])
  }

  @Test func `warnings inside each are checks of their own`() {
    #expect(
      reads(
        .when(
          .filled("a"),
          [.check(.not(.each([.check(.test(.equal, .field(["b"])), warns: true)])))]
        )
      ) == [[1, 3], [1, 3]]
    )
  }
}
