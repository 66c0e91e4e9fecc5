import RuleEngine
import RuleSyntax

extension OperandTree {
  /// A number of the engine's.
  static func number(_ value: Number) -> OperandTree { .number("\(value)") }
}
