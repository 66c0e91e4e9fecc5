import Testing

@testable import RuleEngine

struct BuiltInRuleTests {
  /// The names of a rule's parameters as its arguments, each its own bounds.
  private struct Arguments: RuleArguments {
    func values(of parameter: String) -> [String] { [parameter] }
    func bounds(of argument: String) -> (lower: String?, upper: String?) { (argument, argument) }
  }

  @Test(arguments: BuiltInRule.allCases)
  func `every call comes down to a primitive rule with the arguments that the machine reads`(
    _ rule: BuiltInRule
  ) {
    let lowered = rule.lowered(Arguments())
    #expect(lowered.rule.isPrimitive)
    #expect(rule.isPrimitive == (lowered.rule == rule))
    let parameters = Set(rule.signature.parameters.map(\.name)).subtracting(BuiltInRule.settings)
    let operands = Set(lowered.operands.compactMap(\.self))
    #expect(rule.declaration is any PositionalRule.Type || operands == parameters)
  }

  @Test(arguments: BuiltInRule.allCases)
  func `messages name parameters of their rule`(_ rule: BuiltInRule) {
    let names = Set(rule.signature.parameters.map(\.name)).union(["other"])
    for isNegated in [false, true] {
      let message = rule.message(for: MessageValues(), isNegated: isNegated)
      let placeholders = message.split(separator: "{").dropFirst().map {
        String($0.prefix { $0 != "}" })
      }
      #expect(names.isSuperset(of: placeholders), "\(message)")
    }
  }
}
