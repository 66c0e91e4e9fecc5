/// A validation that waits for the host: input that is judged again with each of its answers.
///
/// It is first judged as if the host accepted. If that asks a single question, the rest holds, and the
/// host does accept, the report is there without judging again: half of what a validation takes.
///
/// A class whose judging is not inlined: what is in the frame of a function that waits is memory of its
/// task, and a server may have thousands of them.
final class AwaitingValidation {
  private let form: RuleForm
  private let input: FormInput
  private let context: [String: Value]
  private let options: ValidationOptions
  private let host: Host
  private var answers = HostAnswers()
  /// The questions that are to be answered before there is a report.
  private var pending: [HostQuestion] = []
  /// What the input comes to once nothing is pending, or if the host accepts.
  private var result: Report?
  /// Whether the report is right if the host accepts.
  private var isSupposed = false

  init(
    of form: RuleForm,
    _ input: FormInput,
    _ context: [String: Value],
    _ options: ValidationOptions,
    _ host: Host
  ) {
    self.form = form
    self.input = input
    self.context = context
    self.options = options
    self.host = host
    judge(.supposing)
  }

  /// Waits until nothing is awaited any more, or the task is cancelled.
  func report() async -> Report {
    // A single question, the usual case, needs no task of its own.
    while pending.count == 1, !Task.isCancelled {
      take(await host.answer(to: pending[0], afterRest: false), to: pending[0])
    }
    if !pending.isEmpty, !Task.isCancelled { await askTogether() }
    return finalReport()
  }

  @inline(never)
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
    guard !Task.isCancelled else { return }
    if isSupposed, answer == .accepted {
      pending = []
    } else {
      answers[question] = answer
      judge(.awaiting)
    }
  }

  /// Judges the input with the answers so far.
  @inline(never)
  private func judge(_ asking: Asking) {
    let judgment = form.judge(input, context: context, options, answers: answers, asking: asking)
    pending = judgment.pending
    isSupposed = judgment.inquiries.contains(where: \.isSupposed)
    result = pending.isEmpty || isSupposed ? judgment.report : nil
  }

  @inline(never)
  private func finalReport() -> Report {
    if pending.isEmpty, let result, !Task.isCancelled { return result }
    return Report(.cancelled, of: form)
  }
}
