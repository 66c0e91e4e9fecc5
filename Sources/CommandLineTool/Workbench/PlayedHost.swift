import FormRules
import RuleEngine
import RuleSyntax

/// The host of a live form's external rules as the person plays it: what it answers, and when.
///
/// Nothing waits. The time that debouncing and answers take is only counted, so that a session goes
/// the same way however it is entered.
struct PlayedHost {
  private let rules: [ExternalRule]
  private let answers: [PlayedAnswer?]
  /// When each question that is awaited was asked first.
  private var times: [HostQuestion: Duration] = [:]
  private var elapsed = Duration.zero

  /// - Parameters:
  ///   - answers: by the names of external rules, in any order; the others never answer.
  ///   - program: the program that declares the rules.
  init(_ answers: [String: PlayedAnswer], of program: Program) {
    rules = program.externals
    self.answers = program.externals.map { answers[$0.name] }
  }

  /// Gives all answers that take no time.
  mutating func answerAtOnce(_ session: FormSession) {
    while let (question, answer, time) = next(for: session), time <= elapsed {
      session.answer(question, with: answer)
    }
  }

  /// Lets time pass until the next answer comes, and gives it.
  ///
  /// - Returns: the time since the first was asked; nil where no answer will come.
  mutating func answerNext(_ session: FormSession) -> Duration? {
    guard let (question, answer, time) = next(for: session) else { return nil }
    elapsed = max(elapsed, time)
    session.answer(question, with: answer)
    return elapsed
  }

  /// Of the answers to what is asked now the one that comes first.
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
