import RuleEngine
import RuleSyntax

/// An operand in the syntax tree; distinct from the engine's `Operand`.
typealias OperandTree = RuleSyntax.Operand

extension OperandTree {
  /// An operand for an engine number.
  static func number(_ value: Number) -> OperandTree { .number("\(value)") }

  /// The text, if the operand is a text literal.
  var text: String? { if case .string(let literal) = self { literal.value } else { nil } }
}
