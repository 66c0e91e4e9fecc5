import RuleSyntax

/// An operand as written; the engine has operands of its own.
typealias OperandTree = RuleSyntax.Operand
