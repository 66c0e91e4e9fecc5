// Asking the host while the form is filled in, and submitting.

extension FormSession {
  /// Asks the host all open questions until the session ends or the task is cancelled.
  ///
  /// One task at a time asks; where one does already, this takes over when that ends. All that it
  /// starts are its children, so nothing is left when it returns. A question about a value that has
  /// changed is cancelled, and its answer, should it still come, counts for nothing.
  public func run() async {
    await run(untilSettled: false)
  }

  /// Waits until no more answers of the host are awaited, or the task is cancelled.
  ///
  /// Asks the host itself where no other task runs the session.
  public func waitForAnswers() async {
    await run(untilSettled: true)
  }

  /// Judges the form as a whole, shows all that fails, and waits for what the host is asked.
  ///
  /// The focus leaves the form. Questions that ended without a decision are asked again. A
  /// value that changes meanwhile is judged too before the report is made.
  ///
  /// - Returns: the report, with the values to go on with. It is undecided with the reason `cancelled`
  ///   where the task was cancelled or the session ended.
  @discardableResult
  public func submit() async -> Report {
    while !core.service.isEnded {
      beginSubmission()
      let revision = core.state.results.revision
      await waitForAnswers()
      if Task.isCancelled || core.service.isEnded { break }
      if revision == core.state.results.revision { return report }
    }
    return Report(.cancelled, of: form)
  }

  /// Asks the host again where questions ended without a decision.
  public func retryUndecided() {
    core.change { state in
      state.answers.forgetUndecided()
      state.markUnits { _ in true }
    }
  }

  /// Shows all that fails now, as if someone had been in every field.
  public func showAllViolations() {
    core.change { $0.reveal() }
  }

  /// Ends the session: nothing more is asked, `run()` returns, and `changes()` end.
  public func end() {
    core.end()
  }

  /// What the form comes to as it is, shown or not, as validating its values would say.
  public var report: Report {
    let report = core.state.report()
    signals.report.noteRead(report)
    return report
  }

  /// Judges the form as one that is submitted, and shows all that fails, without waiting for the host.
  package func beginSubmission() {
    core.change { $0.beginSubmission() }
  }

  // MARK: Answers

  /// The questions whose answers are awaited, in file order of the fields that ask.
  package var questions: [HostQuestion] { core.state.results.questions }

  /// Takes the host's answer to a question; one that is not awaited any more is ignored.
  package func answer(_ question: HostQuestion, with answer: HostAnswer) {
    guard questions.contains(question) else { return }
    core.change { state in
      state.answers[question] = answer
      state.markUnits { $0.question == question }
    }
  }

  /// Forgets what the host said to one of its rules, so that it is asked again.
  package func forgetAnswers(of rule: ExternalIndex) {
    core.change { state in
      state.answers.forget(rule)
      state.markUnits { $0.question.rule == rule }
    }
  }

  // MARK: Serving

  private func run(untilSettled: Bool) async {
    while isRunning(untilSettled: untilSettled) {
      if core.service.isServing {
        for await _ in core.service.settlement() {}
      } else {
        await serve(untilSettled: untilSettled)
      }
    }
  }

  private func isRunning(untilSettled: Bool) -> Bool {
    !core.service.isEnded && !Task.isCancelled && !(untilSettled && questions.isEmpty)
  }

  /// - Parameters:
  ///   - untilSettled: whether to return once nothing is awaited any more.
  ///   - isolation: the caller's actor. The body of a task group runs on it only where it captures it;
  ///     being called there is not enough (Swift 6.3).
  private func serve(
    untilSettled: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let wakes = core.service.begin()
    await withTaskGroup(of: Inquiries.Event.self) { group in
      _ = isolation
      var inquiries = Inquiries(core.host, awaitsRest: true)
      group.addTask { await FormSession.nextWake(of: wakes) }
      while isRunning(untilSettled: untilSettled) {
        inquiries.ask(questions, in: &group)
        switch await group.next() {
        case .answered(let question, let answer, let serial):
          guard inquiries.take(question, serial: serial), !Task.isCancelled else { continue }
          self.answer(question, with: answer)
        case .woken:
          group.addTask { await FormSession.nextWake(of: wakes) }
        case nil:
          break
        }
      }
      group.cancelAll()
    }
    core.service.finish()
  }

  private static func nextWake(of wakes: AsyncStream<Void>) async -> Inquiries.Event {
    for await _ in wakes { break }
    return .woken
  }
}
