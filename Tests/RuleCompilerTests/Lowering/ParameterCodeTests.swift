import RuleEngine
import Testing

@testable import RuleCompiler

/// What one operand cannot carry is passed behind the declared parameters.
@Suite struct `Parameters of rules` {
  @Test func `one pattern has an entry for each scope, however often it is used`() {
    let program = program(of: "form f { field a { regex(/a/); contains(/a/); regex(/a/) } }")
    #expect(program.patterns.map(\.source.text) == ["a", "a"])
    #expect(program.patterns.map(\.source.scope) == [.whole, .anywhere])
  }

  @Test func `a parameter that is searched with is passed once more`() {
    let text = """
      rule has(a, b, c) { contains(c); regex(c); contains(a); min_length(b) }
      form f { field x { has(/a/, 1, /b/) } }
      """
    #expect(
      code(text).contains("rule has(/a/ whole, 1, /b/ whole, /a/ anywhere, /b/ anywhere)")
    )
    let body = code(text, "rule 0")
    #expect(body.contains("contains $4"))
    #expect(body.contains("regex $2"))
    #expect(body.contains("contains $3"))
    let program = program(of: text)
    #expect(program.rules[0].parameterCount == 5)
    let call = program.calls[1].map { program.callTable[$0] }
    #expect(call?.arguments.map(\.name) == ["a", "b", "c"])
  }

  @Test func `what a rule passes on to be searched with, it is itself passed for that`() {
    let text = """
      rule outer(a, b) { inner(b); min_length(a) }
      rule inner(a) { contains(a) }
      form f { field x { outer(1, /a/) } }
      """
    #expect(code(text).contains("rule outer(1, /a/ whole, /a/ anywhere)"))
    #expect(code(text, "rule 0").contains("rule inner($1, $2)"))
    #expect(code(text, "rule 1").contains("contains $1"))
  }

  @Test func `a long chain of rules that pass a pattern on needs no deep stack`() {
    let count = 5_000
    var text = "rule r0(p) { contains(p) }\n"
    for index in 1..<count { text += "rule r\(index)(p) { r\(index - 1)(p) }\n" }
    #expect(program(of: text).rules.allSatisfy { $0.parameterCount == 2 })
  }

  @Test func `a range of constants is one operand`() {
    let text = """
      rule sized(r: range) { length(r) }
      form f { field x { sized(1...5) } }
      """
    #expect(code(text).contains("rule sized(1...5)\n"))
    #expect(code(text, "rule 0").contains("length $0, $0"))
  }

  @Test func `the bounds of another range are passed behind the declared parameters`() {
    let text = """
      rule sized(n: integer, r: range) { length(r); min_length(n) }
      form f {
        field x { sized(7, ...other); sized(7, 1...5); sized(7, 2) }
        field other: integer
      }
      """
    #expect(code(text).contains("rule sized(7, ...other, none, other)"))
    #expect(code(text).contains("rule sized(7, 1...5, 1, 5)"))
    #expect(code(text).contains("rule sized(7, 2, 2, 2)"))
    #expect(code(text, "rule 0").contains("length $2, $3"))
    #expect(program(of: text).rules[0].parameterCount == 4)
  }
}
