import RuleEngine
import Testing

@testable import RuleCompiler

/// Only ranges of constants are constants, so the bounds of others are operands by themselves.
@Suite struct `Ranges in arguments` {
  @Test func `a range of constants is one operand`() {
    let file = CheckedFile.field(
      rules: [.with("sized", parameters: 1, .test(.length, .parameter(0)))],
      .check(.rule(0, .range(lower: .number(1), upper: .number(5))))
    )
    #expect(code(file).contains("rule sized(1...5)\n"))
    #expect(code(file, "rule 0").contains("length $0, $0"))
  }

  @Test func `the bounds of another range are passed behind the declared parameters`() {
    let file = CheckedFile.field(
      rules: [
        .with("sized", parameters: 2, .test(.length, .parameter(1)), .test(.size, .parameter(1)))
      ],
      others: ["other"],
      .check(.rule(0, .number(7), .range(lower: nil, upper: .field(["other"])))),
      .check(.rule(0, .number(7), .range(lower: .number(1), upper: .number(5)))),
      .check(.rule(0, .number(7), .number(2)))
    )
    #expect(code(file).contains("rule sized(7, ...other, none, other)"))
    #expect(code(file).contains("rule sized(7, 1...5, 1, 5)"))
    #expect(code(file).contains("rule sized(7, 2, 2, 2)"))
    #expect(code(file, "rule 0").contains("length $2, $3"))
    #expect(code(file, "rule 0").contains("size $2, $3"))
    #expect(Lowering.program(for: file).rules[0].parameterCount == 4)
  }

  @Test func `they are passed on, behind the patterns to search with`() {
    let outer = CheckedRule.with(
      "outer",
      parameters: 2,
      .check(.rule(1, .parameter(1), .parameter(0)))
    )
    let inner = CheckedRule.with(
      "inner",
      parameters: 2,
      .test(.between, .parameter(1)),
      .test(.contains, .parameter(0))
    )
    let range = CheckedOperand.range(lower: .offset(.today, .seconds(86_400)), upper: nil)
    let file = CheckedFile.field(
      rules: [outer, inner],
      .when(
        .asks(.field(["value"]), .rule(0, range, .pattern("a")), isNegated: false),
        [.test(.luhn)]
      )
    )
    #expect(
      code(file).contains(
        "rule outer(today + 1d..., /a/, today + 1d, none)"
      )
    )
    #expect(code(file, "rule 0").contains("rule inner($1, $0, $2, $3)"))
    #expect(code(file, "rule 1").contains("between $2, $3"))
    #expect(code(file, "rule 1").contains("contains $0"))
  }

  @Test func `a rule that is given plain parameters passes each as both bounds`() {
    let file = CheckedFile.with(
      forms: [
        .with(
          "form",
          [
            .field("value", .text, [.check(.rule(0, .number(5)))]) {
              $0.filter = .rule(1, .range(lower: nil, upper: .today))
            }
          ]
        )
      ],
      rules: [
        .with("outer", parameters: 1, .check(.rule(1, .parameter(0)))),
        .with("inner", parameters: 1, .test(.between, .parameter(0))),
      ]
    )
    #expect(code(file).contains("rule outer(5)\n"))
    #expect(code(file, "rule 0").contains("rule inner($0, $0, $0)"))
    #expect(code(file, "filter value").contains("rule inner(...today, none, today)"))
  }
}
