// External rules: questions that only the app's own functions, the host, can answer.
//
// Input: the questions that a judgment left pending (`HostQuestion`), and the app's functions
// (`ExternalRules`). Output: for each question an answer (`HostAnswer`), with which the record is judged
// again unless its first judgment supposed that answer. `Host` asks one question as its rule says: after a pause in typing, within a time, again
// after a failure. `Inquiries` asks several at once and cancels those that are no longer wanted.
// `Deadlines` bounds the time of each. `AnswerCache` keeps answers. Cost: one task for each question that is being asked, of which there
// are at most as many as `ExternalRules` allows, and one for all deadlines of the same `timeout`; a kept
// answer is found in constant time.

/// The host of one form: asks its functions, each as its external rule says.
///
/// A class, because each task that asks refers to it.
final class Host: Sendable {
  let externals: SharedExternals
  private let rules: [ExternalRule]

  /// - Throws: an error that names every rule that the form asks and the host does not supply.
  init(_ externals: ExternalRules, of form: RuleForm) throws(MissingExternalRulesError) {
    self.externals = externals.shared
    rules = form.program.externals
    if rules.isEmpty { return }
    let asked = form.evaluators.externals[form.index.position]
    guard asked.allSatisfy({ self.externals.checks[rules[$0.position].name] != nil }) else {
      let names = asked.map { rules[$0.position].name }.filter { self.externals.checks[$0] == nil }
      throw MissingExternalRulesError(names: names, form: form.name)
    }
  }

  /// The host of a program that is never asked.
  init(unaskedOf program: Program) {
    externals = ExternalRules.none.shared
    rules = program.externals
  }

  /// The answer that can be had without waiting: one that was kept, or that of a function at once.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - afterRest: whether a rule that lets values rest is to be asked once they have.
  /// - Returns: the answer; nil where it takes time.
  func immediateAnswer(to question: HostQuestion, afterRest: Bool) -> HostAnswer? {
    if let kept = keptAnswer(to: question) { return kept }
    if afterRest, rules[question.rule.position].debounce != nil { return nil }
    guard case .immediate(let function)? = body(of: question.rule) else { return nil }
    let answer = Host.answer { () throws in
      try function(question.value, arguments(of: question))
    }
    keep(answer, to: question)
    return answer
  }

  /// Asks, once the value has rested if it is being typed, and again after a failure.
  ///
  /// - Returns: always an answer; `.cancelled` when the task was cancelled meanwhile.
  @inline(never)
  func answer(to question: HostQuestion, afterRest: Bool) async -> HostAnswer {
    if let kept = keptAnswer(to: question) { return kept }
    if afterRest, let debounce = rules[question.rule.position].debounce {
      do { try await externals.timer.sleep(debounce) } catch { return .cancelled }
    }
    let answer: HostAnswer
    if let timeout = rules[question.rule.position].timeout {
      answer = await externals.deadlines.answer(within: timeout) { await self.ask(question) }
    } else {
      answer = await ask(question)
    }
    keep(answer, to: question)
    return answer
  }

  // MARK: Asking

  /// Asks, again after a failure.
  ///
  /// It awaits in one place only, and is inlined: each call that waits has memory of its own in the task.
  @inline(__always)
  private func ask(_ question: HostQuestion) async -> HostAnswer {
    guard let function = function(for: question.rule) else { return .cancelled }
    let arguments = arguments(of: question)
    var retries = rules[question.rule.position].retries
    while !Task.isCancelled {
      let answer: HostAnswer
      do { answer = try await function(question.value, arguments) } catch {
        answer = HostAnswer(error)
      }
      guard case .failed = answer, retries > 0 else { return answer }
      retries -= 1
    }
    return .cancelled
  }

  /// The function that answers a rule; nil for one that the form does not ask.
  @inline(never)
  private func function(
    for rule: ExternalIndex
  ) -> (@Sendable (Value, [String: Value]) async throws -> HostAnswer)? {
    switch body(of: rule) {
    case nil: nil
    case .immediate(let immediate): immediate
    case .awaited(let awaited): awaited
    }
  }

  /// What answers a rule; nil for one that the form does not ask.
  private func body(of rule: ExternalIndex) -> ExternalCheck.Body? {
    externals.checks[rules[rule.position].name]?.body
  }

  private static func answer(_ function: () throws -> HostAnswer) -> HostAnswer {
    do { return try function() } catch { return HostAnswer(error) }
  }

  @inline(never)
  private func arguments(of question: HostQuestion) -> [String: Value] {
    let names = rules[question.rule.position].parameters
    return Dictionary(zip(names, question.arguments)) { _, last in last }
  }

  // MARK: Keeping

  @inline(never)
  private func keptAnswer(to question: HostQuestion) -> HostAnswer? {
    guard rules[question.rule.position].cache != nil else { return nil }
    let name = rules[question.rule.position].name
    return externals.cache.answer(to: question, of: name, at: externals.timer.elapsed())
  }

  @inline(never)
  private func keep(_ answer: HostAnswer, to question: HostQuestion) {
    guard let cache = rules[question.rule.position].cache, answer.isDecided else { return }
    let end = externals.timer.elapsed() + cache
    let name = rules[question.rule.position].name
    externals.cache.keep(answer, to: question, of: name, until: end)
  }
}

extension HostAnswer {
  /// What it means that the host's function threw.
  @inline(never)
  fileprivate init(_ error: any Error) {
    self = error is CancellationError ? .cancelled : .failed("\(error)")
  }
}
