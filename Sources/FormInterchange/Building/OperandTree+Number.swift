import RuleEngine
import RuleSyntax

/// An operand as written; the engine has operands of its own.
typealias OperandTree = RuleSyntax.Operand

extension OperandTree {
  /// A number of the engine's.
  static func number(_ value: Number) -> OperandTree { .number("\(value)") }

  /// The text that the operand is; nil for any other.
  var text: String? { if case .string(let literal) = self { literal.value } else { nil } }
}
