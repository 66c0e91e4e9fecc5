package import RuleEngine
import RuleSyntax

extension ExecutableProgram {
  /// Prepares a program that says which name was probably meant by one that a closed form lacks.
  package init(suggestingNamesIn program: Program) {
    self.init(program) { Suggestion.closest(to: $0, among: $1) }
  }
}
