import RuleEngine
import RuleSyntax

extension Checker {
  /// The argument of `chars`: a set of characters in its notation, or a parameter.
  mutating func checkCharacters(_ operand: OperandTree) -> CheckedOperand? {
    guard case .string(let literal) = operand else {
      return checkParameterOnly(operand, as: .characters)
    }
    do {
      let set = try ScalarSet(notation: literal.value)
      return .characters(set, notation: literal.value)
    } catch {
      let range = StringNotation.range(of: error.range, in: literal, of: unit.source)
      report(
        NotationProblem.characterSet(error.kind),
        at: range.start < range.end ? range : literal.range
      )
      return nil
    }
  }
}
