import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Fields that a check reads` {
  /// The slots that each check of the field `value` reads; `a` has the slot 1, `b` to `d` 3 to 5.
  private func reads(_ body: String) -> [[Int]] {
    let program = program(
      of: "form f { field a; field value { \(body) }; field b; field c; field d }"
    )
    return program.checks.map { program.reads(of: $0).map(\.position) }
  }

  @Test func `they are those of its operands, ascending and each once`() {
    #expect(reads(#"one_of(d, c) and (not equal(a)) "no" and different(c)"#) == [[1, 4, 5]])
  }

  @Test func `those of the conditions around are among them, and only there`() {
    let body = """
      when b is filled { on blur { when a is filled { luhn } } } otherwise { equal(d) }
      mod97
      """
    #expect(reads(body) == [[1, 3], [3, 5], []])
  }

  @Test func `the field itself is none of them`() {
    #expect(reads("when value is filled { luhn }") == [[]])
  }

  @Test func `a check with each reads what the checks in it read`() {
    let program = program(
      of: """
        form f {
          field a
          field list: list of text { not each { when a is filled { equal(b) } } }
          field b
        }
        """
    )
    #expect(program.checks.map { program.reads(of: $0).map(\.position) } == [[1, 3]])
  }

  @Test func `a check of the form reads what it names, not what decides whether it applies`() {
    let program = program(
      of: "form f { field a; field b; when a is filled { any_filled(b) } }"
    )
    #expect(program.checks.map { $0.reads.map(\.position) } == [[2]])
  }

  @Test func `checks share what the condition around them reads`() {
    let fields = (0..<100).map { "field f\($0)\n" }.joined()
    let condition = (0..<100).map { "f\($0) is filled" }.joined(separator: " or ")
    let checks = (0..<100).map { "max_length(\($0 + 1))\n" }.joined()
    let program = program(
      of: "form f {\n\(fields)field value { when \(condition) {\n\(checks)} }\n}"
    )
    #expect(program.checks.count == 100)
    #expect(program.checks.allSatisfy { $0.reads.isEmpty })
    #expect(program.conditions.map(\.reads.count) == [100])
    #expect(program.checks.allSatisfy { program.reads(of: $0).count == 100 })
    #expect(program.units(of: FormIndex(0)).last?.reads.count == 100)
  }
}
