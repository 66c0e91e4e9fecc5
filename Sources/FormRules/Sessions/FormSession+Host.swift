// Asking the host while the form is filled in, and submitting.

extension FormSession {
  /// Asks the host whatever has to be asked, until the session ends or the task is cancelled.
  ///
  /// One task at a time asks; where one does already, this takes over when that ends. All that it
  /// starts are its children, so nothing is left when it returns. A question about a value that has
  /// changed is cancelled, and its answer, should it still come, counts for nothing.
  public func run() async {
    while !isEnded, !Task.isCancelled {
      if isServing {
        await nextSettlement()
      } else {
        await serve(untilSettled: false)
      }
    }
  }

  /// Waits until no answer of the host is awaited any more, or the task is cancelled.
  ///
  /// Asks the host itself where no other task runs the session.
  public func settle() async {
    while !wanted.isEmpty, !isEnded, !Task.isCancelled {
      if isServing {
        await nextSettlement()
      } else {
        await serve(untilSettled: true)
      }
    }
  }

  /// Judges the form as a whole, shows all that fails, and waits for what the host is asked.
  ///
  /// Whoever was in a field has left it. Questions that ended without a decision are asked again. A
  /// value that changes meanwhile is judged too before the report is made.
  ///
  /// - Returns: the report, with the values to go on with. It is undecided with the reason `cancelled`
  ///   where the task was cancelled or the session ended.
  @discardableResult
  public func submit() async -> Report {
    while !isEnded {
      beginSubmission()
      let revision = revision
      await settle()
      if Task.isCancelled || isEnded { break }
      if revision == self.revision { return report }
    }
    return Report(.cancelled, of: form)
  }

  /// Asks the host again where questions ended without a decision.
  public func askAgain() {
    change {
      answers.forgetUndecided()
      markUnits { _ in true }
    }
  }

  /// Shows all that fails now, as if someone had been in every field.
  public func reveal() {
    change {
      focus(nil)
      root.forEachField { field in
        field.isTouched = true
        show(field)
      }
    }
  }

  /// Ends the session: nothing more is asked, `run()` returns, and `changes()` end.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    broadcast.end()
    wakeUp?.yield()
    endWaiting()
  }

  /// What the form comes to as it is, shown or not, as validating its values would say.
  public var report: Report {
    _ = verdict
    var report = Report(verdict: .valid)
    root.forEachUnit { unit in
      guard let instance = unit.instance else { return }
      let findings = findings(of: unit)
      let violations = options.mode.select(findings.violations)
      report.violations += atPresent(violations, of: unit, in: instance)
      report.undecided += atPresent(findings.undecided, of: unit, in: instance)
    }
    if options.mode == .first,
      let first = report.violations.firstIndex(where: { $0.severity == .error })
    {
      report.violations.removeSubrange((first + 1)...)
    }
    report.verdict = verdict
    report.values = values
    return report
  }

  /// Judges the form as one that is submitted, and shows all that fails, without waiting for the host.
  package func beginSubmission() {
    change {
      reveal()
      isSubmitted = true
      answers.forgetUndecided()
      root.forEachUnit { unit in
        unit.moment = .submit
        mark(unit)
      }
    }
  }

  // MARK: Answers

  /// The questions whose answers are awaited, in file order of the fields that ask.
  package var questions: [HostQuestion] { wanted }

  /// Takes the host's answer to a question; one that is not awaited any more counts for nothing.
  package func answer(_ question: HostQuestion, with answer: HostAnswer) {
    guard wanted.contains(question) else { return }
    change {
      answers[question] = answer
      markUnits { $0.question == question }
    }
  }

  /// Forgets what the host said to one of its rules, so that it is asked again.
  package func forgetAnswers(of rule: ExternalIndex) {
    change {
      answers.forget(rule)
      markUnits { $0.question.rule == rule }
    }
  }

  private func markUnits(whichAsk isMeant: (HostInquiry) -> Bool) {
    root.forEachUnit { unit in
      if unit.inquiries.contains(where: isMeant) { mark(unit) }
    }
  }

  // MARK: Serving

  /// - Parameters:
  ///   - untilSettled: whether to return once nothing is awaited any more.
  ///   - isolation: the caller's actor. The body of a task group runs on it only where it captures it;
  ///     being called there is not enough (Swift 6.3).
  private func serve(
    untilSettled: Bool,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard !isServing, !isEnded else { return }
    isServing = true
    let (wakes, wake) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    wakeUp = wake
    await withTaskGroup(of: Inquiries.Event.self) { group in
      _ = isolation
      var inquiries = Inquiries(host, awaitsRest: true)
      group.addTask { await FormSession.nextWake(of: wakes) }
      while !isEnded, !Task.isCancelled, !(untilSettled && wanted.isEmpty) {
        inquiries.ask(wanted, in: &group)
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
      wakeUp = nil
      wake.finish()
      group.cancelAll()
    }
    isServing = false
    endWaiting()
  }

  private static func nextWake(of wakes: AsyncStream<Void>) async -> Inquiries.Event {
    for await _ in wakes { break }
    return .woken
  }

  private func nextSettlement() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    settled.append(continuation)
    for await _ in stream {}
  }

  func endWaiting() {
    let waiters = settled
    settled.removeAll()
    for waiter in waiters { waiter.finish() }
  }
}

extension ReportMode {
  /// Of all violations of a unit, in file order, those that a report of this mode holds.
  ///
  /// Of a field that is its first error, and of each item in it, unless the field's own came before.
  func select(_ violations: [Violation]) -> [Violation] {
    guard self != .all, violations.count > 1 else { return violations }
    var failed: Set<FieldPath> = []
    var isOver = false
    return violations.filter { violation in
      // Whether items are of their type is judged whatever the field's checks say.
      guard !failed.contains(violation.path), !isOver || violation.check == nil else {
        return false
      }
      guard violation.severity == .error else { return true }
      failed.insert(violation.path)
      if case .name? = violation.path.components.last { isOver = true }
      return true
    }
  }
}
