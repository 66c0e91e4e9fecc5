import FormRules
import RuleEngine

/// The host of a live form's external rules, played by the person: the answers and their delays.
///
/// Nothing waits. The time for debouncing and answers is only counted, so a session gives the same
/// results however fast it is entered.
struct PlayedHost {
  /// The external rules of the form's program.
  let rules: [ExternalRule]
  /// The answer of each rule; nil if it never answers.
  let answers: [PlayedAnswer?]
  /// The time when each open question was first asked.
  private(set) var times: [HostQuestion: Duration] = [:]
  private(set) var elapsed = Duration.zero

  /// Gives all answers without a delay.
  mutating func answerAtOnce(_ session: FormSession) {
    while let (question, answer, time) = next(for: session), time <= elapsed {
      session.answer(question, with: answer)
    }
  }

  /// Advances the time to the next answer, and gives it.
  ///
  /// - Returns: the time since the first question was asked; nil if there will be no answer.
  mutating func answerNext(_ session: FormSession) -> Duration? {
    guard let (question, answer, time) = next(for: session) else { return nil }
    elapsed = max(elapsed, time)
    session.answer(question, with: answer)
    return elapsed
  }

  /// The earliest answer to an open question.
  private mutating func next(
    for session: FormSession
  ) -> (question: HostQuestion, answer: HostAnswer, time: Duration)? {
    let questions = session.questions
    let asked = Set(questions)
    times = times.filter { asked.contains($0.key) }
    var first: (question: HostQuestion, answer: HostAnswer, time: Duration)?
    for question in questions {
      let asked = times[question] ?? elapsed
      times[question] = asked
      guard let played = answers[question.rule.position], let answer = played.answer else {
        continue
      }
      let rest = rules[question.rule.position].debounce ?? .zero
      let time = asked + rest + played.delay
      if let earlier = first, earlier.time <= time { continue }
      first = (question, answer, time)
    }
    return first
  }
}

/// The person plays the host of external rules.
extension Workbench {
  /// Sets the answer of an external rule, including for questions that are already open.
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

  /// The answers of the external rules of a program, in their order; nil for none.
  func playedAnswers(to program: Program) -> [PlayedAnswer?] {
    program.externals.map { rule in
      answers[rule.name].map { PlayedAnswer($0.answer, after: $0.after, timeout: rule.timeout) }
    }
  }

  /// The same for an evaluation that does not wait.
  func hostAnswers(to program: Program) -> HostAnswers {
    var answers = HostAnswers()
    for (position, answer) in playedAnswers(to: program).enumerated() {
      if let answer { answers.play(answer, of: ExternalIndex(position)) }
    }
    return answers
  }
}
