import RuleEngine
import RuleSyntax

extension Checker {
  /// Reads a mask as the engine will; nil when something is wrong with it.
  mutating func checkMask(_ literal: StringLiteral) -> String? {
    do throws(MaskError) {
      _ = try Mask(notation: literal.value)
      return literal.value
    } catch {
      let range = StringNotation.range(of: error.range, in: literal, of: unit.source)
      report(NotationProblem.mask(error.problem), at: range)
      return nil
    }
  }
}
