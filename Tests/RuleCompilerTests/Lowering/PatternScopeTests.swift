import RuleEngine
import Testing

@testable import RuleCompiler

/// A pattern matches in its own scope, so what `contains` is given is another than for `regex`.
@Suite struct `Patterns in arguments` {
  @Test func `one literal has an entry for each scope, however often it is used`() {
    let file = CheckedFile.field(
      .test(.regex, .pattern("a")),
      .test(.contains, .pattern("a")),
      .test(.regex, .pattern("a"))
    )
    let program = Lowering.program(for: file)
    #expect(program.patterns.map(\.source.scope) == [.whole, .anywhere])
    #expect(program.constants.slots.map(\.kind) == [.pattern, .pattern])
    #expect(program.constants.slots.map(\.payload) == [0, 1])
  }

  @Test func `flags tell patterns apart, and so do code points`() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let file = CheckedFile.field(
      .test(.regex, .pattern(composed)),
      .test(.regex, .pattern(decomposed)),
      .test(
        .regex,
        .pattern(
          PatternSource(text: composed, flags: .caseless, scope: .anywhere),
          place: .none
        )
      )
    )
    #expect(Lowering.program(for: file).patterns.count == 3)
  }

  @Test func `a parameter that is matched is passed as it is`() {
    let file = CheckedFile.field(
      rules: [.with("like", parameters: 1, .test(.regex, .parameter(0)))],
      .check(.rule(0, .pattern("a")))
    )
    #expect(code(file, "rule 0").hasPrefix("   4  regex $0"))
    #expect(code(file).contains("rule like(/a/ whole)"))
    #expect(Lowering.program(for: file).rules[0].parameterCount == 1)
  }

  @Test func `a parameter that is searched with is passed once more`() {
    let rule = CheckedRule.with(
      "has",
      parameters: 3,
      .test(.contains, .parameter(2)),
      .test(.regex, .parameter(2)),
      .test(.contains, .parameter(0))
    )
    let file = CheckedFile.field(
      rules: [rule],
      .check(.rule(0, .pattern("a"), .number(1), .pattern("b")))
    )
    #expect(code(file).contains("rule has(/a/ whole, 1, /b/ whole, /a/ anywhere, /b/ anywhere)"))
    let body = code(file, "rule 0")
    #expect(body.contains("contains $4"))
    #expect(body.contains("regex $2"))
    #expect(body.contains("contains $3"))
    let program = Lowering.program(for: file)
    #expect(program.rules[0].parameterCount == 5)
    #expect(
      program.calls[1].map { program.callTable[$0].arguments.map(\.name) } == ["p0", "p1", "p2"]
    )
  }

  @Test func `what a rule passes on to be searched with, it is itself passed for that`() {
    let outer = CheckedRule.with("outer", parameters: 2, .check(.rule(1, .parameter(1))))
    let inner = CheckedRule.with(
      "inner",
      parameters: 1,
      .when(.asks(.parameter(0), .test(.contains, .parameter(0)), isNegated: false), [])
    )
    let file = CheckedFile.field(
      rules: [outer, inner],
      .check(.not(.rule(0, .number(1), .pattern("a"))))
    )
    #expect(code(file).contains("rule outer(1, /a/ whole, /a/ anywhere)"))
    #expect(code(file, "rule 0").contains("rule inner($1, $2)"))
    #expect(code(file, "rule 1").contains("contains $1"))
  }

  @Test func `a report names the parameter as it is declared`() {
    let rule = CheckedRule.with("has", parameters: 1, .test(.contains, .parameter(0)))
    let program = Lowering.program(for: .with(rules: [rule]))
    #expect(program.operands == [.parameter(1)])
    #expect(
      program.calls[0].map { program.callTable[$0].arguments }
        == [NamedOperand("pattern", .parameter(0))]
    )
  }

  @Test func `a long chain of rules that pass a pattern on needs no deep stack`() {
    let count = 20_000
    let rules = (0..<count).map { index in
      CheckedRule.with(
        "r\(index)",
        parameters: 1,
        index == count - 1
          ? .test(.contains, .parameter(0)) : .check(.rule(index + 1, .parameter(0)))
      )
    }
    let program = Lowering.program(for: .with(rules: rules))
    #expect(program.rules.allSatisfy { $0.parameterCount == 2 })
  }
}
