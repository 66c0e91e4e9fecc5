import FormRules
import RuleEngine
import RuleSyntax

/// The person plays the host of external rules.
extension Workbench {
  /// Sets what an external rule answers from now on, also to what it has been asked already.
  mutating func answer(_ call: CommandCall) throws(Refusal) -> String {
    let (rule, answer) = try call.pathAndRest()
    guard !answer.text.isEmpty else { throw call.wrongUsage }
    let (name, played, delay) = try draft.answer(of: rule, answer)
    answers[name] = (played, delay)
    guard open != nil else { return "" }
    return try change { (form, _) throws(Refusal) in
      let rules = form.session.form.program.externals
      for position in rules.indices where rules[position].name == name {
        form.session.forgetAnswers(of: ExternalIndex(position))
      }
      return ""
    }
  }

  /// What the host answers to the external rules of a program, by their names.
  func answers(to program: Program) -> [String: PlayedAnswer] {
    var played: [String: PlayedAnswer] = [:]
    for rule in program.externals {
      guard let (answer, delay) = answers[rule.name] else { continue }
      played[rule.name] = PlayedAnswer(answer, after: delay, timeout: rule.timeout)
    }
    return played
  }

  /// The same for an evaluation that does not wait.
  func hostAnswers(to program: Program) -> HostAnswers {
    let played = answers(to: program)
    var answers = HostAnswers()
    for (position, rule) in program.externals.enumerated() {
      if let answer = played[rule.name] { answers.play(answer, of: ExternalIndex(position)) }
    }
    return answers
  }
}
