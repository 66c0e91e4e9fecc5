import RuleEngine
import Testing

@testable import RuleCompiler

/// Where a pattern must match is said by the instruction that runs it, `regex` or `contains`.
@Suite struct `Patterns in arguments` {
  @Test func `one literal has one entry, whatever is asked of it`() {
    let file = CheckedFile.field(
      .test(.regex, .pattern("a")),
      .test(.contains, .pattern("a")),
      .test(.regex, .pattern("a"))
    )
    let program = Lowering.program(for: file)
    #expect(program.patterns.map(\.pattern) == [Pattern(text: "a")])
    #expect(program.constants.slots.map(\.kind) == [.pattern])
    #expect(code(file).contains("regex /a/"))
    #expect(code(file).contains("contains /a/"))
  }

  @Test func `flags tell patterns apart, and so do code points`() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let file = CheckedFile.field(
      .test(.regex, .pattern(composed)),
      .test(.regex, .pattern(decomposed)),
      .test(.regex, .pattern(Pattern(text: composed, flags: .caseless), place: .none))
    )
    #expect(Lowering.program(for: file).patterns.count == 3)
  }

  @Test func `a parameter is passed once, whether it is matched or searched with`() {
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
    #expect(code(file).contains("rule has(/a/, 1, /b/)"))
    let body = code(file, "rule 0")
    #expect(body.contains("contains $2"))
    #expect(body.contains("regex $2"))
    #expect(body.contains("contains $0"))
    #expect(Lowering.program(for: file).rules[0].parameterCount == 3)
  }

  @Test func `a report names the parameter as it is declared`() {
    let rule = CheckedRule.with("has", parameters: 1, .test(.contains, .parameter(0)))
    let program = Lowering.program(for: .with(rules: [rule]))
    #expect(program.operands == [.parameter(0)])
    #expect(
      program.calls[0].map { program.callTable[$0].arguments }
        == [NamedOperand("pattern", .parameter(0))]
    )
  }
}
