import RuleEngine
import Testing

@testable import RuleCompiler

/// What one operand cannot carry is passed behind the declared parameters.
@Suite struct `Parameters of rules` {
  @Test func `one pattern has one entry, wherever it must match and however often it is used`() {
    let text = "form f { field a { regex(/a/); contains(/a/); regex(/a/) } }"
    #expect(program(of: text).patterns.map(\.pattern) == [Pattern(text: "a")])
    #expect(code(text).contains("contains /a/"))
  }

  @Test func `a pattern is passed once, whatever the rule does with it`() {
    let text = """
      rule has(a, b, c) { contains(c); regex(c); contains(a); min_length(b) }
      form f { field x { has(/a/, 1, /b/) } }
      """
    #expect(code(text).contains("rule has(/a/, 1, /b/)"))
    let body = code(text, "rule 0")
    #expect(body.contains("contains $2"))
    #expect(body.contains("regex $2"))
    #expect(body.contains("contains $0"))
    #expect(program(of: text).rules[0].parameterCount == 3)
  }

  @Test func `a long chain of rules that pass a pattern on needs no deep stack`() {
    let count = 5_000
    var text = "rule r0(p) { contains(p) }\n"
    for index in 1..<count { text += "rule r\(index)(p) { r\(index - 1)(p) }\n" }
    #expect(program(of: text).rules.allSatisfy { $0.parameterCount == 1 })
  }

  @Test func `the bounds of a range are passed behind the declared parameters`() {
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
