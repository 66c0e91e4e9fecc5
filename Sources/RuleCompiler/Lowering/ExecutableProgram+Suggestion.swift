package import RuleEngine
import RuleSyntax

extension ExecutableProgram {
  /// Prepares a program that suggests corrections for unknown names in closed forms.
  package init(suggestingNamesIn program: Program) {
    self.init(program) { Suggestion.closest(to: $0, among: $1) }
  }
}
