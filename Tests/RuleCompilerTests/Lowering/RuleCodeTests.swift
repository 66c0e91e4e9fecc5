import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Code of named rules` {
  private func body(_ statements: [CheckedStatement], parameters: Int = 0) -> String {
    var rule = CheckedRule.with("rule", parameters: parameters)
    rule.body = statements
    return code(.with(rules: [rule]), "rule 0")
  }

  @Test func `one plain check is the rule itself`() {
    #expect(
      body([.test(.luhn)]) == """
           0  luhn
           1  stop
        """
    )
  }

  @Test func `no checks are not applicable`() {
    #expect(
      body([]) == """
           0  begin_and
           1  end
           2  stop
        """
    )
  }

  @Test func `a single check with a message keeps it`() {
    #expect(
      body([.check(.test(.luhn), "Check the number.")]) == """
           0  begin_and
           1  luhn
           2  message "Check the number."
           3  combine -> 4
           4  end
           5  stop
        """
    )
  }

  @Test func `checks are a conjunction`() {
    #expect(
      body([.test(.luhn), .test(.minLength, .parameter(0))], parameters: 1) == """
           0  begin_and
           1  luhn
           2  combine -> 5
           3  length $0, none
           4  combine -> 5
           5  end
           6  stop
        """
    )
  }

  @Test func `a warning takes no part in the answer`() {
    #expect(
      body([.check(.test(.luhn), "Odd.", warns: true)]) == """
           0  begin_and
           1  luhn
           2  warn 0 from 1, warning, "Odd."
           3  end
           4  stop
        """
    )
  }

  @Test func `an unknown condition becomes part of the answer`() {
    let statement = CheckedStatement.when(
      .compare(.parameter(0), .equal, .text("GB")),
      [.test(.luhn)],
      otherwise: [.test(.mod97)]
    )
    #expect(
      body([statement, .test(.unique)], parameters: 1) == """
           0  begin_and
           1  compare $0 == "GB"
           2  branch otherwise -> 6, end -> 9
           3  luhn
           4  combine -> 12
           5  jump -> 10
           6  mod97
           7  combine -> 12
           8  jump -> 10
           9  combine -> 12
          10  unique
          11  combine -> 12
          12  end
          13  stop
        """
    )
  }

  @Test func `a branch without checks is left as it is entered`() {
    #expect(
      body([.when(.ask(.test(.luhn)), [], otherwise: [])]) == """
           0  begin_and
           1  luhn
           2  branch otherwise -> 4, end -> 5
           3  jump -> 6
           4  jump -> 6
           5  combine -> 6
           6  end
           7  stop
        """
    )
  }

  @Test func `a rule's message has the parameters as its values`() {
    var rule = CheckedRule.with("rule", parameters: 1, .test(.luhn))
    rule.message = CheckedMessage(
      segments: [.text("At least "), .argument(name: "count", .parameter(0)), .length],
      source: "At least {count}{length}",
      place: .none
    )
    let program = Lowering.program(for: .with(rules: [rule]))
    #expect(
      program.messages.map(\.segments) == [
        [.text("At least "), .argument("count", .parameter(0)), .length]
      ]
    )
    #expect(program.rules[0].message?.position == 0)
  }
}
