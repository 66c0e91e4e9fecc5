import FormRules
import RuleEngine
import RuleSyntax

/// The person plays the host of external rules.
extension Workbench {
  /// Sets what an external rule answers from now on.
  mutating func answer(_ call: CommandCall) throws(Refusal) -> String {
    let (rule, answer) = try call.pathAndRest()
    guard !answer.text.isEmpty else { throw call.wrongUsage }
    let played = try draft.answer(of: rule, answer)
    answers[played.rule] = (played.answer, played.after)
    return ""
  }

  /// What the host answers to the external rules of a program.
  func hostAnswers(to program: Program) -> HostAnswers {
    var played = HostAnswers()
    for (position, rule) in program.externals.enumerated() {
      guard let (answer, delay) = answers[rule.name] else { continue }
      played.play(answer, of: ExternalIndex(position), after: delay, timeout: rule.timeout)
    }
    return played
  }
}
