/// A validation that waits for the host: values that are judged again with each of its answers.
///
/// A class whose judging is not inlined: what is in the frame of a function that waits is memory of its
/// task, and a server may have thousands of them.
final class AwaitingValidation {
  private let form: RuleForm
  private let values: [String: Value]
  private let context: [String: Value]
  private let options: ValidationOptions
  private let host: Host
  private var answers = HostAnswers()
  /// What the values come to with the answers so far.
  private var judgment: Judgment
  /// The questions that are to be answered before the report is final.
  private var pending: [HostQuestion]

  init(
    of form: RuleForm,
    _ values: [String: Value],
    _ context: [String: Value],
    _ options: ValidationOptions,
    _ host: Host
  ) {
    self.form = form
    self.values = values
    self.context = context
    self.options = options
    self.host = host
    judgment = form.judge(
      values,
      context: context,
      options,
      answers: answers,
      awaitsAnswers: true
    )
    pending = judgment.pending
  }

  /// Waits until nothing is awaited any more, or the task is cancelled.
  func report() async -> Report {
    // A single question, the usual case, needs no task of its own.
    while pending.count == 1, !Task.isCancelled {
      let question = pending[0]
      take(await host.answer(to: question, afterRest: false), to: question)
    }
    if !pending.isEmpty, !Task.isCancelled { await askTogether() }
    return finalReport()
  }

  private func askTogether() async {
    await withTaskGroup(of: Inquiries.Event.self) { group in
      var inquiries = Inquiries(host, awaitsRest: false)
      while !pending.isEmpty, !Task.isCancelled {
        inquiries.ask(pending, in: &group)
        guard case .answered(let question, let answer, let serial) = await group.next() else {
          break
        }
        guard inquiries.take(question, serial: serial) else { continue }
        take(answer, to: question)
      }
      group.cancelAll()
    }
  }

  @inline(never)
  private func take(_ answer: HostAnswer, to question: HostQuestion) {
    answers[question] = answer
    guard !Task.isCancelled else { return }
    judgment = form.judge(
      values,
      context: context,
      options,
      answers: answers,
      awaitsAnswers: true
    )
    pending = judgment.pending
  }

  @inline(never)
  private func finalReport() -> Report {
    Task.isCancelled ? Report(.cancelled, of: form) : judgment.report
  }
}
