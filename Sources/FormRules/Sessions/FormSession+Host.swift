// Asking the host while the form is filled in, and submitting.

extension FormSession {
  /// Asks the host all open questions until the session ends or the task is canceled.
  ///
  /// Only one task at a time asks; if one already does, this call takes over when that ends. When it
  /// returns, nothing that it started is left, except a function of the host that still ignores its
  /// cancellation. If a value changes, the question about it is canceled, and a late answer is
  /// ignored.
  public func run() async {
    await run(untilSettled: false)
  }

  /// Waits until the host has answered all questions, or the task is canceled.
  ///
  /// If no other task runs the session, this call asks the host.
  public func waitForAnswers() async {
    await run(untilSettled: true)
  }

  /// Validates the whole form, shows all violations, and waits for the host's answers.
  ///
  /// The focus leaves the form. Questions that ended without a decision are asked again. Values
  /// that change in the meantime are validated too.
  ///
  /// - Returns: the report, with the accepted values. It is undecided with the reason `cancelled`
  ///   if the task was canceled or the session ended.
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

  /// Asks the host again the questions that ended without a decision.
  public func retryUndecided() {
    core.change { state in
      state.answers.forgetUndecided()
      state.markUnits { _ in true }
    }
  }

  /// Shows all violations now, as if the person had visited every field.
  public func showAllViolations() {
    core.change { $0.reveal() }
  }

  /// Ends the session: it asks no more questions, `run()` returns, and `changes()` ends.
  ///
  /// The values can still be read and changed, but what needs the host stays undecided.
  public func end() {
    core.end()
  }

  /// The report on the current values, shown or not, as if they were validated now.
  public var report: Report {
    let report = core.state.report()
    signals.report.noteRead(report)
    return report
  }

  /// Validates the form as a submitted one and shows all violations, without waiting for the host.
  package func beginSubmission() {
    core.change { $0.beginSubmission() }
  }

  // MARK: Answers

  /// The open questions, in file order of the fields that ask.
  package var questions: [HostQuestion] { core.state.results.questions }

  /// Stores the host's answer to a question; ignored if the question is no longer open.
  package func answer(_ question: HostQuestion, with answer: HostAnswer) {
    guard questions.contains(question) else { return }
    core.change { state in
      state.answers[question] = answer
      state.markUnits { $0.question == question }
    }
  }

  /// Forgets the host's answers for a rule, so that it is asked again.
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
  ///   - untilSettled: whether to return once no questions are open.
  ///   - isolation: the caller's actor. The body of a task group runs on it only if it captures it;
  ///     being called there is not enough (Swift 6.3).
  private func serve(
    untilSettled: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let wakes = core.service.begin()
    await withTaskGroup(of: Inquiries.Event.self) { group in
      _ = isolation
      var inquiries = Inquiries(core.host)
      group.addTask { await FormSession.nextWake(of: wakes) }
      while isRunning(untilSettled: untilSettled) {
        inquiries.ask(questions, afterRest: core.state.results.awaitsRest, in: &group)
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
